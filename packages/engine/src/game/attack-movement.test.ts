// How monsters fight and roam by their key `attack_movement`: drawn scenes for each pattern.

import { describe, expect, it } from 'vitest';
import { Creature } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { createRulesets, type WorldRules } from '../rulesets/index.ts';
import { loadContent } from './powers/load-content.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';

/** A kind whose only quirk is its pattern. */
const kind = (pattern: number, more = '') => ({
  path: 'walker.arc',
  text: `Object walker
name walker
monster 1
level 3
movement 12
blow_1 bite 1d2
notices 20
attack_movement ${pattern}
${more}end
`,
});

/** What it shoots with. */
const ARMS = {
  path: 'arms.arc',
  text: `Object sling
name sling
type 14
launcher_kind sling
wear launcher
tenths_of_pound 5
end
Object pebble
name pebble
type 13
weapon_kind shot
weapon_skill sling
damage_dice 1d3
tenths_of_pound 4
end
`,
};

const { patterns } = createRulesets().resolve('house').slots.world
  .minds satisfies WorldRules['minds'];

function scene(rows: readonly string[], pattern: number, options: SceneOptions = {}): Scene {
  const { content = [kind(pattern)], ...others } = options;
  const made = new Scene(rows, {
    kinds: { W: 'walker' },
    streams: new Streams('walker'),
    ...others,
    content,
  });
  walker(made).movement = made.state.clock.move;
  made.state.hero.hitPoints = 10_000;
  made.state.hero.maxHitPoints = 10_000;
  return made;
}

function walker({ state }: Scene): Creature {
  return state.level.creatures.all.find(({ facts }) => facts.name === 'walker')!;
}

/** The columns, or rows, where it stands after each of some moves; asleep or awake as it is. */
function way(made: Scene, moves: number, axis: 'x' | 'y' = 'x'): number[] {
  const { map } = made.state.level;
  return Array.from({ length: moves }, () => {
    made.perform({ kind: 'search', count: 1 });
    return map[axis](walker(made).square);
  });
}

/** The walker hunts the hero from the beginning. */
function hunting(made: Scene): Scene {
  const one = walker(made);
  one.hunts = true;
  one.target = made.state.hero.square;
  return made;
}

const LONG = ['####################', '#@........W........#', '####################'];

describe('a monster that hunts', () => {
  it('comes nearer at once with pattern 0 and 5', () => {
    for (const pattern of [0, 5]) {
      expect(way(hunting(scene(LONG, pattern)), 9)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 2]);
    }
  });

  it('keeps its distance with pattern 1: nearer from afar, away from close by', () => {
    const { near, far } = patterns.distant;
    const afar = way(hunting(scene(LONG, 1)), 6);
    expect(afar.at(-1)).toBe(1 + far);
    const close = ['####################', '#@..W..............#', '####################'];
    expect(way(hunting(scene(close, 1)), 6).at(-1)).toBe(1 + near + 1);
  });

  it('looks for a line with pattern 1 when it can shoot, and strikes when its missiles are gone', () => {
    const content = [kind(1, 'shoots 1\narch sling\nend\narch pebble\nnrof 3\nend\n'), ARMS];
    const aside = [
      '#############',
      '#...........#',
      '#@..........#',
      '#...........#',
      '#...........#',
      '#.......W...#',
      '#...........#',
      '#############',
    ];
    const made = hunting(scene(aside, 1, { content }));
    const told: string[] = [];
    for (let turn = 0; turn < 60; turn++) {
      made.perform({ kind: 'search', count: 1 });
      told.push(...made.kinds);
    }
    expect(told.filter(event => event === 'shot')).toHaveLength(3);
    expect(told.at(-1)).toMatch(/hit|missed/);
  });

  it('strikes with pattern 1 when the hero is beside it', () => {
    const made = hunting(scene(['#####', '#@W.#', '#####'], 1));
    made.perform({ kind: 'search', count: 1 });
    expect(made.kinds.some(event => event === 'hit' || event === 'missed')).toBe(true);
  });

  it('runs with pattern 2 and strikes only when it is caught', () => {
    expect(way(hunting(scene(LONG, 2)), 8).at(-1)).toBe(18);
    const caught = hunting(scene(['#####', '#@W.#', '#####'], 2));
    caught.perform({ kind: 'search', count: 1 });
    expect(caught.kinds.some(event => event === 'hit' || event === 'missed')).toBe(true);
  });

  it('attacks and runs in turn with pattern 3', () => {
    const { attacks, runs } = patterns.hitAndRun;
    const made = hunting(scene(LONG, 3));
    const columns = way(made, attacks + runs + 10);
    expect(columns[attacks - 2]).toBe(2);
    expect(columns[attacks + runs - 1]).toBe(18);
    expect(columns[attacks + runs + 8]).toBeLessThan(12);
  });

  it('waits with pattern 4 until the hero is beside it', () => {
    const { attacks, runs } = patterns.waits;
    expect(way(hunting(scene(LONG, 4)), 5)).toEqual([10, 10, 10, 10, 10]);
    const beside = ['####################', '#@W................#', '####################'];
    const columns = way(hunting(scene(beside, 4)), attacks + runs + 3);
    expect(columns[attacks - 1]).toBe(2);
    expect(columns[attacks + runs - 1]).toBe(2 + runs);
    expect(columns.at(-1)).toBe(2 + runs);
  });

  it('always runs with pattern 6, even when it is cornered', () => {
    const made = hunting(scene(['#####', '#@W##', '#####'], 6));
    made.perform({ kind: 'search', count: 1 });
    expect(made.kinds.some(event => event === 'hit' || event === 'missed')).toBe(false);
    expect(way(hunting(scene(LONG, 6)), 8).at(-1)).toBe(18);
  });

  it('runs with pattern 7 once it has lost heart', () => {
    const made = hunting(scene(LONG, 7, { content: [kind(7, 'flees_below 50\n')] }));
    expect(way(made, 4).at(-1)).toBe(1 + patterns.distant.far);
    walker(made).hitPoints = 1;
    walker(made).maxHitPoints = 20;
    expect(way(made, 10).at(-1)).toBe(18);
  });

  it('never comes nearer with pattern 8', () => {
    expect(way(hunting(scene(LONG, 8)), 4)).toEqual([10, 10, 10, 10]);
    const close = ['####################', '#@..W..............#', '####################'];
    expect(way(hunting(scene(close, 8)), 6).at(-1)).toBe(2 + patterns.keepsWithin);
  });
});

