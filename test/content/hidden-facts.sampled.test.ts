import { UsageError } from '@roguewright/engine/errors';
import type { Direction, GameView, SavedGame } from '@roguewright/engine/game';
import { heroChoices, LocalGame } from '@roguewright/engine/host';
import { type GameObjectState, makeObject, textOf } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const start = { heroName: 'Ada', role: 'wizard', race: 'human' };

/** Walks about until something hostile is in sight; games whose hero dies on the way are no use. */
function meetCreature(seed: string): LocalGame | undefined {
  const game = LocalGame.create(content, house, { ...start, seed });
  const DX = [0, 0, 1, 1, 1, 0, -1, -1, -1];
  const DY = [0, -1, -1, 0, 1, 1, 1, 0, -1];
  for (let step = 0; step < 400; step++) {
    const { view } = game.look();
    if (view.ending !== undefined) {
      return undefined;
    }
    if (view.things.some(({ hostile }) => hostile)) {
      return game;
    }
    const direction = exploringStep(view, DX, DY, step);
    game.perform({ kind: 'move', direction });
  }
  return undefined;
}

/** A step towards the nearest closed door or unknown square, breadth first. */
function exploringStep(
  view: GameView,
  DX: readonly number[],
  DY: readonly number[],
  step: number,
): Direction {
  const { width, terrain } = view.map;
  const first = new Map<number, Direction>();
  const from = view.hero.y * width + view.hero.x;
  const queue = [from];
  first.set(from, 0);
  for (const square of queue) {
    for (let direction = 1; direction <= 8; direction++) {
      const x = (square % width) + DX[direction]!;
      const y = Math.floor(square / width) + DY[direction]!;
      const ground = terrain[y]?.[x] ?? '#';
      const next = y * width + x;
      const way = first.get(square)! || (direction as Direction);
      if (ground === ' ' || ground === '+') {
        return way;
      }
      if (".,'<".includes(ground) && !first.has(next)) {
        first.set(next, way);
        queue.push(next);
      }
    }
  }
  return ((step % 8) + 1) as Direction;
}

/** The same game with other facts that the hero can't know. */
function otherwiseHidden(game: LocalGame): LocalGame {
  const saved = JSON.parse(JSON.stringify(game.save())) as SavedGame;
  const visible = new Set(game.look().view.things.map(({ id }) => id));
  const [[depth, first]] = saved.levels as [[number, SavedLevel]];
  const creatures = first.creatures.map(creature => ({
    ...creature,
    // Hit points are rolled unseen: every jackal and kobold has 1 to 4.
    hitPoints: creature.hitPoints === 4 ? 1 : creature.hitPoints + 1,
    maxHitPoints: creature.hitPoints === 4 ? 1 : creature.hitPoints + 1,
    hunts: visible.has(creature.id) ? creature.hunts : false,
    // What it has left to spend of its time.
    movement: creature.movement + 600,
  }));
  const [, memory] = saved.seats[0]!.memories[0]!;
  const far = first.items.filter(([square]) => !isRemembered(memory, square));
  const near = first.items.filter(([square]) => isRemembered(memory, square));
  const level = { ...first, creatures, items: [...near, ...far.slice(1)] };
  return LocalGame.restore(content, house, { ...saved, levels: [[depth, level]] });
}

type SavedLevel = SavedGame['levels'][number][1];

type SavedMemory = SavedGame['seats'][number]['memories'][number][1];

function isRemembered(memory: SavedMemory, square: number): boolean {
  return memory.remembered[square] !== 255;
}

describe('two games that differ only in what is hidden', () => {
  const games = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(seed => meetCreature(seed) ?? []);

  it('are there to be compared', () => {
    expect(games.length).toBeGreaterThan(2);
  });

  it.each(
    sampled(
      games.map((game, place) => [place, game] as const),
      2,
    ),
  )('look the same and have the same odds (game %i)', (_, game) => {
    const other = otherwiseHidden(game);
    expect(other.hash()).not.toBe(game.hash());
    const { view } = game.look();
    expect(other.look().view).toEqual(view);
    for (const { id } of view.things.filter(({ hostile }) => hostile)) {
      const question = { ask: 'attack', target: id } as const;
      expect(other.odds(question)).toEqual(game.odds(question));
      const danger = { ask: 'danger', target: id } as const;
      expect(other.odds(danger)).toEqual(game.odds(danger));
      for (const { id: item } of view.inventory) {
        const thrown = { ask: 'throw', item, target: id } as const;
        expect(other.odds(thrown)).toEqual(game.odds(thrown));
      }
    }
    for (const { id } of view.spells) {
      for (let direction = 0; direction <= 8; direction++) {
        const question = { ask: 'cast', spell: id, direction } as const;
        expect(other.odds(question)).toEqual(game.odds(question));
      }
    }
  });

  it('say that they guess', () => {
    const game = games[0]!;
    const target = game.look().view.things.find(({ hostile }) => hostile)!.id;
    expect(game.odds({ ask: 'attack', target }).asFarAsYouKnow).toBe(true);
  });
});

