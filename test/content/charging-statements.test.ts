// Statements of the page on charging that need a game of the content, each played or asked under its rules.

import { Enumerator } from '@roguewright/engine/chance';
import { isChargeable, shockRingAmong } from '@roguewright/engine/charging';
import { type GameState, performCommand, performedFor } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import {
  chargesOf,
  type GameObject,
  kindOf,
  kindsIn,
  setBeatitude,
  setCharges,
} from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const rulesets = createRulesets();
const rulesOf = (name: string) => rulesets.resolve(parseRulesetName(name));
const viewFor = (state: GameState) => performedFor(state, undefined).view;
const ROWS = ['##########', '#@.......#', '##########'];

function stageUnder(ruleset: string, seed = 'stage'): Stage {
  return new Stage(content, rulesOf(ruleset), ROWS, { seed });
}

/** Gives the hero a thing, known whole. */
function give({ state, ...stage }: Stage, thing: GameObject): GameObject {
  const added = state.sheet.inventory.add(thing);
  if (added.kind === 'full') {
    throw new Error(`no room for ${thing.name} of ${Object.keys(stage).join()}`);
  }
  state.sheet.lore.identify(added.thing);
  return added.thing;
}

const nameOf = ({ state }: Stage, { id }: GameObject) =>
  viewFor(state).inventory.find(item => item.id === id)?.name;

describe('a shock that strikes a hero (CH-031)', () => {
  /** An ogre across the room zaps a wand of lightning at a hero with one ring. */
  function shocked(ruleset: string, seed: string): { stage: Stage; ring: GameObject } {
    const stage = new Stage(content, rulesOf(ruleset), ['##########', '#@...o...#', '##########'], {
      seed,
    });
    const { state, target } = stage;
    const { sheet, hero } = state;
    for (const { id } of [...sheet.inventory.things]) {
      sheet.inventory.remove(id);
    }
    const ring = give(stage, stage.thing('ring_of_warding'));
    ring.setFact('power', 1);
    const wand = stage.thing('wand/spell_lightning_bolt');
    wand.setFact('charges', 60);
    target.carried.splice(0, target.carried.length, wand);
    target.conditions.set('helpless', 0);
    target.hunts = true;
    for (let turn = 0; turn < 4; turn++) {
      hero.maxHitPoints = 10_000;
      hero.hitPoints = 10_000;
      performCommand(state, { kind: 'search', count: 1 });
      stage.events.push(...state.log.perceived());
    }
    return { stage, ring };
  }

  const SEEDS = Array.from({ length: 30 }, (_, number) => `shock ${number}`);

  it('adds a point to a ring that can be charged, or makes it explode, under 3.7', () => {
    const ends = SEEDS.map(seed => {
      const { stage, ring } = shocked('charging=nethack-3.7', seed);
      return {
        points: stage.state.sheet.inventory.find(ring.id)?.fact('power'),
        burnt: stage.events.some(({ kind }) => kind === 'burned'),
        told: stage.events.map(({ kind }) => kind),
      };
    });
    const struck = ends.filter(({ burnt }) => burnt);
    expect(struck.length).toBeGreaterThan(5);
    expect(struck.some(({ points, told }) => (points ?? 0) > 1 && told.includes('charged'))).toBe(
      true,
    );
    expect(ends.every(({ burnt, points }) => burnt || points === 1)).toBe(true);
  });

  it('leaves rings alone under 3.6.7 and in the house', () => {
    for (const ruleset of ['house', 'charging=nethack-3.6.7']) {
      const powers = SEEDS.slice(0, 8).map(seed => {
        const { stage, ring } = shocked(ruleset, seed);
        return stage.state.sheet.inventory.find(ring.id)?.fact('power');
      });
      expect(new Set(powers)).toEqual(new Set([1]));
    }
  });

  it('reaches one ring of several as often as the rest, and the odds of a cast say how', () => {
    const { charging } = rulesOf('charging=nethack-3.7').slots;
    const ring = { ring: 'protection', enchantment: 2, bearer: 'hero' } as const;
    const bare = { ...ring, resistance: 'none', underGloves: false } as const;
    const ask = new Enumerator();
    const among = (stacks: number) =>
      ask.ask(shockRingAmong, charging, { damage: 5, stacks, ring: bare });
    const charged = among(1).probability(({ kind }) => kind === 'charged');
    expect(charged).toBeCloseTo(10 / 21, 12);
    expect(among(4).probability(({ kind }) => kind === 'charged')).toBeCloseTo(charged / 4, 12);

    const stage = stageUnder('charging=nethack-3.7');
    const { state } = stage;
    give(stage, stage.thing('ring_of_warding'));
    const spell = stage.teach('spell_lightning_bolt');
    const told = (direction: 1 | 3) => {
      const cast = { ask: 'cast', spell, direction } as const;
      const { outcomes = [] } = answerQuestion(state, state.scratch.oracle, cast);
      return outcomes.map(({ text }) => text);
    };
    // The wall beside him throws it back; the far one doesn't.
    expect(told(1)).toContain('Your uncursed +0 ring of warding is charged by the shock.');
    expect(told(3)).toEqual([]);
  });

  it('spares a ring of known protection from shocks', () => {
    const { charging } = rulesOf('nethack-5.0').slots;
    const view = { ring: 'shock-resistance', enchantment: 0, bearer: 'hero' } as const;
    const asked = new Enumerator().ask(shockRingAmong, charging, {
      ...{ damage: 100, stacks: 1 },
      ring: { ...view, resistance: 'none', underGloves: false },
    });
    expect(asked.probability(({ kind }) => kind === 'unharmed')).toBe(1);
    expect(content.archetype('ring_of_the_copper_roof').texts.ruleKind).toBe('shock-resistance');
  });
});

