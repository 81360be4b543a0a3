// target: ios17.0
// mode: 6

import SwiftUI

func combine(_ a: CGPath, _ b: CGPath) -> [CGPath] {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    path.applyWithBlock { element in
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: print(element.pointee.points[0])
        case .addQuadCurveToPoint: print(element.pointee.points[1])
        case .addCurveToPoint: print(element.pointee.points[2])
        case .closeSubpath: break
        @unknown default: break
        }
    }
    return [a.union(b), a.intersection(b, using: .evenOdd), a.subtracting(b), a.lineIntersection(b), path.normalized()]
}
