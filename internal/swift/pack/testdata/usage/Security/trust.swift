// target: ios16.0
// mode: 5

import Foundation
import Security
func f(_ t: SecTrust) -> Bool { var e: CFError?; let ok = SecTrustEvaluateWithError(t, &e); if let chain = SecTrustCopyCertificateChain(t) as? [SecCertificate], let c = chain.first { let d = SecCertificateCopyData(c) as Data; print(d.count) }; return ok }
