// What scrolls do for a confused reader, who may have miscast a forgotten spell for that purpose; and proofing, which is
// one of these effects. SC-…: statements of the spellcasting document. NetHack 3.6.7 src/read.c (seffects).

import { makeMonster } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { performCommand, performedFor } from '@roguewright/engine/game';
import {
  beatitudeOf,
  enchantmentsOf,
  type GameObject,
  isProofed,
  makeTreasure,
  setBeatitude,
  setProofed,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellQualities } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { give } from './scenes/side-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');
const fiqhack = library.resolveWith('house', { casting: 'fiqhack' });
const ROWS = ['#######', '#@....#', '#.....#', '#######'];

/** A hero whom a forgotten spell has confused, and nothing else. */
function confused(rules: typeof house = house, seed = 'muddled'): Stage {
  for (let attempt = 0; ; attempt++) {
    const stage = new Stage(content, rules, ROWS, { seed: `${seed} ${attempt}`, lit: false });
    const { state } = stage;
    const spell = stage.teach('spell_fireball');
    state.sheet.memory.set(spell, 0);
    performCommand(state, { kind: 'cast', spell, direction: 3 });
    if (state.hero.conditions.left('confused') > 3) {
      return stage;
    }
  }
}

/** Reads a scroll of a kind. @returns the kinds of what was told */
function read(
  stage: Stage,
  kind: string,
  beatitude: 'cursed' | 'uncursed' | 'blessed' = 'uncursed',
) {
  const { state } = stage;
  const { equipment } = state.sheet;
  const scroll = give(stage, kind);
  state.sheet.equipment = equipment;
  setBeatitude(scroll, beatitude);
  expect(performCommand(state, { kind: 'read', item: scroll.id })).toBeUndefined();
  return state.log.perceived().map(event => event.kind);
}

function wear(stage: Stage, kind: string, slot: string): GameObject {
  const { sheet } = stage.state;
  const thing = give(stage, kind);
  sheet.equipment = {
    ...sheet.equipment,
    cloak: 0,
    body: 0,
    helmet: 0,
    gloves: 0,
    boots: 0,
    shield: 0,
    [slot]: thing.id,
  };
  return thing;
}

function viewOf({ state }: Stage, { id }: GameObject) {
  return performedFor(state, undefined).view.inventory.find(item => item.id === id)!;
}

