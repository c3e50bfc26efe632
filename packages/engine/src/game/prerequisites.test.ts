// Every prerequisite of casting, met by a command of the game, under each ruleset that says otherwise.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { cancelPack } from './items/cancel-thing.ts';
import { performCommand } from './perform.ts';
import type { RefusalReason } from './protocol/commands.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { Scene } from './testing/scene.ts';

/** Rulesets whose casting rules the scenes are played with. */
const VERSIONS = [
  'nethack-3.4.3',
  'nethack-3.6.0',
  'nethack-3.6.1',
  'nethack-3.6.7',
  'nethack-3.7',
  'nethack-5.0',
  'slashem',
  'fiqhack',
  'wiki-spellcasting',
] as const;

type Version = (typeof VERSIONS)[number];

/** The result: a refusal and whether it used the move, or `goes on` to the roll. */
type Met = readonly [RefusalReason, boolean] | 'goes on' | 'backfires' | 'backfires, free';

function scene(version: string): Scene {
  const played = new Scene(['#####', '#@..#', '#####'], {
    streams: new Streams('prerequisites'),
    ruleset: `casting=${version}`,
  });
  played.state.sheet.energy = 99;
  return played;
}

/** Casts the ball without a target. */
function cast(played: Scene): Met {
  const { state } = played;
  const turn = state.clock.turn;
  const spell = state.sheet.spells[0]?.id ?? 1;
  const refusal = played.perform({ kind: 'cast', spell, direction: 3 });
  if (refusal !== undefined) {
    return [refusal.reason, refusal.usesMove];
  }
  if (played.kinds.includes('cast-backfired')) {
    return state.clock.turn > turn ? 'backfires' : 'backfires, free';
  }
  return 'goes on';
}

/** A state of the hero that a check is about. */
type Hindrance = (played: Scene) => unknown;

function weaponStuck(beatitude: number): Hindrance {
  return ({ state }) => state.sheet.weapon!.setFact('beatitude', beatitude);
}

const forget: Hindrance = ({ state }) => state.sheet.memory.set(state.sheet.spells[0]!.id, 0);

/** What most versions say, and those that say otherwise. */
interface Row {
  readonly says: string;
  readonly when: readonly Hindrance[];
  readonly most: Met;
  readonly but: Readonly<Partial<Record<Version, Met>>>;
}

