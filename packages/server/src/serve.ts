import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { buildApp } from './app.ts';
import { openNotifier } from './notify/notifier.ts';
import { keptSecret } from './secret.ts';
import { BadSetting, readSettings, type Settings } from './settings.ts';
import { CannotOpen, openStore, Unavailable } from './store/open.ts';
import { openLog } from './monitoring/logs.ts';

/** The message is one sentence for whoever started the server. */
export class CannotServe extends Error {}

function trouble({ host, port }: Settings, { code, message }: NodeJS.ErrnoException): CannotServe {
  switch (code) {
    case 'EADDRINUSE':
      return new CannotServe(
        `port ${port} is taken: stop what uses it or choose another, for example PORT=${port + 1} npm start.`,
      );
    case 'EACCES':
      return new CannotServe(
        `port ${port} needs more rights than you have: choose one above 1023, for example PORT=8080 npm start.`,
      );
    default:
      return new CannotServe(`cannot serve on ${host}: ${message}.`);
  }
}

/** Asked before anything that takes long: nobody should wait only to learn that the port is taken. */
function tryPort(settings: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const trial = createServer();
    trial.once('error', (error: NodeJS.ErrnoException) => reject(trouble(settings, error)));
    trial.listen(settings.port, settings.host, () => trial.close(() => resolve()));
  });
}

function addressesOf({ host }: Settings, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const hosts = everywhere
    ? Object.values(networkInterfaces()).flatMap((addresses) =>
        (addresses ?? []).filter(({ family }) => family === 'IPv4').map(({ address }) => address),
      )
    : [host.includes(':') ? `[${host}]` : host];
  return hosts.map((name) => `http://${name}:${port}/`);
}

/** Serves until a signal says otherwise. `prepare` is what has to be done before, such as building the page. */
async function serve(settings: Settings, prepare: () => Promise<void>): Promise<void> {
  let stop = async (): Promise<void> => {};
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
      if (stopping) process.exit(1);
      stopping = true;
      void stop().then(() => process.exit(0));
    });

  await tryPort(settings);
  const store = await openStore(settings.databaseUrl, settings.dataDir);
  try {
    await prepare();
  } catch (error) {
    await store.close();
    throw error;
  }
  const log = openLog(settings);
  const secret = await keptSecret(store, settings);
  const notifier = await openNotifier({ store, settings: { ...settings, secret }, log });
  const { app, close } = await buildApp({ store, settings, notifier, log });
  stop = async () => {
    await close();
    await notifier.close();
    await store.close();
  };

  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await stop();
    throw trouble(settings, error as NodeJS.ErrnoException);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  console.log('drover: ready, open this in a browser (Ctrl-C ends it):');
  for (const url of addressesOf(settings, port)) console.log(`  ${url}`);
}

/** Starts a server with the settings of the environment, or says in one sentence why it cannot. */
export async function startUp(env: NodeJS.ProcessEnv, prepare: () => Promise<void> = async () => {}): Promise<void> {
  try {
    await serve(readSettings(env), prepare);
  } catch (error) {
    const told = [CannotServe, BadSetting, CannotOpen, Unavailable];
    if (!(error instanceof Error) || !told.some((kind) => error instanceof kind)) throw error;
    console.error(`drover: ${error.message}`);
    process.exitCode = 1;
  }
}
