export default { setup() {}, teardown: () => {}, name: "x" }; //= function setup; function teardown
