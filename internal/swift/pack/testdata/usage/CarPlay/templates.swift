// target: ios17.0
// mode: 5

import CarPlay
class CarPlaySceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
    var interfaceController: CPInterfaceController?
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController) {
        self.interfaceController = interfaceController
        let item = CPListItem(text: "Song", detailText: "Artist", image: UIImage(systemName: "music.note"))
        item.accessoryType = .disclosureIndicator
        item.handler = { [weak self] item, completion in
            self?.interfaceController?.pushTemplate(CPNowPlayingTemplate.shared, animated: true, completion: nil)
            completion()
        }
        let list = CPListTemplate(title: "Library", sections: [CPListSection(items: [item], header: "All", sectionIndexTitle: nil)])
        list.tabImage = UIImage(systemName: "house")
        list.emptyViewTitleVariants = ["Nothing"]
        let grid = CPGridTemplate(title: "Grid", gridButtons: [CPGridButton(titleVariants: ["A"], image: UIImage()) { _ in }])
        let tabs = CPTabBarTemplate(templates: [list, grid])
        interfaceController.setRootTemplate(tabs, animated: true) { ok, error in print(ok, error as Any) }
        let alert = CPAlertTemplate(titleVariants: ["Oops"], actions: [CPAlertAction(title: "OK", style: .cancel) { _ in interfaceController.dismissTemplate(animated: true, completion: nil) }])
        interfaceController.presentTemplate(alert, animated: true, completion: nil)
    }
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController) { self.interfaceController = nil }
}
