// With an Apple SDK, Foundation holds what these hold on Linux.
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
