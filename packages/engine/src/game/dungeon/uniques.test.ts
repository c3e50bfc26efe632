import { describe, expect, it } from 'vitest';
import { knownHitPoints } from '../../actors/index.ts';
import { Enumerator, Streams } from '../../chance/index.ts';
import { loadContent } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { newGame } from '../assembly/new-game.ts';
import { changeLevel } from '../movement/change-level.ts';
import { restoreGame, type SavedGame, saveGame } from '../saves/save.ts';
import { dungeonFiles } from '../testing/content.ts';
import { asVersion8 } from '../testing/older-saves.ts';
import { performedFor } from '../views/events-for.ts';
import { OLD_DUNGEON } from './branches/dungeon-plan.ts';
import { dealUniques, uniquesAt } from './uniques.ts';

const KINDS = `Object gall
name Mother Gall
monster 1
unique 1
level 2
movement 12
blow_1 bite 1d8
notices 9
from_depth 2
to_depth 3
end
Object ashlock
name Ashlock
monster 1
unique 1
level 5
movement 12
blow_1 bite 1d8
notices 9
from_depth 5
end
Object too_deep
name Nobody
monster 1
unique 1
level 5
movement 12
notices 9
from_depth 6
end
`;

const content = loadContent([...dungeonFiles(), { path: 'uniques.arc', text: KINDS }]);
const house = createRulesets().resolve('house');
const { dungeon } = house.slots.world;
const DEEPEST = OLD_DUNGEON.deepest;

describe('uniques', () => {
  it('live on one of their levels once in three games, else nowhere', () => {
    const odds = new Enumerator().ask(
      (chance, _: object, deepest: number) => [...dealUniques(chance, dungeon, content, deepest)],
      {},
      DEEPEST,
    );
    const shares = new Map<string, number>();
    let total = 0;
    for (const { value, probability } of odds.list) {
      total += probability;
      for (const [id, depth] of value) {
        const key = `${id} ${depth}`;
        shares.set(key, (shares.get(key) ?? 0) + probability);
      }
    }
    expect(total).toBeCloseTo(1, 12);
    expect([...shares].sort().map(([key, share]) => [key, Number(share.toFixed(12))])).toEqual([
      ['ashlock 5', Number((1 / 3).toFixed(12))],
      ['gall 2', Number((1 / 6).toFixed(12))],
      ['gall 3', Number((1 / 6).toFixed(12))],
    ]);
  });

  it('come as often in play as they are said to', () => {
    const chance = new Streams('deal').stream('uniques');
    const times = 4000;
    let second = 0;
    for (let time = 0; time < times; time++) {
      second += Number(dealUniques(chance, dungeon, content, DEEPEST).get('gall') === 2);
    }
    expect(Math.abs(second / times - 1 / 6)).toBeLessThan(0.03);
  });

  it('are met once, whole, by their names, and a save remembers where', () => {
    for (let number = 0; number < 40; number++) {
      const seed = `unique ${number}`;
      const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed };
      const state = newGame(content, house, start);
      const depth = state.world.dealt.uniques.get('gall');
      if (depth === undefined) {
        continue;
      }
      expect(uniquesAt(content, state.world.dealt.uniques, depth).map(({ id }) => id)).toEqual([
        'gall',
      ]);
      const saved = saveGame(state);
      const again = restoreGame(content, house, saved);
      expect(again.world.dealt.uniques).toEqual(state.world.dealt.uniques);
      let met = 0;
      for (let at = 2; at <= DEEPEST; at++) {
        changeLevel(again, at, 'stairs-up');
        const galls = again.level.creatures.all.filter(({ facts }) => facts.id === 'gall');
        met += galls.length;
        for (const gall of galls) {
          expect([at, gall.hitPoints]).toEqual([depth, 16]);
          // The hero expects of them what they have.
          expect(knownHitPoints(house, gall, 0).atLeast(16)).toBe(1);
          again.log.add('came-in-sight', true, gall.id);
          expect(performedFor(again, undefined).names[gall.id]).toMatchObject({ common: false });
        }
      }
      expect(met).toBe(1);
      const { uniques, ...rest } = asVersion8(saved);
      const older = { ...rest, version: 4 } as unknown as SavedGame;
      expect(restoreGame(content, house, older).world.dealt.uniques.size).toBe(0);
      expect((uniques as []).length).toBeGreaterThan(0);
      return;
    }
    expect.unreachable('forty games and no unique');
  });
});