const HALL = [
  '#################',
  '#@..#...........#',
  '#####...........#',
  '#...............#',
  '#......W........#',
  '#...............#',
  '#...............#',
  '#...............#',
  '#...............#',
  '#...............#',
  '#...............#',
  '#...............#',
  '#################',
];

describe('a monster that hunts nobody', () => {
  it('stays with pattern 0', () => {
    expect(new Set(way(scene(HALL, 0), 5))).toEqual(new Set([7]));
  });

  it('walks in a circle with pattern 32 and a wide one with 48, and comes round', () => {
    for (const [pattern, circle] of [
      [32, patterns.circle],
      [48, patterns.wideCircle],
    ] as const) {
      const made = scene(HALL, pattern);
      const start = walker(made).square;
      const columns = way(made, circle.length);
      expect(walker(made).square).toBe(start);
      expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(2);
    }
  });

  it('paces with patterns 64, 80, 128 and 144', () => {
    expect(way(scene(HALL, 64), 8)).toEqual([8, 9, 10, 11, 10, 9, 8, 7]);
    expect(way(scene(HALL, 80), 19).slice(5, 9)).toEqual([13, 13, 13, 12]);
    expect(way(scene(HALL, 128), 8, 'y')).toEqual([5, 6, 7, 8, 7, 6, 5, 4]);
    expect(way(scene(HALL, 144), 19, 'y').at(-1)).toBeLessThanOrEqual(4);
  });

  it('goes straight with pattern 96 until something stops it', () => {
    const made = scene(HALL, 96);
    const columns = way(made, 3);
    const rows = way(made, 1, 'y');
    const heading = walker(made).stock.patternAt;
    expect(heading).toBeGreaterThan(0);
    expect(way(made, 30).length + columns.length + rows.length).toBe(34);
    expect(walker(made).stock.patternAt).toBeGreaterThan(0);
  });

  it('wanders with pattern 112', () => {
    expect(new Set(way(scene(HALL, 112), 20)).size).toBeGreaterThan(2);
  });

  it('stays while it sleeps', () => {
    const made = scene(HALL, 64);
    walker(made).conditions.set('asleep', 1000);
    expect(new Set(way(made, 5))).toEqual(new Set([7]));
  });

  it('goes on in its pattern after a save', () => {
    const made = scene(HALL, 64);
    way(made, 3);
    const { content, ruleset } = made.state;
    const again = restoreGame(content, ruleset, saveGame(made.state));
    expect(again.level.creatures.all[0]!.stock.patternAt).toBe(3);
  });

  it('leaves its pattern when it notices the hero', () => {
    const open = ['###########', '#@...W....#', '#.........#', '###########'];
    const made = scene(open, 64);
    expect(way(made, 5).at(-1)).toBeLessThan(4);
  });
});

describe('a creature of a pack', () => {
  it('has the pattern that its file states', () => {
    const text =
      'Object strider\nmonster 1\nalive 1\nlevel 1\nhp 4\ndam 2\nspeed 0.1\nattack_movement 67\nend\n';
    const content = loadContent([{ pack: 'wood', path: 'a.arc', text }]);
    const { traits } = new Creature(7, content.archetype('wood:strider'), 0, 4);
    expect([traits.fights, traits.roams]).toEqual(['hits-and-runs', 'paces-across']);
  });

  it('is refused with a pattern beyond the bounds', () => {
    expect(() => loadContent([kind(300)])).toThrow(/attack_movement: expected .*0 to 255, got 300/);
  });
});
