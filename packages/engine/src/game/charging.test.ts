import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import {
  type Beatitude,
  beatitudeOf,
  chargesOf,
  type GameObject,
  Lore,
  setBeatitude,
  setCharges,
  TYPE,
} from '../objects/index.ts';
import { uncertainChargeOdds } from '../odds/index.ts';
import { knownCharge } from './knowledge/charges/known-charge.ts';
import { chargeThing } from './powers/things/charge-thing.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { ask } from './state/pending.ts';
import type { Scene } from './testing/scene.ts';
import { workshop } from './testing/tools.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

function chargeWith(scene: Scene, target: GameObject, beatitude: Beatitude = 'uncursed') {
  const scroll = give(scene, 'charger', { beatitude });
  return scene.perform({ kind: 'charge', item: scroll.id, target: target.id });
}

describe('a scroll of charging that is known', () => {
  it('brings a wand to what is drawn, counts it, and is used up', () => {
    const scene = workshop([['charges', 4]]);
    const wand = give(scene, 'nothing_wand');
    scene.state.sheet.lore.learn(wand, 'charges');
    expect(chargeWith(scene, wand, 'blessed')).toBeUndefined();
    expect(chargesOf(wand)).toEqual({ left: 8, recharged: 1 });
    expect(scene.kinds.slice(0, 2)).toEqual(['read-scroll', 'charged']);
    expect(
      scene.state.sheet.inventory.things.some(({ archetype }) => archetype.id === 'charger'),
    ).toBe(false);
    const view = viewFor(scene.state).inventory.find(({ id }) => id === wand.id);
    expect(view).toMatchObject({ charges: '(1:8)', chargeable: 'offered' });
  });

  it('makes a wand explode that was charged too often, which can kill', () => {
    const scene = workshop([
      ['explosion', true],
      ['blast-dice', 4],
      ['blast', 20],
    ]);
    const wand = give(scene, 'nothing_wand');
    setCharges(wand, { left: 3, recharged: 5 });
    chargeWith(scene, wand);
    expect(scene.kinds).toEqual(['read-scroll', 'wand-exploded', 'died']);
    expect(scene.state.ending).toMatchObject({ killer: 'an exploding wand' });
    expect(scene.state.sheet.inventory.find(wand.id)).toBeUndefined();
  });

  it('takes the charges of a wand when it is cursed, unless the wand is blessed', () => {
    for (const beatitude of ['cursed', 'uncursed', 'blessed'] as const) {
      const scene = workshop();
      const wand = give(scene, 'nothing_wand', { beatitude: beatitude });
      chargeWith(scene, wand, 'cursed');
      expect(chargesOf(wand).left).toBe(beatitude === 'blessed' ? 3 : 0);
    }
  });

  it('gives a feeling of loss for what can’t be charged', () => {
    const scene = workshop();
    const bread = give(scene, 'bread');
    chargeWith(scene, bread);
    expect(scene.events.find(({ kind }) => kind === 'charged')).toMatchObject({ telling: 'loss' });
  });

  it('charges nothing with what is no such scroll, and not itself', () => {
    const scene = workshop();
    const wand = give(scene, 'nothing_wand');
    const bread = give(scene, 'bread');
    const refused = { reason: 'nothing-charges', usesMove: false };
    expect(scene.perform({ kind: 'charge', item: bread.id, target: wand.id })).toEqual(refused);
    expect(scene.perform({ kind: 'charge', item: 0, target: wand.id })).toEqual(refused);
    const scroll = give(scene, 'charger');
    expect(scene.perform({ kind: 'charge', item: scroll.id, target: scroll.id })).toEqual(refused);
    expect(scene.perform({ kind: 'charge', item: scroll.id, target: 9999 })?.reason).toBe(
      'unknown-item',
    );
  });

  it('fills the energy of a reader who is confused, and charges nothing', () => {
    const scene = workshop([
      ['power', 11],
      ['power', 11],
    ]);
    const { sheet } = scene.state;
    const wand = give(scene, 'nothing_wand');
    sheet.energy = 2;
    sheet.conditions.set('confused', 20);
    chargeWith(scene, wand);
    expect([sheet.energy, sheet.maxEnergy]).toEqual([13, 13]);
    expect(chargesOf(wand).left).toBe(3);
    const scroll = give(scene, 'charger', { beatitude: 'cursed' });
    scene.perform({ kind: 'read', item: scroll.id });
    expect(sheet.energy).toBe(0);
  });
});