describe('SC-047: a forgotten spell confuses, and then a scroll', () => {
  it('of tempering makes armour proof against acid instead of enchanting it; a cursed one takes that', () => {
    const stage = confused();
    const helmet = wear(stage, 'iron_helm', 'helmet');
    expect(read(stage, 'scroll_of_tempering')).toContain('proofed');
    expect(enchantmentsOf(helmet).armour).toBe(0);
    expect(viewOf(stage, helmet).name).toContain('acid-proof');
    expect(tellQualities(viewOf(stage, helmet)).length).toBeGreaterThan(0);
    expect(viewOf(stage, helmet).states).toEqual(['proofed']);
    expect(read(stage, 'scroll_of_tempering', 'cursed')).toContain('proof-lost');
    expect(viewOf(stage, helmet).name).not.toContain('acid-proof');
  });

  it('of whetting does so with the weapon in hand', () => {
    const stage = confused();
    const sword = wear(stage, 'long_sword', 'weapon');
    expect(read(stage, 'scroll_of_whetting')).toContain('proofed');
    expect([isProofed(sword), enchantmentsOf(sword).toHit]).toEqual([true, 0]);
  });

  it('of unbinding curses and blesses at random', () => {
    const stage = confused();
    for (let count = 0; count < 12; count++) {
      give(stage, 'dagger');
    }
    const { things } = stage.state.sheet.inventory;
    things.forEach((thing, at) => {
      thing.setFact('toHitBonus', at);
    });
    read(stage, 'scroll_of_unbinding', 'blessed');
    const favours = new Set(things.map(beatitudeOf));
    expect([...favours].sort()).toEqual(['blessed', 'cursed', 'uncursed']);
  });

  it('of teleportation changes the level', () => {
    const depths = [0, 1, 2].map(at => {
      const stage = confused(house, `away ${at}`);
      read(stage, 'scroll_of_teleportation');
      return stage.state.depth;
    });
    expect(depths.some(depth => depth !== 1)).toBe(true);
  });

  it('of daylight darkens', () => {
    const stage = confused();
    const { state } = stage;
    const { map } = state.level;
    map.setLit(state.hero.square, true);
    read(stage, 'scroll_of_daylight');
    expect(map.lit[state.hero.square]).toBe(0);
  });

  it('of identification identifies only itself', () => {
    const stage = confused();
    const ring = give(stage, 'ring_of_wounds');
    read(stage, 'scroll_of_identification');
    const { lore } = stage.state.sheet;
    expect(lore.isIdentified(ring.archetype)).toBe(false);
    expect(lore.isIdentified(content.archetype('scroll_of_identification'))).toBe(true);
  });

  it('of mapping leaves gaps', () => {
    const known = (stage: Stage) => {
      const { state } = stage;
      const { map } = state.level;
      read(stage, 'scroll_of_mapping');
      let count = 0;
      for (let square = 0; square < map.size; square++) {
        count += state.memory.rememberedAt(square) === undefined ? 0 : 1;
      }
      return count;
    };
    const clear = new Stage(content, house, ROWS, { lit: false });
    expect(known(confused())).toBeLessThan(known(clear));
  });

  it('of taming reaches further', () => {
    const tamed = (stage: Stage) => {
      const { state } = stage;
      const { hero, level } = state;
      const kind = content.archetype('kobold');
      const luck = new Streams('far').stream('level');
      const far = makeMonster(luck, house, content, kind, hero.square + 3, () => state.newId());
      far.conditions.set('helpless', 1000);
      level.place(far);
      read(stage, 'scroll_of_taming', 'blessed');
      return far.master === hero.id;
    };
    expect(tamed(new Stage(content, house, ROWS, {}))).toBe(false);
    expect([0, 1, 2].some(at => tamed(confused(house, `tame ${at}`)))).toBe(true);
  });

  it('of charging gives energy to the reader instead of an item', () => {
    const stage = confused();
    stage.state.sheet.energy = 10;
    read(stage, 'scroll_of_charging');
    expect(stage.state.pending).toBeUndefined();
    expect(stage.state.sheet.energy).toBeGreaterThan(10);
  });

  it('of muddled hands confuses further, and a blessed one clears the head', () => {
    const stage = confused();
    const { conditions } = stage.state.hero;
    const before = conditions.left('confused');
    read(stage, 'scroll_of_muddled_hands');
    expect(conditions.left('confused')).toBeGreaterThanOrEqual(before);
    expect(conditions.has('confusing-hands')).toBe(false);
    read(stage, 'scroll_of_muddled_hands', 'blessed');
    expect(conditions.has('confused')).toBe(false);
    read(stage, 'scroll_of_muddled_hands');
    expect(conditions.has('confusing-hands')).toBe(true);
  });
});

describe('proofing', () => {
  it('is found on 1 of 100 weapons and pieces of armour, and not seen', () => {
    const stage = new Stage(content, house, ROWS, {});
    let proofed = 0;
    let made = 0;
    for (let seed = 0; seed < 1500; seed++) {
      const [thing] = makeTreasure(
        new Streams(`arms ${seed}`).stream('level'),
        content,
        { list: 'floor_weapon', difficulty: 3, level: 5, ruleset: house },
        () => 1000 + seed,
      );
      made += thing === undefined ? 0 : 1;
      proofed += thing !== undefined && isProofed(thing) ? 1 : 0;
    }
    expect(proofed / made).toBeGreaterThan(0.004);
    expect(proofed / made).toBeLessThan(0.02);
    const dagger = give(stage, 'dagger');
    setProofed(dagger, true);
    expect(viewOf(stage, dagger).name).not.toContain('acid-proof');
  });

  it.each([
    ['unskilled', false],
    ['basic', false],
    ['skilled', false],
    ['expert', true],
  ] as const)('SC-170: is told to the %s by FIQHack’s identify: %s', (skill, told) => {
    const stage = new Stage(content, fiqhack, ROWS, { skill });
    const { state } = stage;
    for (const thing of state.sheet.inventory.things) {
      state.sheet.lore.identify(thing);
    }
    const sword = give(stage, 'long_sword');
    setProofed(sword, true);
    state.sheet.energy = 1000;
    Object.assign(state.sheet, { maxEnergy: 1000 });
    const spell = stage.teach('spell_identify');
    expect(performCommand(state, { kind: 'cast', spell, direction: 0 })).toBeUndefined();
    expect(viewOf(stage, sword).name.includes('acid-proof')).toBe(told);
    expect(state.sheet.lore.knows(sword, 'proof')).toBe(told);
  });
});
