// Conditions that blows bring by their attack types: of heroes by forces and worn things, of monsters by their kind,
// forces and weapons. Odds and play agree.

import { describe, expect, it, vi } from 'vitest';
import { type Condition, refit } from '../actors/index.ts';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion } from '../host/index.ts';
import { GameObject } from '../objects/index.ts';
import { type AttackType, attackBit } from '../spellcraft/index.ts';
import { bringByBlows } from './forces/blow-contagion.ts';
import { attackTypesOf } from './monsters/monster-weapon.ts';
import { Scene } from './testing/scene.ts';

const DUEL = ['#######', '#..@M.#', '#######'];

/** A blade and a beast that carry attack types. */
function content(types: readonly AttackType[]) {
  const bits = types.reduce((all, type) => all | attackBit(type), 0);
  return [
    {
      path: 'blows.arc',
      text: [
        `Object odd_gloves\nname odd gloves\ntype 100\nwear gloves\nmagical 1\nattacktype ${bits}\nweight 100\nend\n`,
        `Object odd_blade\nname odd blade\ntype 15\nweapon_kind sword\ndice 1\nsides 6\nattacktype ${bits}\nweight 100\nend\n`,
        `Object odd_beast\nname odd beast\nmonster 1\nlevel 8\nhp 60\nmovement 12\nnotices 20\nglyph M\nattacktype ${bits}\nblow_1 bite 1d6\nend\n`,
        'Object armed_beast\nname armed beast\nmonster 1\nlevel 8\nhp 60\nmovement 12\nnotices 20\nglyph A\nblow_1 weapon 1d6\narch odd_blade\nend\nend\n',
        'Object calm_beast\nname calm beast\nmonster 1\nlevel 8\nhp 60\nmovement 12\nnotices 20\nglyph N\nblow_1 bite 1d6\nend\n',
      ].join(''),
    },
  ];
}

function duel(types: readonly AttackType[], rows = DUEL): Scene {
  const made = new Scene(rows, {
    content: content(types),
    kinds: { M: 'odd_beast', A: 'armed_beast', N: 'calm_beast' },
    streams: new Streams(types.join()),
  });
  const { hero } = made.state;
  hero.maxHitPoints = 3000;
  hero.hitPoints = 3000;
  return made;
}

/** Gloves whose attack types the hero knows. */
function gloved(types: readonly AttackType[], known = true): Scene {
  const made = duel(types, ['#######', '#..@N.#', '#######']);
  const { state } = made;
  const gloves = new GameObject(state.newId(), state.content.archetype('odd_gloves'));
  state.sheet.inventory.add(gloves);
  state.sheet.equipment = { ...state.sheet.equipment, gloves: gloves.id };
  if (!known) {
    vi.spyOn(state.sheet.lore, 'isIdentified').mockReturnValue(false);
  }
  refit(state.ruleset, state.sheet);
  return made;
}

type Ask = 'attack' | 'danger';

function asked({ state }: Scene, ask: Ask): Readonly<Record<string, number>> {
  const target = state.level.creatures.all[0]!.id;
  const answer = answerQuestion(state, new Enumerator(), { ask, target });
  return Object.fromEntries(answer.targets[0]?.effects ?? []);
}

/** One in how many attacks of a hero leaves a beast in a condition. */
function shareAfterAttacks(made: Scene, has: (scene: Scene) => boolean, rounds = 400): number {
  const { state } = made;
  const beast = state.level.creatures.all[0]!;
  let count = 0;
  for (let round = 0; round < rounds; round++) {
    beast.hitPoints = 500;
    beast.conditions.struck = undefined;
    for (const condition of [
      'confused',
      'slow',
      'blind',
      'poisoned',
      'helpless',
      'afraid',
    ] as const) {
      beast.conditions.set(condition, 0);
    }
    state.hero.hitPoints = 3000;
    made.perform({ kind: 'attack', direction: 3 });
    count += has(made) ? 1 : 0;
  }
  return count / rounds;
}

const CONDITION = {
  confusion: 'confused',
  slow: 'slow',
  blind: 'blind',
  poison: 'poisoned',
  paralyze: 'helpless',
  fear: 'afraid',
} as const;