describe('a recharge (CH-080, CH-084)', () => {
  /** The odds of charging a thing with an uncursed scroll. */
  function charge(stage: Stage, thing: GameObject) {
    const scroll = give(stage, stage.thing('scroll_of_charging'));
    const { charge: odds } = answerQuestion(stage.state, stage.state.scratch.oracle, {
      ask: 'charge',
      item: scroll.id,
      target: thing.id,
    });
    return odds!;
  }

  const meanOf = (plot: readonly (readonly [number, number])[]) =>
    plot.reduce((sum, [value, probability]) => sum + value * probability, 0);

  it('CH-080: is worth most to what it fills, and the odds of each thing say how much', () => {
    const stage = stageUnder('house');
    const wand = give(stage, stage.thing('wand_of_haste'));
    setCharges(wand, { left: 0, recharged: 0 });
    const full = give(stage, stage.thing('wand_of_cancellation'));
    setCharges(full, { left: 8, recharged: 0 });
    const ring = give(stage, stage.thing('ring_of_warding'));
    const sack = give(stage, stage.thing('sack'));
    expect(meanOf(charge(stage, wand).gained)).toBeGreaterThan(3);
    expect(meanOf(charge(stage, full).gained)).toBe(0);
    expect(meanOf(charge(stage, ring).gained)).toBeCloseTo(1, 6);
    expect(charge(stage, sack).loss).toBe(1);
  });

  it('CH-084: may kill a hero with few hit points, and the odds say so before it is read', () => {
    const stage = stageUnder('house');
    const { hero } = stage.state;
    const wand = give(stage, stage.thing('wand_of_haste'));
    setCharges(wand, { left: 3, recharged: 6 });
    const safe = charge(stage, wand);
    expect(safe.explodes).toBeCloseTo(216 / 343, 9);
    hero.hitPoints = 500;
    expect(charge(stage, wand).kills).toBe(0);
    hero.hitPoints = 2;
    const least = charge(stage, wand);
    expect(least.kills).toBeGreaterThan(0);
    expect(least.kills).toBeLessThanOrEqual(least.explodes);
    hero.hitPoints = 1;
    expect(charge(stage, wand).kills).toBeCloseTo(216 / 343, 9);
  });

  it('CH-084: kills as often as the odds say', () => {
    const tries = 200;
    let deaths = 0;
    let kills = 0;
    for (let number = 0; number < tries; number++) {
      const stage = stageUnder('house', `blast ${number}`);
      const wand = give(stage, stage.thing('wand_of_haste'));
      setCharges(wand, { left: 3, recharged: 6 });
      stage.state.hero.hitPoints = 12;
      const scroll = give(stage, stage.thing('scroll_of_charging'));
      const question = { ask: 'charge', item: scroll.id, target: wand.id } as const;
      kills = answerQuestion(stage.state, stage.state.scratch.oracle, question).charge!.kills;
      performCommand(stage.state, { kind: 'charge', item: scroll.id, target: wand.id });
      deaths += stage.state.ending === undefined ? 0 : 1;
    }
    expect(Math.abs(deaths / tries - kills)).toBeLessThan(0.12);
    expect(kills).toBeGreaterThan(0.05);
  });
});

describe('a nudist (CH-087)', () => {
  it('keeps the conduct with rings on, which protect him, and loses it with armour', () => {
    const stage = stageUnder('house');
    const { state } = stage;
    state.seat.conducts = {};
    const isKept = () =>
      viewFor(state).conducts.some(
        ({ conduct, broken }) => conduct === 'nudist' && broken === undefined,
      );
    const ring = give(stage, stage.thing('ring_of_warding'));
    ring.setFact('power', 4);
    for (const { id } of [...state.sheet.inventory.things]) {
      performCommand(state, { kind: 'take-off', item: id });
    }
    const before = state.sheet.armourClass;
    performCommand(state, { kind: 'wear', item: ring.id });
    expect(state.sheet.armourClass).toBe(before + 24);
    expect(isKept()).toBe(true);
    const cap = give(stage, stage.thing('leather_cap'));
    performCommand(state, { kind: 'wear', item: cap.id });
    expect(isKept()).toBe(false);
  });
});

