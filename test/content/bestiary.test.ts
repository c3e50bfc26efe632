// Every monster that ships: it is met somewhere, it fights with all that it has, and it can be killed.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Creature,
  makeMonster,
  monsterTraits,
  passiveOf,
  SIZE_NUMBERS,
  spawnTable,
} from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { performCommand } from '@roguewright/engine/game';
import {
  type Archetype,
  creatureFacts,
  factOf,
  isUnseen,
  sentBy,
  TYPE,
  textOf,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const kinds = content.archetypes.filter(
  ({ file, partOf }) => file.startsWith('monster/') && partOf === undefined,
);
const ids = kinds.map(({ id }) => id);
const icons = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
    'utf8',
  ),
) as { readonly icons: Readonly<Record<string, unknown>> };

/** Deepest level of the dungeon, and the highest level of a hero. */
const DEEPEST = 26;
const HIGHEST = 30;

/** The kinds that only gods send. */
const sent = new Set(
  content.gods.flatMap(god =>
    [...sentBy(content, god, 'servants'), ...sentBy(content, god, 'avatars')].map(({ id }) => id),
  ),
);
const isCalled = (kind: Archetype) =>
  kind.id.startsWith('called_') || (sent.has(kind.id) && monsterTraits(kind).frequency === 0);
const isUnique = (kind: Archetype) => monsterTraits(kind).unique;

/** The kinds that a hero of a level may meet at a depth, swimmers included. */
function metAt(depth: number, heroLevel: number): Map<string, number> {
  const table = spawnTable(house.slots.world.spawning, content, { depth, heroLevel }, [
    'walk',
    'fly',
    'swim',
  ]);
  return new Map(table.map(({ kind, weight }) => [kind.id, weight]));
}

const ROWS: readonly string[] = [
  '############',
  '#..........#',
  '#@.........#',
  '#..........#',
  '############',
];
const LAKE: readonly string[] = [
  '############',
  '#~~~~~~~~~~#',
  '#@~~~~~~~~~#',
  '#~~~~~~~~~~#',
  '############',
];

/** One monster and a hero whom nothing kills. */
class Pen {
  readonly stage: Stage;
  readonly monster: Creature;

  constructor(kind: Archetype) {
    const swims = monsterTraits(kind).gait === 'swim';
    this.stage = new Stage(content, house, swims ? LAKE : ROWS, { seed: kind.id });
    const { state } = this.stage;
    const luck = new Streams(kind.id).stream('level');
    const nextId = () => state.newId();
    this.monster = makeMonster(luck, house, content, kind, state.hero.square + 4, nextId);
    state.level.place(this.monster);
    this.reset();
  }

  /** Puts the hero, in full health, on his square, alone with a creature that stands `away` squares away. */
  reset(away = 4): void {
    const { state } = this.stage;
    const { hero, sheet, level } = state;
    for (const other of [...level.creatures.all]) {
      if (other !== this.monster) {
        level.creatures.remove(other);
      }
    }
    const { map } = level;
    map.occupant.fill(0);
    hero.square = map.square(2, 3);
    hero.maxHitPoints = 1_000_000;
    hero.hitPoints = 1_000_000;
    sheet.energy = 500;
    sheet.nutrition = 900;
    // The blind perceive no casts.
    sheet.conditions.set('blind', 0);
    // Nobody brings an illness from one round into the next.
    for (const { forces } of [sheet, this.monster]) {
      forces.load([], archetype => this.stage.content.archetype(archetype));
    }
    // Nobody stays invisible, and then casts unseen.
    this.monster.conditions.set('invisible', 0);
    this.monster.unseen = isUnseen(this.monster.archetype);
    map.occupant[hero.square] = hero.id;
    this.monster.square = hero.square + away;
    this.monster.hunts = true;
    if (this.monster.archetype.flags.has('unaggressive')) {
      // The hero has provoked it.
      this.monster.moods = 0;
    }
    map.occupant[this.monster.square] = this.monster.id;
  }

