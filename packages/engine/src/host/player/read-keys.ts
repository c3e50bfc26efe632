// Which keys of content the game reads. They are found by playing: content that notes what is asked of it is
// tried, found, put on, charged and played for a while. So a key counts as read as soon as some code asks for it.

import { tasteOf } from '../../actors/index.ts';
import { Generator, PlayedChance } from '../../chance/index.ts';
import {
  type GameState,
  godOfKind,
  makeLevel,
  performCommand,
  putFixture,
  risenAs,
  trialGame,
} from '../../game/index.ts';
import {
  type Archetype,
  type Content,
  type GameObject,
  isFilled,
  kindWith,
  makeObject,
  makeTreasure,
  type ReadKeys,
  recordedContent,
  sentBy,
  spellsFor,
  TYPE,
  thingKind,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { LocalGame } from '../game/local-game.ts';
import { playSimply } from './play-simply.ts';
import { playOut, playTrial, type TrialProgress } from './try-content.ts';
import { attempt, eatTainted, FIRST_ID, handleAll, meetInTheDark, SEED } from './use-things.ts';

/** Archetypes of one kind and subtype that are tried; more only for keys that these don't have. */
const SAMPLE = 3;

/** Turns of each trial, commands of each game, and draws from each treasure list. */
const TURNS = 3;
const COMMANDS = 40;
const DRAWS = 2;

/** Depths at which levels are made. */
const DEPTHS = 5;

/** Depth and level at which every list is open. */
const DIFFICULTY = 30;

/** The part of a content whose keys are looked for. */
export interface TriedPart {
  /** Whether the archetype or list with an id is tried. */
  has(id: string): boolean;
  readonly progress?: TrialProgress | undefined;
  /** Keys of which alone it is asked whether the game reads them: playing ends once all were read. Absent: of all keys. */
  readonly sought?: SoughtKeys | undefined;
}

/** Keys by kind of thing. */
export interface SoughtKeys {
  /** Kinds of thing, which are tried first. */
  readonly kinds: ReadonlySet<string>;
  /** Whether all of them were read. */
  found(): boolean;
}

const ALL: TriedPart = { has: () => true };

/** Treasure lists that are drawn from, evenly chosen where there are more. */
const MOST_LISTS = 200;

/**
 * The keys that the game asks of a content, by kind of thing. Nothing is thrown: what can't be played has been
 * asked until then, and what is wrong with it is told by `tryContent`.
 * @param reads the keys are added to it
 * @param part what of the content is tried, and which keys are sought; absent: all
 */
export function readKeys(
  content: Content,
  rulesets: readonly Ruleset[],
  reads: ReadKeys,
  part: TriedPart = ALL,
): void {
  const recorded = recordedContent(content, reads);
  const { sought } = part;
  const isSought = (index: number) => sought?.kinds.has(thingKind(content.archetypes[index]!));
  const indices = sampleOf(content).filter(index => part.has(content.archetypes[index]!.id));
  const sampled = [...indices.filter(isSought), ...indices.filter(index => !isSought(index))].map(
    index => recorded.archetypes[index]!,
  );
  const lists = listsOf(content, part);
  const all = rulesets.length * sampled.length;
  let done = 0;
  for (const ruleset of rulesets) {
    for (const archetype of sampled) {
      if (sought?.found()) {
        return;
      }
      part.progress?.(done++, all);
      attempt(() => playTrial(recorded, ruleset, archetype, TURNS));
      attempt(() => handleAll(trialGame(recorded, ruleset, archetype)));
      if (archetype.type === TYPE.food) {
        attempt(() => eatTainted(trialGame(recorded, ruleset, archetype)));
      } else if (archetype.flags.has('monster')) {
        attempt(() => meetInTheDark(trialGame(recorded, ruleset, archetype)));
        attempt(() =>
          risenAs(
            { content: recorded, ruleset },
            archetype.name,
            new PlayedChance(new Generator(SEED)),
          ),
        );
      }
      attempt(() => playFilled(recorded, ruleset, archetype));
    }
    findTreasure(recorded, ruleset, lists);
    makeLevels(recorded, ruleset);
    askGods(recorded, ruleset);
    tasteFood(recorded);
    enterExits(recorded, ruleset);
    playGames(recorded, ruleset);
  }
}

/** Asks every god whom it sends, every kind of monster to which it prays, and prays at every altar. */
function askGods(content: Content, ruleset: Ruleset): void {
  for (const god of content.gods) {
    attempt(() => sentBy(content, god, 'servants'));
    attempt(() => sentBy(content, god, 'avatars'));
  }
  for (const archetype of content.archetypes) {
    if (archetype.type === TYPE.altar) {
      attempt(() => performOn(trialGame(content, ruleset, archetype), archetype, 'pray'));
    } else if (archetype.flags.has('monster') && content.gods.length > 0) {
      attempt(() => godOfKind(content, archetype));
    }
  }
}

/** Every food is tasted as by a pet that eats anything. */
function tasteFood(content: Content): void {
  for (const archetype of content.archetypes) {
    if (archetype.type === TYPE.food) {
      tasteOf({ eatsMeat: true, eatsPlants: true }, archetype);
    }
  }
}

/** The hero goes through every exit. */
function enterExits(content: Content, ruleset: Ruleset): void {
  for (const archetype of content.archetypes) {
    if (archetype.type === TYPE.exit) {
      attempt(() => performOn(trialGame(content, ruleset, archetype), archetype, 'enter'));
    }
  }
}

/** The hero stands on a fixture of a kind, and does something with it. */
function performOn(state: GameState, archetype: Archetype, kind: 'pray' | 'enter'): void {
  const thing = makeObject(state.content, archetype, () => state.newId());
  putFixture(state, thing, state.hero.square);
  performCommand(state, { kind });
}

function listsOf({ treasure }: Content, part: TriedPart): readonly string[] {
  const names = treasure.lists.map(({ name }) => name).filter(name => part.has(name));
  const step = Math.max(1, Math.ceil(names.length / MOST_LISTS));
  return names.filter((_, at) => at % step === 0);
}

/** Some archetypes of each kind, among them one for every key. They are chosen by what nobody has asked of yet. */
function sampleOf({ archetypes }: Content): readonly number[] {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  return archetypes.flatMap((archetype, index) => {
    const { subtype, numbers, texts, flags } = archetype;
    const kind = thingKind(archetype);
    const keys = [...Object.keys(numbers), ...Object.keys(texts), ...flags];
    const fresh = keys.map(key => `${kind} ${key}`).filter(key => !seen.has(key));
    for (const key of fresh) {
      seen.add(key);
    }
    const group = `${kind} ${subtype}`;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= SAMPLE || fresh.length > 0 ? [index] : [];
  });
}

/** Plays a carrier with the first spell that its list can put into it. */
function playFilled(content: Content, ruleset: Ruleset, carrier: Archetype): void {
  const [spell] = isFilled(carrier) ? spellsFor(content, carrier) : [];
  if (spell !== undefined) {
    playTrial(content, ruleset, kindWith(carrier, spell), TURNS);
  }
}

/** Draws from every treasure list, as levels and monsters do, and uses one of each kind of thing that comes. */
function findTreasure(content: Content, ruleset: Ruleset, lists: readonly string[]): void {
  const chance = new PlayedChance(new Generator(SEED));
  const used = new Set<Archetype>();
  let lastId = FIRST_ID;
  for (const list of lists) {
    for (let draw = 0; draw < DRAWS; draw++) {
      const wish = { list, difficulty: DIFFICULTY, level: DIFFICULTY, ruleset };
      const things: GameObject[] = [];
      attempt(() => things.push(...makeTreasure(chance, content, wish, () => ++lastId)));
      for (const item of things.filter(({ archetype }) => !used.has(archetype))) {
        used.add(item.archetype);
        attempt(() => useItem(content, ruleset, item));
      }
    }
  }
}

function useItem(content: Content, ruleset: Ruleset, item: GameObject): void {
  playOut(trialGame(content, ruleset, item.archetype, item), TURNS);
}

/** Makes levels of every depth, with what lives, lies and stands on them. */
function makeLevels(content: Content, ruleset: Ruleset): void {
  const chance = new PlayedChance(new Generator(SEED));
  let lastId = FIRST_ID;
  for (let level = 0; level < DEPTHS * DRAWS; level++) {
    const wish = { depth: 1 + (level % DEPTHS), heroLevel: DIFFICULTY };
    attempt(() => makeLevel(chance, ruleset, content, wish, () => ++lastId));
  }
}

/** Plays a short game with each role that the content has. */
function playGames(content: Content, ruleset: Ruleset): void {
  const roles = content.archetypes.filter(({ id }) => id.startsWith('role_'));
  for (const { id } of roles) {
    const role = id.slice('role_'.length);
    const start = { heroName: 'Ada', role, race: 'human', seed: `keys ${role}` };
    attempt(() => playSimply(LocalGame.create(content, ruleset, start), 'keys', COMMANDS));
  }
}
