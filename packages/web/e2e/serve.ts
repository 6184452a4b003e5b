import { openSite } from './site.ts';

/** Before the first test: the page is built and served. The tests find it in the environment. */
export default async function serve(): Promise<() => Promise<void>> {
  const site = await openSite();
  process.env['DROVER_URL'] = site.url;
  return () => site.close();
}
