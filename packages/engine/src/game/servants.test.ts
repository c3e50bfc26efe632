// Spells that change the creatures on the level, or the hero's knowledge of it.

import { describe, expect, it } from 'vitest';
import { Creature } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { setBeatitude } from '../objects/index.ts';
import { isHostile } from './state/sides.ts';
import { BIG_MONSTERS } from './testing/big-monsters.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const HALL = ['#########', '#@......#', '#.......#', '#########'];

function scene(rows: readonly string[] = HALL) {
  return new Scene(rows, { streams: new Streams('servants') });
}

function jackalIndex({ state }: Scene): number {
  return state.content.archetype('jackal').index;
}

/** A jackal that serves the hero, beside him to the east. */
function withServant(rows?: readonly string[]) {
  const play = scene(rows);
  const { state } = play;
  state.spells.summoning.summon(jackalIndex(play), state.hero.square + 1, state.hero.id, true);
  return { play, pet: state.level.creatures.all.at(-1)! };
}

describe('a creature that is called', () => {
  it('serves the hero: it is told of, is no foe, and gives way', () => {
    const { play, pet } = withServant();
    const { state } = play;
    expect(isHostile(state, pet)).toBe(false);
    expect(viewFor(state).adjacentHostile).toEqual([]);
    const [here, there] = [state.hero.square, pet.square];
    pet.movement = 0;
    play.perform({ kind: 'move', direction: 3 });
    expect(state.hero.square).toBe(there);
    expect(play.kinds.includes('hit') || play.kinds.includes('missed')).toBe(false);
    expect(state.level.map.occupant[there]).toBe(state.hero.id);
    expect([here, there - 1]).toContain(state.level.map.occupant.indexOf(pet.id));
  });

  it('fights the hero’s attackers; he gains the experience of its kills', () => {
    const { play, pet } = withServant(['#########', '#@.j....#', '#.......#', '#########']);
    const { state } = play;
    pet.hitPoints = 200;
    for (let turn = 0; turn < 40 && state.level.creatures.all.length > 1; turn++) {
      state.hero.hitPoints = 50;
      play.perform({ kind: 'rest', count: 1 });
    }
    expect(state.level.creatures.all).toEqual([pet]);
    expect(state.sheet.experience).toBeGreaterThan(0);
  });

  it('is saved with whom it serves', () => {
    const { play, pet } = withServant();
    const restored = Creature.restore(pet.save(), () => pet.archetype);
    expect(restored.master).toBe(play.state.hero.id);
  });

  it('is everybody’s enemy when it wasn’t called as a friend', () => {
    const play = scene();
    const { state } = play;
    state.spells.summoning.summon(jackalIndex(play), state.hero.square + 1, state.hero.id, false);
    expect(isHostile(state, state.level.creatures.all.at(-1)!)).toBe(true);
    expect(viewFor(state).adjacentHostile).toEqual([3]);
  });
});

describe('a large creature that is called', () => {
  it('comes where any part of it fits in the house, and by its head alone in the program', () => {
    const room = (ruleset: string, x: number, y: number) => {
      const { state } = new Scene(['######', '#@...#', '##...#', '######'], {
        ...{ ruleset, streams: new Streams('large'), content: BIG_MONSTERS },
      });
      const { index } = state.content.archetype('block');
      return state.spells.summoning.hasRoom(state.level.map.square(x, y), index);
    };
    // At 4, 1 only its eastern half has room.
    expect([room('house', 3, 1), room('house', 4, 1)]).toEqual([true, true]);
    const program = 'spells=crossfire';
    expect([room(program, 3, 1), room(program, 4, 1)]).toEqual([true, false]);
  });
});

