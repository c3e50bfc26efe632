import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { beatitudeOf, chargesOf, setBeatitude, setCharges } from '../../../objects/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { kick } from '../../actions/handling/kick-rules.ts';
import type { Answer } from '../../protocol/answers.ts';
import type { Scene } from '../../testing/scene.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';
import { itemView } from '../../views/item-views.ts';
import { viewFor } from '../../views/view-for.ts';
import { brokenDamage } from './break-rules.ts';
import { hallowed, mixed, wetted } from './dip-rules.ts';
import { engravedText, engravingTurns } from './engrave-rules.ts';
import { write } from './writing-rules.ts';

const { tools } = createRulesets().resolve('house').slots.world;
const ask = new Enumerator();
const ALONE = ['########', '#@.....#', '########'];
const NEAR = ['########', '#@j....#', '########'];

function answer(scene: Scene, given: Answer) {
  return scene.perform({ kind: 'answer', answer: given });
}

/** Answers with the choice whose text begins so. */
function choose(scene: Scene, text: string) {
  const asks = viewFor(scene.state).pending?.asks;
  const choice =
    asks?.kind === 'choice' ? asks.choices.find(one => one.text.startsWith(text)) : undefined;
  expect(choice, text).toBeDefined();
  return answer(scene, { choice: choice!.id });
}

function carried(scene: Scene, archetype: string) {
  return scene.state.sheet.inventory.things.find(thing => thing.archetype.id === archetype);
}

function dip(scene: Scene, item: { readonly id: number }, into: { readonly id: number }) {
  scene.perform({ kind: 'dip', item: item.id });
  return answer(scene, { choice: String(into.id) });
}

