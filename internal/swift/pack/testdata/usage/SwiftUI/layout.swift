// target: ios17.0
// mode: 5

import SwiftUI

struct Item: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var done = false
}

struct Layouts: View {
    @State private var items = [Item(title: "a"), Item(title: "b")]
    @State private var selection: Set<Item.ID> = []
    @State private var path = NavigationPath()
    @State private var search = ""
    @State private var size: CGSize = .zero
    @Namespace private var space
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 8)]

    var body: some View {
        NavigationStack(path: $path) {
            List(selection: $selection) {
                ForEach($items) { $item in
                    Toggle(item.title, isOn: $item.done)
                        .labelsHidden()
                    .listRowSeparator(.hidden)
                    .badge(3)
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button("Pin") {}.tint(.orange)
            }
            .contextMenu { Button("Copy") {} }
            .listStyle(.insetGrouped)
            .refreshable {}
            .searchable(text: $search, prompt: "Find")
            .navigationTitle("Items")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Item.self) { item in
                Text(item.title)
            }
            .overlay {
                if items.isEmpty {
                    ContentUnavailableView("None", systemImage: "tray", description: Text("Add one"))
                }
            }
            .safeAreaInset(edge: .bottom) { Text("bar").frame(maxWidth: .infinity).background(.ultraThinMaterial) }
        }
    }

    var grid: some View {
        ScrollViewReader { proxy in
            ScrollView(.vertical, showsIndicators: false) {
                LazyVGrid(columns: columns, alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
                    ForEach(items, id: \.self) { item in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                            .overlay(Text(item.title).foregroundStyle(.white), alignment: .bottomTrailing)
                            .aspectRatio(1, contentMode: .fit)
                            .matchedGeometryEffect(id: item.id, in: space)
                            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
                            .id(item.id)
                    }
                }
                .padding(.horizontal, 16)
            }
            .onAppear { withAnimation(.spring(duration: 0.3)) { proxy.scrollTo(items[0].id, anchor: .center) } }
        }
    }

    var geometry: some View {
        GeometryReader { geo in
            ZStack(alignment: .topLeading) {
                Color.clear
                Circle()
                    .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
                    .frame(width: geo.size.width / 2, height: geo.size.height * 0.5)
                    .position(x: geo.frame(in: .global).midX, y: geo.size.height / 2)
                Image(systemName: "star.fill")
                    .resizable()
                    .scaledToFit()
                    .symbolRenderingMode(.hierarchical)
                    .imageScale(.large)
                    .rotationEffect(.degrees(45))
                    .offset(x: 10, y: -10)
                Text("**Bold** and plain")
                    .font(.system(size: 17, weight: .semibold, design: .rounded))
                    .lineLimit(2)
                    .multilineTextAlignment(.center)
                    .minimumScaleFactor(0.5)
                    .clipShape(.rect(cornerRadius: 12))
                    .clipShape(Capsule())
                    .mask { Rectangle() }
                    .blur(radius: 1)
                AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
                    switch phase {
                    case .empty: ProgressView()
                    case .success(let image): image.resizable()
                    case .failure: Color.gray
                    @unknown default: EmptyView()
                    }
                }
            }
        }
        .ignoresSafeArea(edges: .bottom)
        .gesture(DragGesture(minimumDistance: 5).onChanged { size = $0.translation }.onEnded { _ in size = .zero })
        .simultaneousGesture(TapGesture(count: 2).onEnded {})
        .onTapGesture { size = CGSize(width: 1, height: 1) }
        .animation(.easeInOut(duration: 0.2), value: size)
    }

    var split: some View {
        NavigationSplitView {
            List(items, selection: $selection) { Text($0.title) }
        } detail: {
            ViewThatFits(in: .horizontal) {
                HStack { Text("wide"); Spacer(minLength: 8) }
                VStack { Text("tall") }
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

struct Card: ViewModifier {
    var padding: CGFloat = 8
    func body(content: Content) -> some View {
        content.padding(padding).background(Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 1), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension View {
    func card() -> some View { modifier(Card()) }
}

struct Big: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).card()
    }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.accentColor
}

extension EnvironmentValues {
    var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct Triangle: Shape {
    var inset: CGFloat
    var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: .zero)
        path.closeSubpath()
        return path
    }
}

struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { CGSize(width: $0.width + $1.width, height: max($0.height, $1.height)) }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for view in subviews {
            view.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
            x += view.sizeThatFits(.unspecified).width
        }
    }
}
