// target: ios17.0
// mode: 5
// expect: no_deprecated 12

import SwiftUI

struct Query: View {
    @State private var text = ""

    var body: some View {
        TextField("Query", text: $text)
            .onChange(of: text) { value in
                print(value)
            }
    }
}
