// Statements of the page on speed that need a game of the content, each played or asked under its rules.

import { makeMonster, monsterKinds, passiveOf, speedView } from '@roguewright/engine/actors';
import { Enumerator, Streams } from '@roguewright/engine/chance';
import { type GameState, performCommand } from '@roguewright/engine/game';
import { factOf, type GameObject, TYPE } from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import {
  heroAllotment,
  monsterAllotment,
  SPEED_ADJUSTMENTS,
  SPEED_PROPERTIES,
} from '@roguewright/engine/speed';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const rulesets = createRulesets();
const rulesOf = (name: string) => rulesets.resolve(parseRulesetName(name));
const ROWS = ['##########', '#@.......#', '##########'];

const stageUnder = (ruleset: string, rows: readonly string[] = ROWS, seed = 'speed') =>
  new Stage(content, rulesOf(ruleset), rows, { seed, skill: 'expert' });

/** Gives the hero a thing, known whole. */
function give({ state }: Stage, thing: GameObject): GameObject {
  const added = state.sheet.inventory.add(thing);
  if (added.kind === 'full') {
    throw new Error(`no room for ${thing.name}`);
  }
  state.sheet.lore.identify(added.thing);
  return added.thing;
}

/** Movement points a turn with their probabilities, without a burden. */
function pointsOf({ ruleset, sheet }: GameState): readonly (readonly [number, number])[] {
  const view = { ...speedView(ruleset, sheet), encumbrance: 'unencumbered' as const };
  const { list } = new Enumerator().ask(heroAllotment, ruleset.slots.speed, view);
  return list
    .map(({ value, probability }) => [value, probability] as const)
    .sort(([one], [other]) => one - other);
}

const meanOf = (points: readonly (readonly [number, number])[]) =>
  points.reduce((sum, [value, probability]) => sum + value * probability, 0);

describe('storm drake mail (SD-029)', () => {
  const worn = (ruleset: string) => {
    const stage = stageUnder(ruleset);
    const { equipment } = stage.state.sheet;
    performCommand(stage.state, { kind: 'take-off', item: equipment.cloak });
    const mail = give(stage, stage.thing('storm_drake_mail'));
    performCommand(stage.state, { kind: 'wear', item: mail.id });
    performCommand(stage.state, { kind: 'search', count: 10 });
    expect(stage.state.sheet.equipment.body).toBe(mail.id);
    return meanOf(pointsOf(stage.state));
  };

  it.each(['speed=nethack-3.7', 'nethack-5.0'])('makes its wearer very fast under %s', ruleset => {
    expect(worn(ruleset)).toBeCloseTo(20, 9);
  });

  it.each(['house', 'nethack-3.4.3'])('is armour and no more under %s', ruleset => {
    expect(worn(ruleset)).toBe(12);
  });

  it('gives a monster no speed under any rules', () => {
    for (const ruleset of ['house', 'nethack-5.0']) {
      const stage = stageUnder(ruleset, ['##########', '#@..o....#', '##########']);
      const { target } = stage;
      const before = target.adjustment;
      target.carried.push(stage.thing('storm_drake_mail'));
      performCommand(stage.state, { kind: 'search', count: 3 });
      expect(target.adjustment).toBe(before);
    }
  });
});

describe('a counted search (SD-031)', () => {
  /** Turns that a search of ten moves takes. */
  const turnsOf = (stones: number) => {
    const stage = stageUnder('house');
    const { state } = stage;
    if (stones > 0) {
      const load = stage.thing('iron_shot');
      load.count = stones;
      give(stage, load);
    }
    const { turn } = state.clock;
    performCommand(state, { kind: 'search', count: 10 });
    return state.clock.turn - turn;
  };

  it('takes a move each time, and a burdened hero longer for each of them', () => {
    expect(turnsOf(0)).toBe(10);
    expect(turnsOf(300)).toBeGreaterThanOrEqual(13);
  });
});

describe('a monster of speed 0 (SD-048)', () => {
  it('has a passive attack', () => {
    const still = monsterKinds(content).filter(
      kind => kind.type !== TYPE.spell && factOf(kind, 'movement') === 0,
    );
    expect(still.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['ember_mould', 'rime_mould']),
    );
    expect(still.filter(kind => passiveOf(kind) === undefined).map(({ id }) => id)).toEqual([]);
  });
});

describe('a monster at a heavy pile (SD-050)', () => {
  it('takes what it can carry, leaves the rest, and isn’t slowed', () => {
    const stage = stageUnder('house', ['##########', '#@.......#', '##########']);
    const { state } = stage;
    const { level, hero, ruleset } = state;
    const square = hero.square + 6;
    const collector = monsterKinds(content).find(kind => factOf(kind, 'collects') !== 0);
    expect(collector).toBeDefined();
    const monster = makeMonster(
      new Streams('pile').stream('level'),
      ruleset,
      content,
      collector!,
      square,
      () => state.newId(),
    );
    monster.carried.splice(0);
    level.place(monster);
    const heap = Array.from({ length: 40 }, () => stage.thing('plate_mail'));
    for (const mail of heap) {
      level.drop(square, mail);
    }
    const before = monster.adjustment;
    for (let turn = 0; turn < 60; turn++) {
      monster.hunts = false;
      performCommand(state, { kind: 'search', count: 1 });
    }
    const carried = monster.carried.filter(({ archetype }) => archetype.type !== TYPE.spell);
    const left = [...level.items.values()].flat().filter(({ name }) => name === 'plate mail');
    expect(carried.length).toBeGreaterThan(0);
    expect(left.length).toBeGreaterThan(0);
    expect(monster.adjustment).toBe(before);
  });
});

