import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../../chance/index.ts';
import { beatitudeOf, chargesOf, Lore, setBeatitude } from '../../../objects/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { knownToolOutcomes } from '../../knowledge/tools/known-tool.ts';
import { performCommand } from '../../perform.ts';
import type { Scene } from '../../testing/scene.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';
import { itemView } from '../../views/item-views.ts';
import { viewFor } from '../../views/view-for.ts';
import { flash } from '../harm/camera.ts';
import { djinniDeed, rubbed } from './rubbing.ts';
import { readWish } from './wish.ts';

const { camera, lamps } = createRulesets().resolve('house').slots.world.tools;
const ask = new Enumerator();
const NEAR = ['########', '#@j....#', '########'];
const FAR = ['##########', '#@....j..#', '##########'];
const ALONE = ['########', '#@.....#', '########'];

function apply(scene: Scene, item: { readonly id: number }, direction: 0 | 3 = 0) {
  return scene.perform({ kind: 'apply', item: item.id, direction });
}

describe('the camera', () => {
  it('blinds a neighbour for good, and may put it to flight', () => {
    const scene = workshop(
      [
        ['flees', false],
        ['for-long', false],
        ['fear', 30],
      ],
      NEAR,
    );
    const lens = give(scene, 'lens');
    apply(scene, lens, 3);
    const { conditions } = scene.state.level.creatures.all[0]!;
    expect(conditions.left('blind')).toBeGreaterThan(900_000);
    expect(conditions.has('afraid')).toBe(true);
    expect(chargesOf(lens).left).toBe(1);
    scene.end();
  });

  it('blinds those five squares off for at most 1 + 50/25 turns', () => {
    const far = ask.ask(flash, camera, { distance: 25, immune: false });
    expect(far.probability(({ blind }) => blind >= 1 && blind <= 3)).toBe(1);
    expect(far.probability(({ flees }) => flees > 0)).toBe(0);
    const near = ask.ask(flash, camera, { distance: 1, immune: false });
    expect(near.probability(({ flees }) => flees > 0)).toBeCloseTo(3 / 4, 12);
    expect(
      ask.ask(flash, camera, { distance: 1, immune: true }).probability(({ blind }) => blind > 0),
    ).toBe(0);
  });

  it('wakes a sleeper and does nothing else to it', () => {
    const scene = workshop([], NEAR);
    const { conditions } = scene.state.level.creatures.all[0]!;
    conditions.set('asleep', 500);
    apply(scene, give(scene, 'lens'), 3);
    expect(conditions.has('asleep')).toBe(false);
    expect(conditions.has('blind')).toBe(false);
  });

  it('blinds its owner if it is cursed and turned, and always without a direction', () => {
    const scene = workshop(
      [
        ['turned', true],
        ['own-flash', 10],
      ],
      ALONE,
    );
    const lens = give(scene, 'lens', { beatitude: 'cursed' });
    apply(scene, lens, 3);
    expect(scene.state.sheet.conditions.left('blind')).toBe(15);
    scene.end();
  });

  it('does nothing without charges, for a move, and is aimed', () => {
    const scene = workshop([], FAR);
    const lens = give(scene, 'lens');
    expect(viewFor(scene.state).inventory.find(({ id }) => id === lens.id)?.aimed).toBe(true);
    scene.state.sheet.lore.learn(lens, 'charges');
    expect(knownToolOutcomes(scene.state, ask, lens.id, 3)).toContainEqual({
      outcome: { kind: 'blind', name: 'the jackal', least: 1, most: 3 },
      probability: expect.closeTo(1, 12) as number,
    });
    lens.setFact('charges', 0);
    apply(scene, lens, 3);
    expect(scene.kinds).toContain('nothing-happens');
  });
});

describe('the can of grease', () => {
  it('asks what to grease, and spares it until the grease comes off', () => {
    const scene = workshop([], ALONE);
    const can = give(scene, 'can');
    const flute = give(scene, 'flute');
    apply(scene, can);
    expect(viewFor(scene.state).pending).toMatchObject({ about: 'deed-item', deed: 'grease' });
    scene.perform({ kind: 'answer', answer: { item: flute.id } });
    expect(scene.kinds).toEqual(['greased']);
    expect(itemView(scene.state, flute)).toMatchObject({
      name: 'greased flute',
      states: ['greased'],
    });
    expect(chargesOf(can).left).toBe(0);
    apply(scene, can);
    expect(scene.kinds).toEqual(['nothing-happens']);
  });

  it('may slip out of the hand if it is cursed', () => {
    const scene = workshop([['slips', true]], ALONE);
    const can = give(scene, 'can', { beatitude: 'cursed' });
    apply(scene, can);
    expect(scene.kinds).toEqual(['tool-slipped']);
    expect(scene.state.sheet.inventory.find(can.id)).toBeUndefined();
    scene.end();
  });

  it('keeps its charge when nothing is chosen', () => {
    const scene = workshop([], ALONE);
    const can = give(scene, 'can');
    apply(scene, can);
    scene.perform({ kind: 'answer', answer: { nothing: true } });
    expect(chargesOf(can).left).toBe(1);
  });
});