/** Things of which the hero knows nothing, in his pack; the first ones are in his hands. */
const UNKNOWN = [
  'mace',
  'short_bow',
  'arrow',
  'potion_of_speed',
  'scroll_of_teleportation',
  'wand/spell_mending',
  'spellbook/spell_snowball',
  'frost_horn',
  'oil_lamp',
  'ring_of_warding',
];

/** Kinds that look the same while unidentified, weigh the same and are used in the same way. */
const ALIKE: Readonly<Record<string, string>> = {
  potion_of_speed: 'potion_of_blindness',
  scroll_of_teleportation: 'scroll_of_mapping',
  'wand/spell_mending': 'wand/spell_fireball',
  'spellbook/spell_snowball': 'spellbook/spell_great_fireball',
  frost_horn: 'tooled_horn',
  oil_lamp: 'magic_lamp',
  ring_of_warding: 'ring_of_wounds',
};

/** Whether one of those kinds lies about: its look would give the other game away. */
function liesAbout(game: LocalGame): boolean {
  const ground = JSON.stringify(game.save().levels);
  return Object.entries(ALIKE)
    .flat()
    .some(id => ground.includes(`"${id.split('/').at(-1)}"`));
}

type Change = (state: GameObjectState) => GameObjectState;

/** A game whose hero carries strange things, each changed in a way that he can't see. */
function withStrangeThings(game: LocalGame, change: Change, swapped: boolean): LocalGame {
  const saved = JSON.parse(JSON.stringify(game.save())) as SavedGame;
  let { nextId } = saved;
  const strange = UNKNOWN.map((id, place) => {
    const thing = makeObject(content, content.archetype(id), () => nextId++);
    return ['QRSTUVWXYZ'[place]!, change(thing.save())] as const;
  });
  const [seat] = saved.seats;
  const { sheet } = seat!;
  const appearances: Record<string, string> = { ...sheet.lore.appearances };
  for (const [one, other] of swapped ? Object.entries(ALIKE) : []) {
    appearances[one] = sheet.lore.appearances[other]!;
    appearances[other] = sheet.lore.appearances[one]!;
  }
  const [weapon, launcher, quiver] = strange.map(([, { id }]) => id);
  const inHand = { weapon: weapon!, launcher: launcher!, quiver: quiver! };
  const equipment = { ...sheet.equipment, ...inHand, shield: 0 };
  const inventory = [...sheet.inventory, ...strange];
  const lore = { ...sheet.lore, appearances };
  const levels = swapped ? (swapKinds(saved.levels) as SavedGame['levels']) : saved.levels;
  return LocalGame.restore(content, house, {
    ...saved,
    levels,
    nextId: nextId + 100,
    seats: [
      {
        ...seat!,
        // A scroll of charging waits, of which he doesn't know in what beatitude it stood.
        pending: {
          about: 'charging',
          facts: { scroll: 0, source: 'uncursed', known: false },
          paid: false,
        },
        sheet: { ...sheet, equipment, inventory, lore },
      },
    ],
  });
}

/** The same thing in another condition: worn down, charged, blessed. */
function otherwiseMade(state: GameObjectState): GameObjectState {
  const differences: Record<string, number> = { beatitude: 1 };
  if (['mace', 'short_bow', 'arrow'].includes(state.archetype)) {
    differences.toHitBonus = -3;
    differences.toDamBonus = -3;
  }
  if (state.archetype.startsWith('ring')) {
    differences.power = 3;
  }
  if (state.archetype === 'oil_lamp') {
    differences.fuel = 1300;
  }
  if (state.archetype.startsWith('wand') || state.archetype.endsWith('horn')) {
    differences.charges = 7;
    differences.recharged = 1;
    differences.level = 9;
    differences.value = 777;
  }
  return { ...state, differences };
}

const TWINS: Readonly<Record<string, string>> = {
  ...ALIKE,
  ...Object.fromEntries(Object.entries(ALIKE).map(([one, other]) => [other, one])),
};

/** The id of the kind of a saved thing: with its spell, if a list put it there. */
function kindIn({ archetype, inventory }: GameObjectState): string {
  const [inside] = inventory;
  const isFilled = textOf(content.archetype(archetype), 'randomitems') !== '';
  return isFilled && inside !== undefined ? `${archetype}/${inside.archetype}` : archetype;
}

