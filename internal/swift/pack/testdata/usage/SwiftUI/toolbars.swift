// target: ios18.0
// mode: 5

import SwiftUI

struct Notes: View {
    var body: some View {
        NavigationStack { Text("Notes").textRenderer(Karaoke(progress: 0.5)) }
            .toolbar(id: "notes") {
                ToolbarItem(id: "new", placement: .primaryAction) { Button("New") {} }
                    .customizationBehavior(.disabled)
                ToolbarItem(id: "share", placement: .secondaryAction) { Button("Share") {} }
                    .defaultCustomization(.hidden, options: .alwaysAvailable)
            }
    }
}

struct Karaoke: TextRenderer {
    var progress: Double
    var animatableData: Double { get { progress } set { progress = newValue } }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for slice in run {
                    let bounds = slice.typographicBounds
                    var copy = context
                    copy.clip(to: Path(CGRect(x: bounds.rect.minX, y: bounds.rect.minY, width: bounds.width * progress, height: bounds.ascent + bounds.descent)))
                    copy.draw(slice)
                }
            }
        }
    }
}
