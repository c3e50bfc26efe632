// Two games that differ only in what the hero doesn't know: whatever he does with his things, every field
// of every event, every name and look and the whole view must be the same. Ids may differ, but only by
// which number stands for what.

import {
  type Command,
  type GameState,
  type GameView,
  newGame,
  type Performed,
  type SavedGame,
  saveGame,
} from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { type GameObjectState, makeObject, textOf } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

/** Kinds that look the same while unidentified: the carried one, and the one that it may be instead. */
const TWINS: readonly (readonly [id: string, other: string, count: number])[] = [
  ['potion_of_speed', 'potion_of_blindness', 3],
  ['scroll_of_teleportation', 'scroll_of_mapping', 2],
  ['wand/spell_mending', 'wand/spell_fireball', 1],
  ['spellbook/spell_succour', 'spellbook/spell_snowball', 1],
  ['spellbook/spell_mending', 'spellbook/spell_great_fireball', 1],
  ['frost_horn', 'tooled_horn', 1],
  ['oil_lamp', 'magic_lamp', 1],
  ['ring_of_warding', 'ring_of_wounds', 1],
  ['amulet_of_the_noose', 'amulet_of_elsewhere', 1],
];

/** Things whose kind shows, but not how good they are. */
const PLAIN: readonly (readonly [id: string, count: number])[] = [
  ['mace', 1],
  ['arrow', 6],
  ['leather_jerkin', 1],
];

/** A new game whose hero carries things that he doesn't know. */
function begin(role: string, seed: string): GameState {
  const state = newGame(content, house, { heroName: 'Ada', role, race: 'human', seed });
  for (const [id, , count] of [...TWINS, ...PLAIN.map(([id, count]) => [id, '', count] as const)]) {
    const thing = makeObject(content, content.archetype(id), () => state.newId(), count);
    state.sheet.inventory.add(thing);
  }
  return state;
}

type Change = (saved: SavedGame) => SavedGame;

/** That many more creatures and things were made where the hero didn't see it. */
const countedOtherwise: Change = saved => ({ ...saved, nextId: saved.nextId + 777 });

/** The same things in another condition. */
const otherwiseMade: Change = saved =>
  withCarried(saved, thing => {
    const differences: Record<string, number> = { ...thing.differences, beatitude: 1 };
    if (PLAIN.some(([id]) => id === thing.archetype)) {
      Object.assign(differences, { toHitBonus: -2, toDamBonus: -2 });
    }
    if (thing.archetype.startsWith('ring')) {
      differences.power = 3;
    }
    if (thing.archetype.startsWith('wand') || thing.archetype.endsWith('horn')) {
      Object.assign(differences, { charges: 7, recharged: 1, level: 9, value: 777 });
    }
    return { ...thing, differences };
  });

/** The other kind of each that the hero could take it for. */
type Others = ReadonlyMap<string, string>;

/** The pairs of which he knows neither. */
function othersIn({ seats }: SavedGame): Others {
  const { lore } = seats[0]!.sheet;
  const strange = TWINS.filter(pair => !pair.some(id => lore.identified.includes(String(id))));
  return new Map(strange.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]));
}

/** Things of kinds that look the same: their looks are exchanged, too, wherever things are named. */
const ofOtherKinds: Change = saved => {
  const { lore } = saved.seats[0]!.sheet;
  const others = othersIn(saved);
  const appearances = Object.fromEntries(
    Object.entries(lore.appearances).map(([id]) => [id, lore.appearances[others.get(id) ?? id]!]),
  );
  const changed = withCarried(
    { ...saved, levels: exchanged(saved.levels, others) as SavedGame['levels'] },
    thing => otherKind(thing, others),
  );
  const [seat] = changed.seats;
  const sheet = { ...seat!.sheet, lore: { ...lore, appearances } };
  return { ...changed, seats: [{ ...seat!, sheet }] };
};

function withCarried(
  saved: SavedGame,
  change: (thing: GameObjectState) => GameObjectState,
): SavedGame {
  const strange = new Set([...TWINS, ...PLAIN].map(([id]) => id));
  const [seat] = saved.seats;
  const { sheet } = seat!;
  const inventory = sheet.inventory.map(
    ([letter, thing]) =>
      [letter, strange.has(kindIn(thing)) && isNew(thing) ? change(thing) : thing] as const,
  );
  return { ...saved, seats: [{ ...seat!, sheet: { ...sheet, inventory } }] };

  /** What the hero began with he knows. */
  function isNew({ id }: GameObjectState): boolean {
    return !sheet.lore.things.some(([known]) => known === id);
  }
}

/** The id of the kind of a saved thing: with its spell, if a list put it there. */
function kindIn({ archetype, inventory }: GameObjectState): string {
  const [inside] = inventory;
  const isFilled = textOf(content.archetype(archetype), 'randomitems') !== '';
  return isFilled && inside !== undefined ? `${archetype}/${inside.archetype}` : archetype;
}