describe('the choice of a crystal ball', () => {
  it('shows things of a class, for a charge, and is known by that', () => {
    const scene = workshop(
      [
        ['mind', false],
        ['gazing', 2],
      ],
      ['########', '#@#..!.#', '########'],
    );
    scene.state.sheet.lore = new Lore(new Map([['crystal', 'orb']]));
    const ball = give(scene, 'crystal');
    apply(scene, ball);
    const asks = viewFor(scene.state).pending?.asks;
    const potions = asks?.kind === 'choice' && asks.choices.find(({ text }) => text === 'Potions');
    scene.perform({ kind: 'answer', answer: { choice: (potions as { id: string }).id } });
    expect(scene.kinds).toEqual(expect.arrayContaining(['recognised', 'detected', 'helpless']));
    expect(chargesOf(ball).left).toBe(1);
    scene.end();
  });
});

describe('rubbing a lamp', () => {
  it('brings the djinni out one time in three, and smoke one in three', () => {
    const asked = ask.ask((chance, rules: typeof lamps, _: 0) => rubbed(chance, rules), lamps, 0);
    expect(asked.probability(came => came === 'djinni')).toBeCloseTo(1 / 3, 12);
    expect(asked.probability(came => came === 'smoke')).toBeCloseTo(1 / 3, 12);
  });

  it.each([
    ['blessed', 16 / 20],
    ['uncursed', 4 / 20],
    ['cursed', 1 / 20],
  ] as const)('%s grants a wish with %s', (beatitude, chance) => {
    const asked = ask.ask(djinniDeed, lamps, beatitude);
    expect(asked.probability(deed => deed === 'grants')).toBeCloseTo(chance, 12);
  });

  it('grants what is named, and leaves an oil lamp under its letter', () => {
    const scene = workshop(
      [
        ['djinni', true],
        ['oil', 100],
        ['deed', 0],
        ['beatitude', false],
      ],
      ALONE,
    );
    const lamp = give(scene, 'wonder_lamp', { beatitude: 'blessed' });
    const letter = scene.state.sheet.inventory.letterOf(lamp.id);
    scene.state.seat.conducts = {};
    scene.perform({ kind: 'rub', item: lamp.id });
    expect(scene.kinds).toEqual(expect.arrayContaining(['rubbed', 'djinni-out']));
    const { inventory } = scene.state.sheet;
    const plain = inventory.things.find(({ archetype }) => archetype.id === 'lamp')!;
    expect(inventory.letterOf(plain.id)).toBe(letter);
    expect(plain.fact('fuel')).toBe(1100);
    expect(beatitudeOf(plain)).toBe('blessed');
    scene.perform({ kind: 'answer', answer: { text: 'dragon' } });
    expect(scene.kinds).toEqual(['wish-vain']);
    scene.perform({ kind: 'answer', answer: { text: 'a blessed charger' } });
    expect(scene.kinds).toContain('produced');
    const wished = inventory.things.find(({ archetype }) => archetype.id === 'charger')!;
    expect(beatitudeOf(wished)).toBe('blessed');
    expect(scene.state.seat.conducts.wishless?.times).toBe(1);
    scene.end();
  });

  it.each([
    [1, 'serves'],
    [2, 'spares'],
    [3, 'vanishes'],
    [4, 'attacks'],
  ] as const)('may bring a djinni that does otherwise (%s)', (deed, name) => {
    const scene = workshop(
      [
        ['djinni', true],
        ['oil', 0],
        ['deed', deed],
        ...(name === 'vanishes' ? [] : ([['hit-points', 30]] as const)),
      ],
      ALONE,
    );
    const lamp = give(scene, 'wonder_lamp');
    setBeatitude(lamp, 'uncursed');
    scene.perform({ kind: 'rub', item: lamp.id });
    const [djinni] = scene.state.level.creatures.all;
    expect(scene.events.find(({ kind }) => kind === 'djinni-out')).toMatchObject({ deed: name });
    expect(djinni !== undefined).toBe(name !== 'vanishes');
    expect(djinni?.master === 1).toBe(name === 'serves');
  });

  it('is offered for lamps alone: a candle or a torch can’t be rubbed', () => {
    const scene = workshop([], ALONE);
    const uses = (id: string) => itemView(scene.state, give(scene, id)).uses;
    expect(uses('lamp')).toContain('rub');
    expect(uses('lantern')).toContain('rub');
    expect(uses('candle')).not.toContain('rub');
    const candle = give(scene, 'candle');
    expect(performCommand(scene.state, { kind: 'rub', item: candle.id })?.reason).toBe('no-use');
  });

  it('does nothing for other lamps', () => {
    const scene = workshop([], ALONE);
    scene.perform({ kind: 'rub', item: give(scene, 'lamp').id });
    expect(scene.kinds).toEqual(['rubbed', 'nothing-happens']);
  });
});

describe('a wish in words', () => {
  it.each([
    ['2 blessed scrolls of charging', 2, 'blessed', undefined, 'scrolls of charging'],
    ['a +3 dagger', 1, undefined, 3, 'dagger'],
    ['  The cursed -1 Ring ', 1, 'cursed', -1, 'ring'],
  ] as const)('%s', (text, pieces, beatitude, enchantment, name) => {
    expect(readWish(text)).toEqual({ pieces, beatitude, enchantment, name });
  });
});