  /** Lets moves pass. @returns the ids of the spells that the monster cast */
  wait(moves: number): Set<number> {
    const { state } = this.stage;
    const cast = new Set<number>();
    for (let move = 0; move < moves; move++) {
      performCommand(state, { kind: 'search', count: 1 });
      for (const event of state.log.perceived()) {
        if (event.kind === 'cast' && event.actor === this.monster.id) {
          cast.add(event.spell);
        }
      }
    }
    return cast;
  }
}

/** Whether it is met in shops alone. */
function keepsShop({ id }: Archetype): boolean {
  return content.archetypes.some(
    shop => shop.type === TYPE.shop && textOf(shop, 'otherArch') === id,
  );
}

describe('the monsters', () => {
  it('are two hundred at least, and sixteen of them or more one of a kind', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(200);
    expect(kinds.filter(isUnique).length).toBeGreaterThanOrEqual(16);
  });

  it.each(ids)('%s has a look, words of its own and a place where it is met', id => {
    const kind = content.archetype(id);
    const { about, look, notices } = creatureFacts(kind);
    expect(Object.keys(icons.icons), `${id}: no icon is called ${look.icon}`).toContain(look.icon);
    expect(look.hue, `${id}: it has no hue`).not.toBe('');
    expect(Object.keys(SIZE_NUMBERS), `${id}: body_size`).toContain(kind.texts.bodySize);
    const sentences = about.split(/[.;:] /).length;
    expect(sentences, `${id}: sentences of its msg, at least two are wanted`).toBeGreaterThan(1);
    expect(notices, `${id}: notices, at least one square is wanted`).toBeGreaterThan(0);
    const { fromDepth, toDepth, frequency } = monsterTraits(kind);
    if (isUnique(kind)) {
      expect(frequency).toBe(0);
      expect(fromDepth).toBeLessThanOrEqual(Math.min(DEEPEST, toDepth));
      expect(/^\p{Lu}/u.test(kind.name)).toBe(true);
    } else if (keepsShop(kind)) {
      expect(frequency).toBe(0);
    } else if (!isCalled(kind)) {
      const depths = Array.from({ length: DEEPEST }, (_, at) => at + 1);
      const met = depths.filter(depth => metAt(depth, HIGHEST).has(id));
      const level = factOf(kind, 'level');
      const suits = (depth: number) => level >= Math.floor(depth / 6);
      expect(met).toEqual(
        depths.filter(depth => depth >= fromDepth && depth <= toDepth && suits(depth)),
      );
      expect(met.length).toBeGreaterThan(0);
    }
  });

  it.each(ids)('%s fights with all that it has, and is killed', id => {
    const kind = content.archetype(id);
    let pen = new Pen(kind);
    const wanted = pen.monster.abilities.map(({ thing }) => thing.archetype);
    const cast = new Set<Archetype>();
    let harmed = false;
    for (let round = 0; round < 60; round++) {
      // A wounded one may die of its own fire.
      if (!pen.monster.alive) {
        pen = new Pen(kind);
      }
      const lame = factOf(kind, 'movement') === 0;
      pen.reset(lame ? 1 : 1 + (round % 4));
      const wounded = round % 3 === 2;
      pen.monster.hitPoints = wounded ? 0 : pen.monster.maxHitPoints;
      if (passiveOf(kind) !== undefined) {
        // What it has is for those who strike it.
        pen.reset(1);
        pen.monster.hitPoints = 1_000_000;
        performCommand(pen.stage.state, { kind: 'attack', direction: 3 });
        harmed ||= pen.stage.state.log.perceived().some(event => event.kind === 'passive-hit');
      }
      const { abilities } = pen.monster;
      const used = pen.wait(6);
      for (const { thing } of abilities.filter(({ thing: { id: spell } }) => used.has(spell))) {
        cast.add(thing.archetype);
      }
      harmed ||= pen.stage.state.hero.hitPoints < 1_000_000 || cast.size > 0;
      if (round > 5 && harmed && wanted.every(spell => cast.has(spell))) {
        break;
      }
    }
    pen = pen.monster.alive ? pen : new Pen(kind);
    const { state } = pen.stage;
    expect(state.ending).toBeUndefined();
    expect(harmed, `${id}: in 60 rounds it never harmed the hero`).toBe(true);
    const unused = wanted.filter(spell => !cast.has(spell)).map(spell => spell.id);
    expect(unused, `${id}: abilities that it never used`).toEqual([]);
    pen.reset(1);
    pen.monster.hitPoints = 0;
    pen.monster.maxHitPoints = 1;
    for (let blow = 0; blow < 200 && pen.monster.alive; blow++) {
      pen.reset(1);
      pen.monster.conditions.set('helpless', 5);
      for (const condition of ['afraid', 'confused', 'blind', 'slow'] as const) {
        state.sheet.conditions.set(condition, 0);
      }
      performCommand(state, { kind: 'move', direction: 3 });
    }
    expect(pen.monster.alive, `${id}: 200 blows didn’t kill it`).toBe(false);
    expect(
      state.level.creatures.all.some(
        ({ id: other }) => other === pen.monster.id && pen.monster.alive,
      ),
    ).toBe(false);
  });
});

