// A hero goes from the town to the bottom of the dungeon and back up to the end, in lines. Only where he stands on a
// level is staged: each time he is put on the stairs, whole again, and the game goes on from its save.

import { readContent } from '@roguewright/content';
import {
  type GameState,
  loadContent,
  newGame,
  restoreGame,
  type SavedGame,
  saveGame,
} from '@roguewright/engine/game';
import { type GameHost, LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { ASIDE, DOWN, squareIn, staged, UP } from '../testing/staged-save.ts';
import { Session } from './session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** The game under way, and what it has told. */
class Trip {
  #saved: SavedGame;
  readonly places: string[] = [];

  constructor(state: GameState) {
    this.#saved = JSON.parse(JSON.stringify(saveGame(state))) as SavedGame;
  }

  get saved(): SavedGame {
    return this.#saved;
  }

  /** The hero stands on a terrain, and says a line. @returns what he is told */
  async say(line: string, square = -1): Promise<string> {
    const start = square < 0 ? this.#saved : staged(this.#saved, square);
    const game = LocalGame.restore(content, house, start);
    const host: GameHost = {
      look: async () => game.look(),
      perform: async command => game.perform(command),
      odds: async question => game.odds(question),
      close: async () => {},
    };
    const session = await Session.begin(host);
    const told = await session.answer(line);
    this.places.push(session.introduction().split('\n')[0]!);
    this.#saved = JSON.parse(JSON.stringify(game.save())) as SavedGame;
    return told;
  }

  on(terrain: number): number {
    return squareIn(this.#saved, terrain);
  }
}

describe('the whole dungeon in lines', () => {
  it('is walked from the town to the Amulet and back, which wins; a branch is visited on the way', async () => {
    const start = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'the whole way' };
    const trip = new Trip(newGame(content, house, start));
    await trip.say('ascend', trip.on(UP));
    expect(trip.places.at(-1)).toContain('in the town');
    await trip.say('descend', trip.on(DOWN));
    const { dungeon } = trip.saved;
    const [name, leaves] = dungeon!.branches[0]!;
    expect(name).toBe('mines');
    for (let depth = 1; depth < dungeon!.deepest; depth++) {
      if (depth === leaves) {
        expect(await trip.say('descend', trip.on(ASIDE))).toContain('You come to the Mines.');
        expect(trip.places.at(-1)).toContain('on level 1 of the Mines');
        expect(await trip.say('ascend', trip.on(UP))).toContain('You come to the dungeon.');
      }
      await trip.say('descend', trip.on(DOWN));
      expect(trip.places.at(-1)).toContain(`on dungeon level ${depth + 1}`);
    }
    const bottom = trip.saved.levels.find(([key]) => key === 26)![1];
    const [where] = bottom.items.find(([, things]) =>
      things.some(({ archetype }) => archetype === 'amulet_of_the_deep'),
    )!;
    await trip.say('pick up Amulet', where);
    const carried = trip.saved.seats[0]!.sheet.inventory.map(([, { archetype }]) => archetype);
    expect(carried).toContain('amulet_of_the_deep');
    let last = '';
    for (let depth = 26; depth >= 1; depth--) {
      last = await trip.say('ascend', trip.on(UP));
    }
    expect(last).toMatch(/won|Amulet|dungeon/i);
    const end = restoreGame(content, house, trip.saved);
    expect(end.ending?.kind).toBe('won');
  });
});
