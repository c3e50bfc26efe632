// Attack types of blows: of bare hands and of monsters, by forces and by what is worn.

import { describe, expect, it } from 'vitest';
import { brandPercent, refit } from '../actors/index.ts';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion } from '../host/index.ts';
import { GameObject } from '../objects/index.ts';
import { ForceScene } from './testing/force-spells.ts';
import { Scene } from './testing/scene.ts';

const DUEL = ['#######', '#..@j.#', '#######'];

function unarmed(mage = 'veil'): ForceScene {
  const set = new ForceScene(DUEL, mage, { streams: new Streams('brands') });
  const { state } = set;
  const { weapon: _, ...others } = state.sheet.equipment;
  state.sheet.equipment = others as typeof state.sheet.equipment;
  refit(state.ruleset, state.sheet);
  return set;
}

function meanDamage(set: Scene): number {
  const { state } = set;
  const target = state.level.creatures.all[0]!.id;
  return answerQuestion(state, new Enumerator(), { ask: 'attack', target }).targets[0]!.meanDamage;
}

describe('bare hands', () => {
  it('burn with a force that has an attack type: odds and play agree', () => {
    const set = unarmed();
    const plain = meanDamage(set);
    set.cast('edge');
    expect(set.state.sheet.worn.brands).toEqual(['brand-fire']);
    const burning = meanDamage(set);
    expect(burning).toBeGreaterThan(2 * plain);
    const jackal = set.state.level.creatures.all[0]!;
    let damage = 0;
    const rounds = 400;
    for (let round = 0; round < rounds; round++) {
      jackal.hitPoints = 500;
      set.state.sheet.forces.all[0]!.duration = 1000;
      set.state.hero.hitPoints = 500;
      set.perform({ kind: 'attack', direction: 3 });
      damage += 500 - jackal.hitPoints;
    }
    expect(Math.abs(damage / rounds - burning)).toBeLessThan(0.25 * burning);
  });

  it('don’t burn a monster that is immune to fire', () => {
    const set = new ForceScene(['#######', '#..@D.#', '#######'], 'veil', {
      streams: new Streams('brands'),
    });
    const { state } = set;
    expect(brandPercent(state.ruleset, 4, { 2: 100 })).toBe(0);
    expect(brandPercent(state.ruleset, 4, { 2: 50 })).toBe(100);
    expect(brandPercent(state.ruleset, 4, {})).toBe(200);
    expect(brandPercent(state.ruleset, 0, {})).toBe(0);
  });

  it('burn with gloves that have an attack type, which odds know once the hero does', () => {
    const content = [
      {
        path: 'gloves.arc',
        text: 'Object ember_gloves\nname ember gloves\ntype 100\nwear gloves\nattacktype 4\nmagical 1\nweight 100\nend\n',
      },
    ];
    const made = new Scene(DUEL, { content, streams: new Streams('gloves') });
    const { state } = made;
    const gloves = new GameObject(state.newId(), state.content.archetype('ember_gloves'));
    state.sheet.inventory.add(gloves);
    const before = meanDamage(made);
    state.sheet.equipment = { ...state.sheet.equipment, gloves: gloves.id };
    refit(state.ruleset, state.sheet);
    expect(state.sheet.worn.brands).toEqual(['brand-fire']);
    if (state.sheet.worn.knownBrands.length === 0) {
      expect(meanDamage(made)).toBeCloseTo(before, 10);
      state.sheet.lore.identify(gloves);
      refit(state.ruleset, state.sheet);
    }
    expect(meanDamage(made)).toBeGreaterThan(before);
  });
});

describe('a monster', () => {
  /** The mean damage of one blow of a wolf-like jackal at the hero, played. */
  function played(burning: boolean, resist: number): number {
    const set = new ForceScene(DUEL, 'veil', { streams: new Streams('blows') });
    const { state } = set;
    const jackal = state.level.creatures.all[0]!;
    if (burning) {
      begin(set, jackal.id, { attacktype: 4 });
    }
    if (resist > 0) {
      begin(set, state.hero.id, { resistFire: resist });
    }
    let damage = 0;
    for (let round = 0; round < 300; round++) {
      state.hero.hitPoints = 500;
      set.perform({ kind: 'search', count: 1 });
      damage += 500 - state.hero.hitPoints;
    }
    return damage / 300;
  }

  function begin({ state }: Scene, creature: number, gives: Record<string, number>): void {
    state.spells.bearers.begin(creature, {
      kind: 'ability',
      source: state.content.archetype('spell_edge'),
      name: `of ${creature}`,
      duration: 100_000,
      speed: 0.5,
      clock: 0,
      level: 1,
      owner: creature,
      gives,
    });
  }

  it('strikes three times as hard with a burning force, less by what the hero resists', () => {
    const plain = played(false, 0);
    expect(plain).toBeGreaterThan(0.3);
    expect(played(true, 0) / plain).toBeGreaterThan(2.4);
    expect(played(true, 0) / plain).toBeLessThan(3.6);
    expect(played(true, 100) / plain).toBeLessThan(1.4);
  });

  it('is foreseen so once the hero has noticed the force', () => {
    const set = new ForceScene(DUEL, 'veil', { streams: new Streams('seen') });
    const { state } = set;
    const jackal = state.level.creatures.all[0]!;
    state.sheet.lore.monsters.felt(jackal.archetype, 0);
    const danger = () =>
      answerQuestion(state, new Enumerator(), { ask: 'recall', target: jackal.id }).recall
        ?.meanDamage ?? 0;
    const plain = danger();
    expect(plain).toBeGreaterThan(0);
    begin(set, jackal.id, { attacktype: 4 });
    const [force] = jackal.forces.all;
    force!.seenBy = 0;
    expect(danger()).toBeCloseTo(plain, 10);
    force!.seenBy = 1;
    expect(danger()).toBeCloseTo(3 * plain, 10);
  });
});