describe('speed in a fight (SD-064)', () => {
  /** Blows that land on a hero who searches 60 times beside an ogre: hit points lost for each of his moves. */
  function lostAMove(property: 'none' | 'fast' | 'very-fast'): number {
    const stage = stageUnder('house', ['####', '#@o#', '####'], 'fight');
    const { state, target } = stage;
    const { hero, sheet } = state;
    target.conditions.set('helpless', 0);
    target.hunts = true;
    sheet.powers.fast = property !== 'none';
    let lost = 0;
    for (let move = 0; move < 240; move++) {
      sheet.conditions.set('very-fast', property === 'very-fast' ? 50 : 0);
      hero.maxHitPoints = 10_000;
      hero.hitPoints = 10_000;
      sheet.nutrition = 900;
      performCommand(state, { kind: 'search', count: 1 });
      lost += 10_000 - hero.hitPoints;
    }
    return lost / 240;
  }

  it('spares a hero a good part of the blows for each of his own', () => {
    const [none, fast, very] = (['none', 'fast', 'very-fast'] as const).map(lostAMove);
    expect(fast! / none!).toBeLessThan(0.9);
    expect(very! / none!).toBeLessThan(0.75);
  });
});

describe('boots of speed (SD-066)', () => {
  it('need no upkeep, and take the place of better armour for the feet', () => {
    const stage = stageUnder('house');
    const { state } = stage;
    const wearing = (kind: string) => {
      const boots = give(stage, stage.thing(kind));
      performCommand(state, { kind: 'wear', item: boots.id });
      performCommand(state, { kind: 'search', count: 10 });
      expect(state.sheet.equipment.boots).toBe(boots.id);
      const seen = { armour: state.sheet.armourClass, points: meanOf(pointsOf(state)) };
      performCommand(state, { kind: 'take-off', item: boots.id });
      performCommand(state, { kind: 'search', count: 10 });
      return seen;
    };
    const [quick, iron] = [wearing('boots_of_speed'), wearing('iron_shoes')];
    expect(quick.points).toBeCloseTo(20, 9);
    expect(iron.points).toBe(12);
    expect(iron.armour).toBeGreaterThan(quick.armour);
    const item = state.sheet.inventory.things.find(
      ({ archetype }) => archetype.id === 'boots_of_speed',
    )!;
    performCommand(state, { kind: 'wear', item: item.id });
    for (let times = 0; times < 5; times++) {
      performCommand(state, { kind: 'search', count: 99 });
    }
    expect(meanOf(pointsOf(state))).toBeCloseTo(20, 9);
  });
});

describe('haste self, cast again and again (SD-067, SD-068)', () => {
  /** The share of turns that a hero is very fast for, and the energy that a turn costs him. */
  function recast(role: string): { share: number; energyATurn: number } {
    const stage = stageUnder('house', ROWS, `haste ${role}`);
    const { state } = stage;
    const { sheet, hero } = state;
    Object.assign(sheet, { role });
    const spell = stage.teach('spell_haste_self');
    let quick = 0;
    let spent = 0;
    const from = state.clock.turn;
    for (let move = 0; move < 1200; move++) {
      hero.hitPoints = hero.maxHitPoints;
      sheet.nutrition = 900;
      const { turn } = state.clock;
      const isQuick = sheet.conditions.left('very-fast') > 1;
      sheet.energy = 500;
      performCommand(
        state,
        isQuick ? { kind: 'search', count: 1 } : { kind: 'cast', spell, direction: 0 },
      );
      spent += isQuick ? 0 : 500 - sheet.energy;
      quick += isQuick ? state.clock.turn - turn : 0;
    }
    const turns = state.clock.turn - from;
    return { share: quick / turns, energyATurn: spent / turns };
  }

  it.each(['wizard', 'monk'])(
    'keeps a %s very fast nearly always, for less than it regains',
    role => {
      const { share, energyATurn } = recast(role);
      expect(share).toBeGreaterThan(0.9);
      expect(energyATurn).toBeLessThan(0.5);
    },
  );

  it('SD-068: is easier for a Monk and a Wizard than for others', () => {
    const most = (role: string) => rulesOf('house').slots.casting.schools[role]!.most.escape;
    expect([most('monk'), most('wizard')]).toEqual(['skilled', 'expert']);
    expect(['knight', 'healer', 'priest', 'valkyrie'].map(most)).not.toContain('expert');
  });
});

