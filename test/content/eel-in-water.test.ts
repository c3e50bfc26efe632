// A shipped eel in its water, in sight of a hero who explores: it stops him once at most, as it can't come out.

import { type Command, saveGame } from '@roguewright/engine/game';
import { CautiousHost, LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

/** A hall with a pool, and a corridor that goes on behind a corner. */
const ROWS = [
  '##################',
  '#@...............#',
  '#................#',
  '#.......~~~......#',
  '#.......~e~......#',
  '#.......~~~......#',
  '################.#',
  '#................#',
  '#.################',
  '#................#',
  '##################',
];

it('doesn’t stop an exploration for good', async () => {
  const stage = new Stage(content, house, ROWS, { kinds: { e: 'marsh_eel' }, lit: true });
  for (const creature of stage.state.level.creatures.all) {
    creature.conditions.set('helpless', 0);
  }
  const game = LocalGame.restore(content, house, saveGame(stage.state));
  const eel = () => game.look().view.things.find(({ name }) => name === 'marsh eel');
  expect(eel()).toMatchObject({ hostile: true, bound: true });
  const commands: Command[] = [];
  const host = new CautiousHost(
    {
      look: async () => game.look(),
      perform: async command => {
        commands.push(command);
        return game.perform(command);
      },
      odds: async question => game.odds(question),
      close: async () => {},
    },
    { threshold: () => 0.05, confirm: async () => false },
  );
  const before = game.look().view;
  let refused = 0;
  for (let times = 0; times < 20; times++) {
    const { refusal } = await host.perform({ kind: 'explore' });
    refused += Number(refusal?.reason === 'hostile-in-sight');
    if (refusal?.reason === 'all-explored') {
      break;
    }
  }
  expect(refused).toBe(0);
  expect(commands[0]).toMatchObject({ kind: 'let-be' });
  const { view } = game.look();
  expect(view.turn).toBeGreaterThan(before.turn + 20);
  // He has come around both corners.
  expect(view.hero.y).toBeGreaterThan(before.hero.y + 5);
});
