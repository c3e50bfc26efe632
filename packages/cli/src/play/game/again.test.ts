// The last command once more, in lines and on the full screen: at its target, and not where nobody is left.

import { expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { knifeThrower, playKeys } from '../../testing/play-keys.ts';
import { sessionOf } from '../../testing/session-of.ts';

/** More throws than the enemy survives. */
const MOST = 8;

it('in lines throws again until the target is dead, and then at nobody', async () => {
  const game = knifeThrower();
  const session = await sessionOf(game);
  const told = [await session.answer('throw dagger at jackal')];
  while (game.look().view.things.some(({ hostile }) => hostile) && told.length < MOST) {
    told.push(await session.answer('again'));
  }
  expect(told.at(-1)).toContain('dies');
  const { turn, inventory } = game.look().view;
  expect(await session.answer('again')).toBe(
    'The jackal is no longer in sight: choose a new target.',
  );
  expect(game.look().view).toMatchObject({ turn, inventory });
});

it('on the full screen does the same by its key', async () => {
  const { commands, screens } = await playKeys(
    [],
    new FakeDevice(['t', 'b', 'Enter', ...Array.from({ length: MOST }, () => '^A'), 'S']),
    'rogue',
    knifeThrower(),
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.length).toBeLessThan(MOST);
  expect(commands.every(({ kind }) => kind === 'throw')).toBe(true);
  expect(screens.join('\n')).toContain('The jackal is no longer in sight: choose a new target.');
});