describe('detection', () => {
  const sought = { monsters: true, race: '', magical: false, cursed: false, hidden: false };

  it('shows creatures behind walls where they were, until the hero sees the square', () => {
    const play = scene(['#########', '#@..#..j#', '#...#...#', '#########']);
    const { state } = play;
    const [jackal] = state.level.creatures.all;
    const { square } = jackal!;
    const shown = () => viewFor(state).things.filter(({ kind }) => kind === 'creature');
    expect(shown()).toEqual([]);
    expect(state.spells.detection.detect(state.hero.id, square, sought, 1)).toBeDefined();
    expect(shown().map(({ name, id }) => [name, id])).toEqual([['jackal', 0]]);
    // A second look finds the square empty.
    state.level.map.occupant[square] = 0;
    expect(state.spells.detection.detect(state.hero.id, square, sought, 1)).toBeUndefined();
    expect(shown()).toEqual([]);
  });

  it('shows magical things only when asked for them', () => {
    const play = scene(['#########', '#@..#..!#', '#...#...#', '#########']);
    const { state } = play;
    const [square] = [...state.level.items.keys()];
    const look = (magical: boolean) =>
      state.spells.detection.detect(state.hero.id, square!, { ...sought, magical }, 1) !==
      undefined;
    expect(look(false)).toBe(false);
    expect(look(true)).toBe(true);
    expect(state.memory.rememberedItems.get(square!)?.id).toBe('red_potion');
  });
});

describe('detection of what doesn’t show', () => {
  const nothing = { monsters: false, race: '', magical: false, cursed: false, hidden: false };

  it('finds cursed things on the floor and in the pack, which are known for it', () => {
    const play = scene(['#########', '#@..#..!#', '#...#...#', '#########']);
    const { state } = play;
    const [square] = [...state.level.items.keys()];
    const [lying] = state.level.items.get(square!)!;
    const [carried] = state.sheet.inventory.things;
    const look = (at: number) =>
      state.spells.detection.detect(state.hero.id, at, { ...nothing, cursed: true }, 5) !==
      undefined;
    expect([look(square!), look(state.hero.square)]).toEqual([false, false]);
    setBeatitude(lying!, 'cursed');
    setBeatitude(carried!, 'cursed');
    expect(look(square!)).toBe(true);
    // What is known shows no more.
    expect([look(square!), look(state.hero.square)]).toEqual([false, false]);
    state.spells.detection.markOwn(state.hero.id, { ...nothing, cursed: true });
    const { lore } = state.sheet;
    expect([lore.knows(lying!, 'beatitude'), lore.knows(carried!, 'beatitude')]).toEqual([
      true,
      true,
    ]);
    expect(state.memory.rememberedItems.get(square!)?.id).toBe('red_potion');
  });

  it('finds hidden doors, except one time in as many as the caster has levels', () => {
    const find = (level: number, number: number) => {
      const { state } = new Scene(['#####', '#@..#', '##‡##', '#...#', '#####'], {
        streams: new Streams(`hidden ${number}`),
      });
      const { map } = state.level;
      const square = map.square(2, 2);
      const sought = { ...nothing, hidden: true };
      const finding = state.spells.detection.detect(state.hero.id, square, sought, level);
      const found = finding !== undefined;
      expect(found).toBe(map.terrainAt(square) !== 'secret-door');
      return found;
    };
    const tries = Array.from({ length: 60 }, (_, number) => number);
    expect(tries.some(number => find(1, number))).toBe(false);
    const found = tries.filter(number => find(4, number)).length;
    expect(found).toBeGreaterThan(30);
    expect(found).toBeLessThan(60);
  });
});

describe('pushing', () => {
  it('moves a creature one step where there is room, and no farther', () => {
    const play = scene(['#####', '#@.j#', '#####']);
    const { state } = play;
    const [jackal] = state.level.creatures.all;
    const from = jackal!.square;
    state.spells.pushing.push(from, 0, 3);
    expect(jackal!.square).toBe(from);
    state.spells.pushing.push(from, 0, 7);
    expect(jackal!.square).toBe(from - 1);
    expect(state.level.map.occupant[from]).toBe(0);
  });
});
