// Enemies that the player lets be: they stop neither walks nor rests until they are beside the hero.

import { describe, expect, it } from 'vitest';
import { Streams } from '../../../chance/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { hashGame, restoreGame, saveGame } from '../../index.ts';
import { Scene } from '../../testing/scene.ts';
import { viewFor } from '../../views/view-for.ts';

/** A creature that stays where it is and would strike; `swim`: it lives in water. */
function kind(name: string, more = ''): { readonly path: string; readonly text: string } {
  return {
    path: `${name}.arc`,
    text: `Object ${name}\nname ${name}\nmonster 1\nalive 1\nlevel 1\nmovement 0\nblow_1 bite 1d2\n${more}end\n`,
  };
}

function scene(rows: readonly string[], more = ''): Scene {
  const made = new Scene(rows, {
    streams: new Streams('let be'),
    content: [kind('lurker', more)],
    kinds: { L: 'lurker' },
  });
  made.state.sheet.nutrition = 900;
  return made;
}

const FAR = ['############', '#@......L..#', '############'];
const rest = { kind: 'rest', count: 10 } as const;

/** What the view says of the only creature. */
function lurkerIn(made: Scene) {
  return viewFor(made.state).things.find(({ kind: what }) => what === 'creature');
}

describe('enemies that the player lets be', () => {
  it('stop no rest from then on, take no time, and show it', () => {
    const made = scene(FAR);
    const { turn } = made.state.clock;
    expect(made.perform(rest)?.reason).toBe('hostile-in-sight');
    expect(made.perform({ kind: 'let-be', creature: 0 })).toBeUndefined();
    expect(made.state.clock.turn).toBe(turn);
    expect(made.kinds).toEqual(['let-be']);
    expect(lurkerIn(made)).toMatchObject({ spared: true });
    expect(made.perform(rest)).toBeUndefined();
    expect(made.state.clock.turn).toBe(turn + 10);
    expect(made.perform({ kind: 'let-be', creature: 0 })?.reason).toBe('nobody-to-let-be');
  });

  it('are named one by one, and are kept with the game', () => {
    const made = scene(['#############', '#@......L..L#', '#############']);
    const [one, other] = made.state.level.creatures.all;
    expect(made.perform({ kind: 'let-be', creature: one!.id })).toBeUndefined();
    expect(made.perform(rest)?.reason).toBe('hostile-in-sight');
    expect(made.perform({ kind: 'let-be', creature: other!.id })).toBeUndefined();
    const saved = JSON.parse(JSON.stringify(saveGame(made.state)));
    const house = createRulesets().resolve('house');
    const back = restoreGame(made.state.content, house, saved);
    expect(back.seat.words.spared).toEqual([one!.id, other!.id]);
    expect(hashGame(back)).toBe(hashGame(made.state));
  });

  it('stop a walk when one comes beside the hero, once', () => {
    const made = scene(['#############', '#@..........#', '#......L....#', '#############']);
    made.perform({ kind: 'let-be', creature: 0 });
    const east = { kind: 'travel', x: 11, y: 1 } as const;
    made.perform(east);
    const { map } = made.state.level;
    expect(map.x(made.state.hero.square)).toBe(6);
    expect(made.kinds).toContain('travel-interrupted');
    made.perform(east);
    expect(map.x(made.state.hero.square)).toBeGreaterThan(6);
  });
});

describe('a creature that can’t leave the water', () => {
  it('shows it, until it was seen to harm from afar', () => {
    const rows = ['############', '#@....~L~..#', '############'];
    expect(lurkerIn(scene(rows, 'gait swim\n'))).toMatchObject({ bound: true });
    expect(lurkerIn(scene(rows))).not.toHaveProperty('bound');
  });
});
