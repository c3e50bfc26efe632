// Traps with an effect: the rule and its odds, and each of them sprung, noticed and disarmed by scripted luck.

import { describe, expect, it } from 'vitest';
import { Enumerator, type ScriptedLuck, Streams } from '../chance/index.ts';
import type { TrapEffect } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { tellEvents } from '../words/index.ts';
import { catches, levelsFallen, type TrapVictim } from './fixtures/traps/trap-rules.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { fixtureAt } from './testing/fixtures.ts';
import { Scene } from './testing/scene.ts';
import { performedFor } from './views/events-for.ts';

const house = createRulesets().resolve('house');
const rules = house.slots.world.mechanisms;

const VICTIM: TrapVictim = {
  strength: 16,
  armourClass: 8,
  level: 3,
  helmet: false,
  resistsSleep: false,
  onFoot: true,
};

const EFFECTS: readonly TrapEffect[] = [
  ...(['pit', 'spiked-pit', 'bear-trap', 'web', 'arrow', 'rock', 'sleeping-gas', 'rust'] as const),
  ...([
    'magic',
    'anti-magic',
    'mine',
    'squeak',
    'teleport',
    'level-teleport',
    'trap-door',
    'hole',
    'rolling-boulder',
    'statue',
  ] as const),
];

describe('the rule of traps', () => {
  it('is exact: what is asked adds up to 1, and is what play comes to', () => {
    const ask = new Enumerator();
    const luck = new Streams('traps').stream('traps');
    for (const effect of EFFECTS) {
      const view = { effect, victim: VICTIM };
      const odds = ask.ask(catches, rules, view);
      expect(odds.list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
      const mean = odds.list.reduce(
        (sum, { value, probability }) => sum + probability * (value.damage + value.held),
        0,
      );
      let played = 0;
      const games = 4000;
      for (let game = 0; game < games; game++) {
        const { damage, held } = catches(luck, rules, view);
        played += damage + held;
      }
      expect(Math.abs(played / games - mean), effect).toBeLessThan(0.4);
    }
  });

  it('lets a helmet, strength and armour count', () => {
    const ask = new Enumerator();
    const asked = (effect: TrapEffect, victim: Partial<TrapVictim>) =>
      ask.ask(catches, rules, { effect, victim: { ...VICTIM, ...victim } }).list;
    const mean = (effect: TrapEffect, victim: Partial<TrapVictim>) =>
      asked(effect, victim).reduce(
        (sum, { value, probability }) => sum + probability * value.damage,
        0,
      );
    expect(mean('rock', {})).toBeCloseTo(7, 9);
    expect(mean('rock', { helmet: true })).toBe(2);
    // An arrow hits armour class 8 with 15 of 20, and armour class 0 with 7 of 20.
    expect(mean('arrow', {})).toBeCloseTo((15 / 20) * 3.5, 9);
    expect(mean('arrow', { armourClass: 0 })).toBeCloseTo((7 / 20) * 3.5, 9);
    expect(asked('web', { strength: 18 }).map(({ value }) => value.telling)).toEqual(['tears']);
    expect(asked('web', { strength: 3 }).map(({ value }) => value.held)).toEqual([
      6, 7, 8, 9, 10, 11,
    ]);
    expect(asked('sleeping-gas', { resistsSleep: true })[0]!.value.asleep).toBe(0);
    expect(asked('anti-magic', { level: 4 }).map(({ value }) => value.drained)).toEqual([
      2, 3, 4, 5,
    ]);
  });

  it('drops further than one level with probability 1 in 4, and never below the last', () => {
    const fallen = new Enumerator().ask(
      (chance, numbers: typeof rules, most: number) => levelsFallen(chance, numbers, most),
      rules,
      3,
    );
    expect([1, 2, 3].map(levels => fallen.probability(value => value === levels))).toEqual([
      3 / 4,
      3 / 16,
      1 / 16,
    ]);
  });
});

/** A file with a trap for each effect. */
const TRAPS = {
  path: 'effects.arc',
  text: EFFECTS.map(
    effect => `Object test_${effect.replaceAll('-', '_')}
name ${effect}
type 155
level 1
hp 1
cha 5
move_on walk
lifesave 1
trap_effect ${effect}
glyph ^
end
`,
  ).join(''),
};

const HALL = ['##########', '#@.......#', '#........#', '##########'];
const EAST = { kind: 'move', direction: 3 } as const;

/** The hero steps onto a trap that he hasn't noticed. */
function onto(effect: TrapEffect, luck: readonly ScriptedLuck[]): Scene {
  const scene = new Scene(HALL, { luck: [['notices', false], ...luck], content: [TRAPS] });
  fixtureAt(scene, `test_${effect.replaceAll('-', '_')}`, 3, 1);
  scene.perform(EAST);
  scene.perform(EAST);
  return scene;
}

function told(scene: Scene): string {
  return tellEvents(performedFor(scene.state, undefined)).join(' ');
}

describe('jaws and mines', () => {
  it.each([
    ['bear-trap', 'wounded-leg', 3, 13],
    ['mine', 'wounded-legs', 30, 71],
  ] as const)('of %s wound the legs', (effect, condition, drawn, turns) => {
    const luck = [
      ['damage', 4],
      ['held', 1],
      ['lame', drawn],
    ] as const;
    const { state } = onto(effect, luck);
    // A turn has passed.
    expect(state.sheet.conditions.left(condition)).toBe(turns - 1);
  });

  it.each([
    ['bear-trap', 'bearTrap'],
    ['mine', 'mine'],
  ] as const)('of %s by the numbers of the ruleset, and never those of riders', (effect, key) => {
    const ask = new Enumerator();
    const lame = (changed: object, victim: Partial<TrapVictim> = {}) => {
      const { lames } = rules[key];
      const turns = { ...lames.turns, ...changed };
      const numbers = { ...rules, [key]: { ...rules[key], lames: { ...lames, turns } } };
      const view = { effect, victim: { ...VICTIM, ...victim } };
      const values = ask.ask(catches, numbers, view).list.map(({ value }) => value.lame);
      return [Math.min(...values), Math.max(...values)];
    };
    const { least, values } = rules[key].lames.turns;
    expect(lame({})).toEqual([least, least + values - 1]);
    expect(lame({ least: 2, values: 3 })).toEqual([2, 4]);
    expect(lame({}, { onFoot: false })).toEqual([0, 0]);
  });
});

describe('a trap that is stepped onto', () => {
  it.each<[TrapEffect, readonly ScriptedLuck[], string, number]>([
    [
      'pit',
      [
        ['damage', 4],
        ['held', 1],
      ],
      'You fall into a pit (4).',
      8,
    ],
    [
      'spiked-pit',
      [
        ['damage', 7],
        ['held', 0],
        ['poisoned', false],
      ],
      'You land on spikes (7).',
      5,
    ],
    [
      'bear-trap',
      [
        ['damage', 5],
        ['held', 2],
        ['lame', 3],
      ],
      'Iron jaws close on you (5).',
      7,
    ],
    ['web', [['held', 0]], 'You stick fast in a web.', 12],
    [
      'arrow',
      [
        ['to-hit', 1],
        ['damage', 3],
      ],
      'An arrow hits you (3).',
      9,
    ],
    ['arrow', [['to-hit', 20]], 'An arrow flies past you.', 12],
    ['rock', [['damage', 6]], 'A rock falls on you (6).', 6],
    [
      'mine',
      [
        ['damage', 9],
        ['held', 0],
        ['lame', 9],
      ],
      'The ground blows up under you (9).',
      3,
    ],
    ['anti-magic', [['drained', 1]], 'Something drinks the magic out of you.', 12],
    ['squeak', [], 'A board squeaks', 12],
    ['magic', [['magic', 1]], 'You hear the two notes meet, and nothing comes of it.', 12],
    ['magic', [['magic', 2]], 'What clung to you lets go.', 12],
  ])('%s does what the luck says', (effect, luck, sentence, hitPoints) => {
    const scene = onto(effect, luck);
    expect(told(scene)).toContain(sentence);
    expect(scene.state.hero.hitPoints).toBe(hitPoints);
    scene.end();
  });

  it('holds the hero: he struggles, fights on, and is free after its turns', () => {
    const scene = new Scene(HALL, { streams: new Streams('held'), content: [TRAPS] });
    const { state } = scene;
    fixtureAt(scene, 'test_bear_trap', 3, 1);
    scene.perform(EAST);
    scene.perform(EAST);
    expect(state.sheet.conditions.left('trapped')).toBeGreaterThan(0);
    const saved = JSON.parse(JSON.stringify(saveGame(state)));
    expect(hashGame(restoreGame(state.content, house, saved))).toBe(hashGame(state));
    const square = state.hero.square;
    scene.perform(EAST);
    expect(told(scene)).toContain('You struggle, and are held.');
    expect(state.hero.square).toBe(square);
    for (let turn = 0; turn < 6 && state.sheet.conditions.has('trapped'); turn++) {
      scene.perform({ kind: 'rest', count: 1 });
    }
    scene.perform(EAST);
    expect(state.hero.square).toBe(square + 1);
  });

  it('lets a walk end without complaint when the hero comes free', () => {
    const scene = new Scene(HALL, { streams: new Streams('held'), content: [TRAPS] });
    const { state } = scene;
    fixtureAt(scene, 'test_bear_trap', 3, 1);
    scene.perform(EAST);
    scene.perform(EAST);
    const further = 'You stop: you get no further.';
    let last = '';
    for (let turn = 0; turn < 8 && state.sheet.conditions.has('trapped'); turn++) {
      scene.perform({ kind: 'travel', x: 6, y: 1 });
      last = told(scene);
      expect(last.includes(further)).toBe(state.sheet.conditions.has('trapped'));
    }
    expect(last).toContain('You are no longer held fast.');
  });

  it('puts to sleep, and the hero sleeps as long as the die says', () => {
    const scene = onto('sleeping-gas', [['asleep', 5]]);
    expect(told(scene)).toContain('Vapour hisses out of the floor, and sleep takes you.');
    expect(scene.state.clock.turn).toBeGreaterThanOrEqual(6);
  });

  it('takes the hero elsewhere on the level', () => {
    const scene = onto('teleport', [['teleport', 12]]);
    expect(scene.kinds).toContain('teleported');
    expect(scene.state.level.map.x(scene.state.hero.square)).not.toBe(3);
    scene.end();
  });

  it('is noticed beside the hero, and disarmed', () => {
    const scene = new Scene(HALL, {
      luck: [
        ['notices', true],
        ['disarms', true],
      ],
      content: [TRAPS],
    });
    fixtureAt(scene, 'test_pit', 3, 1);
    scene.perform(EAST);
    expect(told(scene)).toContain('You notice a pit.');
    scene.perform({ kind: 'disarm', direction: 3 });
    expect(told(scene)).toContain('You disarm the pit.');
    expect(scene.state.level.fixtures.all).toEqual([]);
    scene.end();
  });

  it('catches a monster too, which can’t walk on while it is held', () => {
    const rows = ['##########', '#@...Z...#', '##########'];
    const scene = new Scene(rows, { streams: new Streams('caught'), content: [TRAPS] });
    const ghoul = scene.state.level.creatures.all[0]!;
    ghoul.hunts = true;
    ghoul.target = scene.state.hero.square;
    fixtureAt(scene, 'test_bear_trap', 4, 1);
    for (let turn = 0; turn < 8 && !ghoul.conditions.has('trapped'); turn++) {
      scene.perform({ kind: 'search', count: 1 });
    }
    const { map } = scene.state.level;
    expect([map.x(ghoul.square), ghoul.conditions.has('trapped')]).toEqual([4, true]);
    scene.perform({ kind: 'search', count: 1 });
    expect(map.x(ghoul.square)).toBe(4);
  });
});
