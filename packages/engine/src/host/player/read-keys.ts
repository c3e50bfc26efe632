// Which keys of content the game reads. They are found by playing: content that notes what is asked of it is
// tried, found, put on, charged and played for a while. So a key counts as read as soon as some code asks for it.

import { tasteOf } from '../../actors/index.ts';
import { Enumerator, Generator, PlayedChance } from '../../chance/index.ts';
import {
  cancelPack,
  chargeThing,
  curseBout,
  type Direction,
  type GameState,
  godOfKind,
  hitThing,
  makeLevel,
  performCommand,
  performedFor,
  putFixture,
  receive,
  splitWhenStruck,
  trialGame,
} from '../../game/index.ts';
import {
  type Archetype,
  applyEgo,
  BEATITUDES,
  bonusFor,
  type Content,
  drawEgoOf,
  egosFor,
  type GameObject,
  hasProperty,
  isFilled,
  kindWith,
  makeObject,
  makeTreasure,
  type ReadKeys,
  recordedContent,
  resistsOf,
  ruleKindOf,
  SCHOOLS,
  sentBy,
  setBeatitude,
  slaysOf,
  spellsFor,
  TYPE,
  thingKind,
  weightOf,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { answerQuestion } from '../answers/questions.ts';
import { LocalGame } from '../game/local-game.ts';
import { playSimply } from './play-simply.ts';
import { playOut, playTrial, strikeBySpell, type TrialProgress } from './try-content.ts';

/** Archetypes of one kind and subtype that are tried; more only for keys that these don't have. */
const SAMPLE = 3;

/** Turns of each trial, commands of each game, and draws from each treasure list. */
const TURNS = 3;
const COMMANDS = 40;
const DRAWS = 2;

/** A creature stands in the east, none in the west. */
const WAYS: readonly Direction[] = [3, 7];

/** Depths at which levels are made. */
const DEPTHS = 5;

/** Depth and level at which every list is open. */
const DIFFICULTY = 30;

/** Ids of found things lie above those of a trial game. */
const FIRST_ID = 10_000;

const SEED = 0x6b657973;

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
      attempt(() => handle(trialGame(recorded, ruleset, archetype)));
      if (archetype.type === TYPE.food) {
        attempt(() => eatTainted(trialGame(recorded, ruleset, archetype)));
      } else if (archetype.flags.has('monster')) {
        attempt(() => meetInTheDark(trialGame(recorded, ruleset, archetype)));
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

function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // Content of any origin may be unplayable.
  }
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

/**
 * Casts what is known as an expert does; wears, charges, hits and cancels what is carried, and gives it each ego kind
 * that it can have.
 */
function handle(state: GameState): void {
  for (const school of SCHOOLS) {
    state.sheet.skills[school] = 'expert';
  }
  for (const { id } of state.sheet.spells) {
    for (const direction of WAYS) {
      attempt(() => performCommand(state, { kind: 'cast', spell: id, direction }));
    }
  }
  // Some creatures split when a blow leaves them alive.
  for (const { square } of [...state.level.creatures.all]) {
    attempt(() => strikeBySpell(state, square));
  }
  const ask = new Enumerator();
  const chance = new PlayedChance(new Generator(SEED));
  for (const { id } of performedFor(state, undefined).view.inventory) {
    attempt(() => answerQuestion(state, ask, { ask: 'charge', item: 0, target: id }));
    const item = state.sheet.inventory.find(id)!;
    attempt(() => chargeThing(state, item, 'blessed'));
    attempt(() => performCommand(state, { kind: 'wear', item: id }));
    attempt(() => performCommand(state, { kind: 'wield', item: id }));
    attempt(() => curseBout(state));
    attempt(() => hitThing(state, item));
    for (const ego of egosFor(state.content, item.archetype)) {
      applyEgo(state.content, item, drawEgoOf(chance, {}, [ego]));
      item.setFact('bonus', 1);
      resistsOf(item);
      slaysOf(item);
      hasProperty(item, 'blessed');
      bonusFor(item, 'strength');
    }
  }
  for (const creature of [...state.level.creatures.all]) {
    attempt(() => splitWhenStruck(state, creature));
  }
  attempt(() => fillBags(state));
  attempt(() => pourOil(state));
  attempt(() => state.spells.living.reflectorsOn(state.hero.square));
  attempt(() => cancelPack(state));
}

/** Eats what is carried as if it were the old body of a monster. */
function eatTainted(state: GameState): void {
  const { content, sheet } = state;
  const kind = content.archetypes.find(({ flags }) => flags.has('monster'));
  for (const item of sheet.inventory.things.filter(
    ({ archetype }) => archetype.type === TYPE.food,
  )) {
    item.setText('fleshOf', kind?.id ?? '');
    item.setFact('diedAt', -FIRST_ID);
    performCommand(state, { kind: 'eat', item: item.id });
  }
}

/** Lets some turns pass on a level that is as dark as magic makes it. */
function meetInTheDark(state: GameState): void {
  const { most } = state.ruleset.slots.spells.effects.darkness;
  state.spells.daylight.setDarkness(most, state.hero.id);
  for (let turn = 0; turn < TURNS; turn++) {
    performCommand(state, { kind: 'search', count: 1 });
  }
}

/** Puts something into each thing that is carried, and weighs it, whatever its beatitude. */
function fillBags({ content, sheet }: GameState): void {
  for (const { archetype } of sheet.inventory.things) {
    const bag = makeObject(content, archetype, () => FIRST_ID);
    bag.inventory.push(makeObject(content, archetype, () => FIRST_ID + 1));
    for (const beatitude of BEATITUDES) {
      setBeatitude(bag, beatitude);
      weightOf(bag);
    }
  }
}

/** Dips a light into each potion that is carried. */
function pourOil(state: GameState): void {
  const { content, sheet } = state;
  const lamp = content.archetypes.find(kind => ruleKindOf(kind) === 'oil-lamp');
  if (lamp === undefined) {
    return;
  }
  const thing = receive(
    state,
    makeObject(content, lamp, () => FIRST_ID),
  );
  thing.setFact('fuel', 0);
  for (const { id, archetype } of sheet.inventory.things) {
    if (archetype.type === TYPE.potion) {
      performCommand(state, { kind: 'dip', item: thing.id });
      performCommand(state, { kind: 'answer', answer: { choice: String(id) } });
    }
  }
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
