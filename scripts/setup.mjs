// Brings what is missing, and nothing else: Node 24 where the installed Node is older, and the packages of the lock
// file. Plain JavaScript without dependencies, because it runs first, on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...path) => join(root, ...path);

const WANTED = 24;
const OURS = JSON.parse(readFileSync(at('scripts/node/package.json'), 'utf8'));
const platform = `${process.platform}-${process.arch}`;

/** A reason to stop that needs no stack trace. */
export class CannotSetUp extends Error {}

/** Makes the project ready and returns the Node to run it with and the environment to run it in. */
export function setUp() {
  const node = major(process.versions.node) >= WANTED ? process.execPath : localNode();
  const env = environment(node);
  installPackages(node, env);
  return { node, env };
}

const major = (version) => Number.parseInt(version, 10);

// On standard error: what a task prints on standard output belongs to the task alone.
const say = (line) => console.error(`drover: ${line}`);

function localNode() {
  const here = `Node ${process.versions.node} on ${platform}`;
  if (!(`node-${platform}` in OURS.optionalDependencies)) {
    throw new CannotSetUp(`Node ${WANTED} or newer is needed, this is ${here}: please install it from nodejs.org.`);
  }
  const node = at('.node/node_modules', `node-${platform}`, 'bin/node');
  const runs = () => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${OURS.version}`;
  if (runs()) return node;

  say(`fetching Node ${OURS.version} into .node/, because this is ${here}`);
  mkdirSync(at('.node'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(at('scripts/node', file), at('.node', file));
  const installed = npmCi(process.execPath, process.env, at('.node'));
  if (!installed || !runs()) {
    throw new CannotSetUp(
      `Node ${OURS.version} could not be fetched from the npm registry: please install Node ${WANTED} or newer yourself.`,
    );
  }
  return node;
}

/** Children, and theirs, find the right Node and the project's tools first. */
function environment(node) {
  const env = { ...process.env, NODE: node, npm_node_execpath: node };
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[path] = [at('node_modules/.bin'), dirname(node), env[path]].join(delimiter);
  return env;
}

/** The packages are as the lock file says when the stamp inside node_modules says so. */
function installPackages(node, env) {
  const stamp = at('node_modules/.drover-setup');
  const lock = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  const wanted = `${platform} ${lock}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  say('installing the packages of package-lock.json into node_modules/');
  if (!npmCi(node, env, root)) {
    throw new CannotSetUp('the packages could not be installed: see the npm messages above, then try again.');
  }
  writeFileSync(stamp, wanted);
}

function npmCi(node, env, cwd) {
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath ?? '';
  const started = npm.endsWith('npm-cli.js')
    ? spawnSync(node, [npm, ...args], { cwd, env, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' });
  if (started.status !== 0) console.error(started.error?.message ?? started.stderr.split('\n', 6).join('\n'));
  return started.status === 0;
}
