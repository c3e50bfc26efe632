// Spells that help: the hero himself, or a companion in a direction.

import { describe, expect, it } from 'vitest';
import { makeMonster } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { kindOf, Lore, makeObject } from '../objects/index.ts';
import { subtypeOf } from '../spells/index.ts';
import { putFixture } from './fixtures/change-fixture.ts';
import { castFreely } from './stage.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const SPELLS = `Object balm
name balm
type 101
subtype 21
level 1
spell_level 1
school healing
sp 1
dam 4
end
Object hide
name hide
type 101
subtype 24
level 1
spell_level 1
school healing
sp 1
duration 50
resist_fire 30
end
Object cup
name cup
type 5
weight 100
level 1
arch balm
end
end
Object stick
name stick
type 109
charges 3
weight 100
level 1
arch balm
end
end
Object kind_rune
name kind rune
type 154
level 1
arch balm
end
end
`;

const ROOM = ['#######', '#.....#', '#.@...#', '#.....#', '#######'];

function play(ruleset = 'house') {
  const scene = new Scene(ROOM, {
    streams: new Streams('friends'),
    content: [{ path: 'friends.arc', text: SPELLS }],
    ruleset,
  });
  const { state } = scene;
  Object.assign(state.sheet, { energy: 50, maxEnergy: 50, level: 10 });
  state.sheet.attributes.intelligence = 25;
  state.hero.maxHitPoints = 50;
  const learn = (id: string) => {
    const spell = makeObject(state.content, state.content.archetype(id), () => state.newId());
    state.sheet.spells.push(spell);
    state.sheet.memory.set(spell.id, 20_000);
    return spell.id;
  };
  const ids = { balm: learn('balm'), hide: learn('hide') };
  const cast = (spell: keyof typeof ids, direction: 0 | 3) =>
    scene.perform({ kind: 'cast', spell: ids[spell], direction });
  const why = () =>
    scene.events.flatMap(event => (event.kind === 'cast-in-vain' ? [event.why] : []));
  return { scene, state, cast, why };
}

/** A hurt jackal that serves the hero, beside him to the east. */
function servant({ state }: ReturnType<typeof play>) {
  const jackal = state.content.archetype('jackal').index;
  state.spells.summoning.summon(jackal, state.hero.square + 1, state.hero.id, true);
  const pet = state.level.creatures.all.at(-1)!;
  pet.maxHitPoints = 20;
  pet.hitPoints = 2;
  return pet;
}

describe('a healing spell', () => {
  it('heals the companion in its direction, and without one the hero', () => {
    const game = play();
    const pet = servant(game);
    game.state.hero.hitPoints = 9;
    game.cast('balm', 3);
    expect([pet.hitPoints, game.state.hero.hitPoints]).toEqual([6, 9]);
    pet.hitPoints = 2;
    game.cast('balm', 0);
    expect([pet.hitPoints, game.state.hero.hitPoints]).toEqual([2, 13]);
  });

  it('falls back on the hero where nobody stands', () => {
    const game = play();
    game.state.hero.hitPoints = 9;
    game.cast('balm', 3);
    expect(game.state.hero.hitPoints).toBe(13);
  });

  it('says that it heals nothing, and is paid for', () => {
    const game = play();
    game.state.hero.hitPoints = game.state.hero.maxHitPoints;
    const { energy } = game.state.sheet;
    game.cast('balm', 0);
    expect(game.why()).toEqual(['nothing-to-heal']);
    expect(game.state.sheet.energy).toBeLessThan(energy);
  });

  it('from a carrier that isn’t recognised tells only that nothing happens', () => {
    for (const [id, kind, telling] of [
      ['cup', 'quaff', 'nothing-happens'],
      ['stick', 'zap', 'no-effect-seen'],
    ] as const) {
      const { scene, state } = play();
      const item = makeObject(state.content, state.content.archetype(id), () => state.newId());
      state.hero.hitPoints = state.hero.maxHitPoints;
      state.sheet.inventory.add(item);
      state.sheet.lore = new Lore(new Map([[kindOf(item).id, 'murky']]));
      scene.perform(
        kind === 'zap' ? { kind, item: item.id, direction: 0 } : { kind, item: item.id },
      );
      expect(scene.kinds).toContain(telling);
      expect(scene.kinds).not.toContain('cast-in-vain');
    }
  });

  it('from a potion that is recognised says that there is nothing to heal', () => {
    const { scene, state } = play();
    const item = makeObject(state.content, state.content.archetype('cup'), () => state.newId());
    state.hero.hitPoints = state.hero.maxHitPoints;
    state.sheet.inventory.add(item);
    state.sheet.lore.identifyKind(kindOf(item));
    scene.perform({ kind: 'quaff', item: item.id });
    expect(scene.kinds).toContain('cast-in-vain');
    expect(scene.kinds).not.toContain('nothing-happens');
  });

  it('is told to the faces as one that helps', () => {
    const { state } = play();
    const shown = viewFor(state).spells.filter(({ helps }) => helps);
    expect(shown.map(({ name }) => name)).toEqual(['balm', 'hide']);
    expect(shown.every(({ needsDirection }) => !needsDirection)).toBe(true);
    expect([21, 24].every(number => subtypeOf(number).helps)).toBe(true);
  });
});

describe('a change of ability', () => {
  it('reaches a servant by the house, and only heroes by the program', () => {
    for (const [ruleset, reached] of [
      ['house', 'pet'],
      ['crossfire', 'hero'],
    ] as const) {
      const game = play(ruleset);
      const pet = servant(game);
      // The program's casts may fail.
      for (let tries = 0; tries < 20; tries++) {
        game.state.sheet.energy = 50;
        game.cast('hide', 3);
      }
      const borne = [pet, game.state.hero].map(({ forces }) => forces.all.length);
      expect(borne).toEqual(reached === 'pet' ? [1, 0] : [0, 1]);
    }
  });
});

describe('a friendly spell of another caster', () => {
  it('of a monster’s servant helps its master', () => {
    const game = play();
    const { state } = game;
    const jackal = state.content.archetype('jackal');
    const [master, other] = [6, 7].map(offset => {
      const square = state.hero.square + offset;
      const luck = new Streams('friends').stream('level');
      const nextId = () => state.newId();
      const made = makeMonster(luck, state.ruleset, state.content, jackal, square, nextId);
      state.level.place(made);
      return made;
    });
    master!.maxHitPoints = 20;
    master!.hitPoints = 1;
    other!.master = master!.id;
    castFreely(state, {
      spell: state.content.archetype('balm'),
      caster: other!.id,
      direction: 0,
      level: 3,
    });
    expect(master!.hitPoints).toBe(5);
  });

  it('of a rune helps the hero on it, and no enemy', () => {
    const game = play();
    const { state } = game;
    const rune = makeObject(state.content, state.content.archetype('kind_rune'), () =>
      state.newId(),
    );
    const put = putFixture(state, rune, state.hero.square);
    const order = {
      spell: state.content.archetype('balm'),
      caster: put.id,
      direction: 0,
      level: 3,
    } as const;
    state.hero.hitPoints = 9;
    castFreely(state, order);
    expect(state.hero.hitPoints).toBe(13);
    const { map } = state.level;
    game.scene.perform({ kind: 'move', direction: 7 });
    const luck = new Streams('friends').stream('level');
    const jackal = state.content.archetype('jackal');
    const enemy = makeMonster(luck, state.ruleset, state.content, jackal, put.square, () =>
      state.newId(),
    );
    enemy.maxHitPoints = 20;
    enemy.hitPoints = 1;
    state.level.place(enemy);
    expect(map.occupant[put.square]).toBe(enemy.id);
    castFreely(state, order);
    expect(enemy.hitPoints).toBe(1);
  });
});
