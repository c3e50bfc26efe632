// Whole games of the simple player, played in lines.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { type GameHost, LocalGame, SimplePlayer } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/line-of.ts';
import { understand } from './orders.ts';
import { Session } from './session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A wizard; on the shelf `long` three others besides. */
const roles =
  process.env.ROGUEWRIGHT_SHELF === 'long'
    ? ['wizard', 'priest', 'valkyrie', 'ranger']
    : ['wizard'];

/** A game in this process, as faces hold one. */
function hostFor(game: LocalGame): GameHost {
  return {
    look: async () => game.look(),
    perform: async command => game.perform(command),
    odds: async question => game.odds(question),
    close: async () => {},
  };
}

/** A whole game of the simple player in this process, each command written as a line. */
async function playInLines(
  seed: string,
  role: string,
): Promise<{ ending: string; misread: string[] }> {
  const start = { heroName: 'Perchta', role, race: 'human', seed };
  const game = LocalGame.create(content, house, start);
  const session = await Session.begin(hostFor(game));
  const player = new SimplePlayer(seed);
  const misread: string[] = [];
  let told = game.look();
  let performed = told;
  // What the session performs is what the player learns from.
  const host = game.perform.bind(game);
  game.perform = command => {
    performed = host(command);
    return performed;
  };
  for (let count = 0; count < 3000 && !session.over; count++) {
    const command = player.next(told);
    const line = lineOf(command, told.view);
    const order = understand(line, told.view);
    if (order.do !== 'perform' || JSON.stringify(order.command) !== JSON.stringify(command)) {
      misread.push(`${line}: ${JSON.stringify(command)}, read as ${JSON.stringify(order)}`);
    }
    await session.answer(line);
    told = performed;
  }
  return { ending: session.ending(), misread };
}

describe('a game in lines', () => {
  it('can be played to its end by lines alone, each read as the command that was meant', async () => {
    const endings: string[] = [];
    for (const [number, role] of roles.entries()) {
      const { ending, misread } = await playInLines(`lines ${number}`, role);
      expect(misread).toEqual([]);
      endings.push(ending);
    }
    const known =
      /^Perchta the Human (Wizard|Priest|Valkyrie|Ranger) (climbed out|was killed) .* turn \d+/;
    expect(endings.filter(ending => known.test(ending)).length).toBeGreaterThanOrEqual(
      roles.length / 2,
    );
  });
});
