// target: ios18.0
// mode: 5
// expect: symbol_exists 12

import SwiftUI

struct Field: View {
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
            .resizable()
    }
}
