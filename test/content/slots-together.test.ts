// Where two slots meet: each sentence about it is tried in games that are begun under compositions.

import { poolMaxima, speedView } from '@roguewright/engine/actors';
import { Enumerator } from '@roguewright/engine/chance';
import { performCommand } from '@roguewright/engine/game';
import { chargesOf, type GameObject, setBeatitude, setCharges } from '@roguewright/engine/objects';
import {
  type Composition,
  createRulesets,
  INTERACTIONS,
  type Ruleset,
} from '@roguewright/engine/rulesets';
import { heroAllotment } from '@roguewright/engine/speed';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const ROWS = ['#######', '#@....#', '#######'];

const stageOf = (ruleset: Ruleset) => new Stage(content, ruleset, ROWS, { skill: 'expert' });
const stageUnder = (rules: Composition) => stageOf(library.resolve(rules));

/** Gives the hero a thing, known whole. */
function give({ state }: Stage, thing: GameObject): GameObject {
  const added = state.sheet.inventory.add(thing);
  if (added.kind === 'full') {
    throw new Error(`no room for ${thing.name}`);
  }
  state.sheet.lore.identify(added.thing);
  return added.thing;
}

/** A book with two charges, and what a reading of it takes. */
function reading(rules: Composition, charges: number) {
  const stage = stageUnder(rules);
  const { state } = stage;
  const book = stage.thing('spellbook');
  book.inventory.push(stage.thing('spell_sleep'));
  const held = give(stage, book);
  setBeatitude(held, 'uncursed');
  setCharges(held, { left: charges, recharged: 0 });
  held.setFact('chargesDrawn', 1);
  const { turn } = state.clock;
  expect(performCommand(state, { kind: 'study', item: held.id })).toBeUndefined();
  return { turns: state.clock.turn - turn, left: chargesOf(held).left, ...stage };
}

/** Charges of a full wand after a cast of the spell of charging. */
function castOnFullWand(charging: string): number {
  const stage = stageUnder({ casting: 'fiqhack', charging });
  const wand = stage.thing('wand');
  wand.inventory.push(stage.thing('spell_sleep'));
  const held = give(stage, wand);
  setBeatitude(held, 'uncursed');
  setCharges(held, { left: 8, recharged: 0 });
  expect(stage.cast('spell_charging', 0, 0)).toBe(true);
  performCommand(stage.state, { kind: 'answer', answer: { item: held.id } });
  return chargesOf(held).left;
}

/** Moves a turn of a hero who has cast haste self, times twelve. */
function hasted(rules: Composition): readonly (readonly [number, number])[] {
  const stage = stageUnder(rules);
  expect(stage.cast('spell_haste_self', 0, 0)).toBe(true);
  const { ruleset, sheet } = stage.state;
  expect(sheet.conditions.has('very-fast')).toBe(true);
  const view = { ...speedView(ruleset, sheet), encumbrance: 'unencumbered' as const };
  const { list } = new Enumerator().ask(heroAllotment, ruleset.slots.speed, view);
  return list
    .map(({ value, probability }) => [value, Math.round(1000 * probability)] as const)
    .sort(([one], [other]) => one - other);
}

/** Energy of an empty rod after it was charged. */
function rodCharged(charging: string): number {
  const stage = stageUnder({ charging });
  const rod = stage.thing('light_rod');
  rod.inventory.push(stage.thing('spell_sleep'));
  const held = give(stage, rod);
  held.setOwn('maxhp', 60);
  held.setOwn('hp', 0);
  held.setOwn('energyTick', stage.state.world.ticks);
  const scroll = give(stage, stage.thing('scroll_of_charging'));
  setBeatitude(scroll, 'uncursed');
  performCommand(stage.state, { kind: 'charge', item: scroll.id, target: held.id });
  return Number(held.differences.hp ?? 0);
}

/** The hit points of a hero when a number of the spell objects changes. */
function poolsWith(casting: string, unskilled: number): number {
  const ruleset = library.resolve({ casting, spells: 'house' });
  const { slots } = ruleset;
  const pools = { ...slots.spells.pools, laterPoints: unskilled };
  const changed = { ...ruleset, slots: { ...slots, spells: { ...slots.spells, pools } } };
  const { sheet } = stageOf(ruleset).state;
  return poolMaxima(changed, sheet).hitPoints;
}

/** The trial of each sentence, by its first words. */
const TRIALS: Readonly<Record<string, () => void>> = {
  'Casting goes by spell objects': () => {
    expect(poolsWith('crossfire', 9)).toBeGreaterThan(poolsWith('crossfire', 2));
    const learnt = reading({ casting: 'crossfire' }, 0);
    expect(learnt.turns).toBeLessThan(reading({ casting: 'nethack-3.6.7' }, 0).turns);
  },
  'Books hold charges by the rules of charging': () => {
    const slow = reading({ casting: 'slashem', charging: 'slashem' }, 0);
    const quick = reading({ casting: 'slashem', charging: 'slashem' }, 2);
    expect(quick.left).toBe(1);
    expect(quick.turns).toBeLessThan(slow.turns);
    // It takes longer than where books hold none.
    const plain = reading({ casting: 'slashem', charging: 'house' }, 0);
    expect(slow.turns).toBeGreaterThan(plain.turns);
    const kept = (casting: string) => {
      const { state } = reading({ casting, charging: 'slashem' }, 2);
      const spell = state.sheet.spells.at(-1)!;
      return state.sheet.memory.left(state.ruleset.slots.casting, spell.id);
    };
    expect(kept('slashem')).toBeLessThan(kept('house'));
  },
  'Books hold charges, which nobody uses': () => {
    const { left, turns } = reading({ casting: 'crossfire', charging: 'slashem' }, 2);
    expect([left, turns]).toEqual([2, reading({ casting: 'crossfire' }, 2).turns]);
  },
  'Casting brings a spell of charging': () => {
    expect(castOnFullWand('house')).toBe(8);
    expect(castOnFullWand('nethack-3.6.7')).toBe(9);
  },
  'Casting says what haste costs': () => {
    const own = hasted({ casting: 'slashem' });
    expect(own).toEqual(hasted({ casting: 'nethack-3.4.3' }));
    const other = hasted({ casting: 'slashem', speed: 'nethack-3.4.3' });
    expect(other).not.toEqual(own);
    expect(other).toEqual(hasted({ speed: 'nethack-3.4.3' }));
  },
  'Rods hold the energy of spell objects': () => {
    expect(rodCharged('house')).toBeGreaterThan(rodCharged('nethack-3.6.7') + 10);
  },
  'A step in any school': () => {
    const slots = (world: string) => {
      const { bridges } = library.resolve({ casting: 'fiqhack', world });
      return (['unskilled', 'basic', 'skilled'] as const).map(level =>
        bridges.skills.slots('escape', level),
      );
    };
    expect([slots('slashem'), slots('house')]).toEqual([
      [1, 2, 3],
      [1, 1, 2],
    ]);
  },
};

describe('two slots together', () => {
  it.each(INTERACTIONS.map(({ says }) => says))('%s', says => {
    const trial = Object.entries(TRIALS).find(([first]) => says.startsWith(first))?.[1];
    expect(trial, 'a sentence needs a trial').toBeDefined();
    trial!();
  });

  it('have no trial of a sentence that is gone', () => {
    for (const first of Object.keys(TRIALS)) {
      expect(INTERACTIONS.filter(({ says }) => says.startsWith(first))).toHaveLength(1);
    }
  });
});
