// What slows a hero: wands and looks of monsters, slowing touches, spells at oneself. NetHack takes speed
// that isn't worn and never makes slower than the base speed; SporkHack and EvilHack know slowness.

import { makeMonster, speedView } from '@roguewright/engine/actors';
import { Enumerator, Streams } from '@roguewright/engine/chance';
import { performCommand } from '@roguewright/engine/game';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { heroAllotment } from '@roguewright/engine/speed';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const rulesets = createRulesets();
const ROWS = ['##########', '#@.......#', '##########'];

function stageUnder(ruleset: string, fast: boolean): Stage {
  const stage = new Stage(content, rulesets.resolve(parseRulesetName(ruleset)), ROWS, {});
  stage.state.sheet.powers.fast = fast;
  return stage;
}

/** A monster `apart` squares away that carries one item only, and acts for some turns. */
function facing(stage: Stage, kind: string, apart: number, carried: string | undefined): void {
  const { state } = stage;
  const { ruleset, hero, sheet, level } = state;
  const monster = makeMonster(
    new Streams('slowing').stream('level'),
    ruleset,
    content,
    content.archetype(kind),
    hero.square + apart,
    () => state.newId(),
  );
  const thing = carried === undefined ? [] : [stage.thing(carried)];
  for (const one of thing) {
    one.setFact('charges', 60);
  }
  monster.carried.splice(0, monster.carried.length, ...thing);
  level.place(monster);
  monster.hunts = true;
  // A low level hardly saves him from looks.
  sheet.level = 1;
  for (let turn = 0; turn < 150; turn++) {
    hero.maxHitPoints = 1_000_000;
    hero.hitPoints = 1_000_000;
    sheet.nutrition = 900;
    const { occupant } = level.map;
    occupant[monster.square] = 0;
    monster.square = hero.square + apart;
    occupant[monster.square] = monster.id;
    performCommand(state, { kind: 'search', count: 1 });
    stage.events.push(...state.log.perceived());
  }
}

/** Movement points that the hero may be granted a turn, without a burden. */
function pointsOf({ state }: Stage): number[] {
  const view = { ...speedView(state.ruleset, state.sheet), encumbrance: 'unencumbered' as const };
  const { list } = new Enumerator().ask(heroAllotment, state.ruleset.slots.speed, view);
  return list.map(({ value }) => value).sort((one, other) => one - other);
}

describe.each([
  ['a wand of slowing', 'ogre', 5, 'wand/spell_slow_monster'],
  ['a slowing touch', 'cold_shade', 1, undefined],
  ['a look of lethargy', 'ogre', 3, 'ability_lethargy'],
] as const)('%s of a monster', (_, kind, apart, carried) => {
  it.each(['house', 'nethack-3.4.3', 'nethack-5.0'])('takes a hero’s own speed in %s', ruleset => {
    const stage = stageUnder(ruleset, true);
    facing(stage, kind, apart, carried);
    expect(stage.state.sheet.powers.fast).toBe(false);
    expect(stage.state.sheet.conditions.has('slow')).toBe(false);
    expect(pointsOf(stage)).toEqual([12]);
  });

  it('does nothing to a hero without speed', () => {
    const stage = stageUnder('house', false);
    facing(stage, kind, apart, carried);
    expect(stage.state.sheet.conditions.has('slow')).toBe(false);
    expect(pointsOf(stage)).toEqual([12]);
  });

  it.each(['sporkhack', 'evilhack'])('makes slow for a while in %s, and keeps own speed', id => {
    const stage = stageUnder(`speed=${id}`, true);
    facing(stage, kind, apart, carried);
    const told = stage.events.filter(({ kind: one }) => one === 'speed-changed');
    expect(told.length).toBeGreaterThan(0);
    expect(stage.state.sheet.powers.fast).toBe(true);
    stage.state.sheet.conditions.set('slow', 5);
    expect(pointsOf(stage)).toEqual([6, 12]);
  });
});

describe('a spell of NetHack that a hero aims at himself', () => {
  it('slows him if it is slow monster', () => {
    const stage = stageUnder('house', true);
    stage.cast('spell_slow_monster', 0, 0);
    expect(stage.state.sheet.powers.fast).toBe(false);
  });

  it('leaves his speed alone if it is turn undead', () => {
    const stage = stageUnder('house', true);
    expect(stage.cast('spell_turn_undead', 0, 0)).toBe(true);
    expect(stage.state.sheet.powers.fast).toBe(true);
  });
});

describe('worn points of speed', () => {
  it('below 0 take none from the hero', () => {
    const stage = stageUnder('house', false);
    const { sheet } = stage.state;
    sheet.worn = { ...sheet.worn, bonuses: { ...sheet.worn.bonuses, speed: -3 } };
    expect(pointsOf(stage)).toEqual([12]);
    sheet.worn = { ...sheet.worn, bonuses: { ...sheet.worn.bonuses, speed: 3 } };
    expect(pointsOf(stage)).toEqual([15]);
  });
});

describe('a quantum mechanic', () => {
  it('SD-019: gives speed to a hero without it, and takes it with the second tin', () => {
    const stage = stageUnder('house', false);
    const { state } = stage;
    const added = state.sheet.inventory.add(stage.thing('tin_of_quantum_mechanic'));
    const tin = added.kind === 'full' ? undefined : added.thing;
    tin!.count = 2;
    for (const isFast of [true, false]) {
      state.sheet.nutrition = 500;
      performCommand(state, { kind: 'eat', item: tin!.id });
      expect(state.log.perceived().map(({ kind }) => kind)).toContain('speed-changed');
      expect(state.sheet.powers.fast).toBe(isFast);
    }
  });
});
