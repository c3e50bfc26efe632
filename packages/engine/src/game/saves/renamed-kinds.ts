// Things of older saves whose kinds have no file of their own any more: a wand of frost is a wand with a frost
// bolt in it. Their looks, the hero's knowledge of them and what he remembers on floors go with them.

import type { CreatureState, HeroSheetState } from '../../actors/index.ts';
import {
  type Content,
  type FormerKind,
  formerKinds,
  type GameObjectState,
  type LoreState,
} from '../../objects/index.ts';
import type { LevelState } from '../dungeon/level.ts';
import type { MemoryState } from '../state/memory.ts';

/** The parts of a seat that name kinds. */
interface KindsOfSeat {
  readonly hero: CreatureState;
  readonly sheet: HeroSheetState;
  readonly memories: readonly (readonly [depth: number, memory: MemoryState])[];
}

/** The parts of a save that name kinds. */
interface KindsOfSave<Seat extends KindsOfSeat> {
  readonly levels: readonly (readonly [depth: number, level: LevelState])[];
  readonly seats: readonly Seat[];
}

/** What becomes of the ids of a save. */
class Renaming {
  readonly #content: Content;
  readonly #former: ReadonlyMap<string, FormerKind>;

  constructor(content: Content) {
    this.#content = content;
    this.#former = formerKinds(content.archetypes);
  }

  /** Nothing was renamed. */
  get isEmpty(): boolean {
    return this.#former.size === 0;
  }

  #of(id: string): FormerKind | undefined {
    // Hardly any id is a former one, and a save has hundreds.
    const former = this.#former.get(id);
    return former !== undefined && this.#content.find(id) === undefined ? former : undefined;
  }

  /** The id of a kind. */
  kind(id: string): string {
    const former = this.#of(id);
    return former === undefined ? id : `${former.carrier}/${former.spell}`;
  }

  thing(thing: GameObjectState): GameObjectState {
    const former = this.#of(thing.archetype);
    const inventory = thing.inventory.map(inner => this.thing(inner));
    if (former === undefined) {
      return { ...thing, inventory };
    }
    const { carrier, spell, level } = former;
    const worth = (id: string) => this.#content.find(id)?.numbers.value ?? 0;
    const value = worth(carrier) * worth(spell);
    const differences = { level, value, ...thing.differences };
    return { ...thing, archetype: carrier, differences, inventory };
  }

  creature(creature: CreatureState): CreatureState {
    return { ...creature, carried: creature.carried.map(thing => this.thing(thing)) };
  }

  level(level: LevelState): LevelState {
    return {
      ...level,
      creatures: level.creatures.map(creature => this.creature(creature)),
      items: level.items.map(([square, pile]) => [square, pile.map(thing => this.thing(thing))]),
    };
  }

  memory(memory: MemoryState): MemoryState {
    const { rememberedItems } = memory;
    return {
      ...memory,
      rememberedItems: rememberedItems.map(([square, id]) => [square, this.kind(id)]),
    };
  }

  lore(lore: LoreState): LoreState {
    const named = (record: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(record).map(([id, word]) => [this.kind(id), word]));
    return {
      ...lore,
      appearances: named(lore.appearances),
      identified: lore.identified.map(id => this.kind(id)).sort(),
      called: named(lore.called),
    };
  }

  seat<Seat extends KindsOfSeat>(seat: Seat): Seat {
    const { sheet } = seat;
    return {
      ...seat,
      hero: this.creature(seat.hero),
      sheet: {
        ...sheet,
        inventory: sheet.inventory.map(([letter, thing]) => [letter, this.thing(thing)]),
        lore: this.lore(sheet.lore),
      },
      memories: seat.memories.map(([depth, memory]) => [depth, this.memory(memory)]),
    };
  }
}

/** A save with its things under their present kinds. A kind that the content still has keeps its name. */
export function withRenamedKinds<Seat extends KindsOfSeat, Saved extends KindsOfSave<Seat>>(
  saved: Saved,
  content: Content,
): Saved {
  const renaming = new Renaming(content);
  return renaming.isEmpty
    ? saved
    : {
        ...saved,
        levels: saved.levels.map(([depth, level]) => [depth, renaming.level(level)]),
        seats: saved.seats.map(seat => renaming.seat(seat)),
      };
}
