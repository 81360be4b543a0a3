// target: macos12.0
// mode: 5
// expect: 7 availability_decl_only_version_newer

import ServiceManagement

func enable() throws { try SMAppService.mainApp.register() }