const EFFECT: Readonly<Record<keyof typeof CONDITION, string>> = {
  ...CONDITION,
  paralyze: 'paralysed',
};

describe('blows of a hero whose gloves carry an attack type', () => {
  it.each(Object.keys(CONDITION) as (keyof typeof CONDITION)[])(
    'bring %s as often as odds say',
    type => {
      const made = gloved([type]);
      const odds = asked(made, 'attack')[EFFECT[type]] ?? 0;
      expect(odds).toBeGreaterThan(0.02);
      const struck = shareAfterAttacks(made, ({ state }) =>
        state.level.creatures.all[0]!.conditions.has(CONDITION[type]),
      );
      expect(Math.abs(struck - odds)).toBeLessThan(
        4 * Math.sqrt((odds * (1 - odds)) / 400) + 0.005,
      );
    },
  );

  it('do so unforeseen while he doesn’t know the gloves', () => {
    const made = gloved(['confusion'], false);
    expect(made.state.sheet.worn.attackTypes).toBe(attackBit('confusion'));
    expect(asked(made, 'attack')).toEqual({});
    const confused = shareAfterAttacks(made, ({ state }) =>
      state.level.creatures.all[0]!.conditions.has('confused'),
    );
    expect(confused).toBeGreaterThan(0.05);
  });

  it('steal life for him where they are hard enough', () => {
    const { state } = duel(['life_stealing'], ['#######', '#..@N.#', '#######']);
    const beast = state.level.creatures.all[0]!;
    state.hero.hitPoints = 100;
    bringByBlows(state, state.hero, beast, 90, attackBit('life_stealing'));
    expect(state.hero.hitPoints).toBe(103);
    expect(beast.hitPoints).toBe(beast.maxHitPoints);
    bringByBlows(state, state.hero, beast, 29, attackBit('life_stealing'));
    expect(state.hero.hitPoints).toBe(103);
  });

  it('bring nothing without one', () => {
    const made = gloved(['fire']);
    expect(asked(made, 'attack')).toEqual({});
  });
});

describe('blows of a monster', () => {
  /** How often one move of the beast leaves the hero in a condition. */
  function shareAfterMoves(made: Scene, condition: Condition, rounds = 400): number {
    const { state } = made;
    let count = 0;
    for (let round = 0; round < rounds; round++) {
      state.hero.hitPoints = 3000;
      state.hero.conditions.struck = undefined;
      for (const one of Object.values(CONDITION)) {
        state.hero.conditions.set(one, 0);
      }
      made.perform({ kind: 'search', count: 1 });
      count += state.hero.conditions.has(condition) ? 1 : 0;
    }
    return count / rounds;
  }

  it.each(['confusion', 'poison', 'blind'] as const)(
    'whose kind carries %s bring it, as odds say',
    type => {
      const made = duel([type]);
      const { state } = made;
      const beast = state.level.creatures.all[0]!;
      expect(asked(made, 'danger')).toEqual({});
      state.sheet.lore.monsters.felt(beast.archetype, 0);
      const odds = asked(made, 'danger')[EFFECT[type]] ?? 0;
      expect(odds).toBeGreaterThan(0.02);
      const struck = shareAfterMoves(made, CONDITION[type]);
      expect(Math.abs(struck - odds)).toBeLessThan(
        4 * Math.sqrt((odds * (1 - odds)) / 400) + 0.005,
      );
    },
  );

  it('bring what its weapon carries', () => {
    const made = duel(['confusion'], ['#######', '#..@A.#', '#######']);
    expect(shareAfterMoves(made, 'confused')).toBeGreaterThan(0.02);
  });

  it('bring it to other monsters', () => {
    const made = duel(['confusion'], ['#######', '#..@.M#', '#....N#', '#######']);
    const { state } = made;
    const [beast, other] = state.level.creatures.all;
    bringByBlows(state, beast!, other!, 5, 0);
    expect(other!.conditions.struck).toBeUndefined();
    for (let blow = 0; blow < 60; blow++) {
      bringByBlows(state, beast!, other!, 5, attackTypesOf(beast!));
    }
    expect(other!.conditions.has('confused')).toBe(true);
    expect(other!.hitPoints).toBe(other!.maxHitPoints);
  });
});
