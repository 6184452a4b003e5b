// node scripts/run.mjs <task> [arguments]: sets the project up if need be, then runs the task with the right Node.
// Plain JavaScript for the same reason as setup.mjs.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { CannotSetUp, root, setUp } from './setup.mjs';

const drover = 'packages/cli/src/main.ts';
const prettier = ['node_modules/prettier/bin/prettier.cjs', '--log-level=warn', '--cache', '--cache-strategy=content'];
const vite = 'node_modules/vite/bin/vite.js';
const tsc = 'node_modules/@typescript/native/bin/tsc';
const svelteCheck = 'node_modules/svelte-check/bin/svelte-check';

/** What Node is started with. Arguments given to a task are added at the end. */
const commands = {
  start: ['scripts/serve.ts'],
  build: [vite, 'build', 'packages/web'],
  dev: [vite, 'packages/web'],
  drover: [drover],
  bench: [drover, 'bench'],
  soak: ['scripts/soak.ts'],
  chaos: ['scripts/chaos.ts'],
  load: ['scripts/load.ts'],
  texts: ['scripts/texts/main.ts'],
  fixtures: ['scripts/fixtures.ts'],
  'new-version': ['scripts/new-version.ts'],
  database: ['scripts/database.ts'],

  lock: ['scripts/lockaudit.mjs', 'package-lock.json', 'scripts/node/package-lock.json'],
  format: [...prettier, '--write', '.'],
  'format-check': [...prettier, '--check', '.'],
  types: [tsc, '-p', 'tsconfig.json'],
  'engine-types': [tsc, '-p', 'packages/engine/tsconfig.pure.json'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  imports: ['scripts/check-imports.ts'],
  editions: ['scripts/check-editions.ts'],
  rules: ['scripts/rules.ts'],
  data: ['scripts/data-docs.ts'],
  'data-check': ['scripts/data-docs.ts', '--check'],
  unit: ['node_modules/vitest/vitest.mjs', 'run'],

  'web-types': [svelteCheck, '--workspace=packages/web', '--tsconfig=tsconfig.json', '--threshold=error'],
  'browser-types': [tsc, '-p', 'packages/web/e2e/tsconfig.json'],
  browser: ['node_modules/@playwright/test/cli.js', 'test', '--config=packages/web/playwright.config.ts'],
  budgets: ['packages/web/e2e/budgets.ts'],
  clicks: ['packages/web/e2e/clicks.ts'],
  shots: ['packages/web/e2e/shots.ts'],
  'keep-games': ['packages/web/e2e/keep-games.ts'],
};

/** Commands in a row, up to the first that fails. Arguments go to the last. */
const sequences = {
  typecheck: ['types', 'engine-types', 'web-types', 'browser-types'],
  test: [
    ...[
      'lock',
      'format-check',
      'types',
      'engine-types',
      'web-types',
      'browser-types',
      'lint',
      'imports',
      'editions',
      'rules',
    ],
    ...['data-check', 'unit', 'browser'],
  ],
};

const [task = '', ...args] = process.argv.slice(2);
const steps = sequences[task] ?? (commands[task] ? [task] : []);
try {
  if (steps.length === 0) {
    throw new CannotSetUp(`no task "${task}"; there are ${Object.keys({ ...sequences, ...commands }).join(', ')}.`);
  }
  const { node, env } = setUp();
  for (const [index, step] of steps.entries()) {
    const last = index === steps.length - 1;
    if (steps.length > 1) console.log(`[${index + 1}/${steps.length}] ${step}`);
    const code = await run(node, [...commands[step], ...(last ? args : [])], env);
    if (code !== 0) {
      if (steps.length > 1) console.error(`drover: ${task} stopped at ${step}.`);
      process.exitCode = code;
      break;
    }
  }
} catch (error) {
  if (!(error instanceof CannotSetUp)) throw error;
  console.error(`drover: ${error.message}`);
  process.exitCode = 1;
}

/** Runs Node to its end and gives its exit code, 128 + n after signal n as shells do. Signals to us go to it. */
function run(node, nodeArgs, env) {
  const child = spawn(node, nodeArgs, { cwd: root, env, stdio: 'inherit' });
  // Ctrl-C in a terminal reaches the child by itself.
  const forward = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  // A signal to npm ends the shell between npm and us, which does not pass it on: that it is gone is all we see.
  const shell = process.ppid;
  const watch = setInterval(() => process.env.npm_lifecycle_event && process.ppid !== shell && child.kill(), 500);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
