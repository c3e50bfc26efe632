import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import type { Command } from './actions/commands.ts';
import { CONDUCTS, type Conduct } from './protocol/results/conducts.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { CARRIERS_FILE } from './testing/carriers.ts';
import { MatterScene } from './testing/matter-spells.ts';
import { Scene } from './testing/scene.ts';
import { give, WARDROBE_FILE } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const LARDER = {
  path: 'larder.arc',
  text: ['animal_product', 'flesh']
    .map(of => `Object ${of}\nname ${of}\ntype 6\n${of} 1\nnutrition 10\nweight 90\nend\n`)
    .join(''),
};

const ROOM = ['#####', '#@j.#', '#####'];
const ALONE = ['#####', '#@..#', '#####'];

/** A scene whose game counts conducts from its beginning, as new games do. */
function counting<S extends Scene | MatterScene>(set: S): S {
  set.state.seat.conducts = {};
  return set;
}

function scene(rows: readonly string[], seed = 'conduct'): Scene {
  const content = [WARDROBE_FILE, CARRIERS_FILE, LARDER];
  return counting(new Scene(rows, { content, streams: new Streams(seed) }));
}

/** The broken conducts, and how often each was broken. */
function broken({ state }: Pick<Scene, 'state'>): Partial<Record<Conduct, number>> {
  const views = viewFor(state).conducts;
  return Object.fromEntries(
    views.flatMap(({ conduct, broken }) => (broken === undefined ? [] : [[conduct, broken.times]])),
  );
}

describe('a conduct', () => {
  it('is kept until the hero breaks it', () => {
    const set = scene(ALONE);
    set.perform({ kind: 'search', count: 1 });
    expect(broken(set)).toEqual({});
    expect(viewFor(set.state).conducts).toHaveLength(CONDUCTS.length);
  });

  it.each([
    ['plum', 1, { foodless: 1 }],
    ['animal_product', 1, { foodless: 1, vegan: 1 }],
    ['flesh', 2, { foodless: 2, vegan: 2, vegetarian: 2 }],
  ])('is broken by eating: %s', (food, meals, expected) => {
    const set = scene(ALONE);
    const { id } = give(set, food, { count: meals });
    for (let meal = 0; meal < meals; meal++) {
      expect(set.perform({ kind: 'eat', item: id })).toBeUndefined();
    }
    expect(broken(set)).toEqual(expected);
  });

  it.each<[string, (set: Scene) => Command, object]>([
    ['mantle', set => ({ kind: 'wear', item: set.idOf('mantle') }), { nudist: 1 }],
    ['band', set => ({ kind: 'wear', item: set.idOf('band') }), {}],
    ['knife', set => ({ kind: 'wield', item: set.idOf('knife') }), {}],
    ['zot_scroll', set => ({ kind: 'read', item: set.idOf('zot_scroll') }), { illiterate: 1 }],
  ])('and what is done with a %s', (thing, command, expected) => {
    const set = scene(ALONE);
    give(set, thing);
    expect(set.perform(command(set))).toBeUndefined();
    expect(broken(set)).toEqual(expected);
  });

  it('of a refused command stays', () => {
    const set = scene(ALONE);
    give(set, 'zot_scroll');
    set.state.sheet.conditions.set('blind', 5);
    expect(set.perform({ kind: 'read', item: set.idOf('zot_scroll') })?.reason).toBe('blind');
    expect(set.perform({ kind: 'eat', item: set.idOf('zot_scroll') })?.reason).toBe('not-edible');
    expect(broken(set)).toEqual({});
  });

  it('is broken by a hit with a weapon, and by the kill', () => {
    const set = scene(ROOM);
    while (!set.kinds.includes('died')) {
      set.perform({ kind: 'attack', direction: 3 });
    }
    expect(broken(set)).toMatchObject({ weaponless: expect.any(Number), pacifist: 1 });
  });

  it('of weapons survives a fight with bare hands', () => {
    const set = scene(ROOM);
    set.perform({ kind: 'wield', item: 0 });
    while (set.state.ending === undefined && !set.kinds.includes('died')) {
      set.perform({ kind: 'attack', direction: 3 });
    }
    expect(broken(set)).toEqual({ pacifist: 1 });
  });

  it('remembers the turn of the first breach, in saves too', () => {
    const set = scene(ALONE);
    const { id } = give(set, 'plum', { count: 2 });
    set.perform({ kind: 'search', count: 1 });
    set.perform({ kind: 'search', count: 1 });
    const since = set.state.clock.turn;
    set.perform({ kind: 'eat', item: id });
    set.perform({ kind: 'eat', item: id });
    const food = { conduct: 'foodless', broken: { times: 2, since } };
    expect(viewFor(set.state).conducts).toContainEqual(food);
    const { content, ruleset } = set.state;
    const saved = JSON.parse(JSON.stringify(saveGame(set.state)));
    expect(viewFor(restoreGame(content, ruleset, saved)).conducts).toContainEqual(food);
    // A game of before the conducts claims none.
    delete saved.seats[0].conducts;
    expect(viewFor(restoreGame(content, ruleset, saved)).conducts).toEqual([]);
  });

  it('is broken by polymorphing an item', () => {
    const changed = Array.from({ length: 20 }, (_, seed) => {
      const streams = new Streams(`turn ${seed}`);
      const set = counting(new MatterScene(ALONE, { streams, ruleset: 'spells=crossfire' }));
      set.lay('ladle', 1);
      set.cast('turn', 3);
      return [set.kinds.includes('thing-changed'), broken(set).polymorphless ?? 0] as const;
    });
    expect(changed.some(([isChanged]) => isChanged)).toBe(true);
    for (const [isChanged, times] of changed) {
      expect(times).toBe(isChanged ? 1 : 0);
    }
  });
});
