// Loaded into every node process of a command. Into a file of its own it writes which
// tests of node --test ran to their end. Its lines begin with a secret that code under
// test does not know.
'use strict';
try {
  const own = 'SECRET_VAR', context = process.env.NODE_TEST_CONTEXT;
  const folder = process.env[own], runner = process.env[own + '_RUNNER'];
  // Processes that tests start are no tests, and must not load node:test.
  const tests = context !== undefined && runner === String(process.ppid);
  const runs = context === undefined && runner === undefined && process.execArgv.includes('--test')
    && !process.execArgv.some((a) => /^--(experimental-)?test-isolation=none$|^--test-force-exit$|^--watch/.test(a));
  if (folder && (tests || runs)) {
    const fs = require('node:fs'), stringify = JSON.stringify, write = fs.writeSync;
    const fd = fs.openSync(folder + '/' + process.pid + '-' + process.hrtime.bigint(), 'a');
    const send = (what) => { write(fd, '\n\x1eSECRET' + stringify(what) + '\n'); };
    if (runs) {
      process.env[own + '_RUNNER'] = String(process.pid);
      send({ runner: true });
    } else {
      delete process.env[own];
      delete process.env[own + '_RUNNER'];
      const options = (process.env.NODE_OPTIONS ?? '').replace(/ ?--require "[^"]*MODULE"$/, '');
      if (options) process.env.NODE_OPTIONS = options; else delete process.env.NODE_OPTIONS;
      const file = process.argv[1] ?? '';
      let source = '';
      try { source = fs.readFileSync(file, 'utf8'); } catch { /* node reports it */ }
      send({ file, uses: /['"](node:)?test['"]/.test(source) });
      for (const name of ['node:assert', 'node:assert/strict', 'node:test']) {
        const module = require(name); // tests may add to it, and replace nothing
        for (const key of Reflect.ownKeys(module)) {
          const own = Object.getOwnPropertyDescriptor(module, key);
          if ('value' in own && own.configurable) Object.defineProperty(module, key, { writable: false, configurable: false });
        }
      }
      // Code under test must not skip tests, nor excuse that they fail.
      const guarded = new WeakSet();
      require('node:test').beforeEach((t) => {
        const shared = Object.getPrototypeOf(t);
        if (guarded.has(shared)) return;
        guarded.add(shared);
        for (const name of ['skip', 'todo']) {
          if (!new RegExp('\\.' + name + '\\b').test(source)) Object.defineProperty(shared, name, { value() {} });
        }
        Object.freeze(shared);
      });
      require('node:test').afterEach((t) => { send({ file, ended: t.name, failed: t.passed === false }); });
      // Not after process.exit.
      process.once('beforeExit', () => { send({ file, over: true }); });
    }
  }
} catch { /* nothing is vouched for */ }
