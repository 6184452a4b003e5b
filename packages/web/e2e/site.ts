import { build, preview, type InlineConfig } from 'vite';
import page from '../vite.config.ts';

/** The page as people get it: built, and served on a free port. */
export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const given = process.env['DROVER_URL'];
  if (given !== undefined && given !== '') return { url: given, close: () => Promise.resolve() };
  const config: InlineConfig = { ...page, configFile: false, logLevel: 'error' };
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The page is served nowhere.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
