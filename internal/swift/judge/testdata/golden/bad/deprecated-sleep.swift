// target: ios18.0
// mode: 5
// expect: no_deprecated 7

func nap() async {
    await Task.yield()
    await Task.sleep(1_000)
}