describe('a ring', () => {
  it('that protects shows what it is, and its number counts while it is worn', () => {
    const scene = workshop();
    const { sheet } = scene.state;
    const ring = give(scene, 'warding');
    ring.setFact('power', 2);
    scene.state.sheet.lore = new Lore(new Map([['warding', 'opal']]));
    scene.perform({ kind: 'wear', item: ring.id });
    expect(sheet.armourClass).toBe(12);
    expect(scene.kinds).toContain('recognised');
    expect(viewFor(scene.state).inventory.find(({ id }) => id === ring.id)?.enchantment).toBe('+2');
    scene.perform({ kind: 'take-off', item: ring.id });
    expect(sheet.armourClass).toBe(0);
  });

  it('that adds to damage keeps its secret until its kind is known', () => {
    const scene = workshop();
    const { sheet } = scene.state;
    sheet.lore = new Lore(new Map([['wounds', 'opal']]));
    const [one, other] = [give(scene, 'wounds'), give(scene, 'wounds')];
    one.setFact('power', 3);
    other.setFact('power', -1);
    scene.perform({ kind: 'wear', item: one.id });
    expect(sheet.lore.isIdentified(one.archetype)).toBe(false);
    sheet.lore.identifyKind(one.archetype);
    scene.perform({ kind: 'wear', item: other.id });
    expect(sheet.lore.knows(other, 'enchantment')).toBe(true);
    expect(sheet.lore.knows(one, 'enchantment')).toBe(false);
  });

  it('that gives strength gives back what was there, whatever rose meanwhile', () => {
    const scene = workshop();
    const { sheet, ruleset } = scene.state;
    sheet.attributes.strength = 17;
    const ring = give(scene, 'might');
    ring.setFact('power', 3);
    scene.perform({ kind: 'wear', item: ring.id });
    expect(sheet.attributes.strength).toBe(38);
    const saved = restoreGame(scene.state.content, ruleset, saveGame(scene.state));
    expect(saved.sheet.attributes.strength).toBe(38);
    scene.perform({ kind: 'take-off', item: ring.id });
    expect(sheet.attributes.strength).toBe(17);
    expect(sheet.powers.natural).toBeUndefined();
  });

  it('is charged on the finger, or explodes there', () => {
    const charged = workshop();
    const ring = give(charged, 'warding');
    charged.perform({ kind: 'wear', item: ring.id });
    chargeWith(charged, ring);
    expect(ring.fact('power')).toBe(1);
    expect(charged.state.sheet.armourClass).toBe(6);
    const bursts = workshop([['damage', 5]]);
    const worn = give(bursts, 'warding');
    worn.setFact('power', 7);
    bursts.perform({ kind: 'wear', item: worn.id });
    expect(bursts.state.sheet.armourClass).toBe(42);
    chargeWith(bursts, worn);
    expect(bursts.kinds).toContain('ring-exploded');
    expect(bursts.state.hero.hitPoints).toBe(7);
    expect(bursts.state.sheet.armourClass).toBe(0);
  });

  it('goes on the other hand when a cursed weapon holds the right one', () => {
    const scene = workshop();
    const knife = give(scene, 'knife', { beatitude: 'cursed' });
    scene.perform({ kind: 'wield', item: knife.id });
    const ring = give(scene, 'warding');
    expect(scene.perform({ kind: 'wear', item: ring.id })).toBeUndefined();
    expect(scene.state.sheet.equipment['left-ring']).toBe(ring.id);
  });

  it('sticks when it is cursed, and costs nutrition while it has a number', () => {
    const scene = workshop([], undefined, new Streams('hunger'));
    const ring = give(scene, 'looks', { beatitude: 'cursed' });
    ring.setFact('power', -2);
    scene.perform({ kind: 'wear', item: ring.id });
    expect(scene.perform({ kind: 'take-off', item: ring.id })).toMatchObject({ reason: 'cursed' });
    const before = scene.state.sheet.nutrition;
    scene.perform({ kind: 'rest', count: 40 });
    expect(before - scene.state.sheet.nutrition).toBe(42);
    ring.setFact('power', 0);
    const later = scene.state.sheet.nutrition;
    scene.perform({ kind: 'rest', count: 40 });
    expect(later - scene.state.sheet.nutrition).toBe(40);
  });
});