function otherKind(thing: GameObjectState, others: Others): GameObjectState {
  const kind = others.get(kindIn(thing));
  if (kind === undefined) {
    return thing;
  }
  const [archetype = ''] = kind.split('/');
  const inventory = content.archetype(kind).inventory.map((inner, place) => ({
    ...(thing.inventory[place] ?? { id: thing.id, count: 1, differences: {}, inventory: [] }),
    archetype: inner.archetype,
  }));
  return { ...thing, archetype, inventory } as GameObjectState;
}

/** All things of such kinds in a part of a save become the other kind. */
function exchanged(part: unknown, others: Others): unknown {
  if (typeof part === 'string') {
    return others.get(part) ?? part;
  }
  if (Array.isArray(part)) {
    return part.map(inner => exchanged(inner, others));
  }
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  if ('archetype' in part && 'inventory' in part) {
    return otherKind(part as GameObjectState, others);
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, exchanged(inner, others)]),
  );
}

/** A square that the hero sees, some steps away in a straight line. */
function throwingSquare({ hero, map }: GameView): { readonly x: number; readonly y: number } {
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [-1, -1],
  ] as const) {
    const [x, y] = [hero.x + dx, hero.y + dy];
    if (".',<>·".includes(map.terrain[y]?.[x] ?? ' ')) {
      return { x, y };
    }
  }
  return { x: hero.x, y: hero.y };
}

/** What tells nothing of a thing but where it is. */
function handling(view: GameView, item: number): Command[] {
  return [
    { kind: 'drop', item, count: 1 },
    { kind: 'pick-up', item: 0 },
    { kind: 'throw', item, ...throwingSquare(view) },
    { kind: 'move', direction: 3 },
    { kind: 'pick-up', item: 0 },
  ];
}

/** What may tell what a thing is. */
function using(view: GameView, item: number): Command[] {
  const uses = view.inventory.find(({ id }) => id === item)?.uses ?? [];
  return uses.flatMap((use): Command[] => {
    switch (use) {
      case 'quaff':
      case 'read':
      case 'study':
      case 'wear':
      case 'wield':
      case 'eat':
        return [{ kind: use, item }];
      case 'take-off':
        return [];
      case 'zap':
      case 'apply':
        return [{ kind: use, item, direction: 3 }];
      default:
        return [];
    }
  });
}

/** Everything that a face gets, with ids by the order in which they are met. */
function shown(performed: Performed): unknown {
  const { events, names, renamed, looks, refusal, view } = performed;
  const order = new Map<string, string>();
  const plain = (text: string) =>
    text.replace(/\b\d{10}\b/g, id => {
      order.set(id, order.get(id) ?? `-${1000 + order.size}`);
      return order.get(id)!;
    });
  const told = plain(JSON.stringify([events, view, refusal ?? null, looks]));
  const named = Object.entries({ first: names, ...renamed }).map(([when, byId]) => [
    when,
    Object.entries(byId)
      .map(([id, name]) => [plain(id), name] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  return { told: JSON.parse(told), named };
}

/** Plays the same commands in two games and compares their results. @returns commands compared */
function compare(
  state: GameState,
  change: Change,
  commandsFor: (view: GameView, item: number) => Command[],
): number {
  const saved = JSON.parse(JSON.stringify(saveGame(state))) as SavedGame;
  const [one, other] = [saved, change(saved)].map(each =>
    LocalGame.restore(content, house, JSON.parse(JSON.stringify(each))),
  );
  expect(other!.hash()).not.toBe(one!.hash());
  expect(shown(other!.look())).toEqual(shown(one!.look()));
  let compared = 0;
  for (const { letter } of one!.look().view.inventory) {
    const item = itemAt(one!, letter);
    for (const command of item === 0 ? [] : commandsFor(one!.look().view, item)) {
      const itself = 'item' in command && command.item === item;
      const [told, otherTold] = [one!, other!].map(game =>
        game.perform(itself ? { ...command, item: itemAt(game, letter) } : command),
      ) as [Performed, Performed];
      expect(shown(otherTold), JSON.stringify(command)).toEqual(shown(told));
      compared += Number(told.refusal === undefined);
      if (told.view.ending !== undefined) {
        return compared;
      }
    }
  }
  return compared;
}

/** The id of what is carried under a letter, 0 for nothing. */
function itemAt(game: LocalGame, letter: string): number {
  return game.look().view.inventory.find(thing => thing.letter === letter)?.id ?? 0;
}

const SEEDS = sampled(['a', 'b', 'c'], 2);

describe('two games that differ in what the hero does not know', () => {
  it.each(SEEDS)('are told alike when his things are dropped, taken and thrown (%s)', seed => {
    for (const change of [countedOtherwise, otherwiseMade, ofOtherKinds]) {
      expect(compare(begin('wizard', seed), change, handling)).toBeGreaterThan(20);
    }
  });

  it.each(SEEDS)('are told alike however much was made out of sight (%s)', seed => {
    for (const role of ['priest', 'valkyrie']) {
      expect(compare(begin(role, seed), countedOtherwise, using)).toBeGreaterThan(3);
    }
  });

  it('are told alike to a priest, who sees beatitude but no kinds', () => {
    expect(compare(begin('priest', 'd'), ofOtherKinds, handling)).toBeGreaterThan(20);
  });
});
