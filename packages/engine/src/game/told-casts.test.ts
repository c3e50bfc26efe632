// Casts with arguments: asked for, given, or bad.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { askedIn } from '../face/index.ts';
import { chargesOf, makeObject } from '../objects/index.ts';
import type { Command } from './actions/commands.ts';
import { putFixture } from './fixtures/change-fixture.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const SPELLS = `Object step
name step
type 101
subtype 13
level 1
spell_level 1
school escape
sp 1
range 6
casting_time 10
end
Object look
name look
type 101
subtype 20
level 1
spell_level 1
school divination
sp 1
range 5
end
Object supper
name supper
type 101
subtype 22
level 1
spell_level 1
school clerical
sp 1
food 100
end
Object feed
name feed
type 101
subtype 28
level 1
spell_level 1
school enchantment
sp 1
dam 6
end
Object fletch
name fletch
type 101
subtype 39
level 1
spell_level 1
school matter
sp 1
duration 6
end
Object plum
name plum
name_pl plums
type 6
nutrition 50
weight 10
value 3
end
Object dart
name dart
name_pl darts
type 13
weapon_kind arrow
weapon_skill bow
damage_dice 1d4
tenths_of_pound 1
weight 10
value 1
end
Object hush
name hush
type 98
no_pick 1
no_magic 1
end
Object stick
name stick
type 109
charges_dice 1d5+3
charges 2
weight 100
arch spell_ball
end
end
`;

const ROOM = ['############', '#..........#', '#@.........#', '#..........#', '############'];

function play(rows: readonly string[] = ROOM, options: SceneOptions = {}) {
  const scene = new Scene(rows, {
    streams: new Streams('told'),
    content: [{ path: 'told.arc', text: SPELLS }],
    ...options,
  });
  const { state } = scene;
  state.sheet.energy = 50;
  state.sheet.maxEnergy = 50;
  state.sheet.attributes.intelligence = 25;
  for (const id of ['step', 'look', 'supper', 'feed', 'fletch']) {
    state.sheet.spells.push(
      makeObject(state.content, state.content.archetype(id), () => state.newId()),
    );
  }
  const cast = (
    spell: string,
    direction: 0 | 1 | 3,
    told?: Extract<Command, { kind: 'cast' }>['arguments'],
  ) =>
    scene.perform({
      kind: 'cast',
      spell: scene.idOf(spell),
      direction,
      ...(told !== undefined && { arguments: told }),
    });
  const why = () =>
    scene.events.flatMap(event => (event.kind === 'cast-in-vain' ? [event.why] : []));
  const column = () => state.level.map.x(state.hero.square);
  return { scene, state, cast, why, column };
}

describe('a door through space', () => {
  it('takes the hero as far as he says, or as far as it can', () => {
    const exact = play();
    exact.cast('step', 3, { count: 4 });
    expect(exact.column()).toBe(5);
    const far = play();
    far.cast('step', 3, {});
    expect(far.column()).toBe(7);
    expect(far.scene.kinds).toContain('door-passed');
  });

  it('asks how far, and costs nothing when nobody answers', () => {
    const { scene, state, cast, column } = play();
    const { energy } = state.sheet;
    expect(cast('step', 3)).toBeUndefined();
    const asked = askedIn(viewFor(state))!;
    expect(asked.asks).toEqual({ kind: 'count', least: 0, most: 6, usual: 0 });
    expect(asked.title).toContain('How many squares');
    scene.perform({ kind: 'answer', answer: { nothing: true } });
    expect([state.sheet.energy, column(), state.clock.turn]).toEqual([energy, 1, 1]);
    cast('step', 3);
    expect(scene.perform({ kind: 'answer', answer: { count: 7 } })?.reason).toBe(
      'count-out-of-range',
    );
    scene.perform({ kind: 'answer', answer: { count: 2 } });
    expect(column()).toBe(3);
    expect(state.sheet.energy).toBeLessThan(energy);
  });

  it('fails beyond its range and at walls, and is paid for', () => {
    for (const [rows, told, reason] of [
      [ROOM, { count: 7 }, 'too-far'],
      [['############', '#@..#......#', '############'], { count: 5 }, 'way-blocked'],
      [['#####', '#@#.#', '#####'], {}, 'no-place'],
      [['#####', '#@#.#', '#####'], { count: 1 }, 'way-blocked'],
      [['########', '#@.j...#', '########'], { count: 2 }, 'place-taken'],
    ] as const) {
      const { state, cast, why, column } = play(rows);
      cast('step', 3, told);
      expect(why()).toEqual([reason]);
      expect(column()).toBe(1);
      expect(state.sheet.energy).toBeLessThan(50);
    }
  });

  it('needs a direction', () => {
    const { state, cast } = play();
    expect(cast('step', 0, { count: 2 })?.reason).toBe('needs-direction');
    expect(state.sheet.energy).toBe(50);
  });

  it('stops before ground without magic', () => {
    const { state, cast, column } = play();
    const hush = makeObject(state.content, state.content.archetype('hush'), () => state.newId());
    const { map } = state.level;
    putFixture(state, hush, map.square(4, 2));
    expect(map.barsMagic(map.square(4, 2))).toBe(true);
    cast('step', 3, {});
    expect(column()).toBe(3);
  });
});

describe('an examination', () => {
  it('tells of the first creature, of nobody, and fails before ground without magic', () => {
    const met = play(['########', '#@..j..#', '########']);
    met.cast('look', 3);
    expect(met.scene.kinds).toContain('probed');
    const none = play();
    none.cast('look', 3);
    expect(none.why()).toEqual(['nobody-there']);
    const self = play();
    self.cast('look', 0);
    expect(self.scene.events.find(({ kind }) => kind === 'probed')).toMatchObject({ target: 1 });
  });
});

describe('food from nothing', () => {
  it('is asked for by name, and made where the hero points', () => {
    const { scene, state, cast } = play();
    cast('supper', 3);
    expect(askedIn(viewFor(state))?.asks).toMatchObject({ kind: 'text', mayBeEmpty: true });
    scene.perform({ kind: 'answer', answer: { text: 'plum' } });
    const { map, items } = state.level;
    const made = items.get(map.square(2, 2))![0]!;
    expect([made.archetype.id, made.count, made.fact('value')]).toEqual(['plum', 2, 0]);
  });

  it('is refused a text that is too long', () => {
    const { scene, cast } = play();
    cast('supper', 3);
    const long = { kind: 'answer', answer: { text: 'x'.repeat(101) } } as const;
    expect(() => scene.perform(long)).toThrow('0 to 100 characters');
  });
});

describe('missiles from nothing', () => {
  it('are picked up when they are made at his feet', () => {
    const { state, cast } = play();
    cast('fletch', 0, {});
    const made = state.sheet.inventory.things.find(({ archetype }) => archetype.id === 'dart');
    expect(made?.count).toBe(6);
    const failed = play();
    failed.cast('fletch', 0, { text: 'dart of gold' });
    expect(failed.why()).toEqual(['no-such-thing']);
  });
});

describe('charging a wand', () => {
  function withWand(seed: string) {
    const played = play(ROOM, { streams: new Streams(seed) });
    const { state } = played;
    const wand = makeObject(state.content, state.content.archetype('stick'), () => state.newId());
    state.sheet.inventory.add(wand);
    return { ...played, wand };
  }

  it('asks which, and either charges it or loses it', () => {
    const outcomes = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { scene, state, cast, wand } = withWand(`feed ${seed}`);
      cast('feed', 0);
      const asked = askedIn(viewFor(state))!;
      expect(asked.offers[0]!.item?.id).toBe(wand.id);
      expect(asked.offers[0]!.odds).toMatchObject({ ask: 'cast', arguments: { item: wand.id } });
      scene.perform(asked.offers[0]!.command);
      const kept = state.sheet.inventory.find(wand.id) !== undefined;
      outcomes.add(kept ? 'kept' : 'lost');
      expect(scene.kinds).toContain(kept ? 'wand-fed' : 'wand-burst');
      expect(!kept || chargesOf(wand).left > 2).toBe(true);
    }
    expect([...outcomes].sort()).toEqual(['kept', 'lost']);
  });

  it('fails with nothing chosen, and with what is no wand', () => {
    const { state, cast, why } = withWand('nothing');
    cast('feed', 0, {});
    expect(why()).toEqual(['nothing-chosen']);
    const [other] = state.sheet.inventory.things;
    cast('feed', 0, { item: other!.id });
    expect(why()).toEqual(['not-a-wand']);
    cast('feed', 0, { item: 999_999 });
    expect(why()).toEqual(['not-a-wand']);
    expect(state.sheet.energy).toBeLessThan(50);
  });
});

describe('a cast that waits for an argument', () => {
  it('is saved and restored, and goes on as before', () => {
    const { scene, state, cast } = play();
    cast('step', 3);
    const restored = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(hashGame(restored)).toBe(hashGame(state));
    expect(restored.pending).toEqual(state.pending);
    scene.perform({ kind: 'answer', answer: { count: 3 } });
    expect(state.pending).toBeUndefined();
  });

  it('is never begun by a monster', () => {
    const { state } = play(['#####', '#@.j#', '#####']);
    const [jackal] = state.level.creatures.all;
    for (const id of ['step', 'look', 'supper', 'feed', 'fletch', 'spell_ball']) {
      const kind = state.content.archetype(id);
      jackal!.learn(makeObject(state.content, kind, () => state.newId()));
    }
    expect(jackal!.abilities.map(({ facts }) => facts.id)).toEqual(['spell_ball']);
  });
});