/** Another kind that looks like it, with the spell of that kind inside. */
function ofAnotherKind(state: GameObjectState): GameObjectState {
  const kind = TWINS[kindIn(state)];
  if (kind === undefined) {
    return state;
  }
  const [archetype = ''] = kind.split('/');
  const inventory = content.archetype(kind).inventory.map((inner, place) => ({
    ...state.inventory[place]!,
    archetype: inner.archetype,
  }));
  return { ...state, archetype, inventory };
}

/** Saved levels on which all things of such kinds are of the other kind, remembered ones too. */
function swapKinds(part: unknown): unknown {
  if (typeof part === 'string') {
    return TWINS[part] ?? part;
  }
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  if (Array.isArray(part)) {
    return part.map(swapKinds);
  }
  if ('archetype' in part && 'inventory' in part) {
    return ofAnotherKind(part as GameObjectState);
  }
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, swapKinds(inner)]));
}

function expectAlike(game: LocalGame, other: LocalGame): void {
  expect(other.hash()).not.toBe(game.hash());
  const { view } = game.look();
  expect(other.look().view).toEqual(view);
  for (const { id } of view.things.filter(({ hostile }) => hostile)) {
    const question = { ask: 'attack', target: id } as const;
    expect(other.odds(question)).toEqual(game.odds(question));
    expect(game.odds(question).asFarAsYouKnow).toBe(true);
    const shot = { ask: 'fire', target: id, item: 0 } as const;
    expect(other.odds(shot)).toEqual(game.odds(shot));
    for (const { id: item } of view.inventory) {
      const thrown = { ask: 'throw', target: id, item } as const;
      expect(other.odds(thrown)).toEqual(game.odds(thrown));
    }
  }
  for (const { id } of view.spells) {
    const question = { ask: 'cast', spell: id, direction: 3 } as const;
    expect(other.odds(question)).toEqual(game.odds(question));
  }
  let strangeWands = 0;
  for (const { id, uses, identified } of view.inventory) {
    const charging = { ask: 'charge', item: 0, target: id } as const;
    expect(other.odds(charging)).toEqual(game.odds(charging));
    if (uses.includes('zap')) {
      const question = { ask: 'zap', item: id, direction: 3 } as const;
      expect(other.odds(question)).toEqual(game.odds(question));
      // The wand that a wizard begins with is known to him.
      expect(game.odds(question).certainty.kind === 'unknown').toBe(!identified);
      strangeWands += identified ? 0 : 1;
    }
  }
  expect(strangeWands).toBe(1);
  const mace = view.inventory.find(({ name }) => name === 'mace')!;
  const dropping = { kind: 'drop', item: mace.id, count: 1 } as const;
  const [told, otherTold] = [game.perform(dropping), other.perform(dropping)];
  expect(otherTold.names).toEqual(told.names);
  expect(told.events.some(({ kind }) => kind === 'dropped')).toBe(true);
}

describe('two games that differ only in what the hero does not know of his things', () => {
  const games = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    .flatMap(seed => meetCreature(seed) ?? [])
    .filter(game => !liesAbout(game));
  const asItIs: Change = state => state;

  it('are there to be compared', () => {
    expect(games.length).toBeGreaterThan(1);
  });

  it.each(
    sampled(
      games.map((game, place) => [place, game] as const),
      2,
    ),
  )('look the same, sound the same and have the same odds (game %i)', (_, game) => {
    const one = () => withStrangeThings(game, asItIs, false);
    expect(one().look().view.inventory.at(-1)).toMatchObject({ identified: false, about: '' });
    expectAlike(one(), withStrangeThings(game, otherwiseMade, false));
    expectAlike(one(), withStrangeThings(game, ofAnotherKind, true));
  });
});

describe('odds of a running game', () => {
  it('are refused for what the hero does not know', () => {
    const game = LocalGame.create(content, house, { ...start, seed: 'odds' });
    expect(() => game.odds({ ask: 'attack', target: 999 })).toThrow(UsageError);
    expect(() => game.odds({ ask: 'cast', spell: 999, direction: 1 })).toThrow(/spell/);
    expect(() => game.odds({ ask: 'fly' } as never)).toThrow(/ask/);
    expect(() => game.odds({ ask: 'cast', spell: 1, direction: 9 })).toThrow(/direction/);
  });
});

describe('the choices of a new hero', () => {
  it('are the roles that the content has and all eleven races, each explained', () => {
    const { roles, races } = heroChoices(content, house);
    expect(roles.map(({ id }) => id)).toEqual(Object.keys(house.bridges.roles));
    expect(roles).toHaveLength(13);
    expect(races).toHaveLength(11);
    expect([...roles, ...races].every(({ name, about }) => name !== '' && about !== '')).toBe(true);
  });
});