describe('a jump (SD-069, SD-086, SD-087, SD-088)', () => {
  /** The page has a form without eyes jump, which the program refuses; 3.4.3 lets it cast without a voice. */
  const PAGE = 'casting=nethack-3.4.3,speed=wiki-speed';
  const CORRIDOR = [`#${'#'.repeat(100)}#`, `#@${'.'.repeat(99)}#`, `#${'#'.repeat(100)}#`];

  /** A hero in a corridor, in the form of an air elemental if he is to be. */
  function runner(ruleset: string, form: boolean): Stage {
    const stage = stageUnder(ruleset, CORRIDOR, 'run');
    const { state } = stage;
    if (form) {
      const ring = give(stage, stage.thing('ring_of_polymorph_control'));
      performCommand(state, { kind: 'wear', item: ring.id });
      const potions = stage.thing('potion_of_polymorph');
      potions.count = 5;
      const held = give(stage, potions);
      performCommand(state, { kind: 'quaff', item: held.id });
      performCommand(state, { kind: 'answer', answer: { text: 'air elemental' } });
      expect(state.sheet.powers.form?.kind.id ?? '').toBe('air_elemental');
    }
    state.sheet.spells.splice(0);
    return stage;
  }

  /** Squares in each of some turns, by a plan of steps and jumps that begins anew each turn. */
  function squaresATurn(stage: Stage, plan: readonly ('step' | 'jump')[]): number[] {
    const { state } = stage;
    const { hero, sheet, level } = state;
    const spell = stage.teach('spell_jumping');
    const all: number[] = [];
    for (let turn = 0; turn < 10; turn++) {
      sheet.conditions.set('very-fast', 500);
      sheet.energy = 500;
      const now = state.clock.turn;
      const from = level.map.x(hero.square);
      for (let act = 0; state.clock.turn === now; act++) {
        performCommand(
          state,
          plan[act % plan.length] === 'jump'
            ? { kind: 'cast', spell, direction: 3 }
            : { kind: 'move', direction: 3 },
        );
      }
      all.push(level.map.x(hero.square) - from);
    }
    return all;
  }

  it('SD-086: takes what is left of the turn', () => {
    const first = squaresATurn(runner(PAGE, true), ['jump', 'step', 'step', 'step']);
    expect(Math.max(...first)).toBe(4);
  });

  it('SD-087, SD-088: comes best last: an air elemental travels seven squares in a turn', () => {
    const last = squaresATurn(runner(PAGE, true), ['step', 'step', 'step', 'jump']);
    expect(Math.max(...last)).toBe(7);
  });

  it('SD-069: with speed and a quick form is faster than with any one of them', () => {
    const most = (stage: Stage, plan: readonly ('step' | 'jump')[]) =>
      Math.max(...squaresATurn(stage, plan));
    expect(most(runner(PAGE, true), ['step'])).toBeLessThan(7);
    expect(most(runner(PAGE, false), ['step', 'jump'])).toBeLessThan(7);
  });
});

describe('the system of a variant (SD-098, SD-099)', () => {
  /** What a very fast hero is granted a turn. */
  const granted = (name: string) =>
    JSON.stringify(
      new Enumerator()
        .ask(heroAllotment, rulesOf(name).slots.speed, {
          baseSpeed: 12,
          speedProperty: 'very-fast',
          encumbrance: 'unencumbered',
        })
        .list.map(({ value, probability }) => [value, probability.toFixed(9)])
        .sort(),
    );

  it.each([
    ['slashem', 'nethack-3.4.3'],
    ['sporkhack', 'nethack-3.4.3'],
    ['unnethack', 'nethack-3.4.3'],
    ['dnethack', 'nethack-3.4.3'],
    ['evilhack', 'nethack-3.6.7'],
  ])('SD-098: is, in %s, that of %s, which it is built on', (variant, version) => {
    expect(granted(variant)).toBe(granted(version));
    expect(granted('nethack-3.4.3')).not.toBe(granted('nethack-3.6.7'));
  });

  it('SD-099: SLASH’EM grants what 3.4.3 grants, to everybody and in the same order', () => {
    const [own, old] = [rulesOf('slashem').slots.speed, rulesOf('nethack-3.4.3').slots.speed];
    const ask = new Enumerator();
    for (const speedProperty of SPEED_PROPERTIES) {
      for (const encumbrance of ['unencumbered', 'burdened', 'strained'] as const) {
        for (const baseSpeed of [3, 12, 18, 36]) {
          const view = { baseSpeed, speedProperty, encumbrance };
          expect(ask.ask(heroAllotment, own, view).list).toEqual(
            ask.ask(heroAllotment, old, view).list,
          );
        }
      }
    }
    for (const speed of [1, 8, 12, 18, 20]) {
      for (const adjustment of SPEED_ADJUSTMENTS) {
        const view = { speed, adjustment };
        const points = ask.ask(monsterAllotment, own, view).list;
        expect(points).toEqual(ask.ask(monsterAllotment, old, view).list);
        // Always the same: what is short of a move is kept, half moves and all.
        expect(points).toHaveLength(1);
      }
    }
  });
});
