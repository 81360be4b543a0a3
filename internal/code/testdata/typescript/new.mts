export const run = async (): Promise<void> => {}; //= function run
export default { run, stop() {} } satisfies Record<string, () => void>; //= function stop
