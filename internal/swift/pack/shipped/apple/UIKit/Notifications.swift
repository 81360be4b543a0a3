// Notifications of keyboards, devices and text, and the keys of their user info

#if !os(watchOS)
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIResponder {
  nonisolated public class var keyboardWillShowNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardDidShowNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardWillHideNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardDidHideNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name { fatalError() }
  nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIResponder {
  nonisolated public class var keyboardFrameBeginUserInfoKey: String { fatalError() }
  nonisolated public class var keyboardFrameEndUserInfoKey: String { fatalError() }
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String { fatalError() }
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String { fatalError() }
  nonisolated public class var keyboardIsLocalUserInfoKey: String { fatalError() }
}
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) extension UIDevice {
  nonisolated public class var orientationDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var batteryLevelDidChangeNotification: NSNotification.Name { fatalError() }
  nonisolated public class var batteryStateDidChangeNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextField {
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable) extension UITextView {
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name { fatalError() }
  nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
}
#endif