/** Depths with heroes of fitting strength, from easy to hard. */
const FIT = [
  [1, 3],
  [2, 4],
  [3, 6],
  [4, 8],
  [5, 8],
  [6, 9],
  [8, 10],
  [10, 12],
  [13, 14],
  [16, 17],
  [20, 20],
  [23, 23],
  [26, 26],
] as const;

/** Depths with heroes who are stronger than these want. */
const STRONG = [
  [5, 14],
  [5, 20],
] as const;

describe('what is met', () => {
  it('changes with the depth: each level has kinds that the one above doesn’t have', () => {
    for (let depth = 2; depth <= DEEPEST; depth++) {
      const above = metAt(depth - 1, HIGHEST);
      const added = [...metAt(depth, HIGHEST).keys()].filter(id => !above.has(id));
      expect(added.length, `depth ${depth}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('is a dozen kinds at least for a hero who is as strong as the depth wants', () => {
    for (const [depth, heroLevel] of [...FIT, ...STRONG]) {
      const told = `depth ${depth}, hero ${heroLevel}: kinds that are met`;
      expect(metAt(depth, heroLevel).size, told).toBeGreaterThanOrEqual(12);
    }
  });

  it('grows with the hero at the deepest level, up to twenty', () => {
    const strongest = (heroLevel: number) =>
      Math.max(
        ...[...metAt(DEEPEST, heroLevel).keys()].map(id => factOf(content.archetype(id), 'level')),
      );
    expect([8, 12, 16, 20].map(strongest)).toEqual([17, 19, 21, 23]);
  });

  it('is harmless at the first step, and harder with each pair of depth and level', () => {
    const levelOf = (id: string) => factOf(content.archetype(id), 'level');
    expect(Math.max(...[...metAt(1, 1).keys()].map(levelOf)), 'depth 1, hero 1').toBe(1);
    const hardness = FIT.map(([depth, heroLevel]) => {
      const met = [...metAt(depth, heroLevel)];
      const all = met.reduce((sum, [, weight]) => sum + weight, 0);
      return met.reduce((sum, [id, weight]) => sum + weight * levelOf(id), 0) / all;
    });
    for (const [place, [depth, heroLevel]] of FIT.entries()) {
      const before = hardness[place - 1] ?? 0;
      const told = `depth ${depth}, hero ${heroLevel}: the mean level of what is met`;
      expect(hardness[place], told).toBeGreaterThan(before);
    }
  });

  it('carries what exists', () => {
    for (const kind of kinds) {
      const list = textOf(kind, 'randomitems');
      expect(list === '' || content.treasure.find(list) !== undefined, kind.id).toBe(true);
    }
  });
});