describe('dipping', () => {
  it.each([
    ['scroll', 'charging', false, 'blanks'],
    ['scroll', 'blank-paper', false, 'nothing'],
    ['potion', 'healing', false, 'dilutes'],
    ['potion', 'healing', true, 'becomes-water'],
    ['potion', 'water', false, 'nothing'],
    ['weapon', 'dagger', false, 'nothing'],
  ] as const)('into water: %s of %s, diluted %s: %s', (itemClass, kind, diluted, came) => {
    expect(wetted({ class: itemClass, kind, diluted, beatitude: 'uncursed' })).toBe(came);
  });

  it.each([
    ['cursed', 'blessed', 'uncursed'],
    ['uncursed', 'blessed', 'blessed'],
    ['blessed', 'blessed', 'blessed'],
    ['blessed', 'cursed', 'uncursed'],
    ['uncursed', 'cursed', 'cursed'],
  ] as const)('a %s thing into %s water is %s', (item, water, after) => {
    expect(hallowed(item, water)).toBe(after);
  });

  it('makes a potion diluted, which its name and its view say, then plain water', () => {
    const scene = workshop([], ALONE);
    const potion = give(scene, 'speed');
    dip(scene, potion, give(scene, 'water'));
    const diluted = carried(scene, 'speed')!;
    expect(itemView(scene.state, diluted)).toMatchObject({ states: ['diluted'] });
    expect(itemView(scene.state, diluted).name).toContain('diluted ');
    dip(scene, diluted, give(scene, 'water'));
    expect(carried(scene, 'speed')).toBeUndefined();
    expect(carried(scene, 'water')).toBeDefined();
  });

  it('blanks a scroll in the potion of water, which is used up', () => {
    const scene = workshop([], ALONE);
    const [charger, water] = [give(scene, 'charger'), give(scene, 'water')];
    dip(scene, charger, water);
    expect(scene.kinds).toContain('dipped');
    expect(carried(scene, 'blank')).toBeDefined();
    expect(carried(scene, 'charger')).toBeUndefined();
    expect(carried(scene, 'water')).toBeUndefined();
  });

  it('lifts a curse in holy water, and tells it', () => {
    const scene = workshop([], ALONE);
    const flute = give(scene, 'flute', { beatitude: 'cursed' });
    const water = give(scene, 'water', { beatitude: 'blessed' });
    dip(scene, flute, water);
    expect(beatitudeOf(flute)).toBe('uncursed');
    expect(scene.state.sheet.lore.knows(flute, 'beatitude')).toBe(true);
  });

  // Row CH-079: twice the oil's age, at most 1500 turns; not above 1000 turns left.
  it.each([
    [0, 1000],
    [600, 1500],
    [1000, 1500],
    [1200, 1200],
  ])('fills a lamp with %i turns to %i', (before, after) => {
    const scene = workshop([], ALONE, undefined, 'nethack-3.6.7');
    const [lamp, oil] = [give(scene, 'lamp'), give(scene, 'lamp_oil')];
    lamp.setFact('fuel', before);
    dip(scene, lamp, oil);
    expect(lamp.fact('fuel')).toBe(after);
    expect(carried(scene, 'lamp_oil') === undefined).toBe(before <= 1000);
  });

  it('a lit lamp into oil explodes', () => {
    const scene = workshop([['explosion', 9]], ALONE);
    const [lamp, oil] = [give(scene, 'lamp'), give(scene, 'lamp_oil')];
    scene.state.sheet.equipment = { ...scene.state.sheet.equipment, light: lamp.id };
    dip(scene, lamp, oil);
    expect(scene.state.hero.hitPoints).toBe(3);
    expect(scene.kinds).toContain('oil-exploded');
  });

  it('mixes potions: one time in ten they explode', () => {
    const asked = ask.ask(mixed, tools.dipping, { cursed: false });
    expect(asked.probability(came => came === 'explodes')).toBeCloseTo(1 / 10, 12);
    expect(asked.probability(came => came === 'evaporates')).toBeCloseTo((9 / 10) * (4 / 8), 12);
    const scene = workshop(
      [
        ['explodes', true],
        ['damage', 5],
      ],
      ALONE,
    );
    dip(scene, carried(scene, 'red_potion')!, give(scene, 'lamp_oil'));
    expect(scene.state.hero.hitPoints).toBe(7);
  });

  it('is refused with nothing to dip into', () => {
    const scene = workshop([], ALONE);
    const potion = carried(scene, 'red_potion')!;
    scene.perform({ kind: 'drop', item: potion.id, count: potion.count });
    expect(scene.perform({ kind: 'dip', item: give(scene, 'flute').id })?.reason).toBe(
      'nothing-to-dip-into',
    );
  });
});

describe('a magic marker', () => {
  const view = { charges: 40, ink: 16, known: true, guessBelow: 15, luck: 0 };

  it('spends half of the ink at least, and is too dry below that', () => {
    const asked = ask.ask(write, tools.marker, view);
    expect(asked.probability(({ spent }) => spent >= 8 && spent <= 15)).toBeCloseTo(1, 12);
    expect(ask.ask(write, tools.marker, { ...view, charges: 7 }).list[0]!.value.kind).toBe(
      'too-dry',
    );
    const scarce = ask.ask(write, tools.marker, { ...view, charges: 9 });
    expect(scarce.probability(({ kind }) => kind === 'dries-out')).toBeCloseTo(6 / 8, 12);
  });

  it('writes an unknown kind one time in 15, and more often with luck', () => {
    const share = (luck: number) =>
      ask
        .ask(write, tools.marker, { ...view, known: false, luck })
        .probability(({ kind }) => kind === 'written');
    expect(share(0)).toBeCloseTo(1 / 15, 12);
    expect(share(8)).toBeGreaterThan(3 / 15);
    expect(share(-8)).toBeLessThan(1 / 15);
  });

  // Row CH-104.
  it('writes what is named on a blank scroll', () => {
    const scene = workshop([['ink', 2]], ALONE);
    const [marker, page] = [give(scene, 'marker'), give(scene, 'blank')];
    setBeatitude(page, 'blessed');
    scene.perform({ kind: 'apply', item: marker.id, direction: 0 });
    answer(scene, { item: page.id });
    answer(scene, { text: 'charger' });
    expect(scene.kinds).toContain('written');
    expect(beatitudeOf(carried(scene, 'charger')!)).toBe('blessed');
    expect(chargesOf(marker).left).toBe(10);
    expect(carried(scene, 'blank')).toBeUndefined();
    scene.end();
  });

  it('spoils a scroll that dries out, and asks for nothing without a page', () => {
    const scene = workshop([['ink', 5]], ALONE);
    const [marker, page] = [give(scene, 'marker'), give(scene, 'blank')];
    setCharges(marker, { left: 9, recharged: 0 });
    scene.perform({ kind: 'apply', item: marker.id, direction: 0 });
    answer(scene, { item: page.id });
    answer(scene, { text: 'charger' });
    expect(chargesOf(marker).left).toBe(0);
    expect(carried(scene, 'blank')).toBeUndefined();
    scene.perform({ kind: 'apply', item: marker.id, direction: 0 });
    expect(scene.kinds).toEqual(['written']);
    expect(viewFor(scene.state).pending).toBeUndefined();
  });
});