describe('a spellbook with charges in SLASH’EM', () => {
  /** A blank book that was wet with its charges. */
  function wetted(): { stage: Stage; blank: GameObject } {
    const stage = stageUnder('charging=slashem');
    const { state } = stage;
    const book = stage.thing('spellbook');
    book.inventory.push(stage.thing('spell_sleep'));
    const held = give(stage, book);
    setCharges(held, { left: 3, recharged: 2 });
    held.setFact('chargesDrawn', 1);
    const water = give(stage, stage.thing('potion_of_water'));
    setBeatitude(water, 'uncursed');
    performCommand(state, { kind: 'dip', item: held.id });
    performCommand(state, { kind: 'answer', answer: { choice: String(water.id) } });
    const blank = state.sheet.inventory.things.find(
      ({ archetype }) => archetype.id === 'blank_book',
    )!;
    return { stage, blank };
  }

  it('CH-103: keeps them and their count when water washes it blank', () => {
    const { blank } = wetted();
    expect(chargesOf(blank)).toEqual({ left: 3, recharged: 2 });
  });

  it('CH-104: has none, and was never charged, once a marker has written it anew', () => {
    const { stage, blank } = wetted();
    const { state } = stage;
    const marker = give(stage, stage.thing('magic_marker'));
    setCharges(marker, { left: 90, recharged: 0 });
    performCommand(state, { kind: 'apply', item: marker.id, direction: 0 });
    performCommand(state, { kind: 'answer', answer: { item: blank.id } });
    const known = kindsIn(content).find(({ id }) => id === 'spellbook/spell_sleep');
    state.sheet.lore.identifyKind(known!);
    performCommand(state, { kind: 'answer', answer: { text: 'sleep' } });
    const written = state.sheet.inventory.things.find(thing => kindOf(thing) === known)!;
    expect(chargesOf(written)).toEqual({ left: 0, recharged: 0 });
    // Reading it draws no new ones.
    performCommand(state, { kind: 'study', item: written.id });
    expect(chargesOf(written)).toEqual({ left: 0, recharged: 0 });
  });
});

describe('the name of a lamp (CH-109, CH-112)', () => {
  it.each(['unnethack', 'acehack'])('shows its count and its turns once they are known: %s', id => {
    const stage = stageUnder(`charging=${id}`);
    const { state } = stage;
    const lamp = stage.thing('oil_lamp');
    lamp.setFact('fuel', 700);
    const added = state.sheet.inventory.add(lamp);
    expect(added.kind).not.toBe('full');
    state.sheet.lore.identifyKind(lamp.archetype);
    expect(nameOf(stage, lamp)).toBe('oil lamp');
    const scroll = give(stage, stage.thing('scroll_of_charging'));
    setBeatitude(scroll, 'blessed');
    const view = viewFor(state).inventory.find(item => item.id === lamp.id);
    expect(view?.chargeable).toBe('offered');
    performCommand(state, { kind: 'charge', item: scroll.id, target: lamp.id });
    expect(nameOf(stage, lamp)).toContain(id === 'acehack' ? '(1:1500)' : '(0:1500)');
    // It burns down in the name as well.
    performCommand(state, { kind: 'apply', item: lamp.id, direction: 0 });
    performCommand(state, { kind: 'search', count: 5 });
    expect(nameOf(stage, lamp)).toMatch(/\([01]:149\d\)/);
  });

  it('shows neither in NetHack', () => {
    const stage = stageUnder('house');
    const lamp = give(stage, stage.thing('oil_lamp'));
    expect(nameOf(stage, lamp)).toBe('uncursed oil lamp');
  });

  it('makes the odds of filling it exact', () => {
    const turnsAfter = (ruleset: string) => {
      const stage = stageUnder(ruleset);
      const lamp = give(stage, stage.thing('oil_lamp'));
      lamp.setFact('fuel', 300);
      const scroll = give(stage, stage.thing('scroll_of_charging'));
      const question = { ask: 'charge', item: scroll.id, target: lamp.id } as const;
      return answerQuestion(stage.state, stage.state.scratch.oracle, question).charge!.fuel;
    };
    expect(turnsAfter('charging=acehack')).toEqual([[1050, 1]]);
    // In the house nobody sees the oil: it is that of a new lamp.
    expect(turnsAfter('house').map(([turns]) => turns)).toEqual([1500]);
  });
});

describe('the mist projector (CH-128)', () => {
  it.each([
    ['notdnethack', true],
    ['notnotdnethack', true],
    ['dnethack', false],
    ['nethack-3.6.7', false],
  ])('can be charged under %s: %s', (id, can) => {
    const { charging } = rulesOf(id).slots;
    expect(isChargeable(charging, { class: 'tool', kind: 'mist-projector' })).toBe(can);
  });
});
