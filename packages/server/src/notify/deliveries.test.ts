import { expect, it, vi } from 'vitest';
import { openDeliveries, type Delivery } from './deliveries.ts';

it('a host that does not answer keeps nobody waiting but those who chose it', async () => {
  const deliveries = openDeliveries({ log: { debug: vi.fn(), warn: vi.fn() } });
  const sent: string[] = [];
  let answer = (): void => {};
  const silence = new Promise<void>((resolve) => (answer = resolve));
  const add = (by: Delivery['by'], person: string, host?: string): void =>
    deliveries.add({
      by,
      person,
      ...(host === undefined ? {} : { host }),
      async send() {
        if (host === 'slow') await silence;
        sent.push(`${by} ${person}`);
      },
    });
  for (let n = 0; n < 50; n++) add('webhook', `eve ${n}`, 'slow');
  add('webhook', 'ada', 'quick');
  add('mail', 'ada');
  add('push', 'ada');
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(['mail ada', 'push ada', 'webhook ada']));
  answer();
  await deliveries.idle();
  expect(sent).toHaveLength(53);
});