describe('engraving', () => {
  const inscribe = (scene: Scene, pen: string, text: string) => {
    scene.perform({ kind: 'engrave' });
    choose(scene, pen);
    return answer(scene, { text });
  };

  it('takes a turn more for every ten letters (row SD-033)', () => {
    expect(engravingTurns(tools.engraving, 'x'.repeat(9))).toBe(0);
    expect(engravingTurns(tools.engraving, 'x'.repeat(35))).toBe(3);
    const scene = workshop([], ALONE, new Streams('text'));
    inscribe(scene, 'your finger', 'the quick brown fox jumps');
    expect(scene.events.find(({ kind }) => kind === 'helpless')).toMatchObject({
      reason: 'engraving',
      turns: 2,
    });
  });

  it('slips in the dust one letter in 25, and never in stone', () => {
    const asked = ask.ask(
      (chance, rules: typeof tools.engraving, text: string) =>
        engravedText(chance, rules, text, 'dust'),
      tools.engraving,
      'ab',
    );
    expect(asked.probability(text => text === 'ab')).toBeCloseTo((24 / 25) ** 2, 12);
  });

  it('keeps a monster beside the hero off, one time in seven for the last time', () => {
    const luck = Array.from({ length: 8 }, () => ['slips', false] as const);
    const scene = workshop(
      [...luck, ['word', 5], ['erased', true]],
      ['#########', '#.j@....#', '#########'],
    );
    inscribe(scene, 'your finger', 'Averleth');
    scene.perform({ kind: 'search', count: 1 });
    expect(scene.kinds).toEqual(expect.arrayContaining(['word-feared', 'word-gone']));
    expect(scene.state.level.creatures.all[0]!.conditions.has('afraid')).toBe(true);
    expect(scene.state.hero.hitPoints).toBe(12);
    scene.end();
  });

  it('is gone when its writer fights on it', () => {
    const scene = workshop([], ALONE, new Streams('fight'));
    inscribe(scene, 'your finger', 'Elbereth');
    scene.state.ports.fixtures.engrave(scene.state.hero.square, 'Elbereth', 'burned');
    scene.perform({ kind: 'attack', direction: 3 });
    expect(scene.kinds).toContain('word-gone');
  });

  // Row CH-022: a wand whose last charge was wrested turns to dust.
  it('with an empty wand wrests its last charge, and turns it to dust', () => {
    const scene = workshop([['wrest', true]], ALONE);
    const wand = give(scene, 'haste_wand');
    setCharges(wand, { left: 0, recharged: 0 });
    scene.perform({ kind: 'engrave' });
    choose(scene, 'wand of haste');
    expect(scene.kinds).toEqual(expect.arrayContaining(['wrested', 'turned-to-dust']));
    expect(carried(scene, 'haste_wand')).toBeUndefined();
    expect(viewFor(scene.state).pending).toBeUndefined();
    scene.end();
  });

  it('with a wand tells what it does to the floor, for a charge', () => {
    const scene = workshop([], ALONE, new Streams('wand'));
    const wand = give(scene, 'cancellation_wand');
    scene.state.ports.fixtures.engrave(scene.state.hero.square, 'here', 'dust');
    scene.perform({ kind: 'engrave' });
    choose(scene, 'wand of cancellation');
    expect(scene.events.find(({ kind }) => kind === 'engraving')).toMatchObject({
      telling: 'vanishes',
    });
    expect(chargesOf(wand).left).toBe(2);
    answer(scene, { text: 'again' });
    expect(scene.state.ports.fixtures.engraving(scene.state.hero.square)?.how).toBe('dust');
  });
});

