import { checkFairness, type TableInfo } from '@drover/protocol';
import { generator, parseRecord, replay } from '@drover/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seated, startServer, type TestServer } from '../testing/app.ts';
import { playOn } from '../testing/client.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

async function finished(id: string): Promise<{ table: TableInfo; record: string }> {
  const somebody = server.stranger();
  const table = await somebody.table(id);
  const record = await somebody.get<string>(`/api/tables/${id}/record`);
  return { table, record };
}

describe('a whole game over the interface', () => {
  it('between two people ends with a record that replays and whose shuffles can be checked', async () => {
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const { id, fairness } = await seated(ann, [bob]);
    expect(fairness.secret).toBeNull();
    await playOn([ann, bob], id, 5000, generator('two', 'people'));
    const { table, record } = await finished(id);
    expect(table.status).toBe('over');
    expect(replay(parseRecord(record)).state.over).toBe(true);
    const [own] = fairness.contributions;
    expect(checkFairness(record, { commitment: fairness.commitment, contribution: own! })).toMatchObject({ ok: true });
    expect(table.fairness.secret).toBe(parseRecord(record).setup.seed.split('.')[0]);
  });

  it('against Sarah and against bots is played by the server where nobody sits', async () => {
    const cee = await server.guest('Cee');
    const solo = await seated(cee, [], {
      game: { edition: 'nz', options: { sarah: { difficulty: 'easy' } } },
      seats: [{ kind: 'me' }, { kind: 'automa' }],
    });
    const bots = await seated(cee, [], {
      game: { edition: 'second', options: {} },
      seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }, { kind: 'bot', level: 'steady' }],
    });
    await playOn([cee, null], solo.id, 5000, generator('solo', 'sarah'));
    await playOn([null, cee, null], bots.id, 5000, generator('with', 'bots'));
    for (const { id } of [solo, bots]) {
      const { table, record } = await finished(id);
      expect(table.status).toBe('over');
      expect(replay(parseRecord(record)).state.over).toBe(true);
      expect(checkFairness(record).ok).toBe(true);
    }
  });
});
