// The Chromium for tests, budgets and screenshots: the one of the system, or one that is installed on the way.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
}

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** As root on Debian and its relatives. */
function installedByApt(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('There is no Chromium here: installing it with apt-get.');
  process.env['DEBIAN_FRONTEND'] = 'noninteractive';
  const install = (): boolean => succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return install() || (succeeds('apt-get', ['update', '-qq']) && install()) ? onPath() : undefined;
}

/** Anywhere else, into the cache of the test runner. */
function installedByPlaywright(): string | undefined {
  console.log('There is no Chromium here: downloading one for the tests.');
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  if (!succeeds(process.execPath, [cli, 'install', 'chromium'])) return undefined;
  const script = "process.stdout.write(require('playwright').chromium.executablePath())";
  return spawnSync(process.execPath, ['-e', script], { cwd: import.meta.dirname, encoding: 'utf8' }).stdout;
}

/** Throws one sentence when there is none and none can be installed. */
export function chromium(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, and there is no program.`);
  }
  const found = onPath() ?? installedByApt() ?? installedByPlaywright();
  if (found === undefined || !isProgram(found))
    throw new Error('The page is tested in Chromium, and none could be found or installed: set CHROMIUM_PATH to one.');
  return found;
}

/** Root needs to be told that there is no sandbox. */
export const CHROMIUM_FLAGS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