describe('kicking', () => {
  const by = { strength: 18, dexterity: 16, constitution: 16, clumsy: false, martial: false };

  it('does a die of the three attributes over 15, unless the target dodges', () => {
    const asked = ask.ask(kick, tools.kicks, { by, dodges: true });
    expect(asked.probability(({ kind }) => kind === 'blocked')).toBeCloseTo(1 / 4, 12);
    expect(Math.max(...asked.list.map(({ value }) => value.damage))).toBe(3);
  });

  it('hurts a creature', () => {
    const scene = workshop([['kick', 2]], NEAR);
    scene.state.level.creatures.all[0]!.conditions.set('helpless', 50);
    scene.perform({ kind: 'kick', direction: 3 });
    expect(scene.kinds).toEqual(expect.arrayContaining(['kicked', 'hit']));
  });

  it('hurts the foot at a wall, and breaks a door', () => {
    const wall = workshop(
      [
        ['lames', false],
        ['hurts', 4],
      ],
      ALONE,
    );
    wall.perform({ kind: 'kick', direction: 1 });
    expect(wall.state.hero.hitPoints).toBe(8);
    const door = workshop([['door', true]], ['########', '#@+....#', '########']);
    door.perform({ kind: 'kick', direction: 3 });
    expect(door.kinds).toContain('door-broken');
  });

  it('sends a light thing over the floor', () => {
    const scene = workshop([], ['##########', '#@!......#', '##########']);
    scene.perform({ kind: 'kick', direction: 3 });
    expect(scene.events.find(({ kind }) => kind === 'kicked')).toMatchObject({ telling: 'slides' });
    const { items, map } = scene.state.level;
    expect(items.get(map.square(7, 1))?.length).toBe(1);
  });
});

describe('breaking a wand', () => {
  it.each([
    ['fire', 5, 20],
    ['cold', 5, 40],
    ['lightning', 5, 80],
  ])('of %s with %i charges does %i', (blast, charges, damage) => {
    expect(ask.askNumber(brokenDamage, tools.breaking, { charges, blast }).mean).toBe(damage);
  });

  it('asks first, and lets the magic out around the hero', () => {
    const scene = workshop([], NEAR, new Streams('break'));
    const wand = give(scene, 'cancellation_wand');
    scene.perform({ kind: 'break', item: wand.id });
    expect(viewFor(scene.state).pending).toMatchObject({ about: 'deed-yes', deed: 'break' });
    answer(scene, { yes: true });
    expect(scene.kinds).toContain('wand-broken');
    expect(carried(scene, 'cancellation_wand')).toBeUndefined();
    expect(scene.state.hero.hitPoints).toBeLessThan(12);
  });

  it('keeps it whole when the answer is no', () => {
    const scene = workshop([], ALONE);
    const wand = give(scene, 'nothing_wand');
    scene.perform({ kind: 'break', item: wand.id });
    answer(scene, { yes: false });
    expect(carried(scene, 'nothing_wand')).toBeDefined();
  });
});