const ROWS: readonly Row[] = [
  {
    says: 'nothing is known',
    when: [({ state }) => state.sheet.spells.splice(0)],
    most: ['no-spells', false],
    but: {},
  },
  {
    says: 'the caster is stunned',
    when: [({ state }) => state.hero.conditions.set('stunned', 5)],
    most: ['stunned', false],
    but: { 'nethack-3.4.3': 'goes on', slashem: 'goes on', fiqhack: 'goes on' },
  },
  {
    says: 'the caster is strangled',
    when: [({ state }) => state.hero.conditions.set('strangled', 5)],
    most: ['cannot-chant', false],
    but: {
      'nethack-3.4.3': 'goes on',
      'nethack-3.6.0': 'goes on',
      slashem: 'goes on',
      fiqhack: 'goes on',
    },
  },
  {
    says: 'a staff is stuck to both hands',
    when: [weaponStuck(-1)],
    most: ['hands-not-free', false],
    but: { 'nethack-3.7': 'goes on', 'nethack-5.0': 'goes on', fiqhack: 'goes on' },
  },
  {
    says: 'the caster has cancelled himself',
    when: [({ state }) => cancelPack(state)],
    most: 'goes on',
    but: { fiqhack: ['cancelled', true] },
  },
  {
    says: 'the spell is forgotten',
    when: [forget],
    most: 'backfires',
    but: {
      'nethack-3.4.3': 'backfires, free',
      slashem: 'backfires, free',
      fiqhack: 'backfires, free',
    },
  },
  {
    says: 'the spell is forgotten, and a staff stuck to both hands',
    when: [forget, weaponStuck(-1)],
    most: ['hands-not-free', false],
    but: {
      'nethack-3.4.3': 'backfires, free',
      'nethack-3.7': 'backfires',
      'nethack-5.0': 'backfires',
      slashem: 'backfires, free',
      fiqhack: 'backfires, free',
      'wiki-spellcasting': 'backfires',
    },
  },
  {
    says: 'the spell is forgotten, and the caster strangled',
    when: [forget, ({ state }) => state.hero.conditions.set('strangled', 5)],
    most: ['cannot-chant', false],
    but: {
      'nethack-3.4.3': 'backfires, free',
      'nethack-3.6.0': 'backfires',
      slashem: 'backfires, free',
      fiqhack: 'backfires, free',
      'wiki-spellcasting': 'backfires',
    },
  },
  {
    says: 'the spell is forgotten, and the caster starved, feeble and without energy',
    when: [
      forget,
      ({ state: { sheet } }) => {
        sheet.nutrition = 5;
        sheet.attributes.strength = 3;
        sheet.energy = 0;
      },
    ],
    most: 'backfires',
    but: {
      'nethack-3.4.3': 'backfires, free',
      slashem: 'backfires, free',
      fiqhack: ['too-weak', false],
    },
  },
  {
    says: 'the caster has ten nutrition left',
    when: [({ state }) => Object.assign(state.sheet, { nutrition: 10 })],
    most: ['too-hungry', false],
    but: {},
  },
  {
    says: 'the caster is too feeble',
    when: [({ state }) => Object.assign(state.sheet.attributes, { strength: 3 })],
    most: ['too-weak', false],
    but: {},
  },
  {
    says: 'the caster can hardly move under his load',
    when: [({ state }) => state.sheet.weapon!.setFact('weight', 80_000)],
    most: ['overburdened', true],
    but: {},
  },
  {
    says: 'there is too little energy',
    when: [({ state }) => Object.assign(state.sheet, { energy: 2 })],
    most: ['not-enough-energy', false],
    but: {},
  },
  {
    says: 'nothing is in the way',
    when: [],
    most: 'goes on',
    but: {},
  },
];

describe.each(VERSIONS)('an attempt to cast under the rules of %s', version => {
  it.each(ROWS.map(row => [row.says, row] as const))('when %s', (_, { when, most, but }) => {
    const played = scene(version);
    for (const hinder of when) {
      hinder(played);
    }
    expect(cast(played)).toEqual(but[version] ?? most);
  });
});

describe('an attempt to cast', () => {
  it('fails for the confused, at half the price; in FIQHack at none, and at once', () => {
    for (const [version, price, passes] of [
      ['nethack-3.6.7', 1, true],
      ['fiqhack', 0, false],
    ] as const) {
      const played = scene(version);
      played.state.hero.conditions.set('confused', 9);
      const { turn } = played.state.clock;
      expect(cast(played)).toBe('goes on');
      expect(played.kinds).toContain('cast-failed');
      expect(played.state.sheet.energy).toBe(99 - price);
      expect(played.state.clock.turn > turn).toBe(passes);
    }
  });

  it('takes nutrition only down to three', () => {
    const played = scene('nethack-3.6.7');
    const { sheet } = played.state;
    sheet.nutrition = 12;
    sheet.attributes.intelligence = 10;
    cast(played);
    // Six for three energy, and one for the turn.
    expect(sheet.nutrition).toBe(5);
  });
});

describe('cancelled magic', () => {
  it('comes back, and a save remembers how soon', () => {
    const { state } = scene('fiqhack');
    cancelPack(state);
    const left = state.sheet.powers.cancelled;
    expect(left).toBeGreaterThanOrEqual(50);
    expect(left).toBeLessThan(150);
    performCommand(state, { kind: 'search', count: 10 });
    const again = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(again.sheet.powers.cancelled).toBe(left - 10);
    again.sheet.nutrition = 900;
    performCommand(again, { kind: 'search', count: 99 });
    performCommand(again, { kind: 'search', count: 50 });
    expect(again.sheet.powers.cancelled).toBe(0);
  });
});
