// Looks for leaks: twins that differ in one secret are asked everything, and play the same. A leak is
// whatever the hero could tell them apart by.

import { refit } from '@roguewright/engine/actors';
import {
  type GameEvent,
  type GameState,
  loadContent,
  type SavedGame,
} from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import {
  type Content,
  type ContentFile,
  kindsIn,
  makeObject,
  TYPE,
} from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { differences, performBoth, Told } from './compare.ts';
import {
  HIDDEN_FACTS,
  HIDDEN_FIXTURES,
  placeKnown,
  withHiddenFacts,
  withHiddenFixture,
} from './hidden-fixtures.ts';
import { HIDDEN_MOMENTS, withHiddenMoment } from './hidden-moments.ts';
import { HIDDEN_NUMBERS, withHiddenNumber } from './hidden-numbers.ts';
import { DARK, HIDDEN_PLACES, ROOM, withHiddenPlace } from './hidden-places.ts';
import { HIDDEN_WORDS, withHiddenWord } from './hidden-words.ts';
import { deedsOf } from './questions.ts';
import { type Stage, setStage } from './stage.ts';

/** What the search is made with. */
export interface Search {
  readonly files: readonly ContentFile[];
  readonly ruleset: Ruleset;
  /** One in this number of questions about spells is asked with each secret; 1: all of them. */
  readonly asks: number;
  /** The same of questions about things. */
  readonly asksOfThings: number;
  /** One in this number of commands is performed. */
  readonly performs: number;
  /** One in this number of hidden words is tried; absent: all of them. */
  readonly words?: number;
}

/** A finding: which twins, and what tells them apart. */
interface Leak {
  readonly secret: string;
  readonly told: string;
}

/** What a search came to. */
export interface Found {
  readonly leaks: readonly Leak[];
  /** Answers and deeds that were compared. */
  readonly compared: number;
}

/** Things that fit one pack. */
const PACK = 40;

/** Ids of all archetypes of such types, in packs. */
function packsOf(content: Content, types: readonly number[]): string[][] {
  const ids = kindsIn(content)
    .filter(({ type, name }) => types.includes(type) && name !== '')
    .map(({ id }) => id)
    .filter(id => !id.startsWith('looks_of_'));
  const packs: string[][] = [];
  for (let from = 0; from < ids.length; from += PACK) {
    packs.push(ids.slice(from, from + PACK));
  }
  return packs;
}

/** Everything that can be carried, in packs; and one without anything, for the spells. */
function stagesIn(content: Content, monster: string, known: boolean): Stage[] {
  const { spell, wand, rod, tool, weapon, launcher, ammunition, potion, scroll, ring, light } =
    TYPE;
  const spells = packsOf(content, [spell]).flat();
  const plain = { rows: ROOM, monster, known };
  const things = [
    ...packsOf(content, [wand, rod, tool]),
    ...packsOf(content, [weapon, launcher, ammunition]),
    ...packsOf(content, [potion, scroll, ring, light]),
  ].map(pack => ({ ...plain, things: pack }));
  return [{ ...plain, spells }, ...things];
}

/** Counts, and keeps what was found. */
class Finder {
  readonly leaks: Leak[] = [];
  compared = 0;
  readonly #search: Search;
  #turn = 0;

  constructor(search: Search) {
    this.#search = search;
  }

  get #game(): (content: Content, saved: SavedGame) => LocalGame {
    return (content, saved) => LocalGame.restore(content, this.#search.ruleset, saved);
  }

  /** Whether the question or command at an index is tried this time, where only one in a number is. */
  #isTried(place: number, oneIn: number): boolean {
    return (place + this.#turn) % oneIn === 0;
  }