describe('a lamp', () => {
  it('is filled by charging, and goes out under a cursed source', () => {
    const scene = workshop();
    const lamp = give(scene, 'lamp');
    scene.perform({ kind: 'apply', item: lamp.id, direction: 0 });
    expect(scene.state.sheet.equipment.light).toBe(lamp.id);
    chargeWith(scene, lamp);
    expect(lamp.fact('fuel')).toBeGreaterThan(1400);
    chargeWith(scene, lamp, 'cursed');
    expect(lamp.fact('fuel')).toBe(0);
    expect(scene.state.sheet.equipment.light).toBe(0);
    expect(scene.perform({ kind: 'apply', item: lamp.id, direction: 0 })).toEqual({
      reason: 'no-fuel',
      usesMove: true,
    });
  });

  it('that burns down stays, and burns again when it is charged; a candle is used up', () => {
    const scene = workshop();
    const [lamp, candle] = [give(scene, 'lamp'), give(scene, 'candle')];
    for (const light of [lamp, candle]) {
      light.setFact('fuel', 1);
      scene.perform({ kind: 'wear', item: light.id });
      scene.perform({ kind: 'rest', count: 2 });
    }
    const { inventory, equipment } = scene.state.sheet;
    expect(inventory.find(candle.id)).toBeUndefined();
    expect(inventory.find(lamp.id)).toBe(lamp);
    expect(equipment.light).toBe(0);
    chargeWith(scene, lamp, 'blessed');
    expect([lamp.fact('fuel'), chargesOf(lamp).left]).toEqual([1500, 1]);
    expect(scene.perform({ kind: 'apply', item: lamp.id, direction: 0 })).toBeUndefined();
  });
});

describe('cancellation', () => {
  it('at oneself empties wands, rings and tools, and leaves plain scrolls and water', () => {
    const scene = workshop([['cancelled-turns', 7]]);
    const { inventory } = scene.state.sheet;
    const wand = give(scene, 'cancellation_wand', { beatitude: 'blessed' });
    const other = give(scene, 'nothing_wand', { beatitude: 'blessed' });
    const ring = give(scene, 'warding', { beatitude: 'cursed' });
    ring.setFact('power', 3);
    const marker = give(scene, 'marker');
    const scroll = give(scene, 'charger');
    const potion = give(scene, 'speed', { count: 2 });
    const letters = [scroll, potion].map(({ id }) => inventory.letterOf(id));
    scene.perform({ kind: 'wear', item: ring.id });
    scene.perform({ kind: 'zap', item: wand.id, direction: 0 });
    expect(scene.state.sheet.powers.cancelled).toBe(57 - 1);
    expect(chargesOf(wand).left).toBe(2);
    expect(chargesOf(other).left).toBe(-1);
    expect(ring.fact('power')).toBe(0);
    expect(chargesOf(marker).left).toBe(0);
    expect([wand, other, ring].map(beatitudeOf)).toEqual(['uncursed', 'uncursed', 'uncursed']);
    const instead = letters.map(letter => inventory.at(letter)!);
    expect(instead.map(({ archetype, count }) => [archetype.id, count])).toEqual([
      ['blank', 1],
      ['water', 2],
    ]);
    expect(scene.state.sheet.armourClass).toBe(0);
    scene.perform({ kind: 'zap', item: other.id, direction: 3 });
    expect(scene.kinds).toContain('turned-to-dust');
  });

  it('takes a monster’s magic for good', () => {
    const scene = workshop([], ['########', '#@..j..#', '########'], new Streams('cancel'));
    const [jackal] = scene.state.level.creatures.all;
    const spell = give(scene, 'zot_horn').inventory[0]!;
    jackal!.carried.push(spell);
    expect(jackal!.abilities).toHaveLength(1);
    const wand = give(scene, 'cancellation_wand');
    scene.perform({ kind: 'zap', item: wand.id, direction: 3 });
    expect(scene.kinds).toContain('monster-cancelled');
    expect(jackal!.abilities).toHaveLength(0);
    expect(jackal!.carried.some(({ archetype }) => archetype.type === TYPE.spell)).toBe(false);
  });
});

