// What a hero casts on one who joined his world: healing, a blessing, and the return of the dead.

import { castFreely, type GameState, restoreGame, type SavedGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const START = {
  ...{ heroName: 'Ada', role: 'wizard', race: 'human', seed: 'joined spells' },
  shared: true as const,
};

type SavedSeat = SavedGame['seats'][number];

/** Ada's world with Bren, who joined it. @param change replaces parts of Bren's seat */
function withBren(change: (bren: SavedSeat) => object = () => ({})): SavedGame {
  const game = LocalGame.create(content, house, START);
  game.perform({ kind: 'join', heroName: 'Bren', role: 'valkyrie', race: 'human' });
  const saved = game.save();
  const [ada, bren] = saved.seats as [SavedSeat, SavedSeat];
  return { ...saved, seats: [ada, { ...bren, ...change(bren) }] };
}

/** A hero casts at a neighbouring square. @returns whether it had an effect */
function castAt(state: GameState, id: string, square: number): boolean {
  const { level, hero } = state;
  const direction = [1, 2, 3, 4, 5, 6, 7, 8].find(
    one => level.map.neighbour(hero.square, one) === square,
  );
  const spell = content.archetype(id);
  return castFreely(state, { spell, caster: hero.id, direction: direction!, level: 60 });
}

describe('a spell of one hero on another who joined', () => {
  it('heals him', () => {
    const hurt = (bren: SavedSeat) => ({ hero: { ...bren.hero, hitPoints: 2 } });
    const [ada, bren] = restoreGame(content, house, withBren(hurt)).states as GameState[];
    expect(castAt(ada!, 'spell_mending', bren!.hero.square)).toBe(true);
    expect(bren!.hero.hitPoints).toBeGreaterThan(2);
  });

  it('blesses him', () => {
    const [ada, bren] = restoreGame(content, house, withBren()).states as GameState[];
    expect(castAt(ada!, 'spell_small_blessing', bren!.hero.square)).toBe(true);
    expect([bren!.sheet.forces.none, ada!.sheet.forces.none]).toEqual([false, true]);
  });

  it('raises him from the dead', () => {
    const starving = (bren: SavedSeat) => ({ sheet: { ...bren.sheet, nutrition: -500 } });
    const game = LocalGame.restore(content, house, withBren(starving));
    for (let round = 0; round < 5 && game.look(1).view.ending === undefined; round++) {
      for (const seat of game.up) {
        game.perform({ kind: 'rest', count: 1 }, seat);
      }
    }
    expect(game.look(0).view.party![1]).toMatchObject({ name: 'Bren', standing: 'died' });
    const [ada, bren] = restoreGame(content, house, game.save()).states as GameState[];
    expect(castAt(ada!, 'spell_call_back', bren!.hero.square)).toBe(true);
    expect([bren!.ending, bren!.seat.present]).toEqual([undefined, true]);
  });
});
