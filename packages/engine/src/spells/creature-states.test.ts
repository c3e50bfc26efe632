import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { type CreatureStatesView, creatureStates, STATE_TYPES } from './creature-states.ts';

const BLIND = 1 << 22;
const SLOW = 1 << 11;

const daze: CreatureStatesView = { damage: 4, attackType: 32, levelsAbove: 0, resistances: {} };

/** What one hit brings, as a text. */
function brought(chance: Chance, _: object, view: CreatureStatesView): string {
  const states: string[] = [];
  creatureStates(chance, view, (state, turns) => states.push(`${state} ${turns}`));
  return states.join(', ');
}

function ask(view: Partial<CreatureStatesView>): Map<string, number> {
  const { list } = new Enumerator().ask(brought, {}, { ...daze, ...view });
  return new Map(list.map(({ value, probability }) => [value, probability]));
}

describe('a state that an attack brings', () => {
  it('acts once in three, slowness once in six, unless the victim saves by its level', () => {
    // Level 0 saves with 18 or more on a twenty-sided die.
    expect(ask({}).get('confused 26')).toBeCloseTo((1 / 3) * (17 / 20), 12);
    expect(ask({ attackType: SLOW }).get('slow 20')).toBeCloseTo((1 / 6) * (17 / 20), 12);
    expect(ask({ levelsAbove: 12 }).get('confused 26')).toBeCloseTo((1 / 3) * (10 / 20), 12);
    expect(ask({ levelsAbove: -5 })).toEqual(ask({}));
    expect(ask({ levelsAbove: 200 }).has('confused 26')).toBe(false);
  });

  it('is warded off by resistance, and never comes over the immune', () => {
    const half = ask({ resistances: { 5: 50 } });
    // Half resisted, and the shorter for it: 8 acts and 2 more.
    expect(half.get('confused 20')).toBeCloseTo((1 / 3) * (1 / 2) * (17 / 20), 12);
    expect([...ask({ resistances: { 5: 100 } })]).toEqual([['', 1]]);
    expect([...ask({ attackType: 4 })]).toEqual([['', 1]]);
  });

  it('lasts by the damage: three ticks a point of paralysis, an act a point of blindness', () => {
    const lasts = (attackType: number, damage: number, resistances = {}) =>
      [...ask({ attackType, damage, resistances }).keys()].find(key => key !== '');
    expect(lasts(1 << 12, 4)).toBe('paralysed 2');
    expect(lasts(1 << 12, 100)).toBe('paralysed 5');
    expect(lasts(BLIND, 4)).toBe('blind 8');
    expect(lasts(BLIND, 40)).toBe('blind 20');
    expect(lasts(BLIND, 4, { 22: 50 })).toBe('blind 16');
    expect(lasts(1 << 10, 7)).toBe('poisoned 7');
    expect(lasts(1 << 10, 0)).toBeUndefined();
    expect(lasts(1 << 14, 1)).toBe('afraid 20');
    expect(lasts(BLIND | 2, 10, { 1: 50 })).toBe('blind 10');
  });

  it('comes as often when played as when asked, several at once too', () => {
    const view = { ...daze, attackType: STATE_TYPES, resistances: { 10: 30 } };
    const asked = new Enumerator().ask(brought, {}, view).list;
    expect(asked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const chance = new PlayedChance(new Generator(7));
    const plays = 20_000;
    const counts = new Map<string, number>();
    for (let play = 0; play < plays; play++) {
      const value = brought(chance, {}, view);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    for (const { value, probability } of asked) {
      const spread = Math.sqrt(plays * probability * (1 - probability));
      expect(Math.abs((counts.get(value) ?? 0) - plays * probability)).toBeLessThan(
        4.5 * spread + 1,
      );
    }
  });
});