describe('odds of charging', () => {
  const kinds = ['nothing_wand', 'revealing_wand', 'warding', 'marker', 'crystal', 'bag', 'lamp'];

  it.each(kinds)('agree with what happens when it is done: %s', id => {
    const rounds = 3000;
    const scene = workshop([], undefined, new Streams(`odds ${id}`));
    const { state } = scene;
    ask(state, {
      about: 'charging',
      facts: { scroll: 0, source: 'uncursed', known: true },
      paid: false,
    });
    const thing = give(scene, id);
    for (const part of ['beatitude', 'enchantment', 'charges'] as const) {
      state.sheet.lore.learn(thing, part);
    }
    const set = () => {
      setCharges(thing, { left: 3, recharged: 3 });
      thing.setFact('power', 3);
    };
    set();
    const known = knownCharge(state, new Enumerator(), 0, thing.id)!;
    expect(known.cases.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const odds = uncertainChargeOdds(state.ruleset.slots.charging, known.cases);
    const seen = new Map<number, number>();
    let gone = 0;
    for (let round = 0; round < rounds; round++) {
      set();
      state.hero.hitPoints = state.hero.maxHitPoints = 1000;
      chargeThing(state, thing, { beatitude: 'uncursed', known: true });
      if (state.sheet.inventory.find(thing.id) === undefined) {
        gone++;
        thing.count = 1;
        state.sheet.inventory.add(thing);
      } else {
        const value = id === 'warding' ? thing.fact('power') : chargesOf(thing).left;
        seen.set(value, (seen.get(value) ?? 0) + 1);
      }
    }
    expect(Math.abs(gone / rounds - odds.explodes)).toBeLessThan(0.03);
    for (const [value, probability] of odds.charges ?? []) {
      const share = (seen.get(value) ?? 0) / Math.max(1, rounds - gone);
      expect(Math.abs(share - probability)).toBeLessThan(0.03);
    }
  });

  it('weigh every beatitude in which an unknown scroll may stand', () => {
    const scene = workshop();
    const wand = give(scene, 'nothing_wand');
    const scroll = give(scene, 'charger');
    const ask = new Enumerator();
    const shares = () => {
      const known = knownCharge(scene.state, ask, scroll.id, wand.id)!;
      return (source: Beatitude) =>
        known.cases
          .filter(({ of }) => of.class === 'wand' && of.view.source === source)
          .reduce((sum, { probability }) => sum + probability, 0);
    };
    expect(shares()('blessed')).toBeCloseTo(1 / 8, 12);
    expect(shares()('uncursed')).toBeCloseTo(3 / 4, 12);
    setBeatitude(scroll, 'cursed');
    expect(shares()('cursed')).toBeCloseTo(1 / 8, 12);
    scene.state.sheet.lore.learn(scroll, 'beatitude');
    expect(shares()('cursed')).toBeCloseTo(1, 12);
  });
});
