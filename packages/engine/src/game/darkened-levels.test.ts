// A level that magic has darkened hides the hero from monsters that don't see in the dark.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { floorDiv } from '../integers/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { sightOfHero } from './movement/hiding.ts';
import { lookAround } from './movement/stepping.ts';
import { withWorld } from './testing/other-world.ts';
import { Scene } from './testing/scene.ts';

const HALL = ['#############', '#@.......M..#', '#############'];
const CLOSE = ['#############', '#@..M.......#', '#############'];

const beast = (name: string, keys: string) =>
  `Object ${name}\nname ${name}\nmonster 1\nlevel 2\nmovement 12\nnotices 6\nglyph M\nblow_1 bite 1d2\n${keys}end\n`;

const content = [
  { path: 'beasts.arc', text: beast('dog', '') + beast('owl', 'can_see_in_dark 1\n') },
];

interface Dark {
  readonly darkness: number;
  readonly kind?: string;
  readonly rows?: readonly string[];
  readonly lamp?: boolean;
  readonly perSquare?: number;
}

function dark({ darkness, kind = 'dog', rows = HALL, lamp = false, perSquare = 2 }: Dark): Scene {
  const made = new Scene(rows, {
    content,
    kinds: { M: kind },
    streams: new Streams('night'),
    lit: false,
    rules: withWorld({ waking: { darknessPerSquare: perSquare } }),
  });
  const { state } = made;
  state.level.map.darkness = darkness;
  lookAround(state);
  if (lamp) {
    state.level.light.put(state.hero.id, state.hero.square, 3);
    state.level.light.refresh();
  }
  return made;
}

/** How far the monster of the scene makes the hero out. */
function sight(made: Scene): number {
  return sightOfHero(made.state, made.state.level.creatures.all[0]!);
}

/** Whether the monster hunts the hero after a move; it is awake. */
function hunts(made: Scene): boolean {
  const [monster] = made.state.level.creatures.all;
  monster!.conditions.set('asleep', 0);
  made.perform({ kind: 'search', count: 1 });
  made.perform({ kind: 'search', count: 1 });
  return monster!.hunts;
}

describe('on a darkened level', () => {
  it('a monster makes the hero out from two squares less at darkness 4 and 5', () => {
    expect(sight(dark({ darkness: 3 }))).toBe(Number.POSITIVE_INFINITY);
    expect(sight(dark({ darkness: 4 }))).toBe(4);
    expect(sight(dark({ darkness: 5 }))).toBe(4);
  });

  it('by the number of the ruleset', () => {
    const { darknessPerSquare } = createRulesets().resolve('house').slots.world.waking;
    expect(darknessPerSquare).toBe(2);
    for (const perSquare of [1, 2, 3]) {
      expect(sight(dark({ darkness: 5, perSquare }))).toBe(Math.max(1, 6 - floorDiv(5, perSquare)));
    }
  });

  it('he is noticed from nearby only, and a hunter farther away loses him', () => {
    expect(hunts(dark({ darkness: 4, rows: CLOSE }))).toBe(true);
    const near = ['#############', '#@....M.....#', '#############'];
    expect(hunts(dark({ darkness: 3, rows: near }))).toBe(true);
    expect(hunts(dark({ darkness: 5, rows: near }))).toBe(false);
    const far = dark({ darkness: 5 });
    const [monster] = far.state.level.creatures.all;
    monster!.conditions.set('asleep', 0);
    monster!.hunts = true;
    monster!.target = monster!.square;
    far.perform({ kind: 'search', count: 1 });
    expect(monster!.target).not.toBe(far.state.hero.square);
  });

  it('nothing hides him from what sees in the dark', () => {
    expect(sight(dark({ darkness: 5, kind: 'owl' }))).toBe(Number.POSITIVE_INFINITY);
    const near = ['#############', '#@....M.....#', '#############'];
    expect(hunts(dark({ darkness: 5, kind: 'owl', rows: near }))).toBe(true);
  });

  it('light that falls on him betrays him', () => {
    expect(sight(dark({ darkness: 4, lamp: true }))).toBe(Number.POSITIVE_INFINITY);
  });
});