  /** Everything told of a game. */
  told(content: Content, saved: SavedGame): Told {
    return new Told(this.#game(content, saved));
  }

  /** Compares what is told of a game with what its twin tells. */
  ask(secret: string, told: Told, content: Content, twin: SavedGame): void {
    this.#turn++;
    const other = this.told(content, twin);
    const { asks, asksOfThings } = this.#search;
    const oneIn = twin.seats[0]!.sheet.inventory.length < PACK / 2 ? asks : asksOfThings;
    const places = [...told.questions.keys()].filter(place => this.#isTried(place, oneIn));
    this.compared += places.length + 1;
    this.leaks.push(...differences(told, other, places).map(line => ({ secret, told: line })));
  }

  /** Performs deeds in both, each from the beginning. */
  perform(
    secret: string,
    [content, saved]: readonly [Content, SavedGame],
    [otherContent, twin]: readonly [Content, SavedGame],
    isDiscovery: (event: GameEvent) => boolean,
  ): void {
    const deeds = deedsOf(this.#game(content, saved).look().view);
    const { performs } = this.#search;
    for (const deed of deeds.filter((_, place) => this.#isTried(place, performs))) {
      this.compared++;
      const games = [this.#game(content, saved), this.#game(otherContent, twin)] as const;
      const told = performBoth(...games, deed, isDiscovery);
      if (told !== undefined) {
        this.leaks.push({ secret, told });
      }
    }
  }
}

/** Twins that differ in one hidden word of one monster's file. */
export function monsterLeaks(search: Search, monster: string): Found {
  const { files, ruleset, words = 1 } = search;
  const content = loadContent(files);
  const found = new Finder(search);
  const stages = stagesIn(content, monster, true).map(stage => {
    const saved = setStage(content, ruleset, stage);
    return { saved, told: found.told(content, saved) };
  });
  for (const hidden of HIDDEN_WORDS.filter((_, index) => index % words === 0)) {
    const twin = loadContent(withHiddenWord(files, monster, hidden));
    const secret = `${monster}: ${hidden.key} ${hidden.word}`;
    for (const { saved, told } of stages) {
      found.ask(secret, told, twin, saved);
      found.perform(secret, [content, saved], [twin, saved], isAbout(monster, content, saved));
    }
  }
  return found;
}

/**
 * Whether an event tells of a creature of that kind: what it withstands shows when something meets it. One that can't
 * be seen is told of as something, whose id is 0: the hero learns by the deed alone that a bolt leaves it unharmed.
 */
function isAbout(
  monster: string,
  content: Content,
  saved: SavedGame,
): (event: GameEvent) => boolean {
  const { name, numbers } = content.archetype(monster);
  const isUnseen = numbers.invisible === 1;
  const level = saved.levels.find(([depth]) => depth === saved.seats[0]!.depth)![1];
  const ids = new Set(
    level.creatures.filter(({ archetype }) => archetype === monster).map(({ id }) => id),
  );
  return event =>
    (isUnseen && 'target' in event && event.target === 0) ||
    (name !== '' &&
      Object.values(event).some(value => typeof value === 'number' && ids.has(value)));
}

/** Twins that differ in hidden numbers of what the hero carries and wears. */
export function numberLeaks(search: Search, monster: string): Found {
  const { files, ruleset } = search;
  const content = loadContent(files);
  const found = new Finder(search);
  const worn = { rows: ROOM, monster, known: false, spells: packsOf(content, [TYPE.spell]).flat() };
  const saves = [
    setStage(content, ruleset, worn, wearStrangeThings),
    ...stagesIn(content, monster, false)
      .slice(1)
      .map(stage => setStage(content, ruleset, stage)),
  ];
  for (const saved of saves) {
    const told = found.told(content, saved);
    for (const hidden of HIDDEN_NUMBERS) {
      const twin = withHiddenNumber(content, saved, hidden);
      if (twin !== undefined) {
        found.ask(`things: ${hidden.title}`, told, content, twin);
      }
    }
  }
  return found;
}

/** What the hero puts on, each with the ego kind of it, if any. */
const OUTFIT: readonly (readonly [slot: string, id: string, ego?: string])[] = [
  ['weapon', 'long_sword', 'ego_of_embers'],
  ['launcher', 'short_bow'],
  ['quiver', 'arrow', 'ego_of_sleet'],
  ['body', 'leather_jerkin', 'ego_of_the_hearth'],
  ['gloves', 'leather_gloves'],
  ['left-ring', 'ring_of_wounds'],
  ['right-ring', 'ring_of_the_sure_hand'],
];

/** Puts on things of which the hero knows nothing but how they look. */
function wearStrangeThings(state: GameState): void {
  const { sheet, content, ruleset } = state;
  const equipment: Record<string, number> = { ...sheet.equipment };
  for (const [slot, id, ego] of OUTFIT) {
    const thing = makeObject(content, content.archetype(id), () => state.newId());
    thing.ego = ego === undefined ? undefined : content.archetype(ego);
    sheet.inventory.add(thing, { knowledge: sheet.lore });
    equipment[slot] = thing.id;
  }
  sheet.equipment = equipment as typeof sheet.equipment;
  refit(ruleset, sheet);
}

/** Twins that differ in a creature, an item or the terrain where the hero does not see. */
export function placeLeaks(search: Search, monster: string): Found {
  const { files, ruleset } = search;
  const content = loadContent(files);
  const found = new Finder(search);
  for (const { rows: _, ...stage } of stagesIn(content, monster, true)) {
    const saved = setStage(content, ruleset, { ...stage, rows: DARK });
    const told = found.told(content, saved);
    for (const hidden of HIDDEN_PLACES) {
      const twin = setStage(content, ruleset, { ...stage, rows: withHiddenPlace(hidden) });
      found.ask(`places: ${hidden.title}`, told, content, twin);
    }
  }
  return found;
}

/** Twins that differ in what creatures have in hand: time, energy for spells, a trace that went cold. */
export function momentLeaks(search: Search, monster: string): Found {
  const { files, ruleset } = search;
  const content = loadContent(files);
  const found = new Finder(search);
  for (const stage of stagesIn(content, monster, true)) {
    const saved = setStage(content, ruleset, stage);
    const told = found.told(content, saved);
    for (const hidden of HIDDEN_MOMENTS) {
      found.ask(`moments: ${hidden.title}`, told, content, withHiddenMoment(saved, hidden));
    }
  }
  return found;
}

/** Twins that differ in runes and traps that the hero hasn't found, and in hidden facts of those that he has. */
export function fixtureLeaks(search: Search, monster: string): Found {
  const { files, ruleset } = search;
  const content = loadContent(files);
  const found = new Finder(search);
  const isFinding = ({ kind }: GameEvent) => FINDINGS.has(kind);
  for (const stage of stagesIn(content, monster, true)) {
    const saved = setStage(content, ruleset, stage);
    const told = found.told(content, saved);
    for (const hidden of HIDDEN_FIXTURES) {
      const twin = withHiddenFixture(content, saved, hidden);
      const secret = `fixtures: ${hidden.title}`;
      found.ask(secret, told, content, twin);
      found.perform(secret, [content, saved], [content, twin], isFinding);
    }
    const known = setStage(content, ruleset, stage, state => {
      for (const { archetype, x, y } of HIDDEN_FIXTURES) {
        placeKnown(state, archetype, { x: x + 1, y: y + 1 });
      }
    });
    const toldOfKnown = found.told(content, known);
    for (const [title, differences] of HIDDEN_FACTS) {
      const twin = withHiddenFacts(known, differences);
      found.ask(`fixtures: ${title}`, toldOfKnown, content, twin);
    }
  }
  return found;
}

/** Events in which a hidden rune or trap may show. */
const FINDINGS: ReadonlySet<string> = new Set(['fixture-found', 'fixture-sprung']);
