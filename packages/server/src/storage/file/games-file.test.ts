import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { GameStore } from '../game-store.ts';

it('closes when all that was begun is done, and refuses what is asked later', async () => {
  const store = await GameStore.open(temporaryFolder(), { report: () => undefined });
  const begun = [store.allGames(), store.hall.pendingGames(), store.markExported('none')];
  const closed = store.close();
  const late = [store.allGames(), store.markExported('none')];
  expect(await Promise.allSettled(begun)).toEqual([
    { status: 'fulfilled', value: [] },
    { status: 'fulfilled', value: [] },
    { status: 'fulfilled', value: undefined },
  ]);
  const reason = expect.objectContaining({ message: 'The games are being closed.', status: 503 });
  const refused = { status: 'rejected', reason };
  expect(await Promise.allSettled(late)).toEqual([refused, refused]);
  await closed;
  await expect(store.allGames()).rejects.toThrow('The games are being closed.');
});
