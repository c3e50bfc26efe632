import { describe, expect, it } from 'vitest';
import { Distribution, Generator, hashText, PlayedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { BOUNDARY, HERO, TurnClock } from '../../speed/index.ts';
import { type DuelView, duelOdds } from './duel-odds.ts';

const rules = createRulesets().resolve('house').slots.speed;
const hero = { baseSpeed: 12, speedProperty: 'none', encumbrance: 'unencumbered' } as const;
const foe = { speed: 12, adjustment: 'normal' } as const;
const certain = (value: number) => Distribution.certain(value);

function view(changes: Partial<DuelView> = {}): DuelView {
  return {
    struck: Distribution.dice(1, 6),
    foeHitPoints: Distribution.dice(3, 8),
    suffered: Distribution.dice(1, 4).map(points => Math.max(0, points - 1)),
    hitPoints: 9,
    paces: { hero, foe },
    ...changes,
  };
}

/** Plays duels by the game's clock. @returns shares of victories, deaths, and the mean points left by a victor */
function played({ struck, foeHitPoints, suffered, hitPoints, paces }: DuelView, times: number) {
  const chance = new PlayedChance(new Generator(hashText('duels')));
  const draw = (list: Distribution) => {
    const weights = Array.from(list.probabilities, share => Math.round(share * 1e9));
    return list.start + chance.pick(weights);
  };
  let [wins, left] = [0, 0];
  for (let time = 0; time < times; time++) {
    const units = { unitsPerPoint: rules.time.partsPerPoint, ticksPerTurn: 0 };
    const clock = new TurnClock(rules, units);
    const mover = { ...paces.foe, movement: clock.move, gone: false };
    let [own, others] = [hitPoints, draw(foeHitPoints)];
    while (own >= 0 && others >= 0) {
      const who = clock.next([mover], paces.hero.encumbrance);
      if (who === BOUNDARY) {
        clock.grantMovers(chance, [mover]);
        clock.grantHero(chance, paces.hero);
      } else if (who === HERO) {
        others -= draw(struck);
        clock.spendHero(clock.move);
      } else {
        own -= draw(suffered);
        clock.spend(mover, clock.move);
      }
    }
    wins += own >= 0 ? 1 : 0;
    left += Math.max(own, 0);
  }
  return { wins: wins / times, left: left / wins };
}

describe('a duel', () => {
  it('is won by who strikes first, where one blow kills', () => {
    const odds = duelOdds(rules, view({ struck: certain(99), suffered: certain(99) }));
    expect(odds).toMatchObject({ wins: 1, dies: 0, open: 0, meanTurns: 1 });
    expect(odds.left?.mean).toBe(9);
  });

  it('is lost to a foe that can’t be hurt, and never ends between two who can’t hurt', () => {
    const lost = duelOdds(rules, view({ struck: certain(0), suffered: certain(5) }));
    expect(lost).toMatchObject({ wins: 0, dies: 1, left: undefined, meanTurns: 2 });
    const open = duelOdds(rules, view({ struck: certain(0), suffered: certain(0) }));
    expect(open).toMatchObject({ wins: 0, dies: 0, open: 1 });
  });

  it.each([
    ['equal paces', hero, foe],
    ['a fast hero', { ...hero, speedProperty: 'very-fast' }, foe],
    ['a fast foe', hero, { ...foe, speed: 20 }],
  ] as const)('of %s is played as often as it is told', (_, of, against) => {
    const asked = view({ paces: { hero: of, foe: against } });
    const odds = duelOdds(rules, asked);
    expect(odds.wins + odds.dies).toBeCloseTo(1, 8);
    expect(odds.ends.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 8);
    const times = 20_000;
    const { wins, left } = played(asked, times);
    const deviation = Math.sqrt((odds.wins * (1 - odds.wins)) / times);
    expect(Math.abs(wins - odds.wins)).toBeLessThan(4 * deviation);
    expect(left).toBeCloseTo(odds.left!.mean, 0);
  });
});
