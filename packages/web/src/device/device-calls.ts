// What the page may ask of the worker that keeps the games of this device.

import type { PackOffer } from '@roguewright/client';
import type { LabForm, LabKindName, OwnArchetypes, PageAnswer } from '@roguewright/engine/face';
import type {
  Command,
  Direction,
  HallPage,
  HallQuestion,
  NewGame,
  Performed,
} from '@roguewright/engine/game';
import type {
  ChroniclePoint,
  ChronicleTelling,
  HeroChoices,
  HeroPreview,
  NamedLabQuestion,
  NumberTable,
  PracticeOdds,
  SeedColumn,
  SeedHero,
  ToldLuck,
  ToldSeeds,
} from '@roguewright/engine/host';
import type { TreeFile } from '@roguewright/engine/objects';
import type {
  Axis,
  Goal,
  Inputs,
  MortemMove,
  OddsAnswer,
  OddsQuestion,
  OneStep,
  Solution,
} from '@roguewright/engine/odds';
import type { PaletteName } from '@roguewright/engine/words';

/** How a game stands. */
interface DeviceStanding {
  readonly hero: string;
  readonly status: 'playing' | 'won' | 'died';
  readonly turn: number;
  /** Absent while the game goes on. */
  readonly seed?: string;
  /** The names of its packs. */
  readonly packs: readonly string[];
}

/** A game that was made of a file. */
export interface LoadedGame {
  readonly game: string;
  readonly hero: string;
  readonly role: string;
  readonly race: string;
}

/** Questions of the lab; each call rejects with a CallProblem that names the field. */
export interface LabCalls {
  /** The fields of a kind of question under the rules of the inputs. */
  labForm(kind: LabKindName, inputs: Inputs): Promise<LabForm>;
  labAnswer(kind: LabKindName, inputs: Inputs): Promise<PageAnswer>;
  /** A figure along some rows of a heat table; undefined where the question makes no sense. */
  labRows(
    kind: LabKindName,
    inputs: Inputs,
    rows: Axis,
    columns: Axis,
    figure: string,
  ): Promise<readonly (readonly (number | undefined)[])[]>;
  /** A figure along an input, and where it meets a goal. */
  labCurve(kind: LabKindName, inputs: Inputs, goal: Goal, axis: Axis): Promise<Solution>;
  /** What would help a figure; undefined: the answer has none of that name. */
  labSteps(kind: LabKindName, inputs: Inputs, figure: string): Promise<OneStep | undefined>;
  /** What is wrong with the archetypes that are edited as text. */
  labArchetypes(inputs: Inputs): Promise<OwnArchetypes>;
  /** The text of an archetype that ships. */
  labSource(id: string): Promise<string>;
  /** What the hero of a game file can ask the lab; nothing is stored. @param text of the file */
  labFile(text: string): Promise<{
    readonly hero: string;
    readonly questions: readonly NamedLabQuestion[];
  }>;
}

/** The games of this device; each call rejects with a CallProblem when it can't be answered. */
export interface GameCalls {
  choices(): Promise<HeroChoices>;
  /** The packs that are kept in this browser. */
  packs(): Promise<readonly PackOffer[]>;
  /** Keeps a pack, in place of one of the same name. @returns all packs */
  addPack(name: string, files: readonly TreeFile[]): Promise<readonly PackOffer[]>;
  /** Keeps the tree in a zip as a pack. @param file its name @returns its name as a pack's, and all packs */
  addZip(
    file: string,
    bytes: Uint8Array,
  ): Promise<{ readonly added: string; readonly offers: readonly PackOffer[] }>;
  /** Forgets a pack; games that were begun with it go on. @returns the packs that are left */
  removePack(name: string): Promise<readonly PackOffer[]>;
  /** What a hero of a role and a race would begin with. */
  preview(role: string, race: string, ruleset?: string): Promise<HeroPreview>;
  /** The seeds of this day and this week, by the clock of this device. */
  seeds(): Promise<ToldSeeds>;
  /** Some lines of the hall, with how each game was begun. */
  hall(question: HallQuestion): Promise<HallPage>;
  /** Makes a game. @returns its id */
  create(start: NewGame): Promise<string>;
  /** Undefined when there is no such game. */
  standing(game: string): Promise<DeviceStanding | undefined>;
  /** The game as the text of a file. */
  exportFile(game: string): Promise<string>;
  importFile(text: string): Promise<LoadedGame>;
  remove(game: string): Promise<void>;
  /** Whether there is such a game; what its player should know and wasn't told. */
  open(game: string): Promise<{ readonly found: boolean; readonly notices: readonly string[] }>;
  look(game: string): Promise<Performed>;
  /** When this resolves, the command is stored. */
  perform(game: string, command: Command): Promise<Performed>;
  odds(game: string, question: OddsQuestion): Promise<OddsAnswer>;
  /**
   * Takes up the text of a game's file to look back on it. @param isOver absent: nobody plays it any more
   */
  openRecord(text: string, tells: ChronicleTelling): Promise<RecordProgress>;
  /** Reads a record on. @param commands 1 or more */
  readRecord(record: string, commands: number): Promise<RecordProgress>;
  /** The points read so far, by number of commands. */
  recordPoints(record: string): Promise<readonly ChroniclePoint[]>;
  /** What the hero knew after a number of commands. */
  recordAt(record: string, sequence: number): Promise<Performed>;
  recordLuck(record: string): Promise<ToldLuck>;
  /** Some of the last moves, from a number of them on. */
  recordMoves(record: string, from: number, count: number): Promise<MovesPage>;
  recordMorgue(record: string, sequence: number): Promise<MorgueFile>;
  /** The text of a game that goes on from a number of commands. */
  forkRecord(record: string, sequence: number): Promise<string>;
  /** The films of the gallery, in the order of their subtypes. */
  films(): Promise<readonly FilmOffer[]>;
  /** Films a spell of the gallery. */
  film(wish: FilmWish): Promise<ShownFilm>;
}

/** A practice fight, as its form says it. */
export interface ArenaWish {
  /** The monster, by its name or id. */
  readonly against: string;
  /** How many of them, 1…6. */
  readonly count: number;
  readonly role: string;
  readonly race: string;
  /** Of the hero, 1…30. */
  readonly level: number;
  /** Items besides the kit of the role, by their names or ids. */
  readonly items: readonly string[];
  /** The hero knows of the monster only what he sees. */
  readonly stranger: boolean;
  /** Of the hero, 1…64 characters. */
  readonly seed: string;
  /** Of the luck of the fight, 1…64 characters. */
  readonly fight: string;
  /** Absent: the usual rules. */
  readonly ruleset?: string;
}

/** One seed under one of the rules. */
export interface SeedWish extends SeedHero {
  /** Commands of the simple player at most. */
  readonly moves: number;
  /** Absent: the usual rules. */
  readonly ruleset?: string;
}

/** What a practice fight can be made of. */
export interface ArenaOffers {
  /** Each name once, in the order of their levels. */
  readonly monsters: readonly { readonly name: string; readonly level: number }[];
  /** Each name once, in the order of the alphabet. */
  readonly items: readonly string[];
}

/** A practice fight that has begun. */
export interface BegunFight {
  readonly game: string;
  readonly begun: Performed;
  /** The monster's name. */
  readonly foe: string;
  readonly odds: PracticeOdds;
}

/** Practice, of which nothing is kept; each call rejects with a CallProblem that names the field. */
export interface PracticeCalls {
  /** Begins the lessons. @returns what further calls name them by */
  beginLessons(): Promise<string>;
  arenaOffers(): Promise<ArenaOffers>;
  beginArena(wish: ArenaWish): Promise<BegunFight>;
  practiceLook(game: string): Promise<Performed>;
  practicePerform(game: string, command: Command): Promise<Performed>;
  practiceOdds(game: string, question: OddsQuestion): Promise<OddsAnswer>;
  /** What the odds say of a fight at this moment. */
  fightOdds(game: string): Promise<PracticeOdds>;
  /** Begins and plays one seed under one of several rules. */
  seedColumn(wish: SeedWish): Promise<SeedColumn>;
}

/** All that the page asks of the worker. */
export interface DeviceCalls extends GameCalls, LabCalls, PracticeCalls {}

/** How far a record has been read. */
export interface RecordProgress {
  /** What further calls name it by. */
  readonly record: string;
  /** Commands read so far, and all of them. */
  readonly done: number;
  readonly of: number;
  /** It has been read as far as it can be performed. */
  readonly isWhole: boolean;
  /** The turn at which the record can't be followed further; absent: it can. */
  readonly brokenAt?: number;
}

/** Some of the last moves. */
export interface MovesPage {
  readonly moves: readonly MortemMove[];
  readonly of: number;
  /** Names of what was left unused, with their count. */
  readonly unused: readonly string[];
}

/** A thing with its number, where there are several. */
export function tellPieces({ name, count }: { readonly name: string; readonly count: number }) {
  return count === 1 ? name : `${count} ${name}`;
}

/** A morgue as a file. */
export interface MorgueFile {
  readonly name: string;
  readonly text: string;
}

/** A film of the gallery. */
export interface FilmOffer {
  readonly subtype: number;
  /** Name of the subtype, such as `moving ball`. */
  readonly title: string;
  /** Name of the spell. */
  readonly spell: string;
  readonly about: string;
  /** The spell goes in a direction. */
  readonly isAimed: boolean;
  /** Least level of a caster. */
  readonly level: number;
}

/** How a spell of the gallery is to be filmed. */
export interface FilmWish {
  readonly subtype: number;
  /** 1…8; absent: as its set says. */
  readonly direction?: Direction;
  /** 1…100; absent: ten more than the spell's. */
  readonly level?: number;
  /** 1 to 64 characters. */
  readonly seed: string;
  readonly palette: PaletteName;
  readonly isStill: boolean;
}

/** A film as the page shows it. */
export interface ShownFilm {
  readonly title: string;
  /** The text of an SVG file. */
  readonly picture: string;
  readonly lines: readonly string[];
  readonly numbers: NumberTable;
}

/** The name of a call. */
export type CallName = keyof DeviceCalls;

/** All calls, so that a message can name no other function. */
export const CALL_NAMES: readonly CallName[] = [
  'choices',
  'packs',
  'addPack',
  'addZip',
  'removePack',
  'preview',
  'seeds',
  'hall',
  'create',
  'standing',
  'exportFile',
  'importFile',
  'remove',
  'open',
  'look',
  'perform',
  'odds',
  'openRecord',
  'readRecord',
  'recordPoints',
  'recordAt',
  'recordLuck',
  'recordMoves',
  'recordMorgue',
  'forkRecord',
  'films',
  'film',
  'labForm',
  'labAnswer',
  'labRows',
  'labCurve',
  'labSteps',
  'labArchetypes',
  'labSource',
  'labFile',
  'beginLessons',
  'arenaOffers',
  'beginArena',
  'practiceLook',
  'practicePerform',
  'practiceOdds',
  'fightOdds',
  'seedColumn',
];

/** A call on its way to the worker. Ids rise from 1. */
export interface CallMessage {
  readonly id: number;
  readonly call: CallName;
  readonly parameters: readonly unknown[];
}

/** What the worker says: an answer, a problem, or that another window played a game. */
export type WorkerMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly result: unknown }
  | {
      readonly kind: 'problem';
      readonly id: number;
      readonly field: string;
      readonly message: string;
    }
  | { readonly kind: 'played-elsewhere'; readonly game: string };

/** A call could not be answered. The message is written for the player. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem';
  /** What was wrong: a field of what was asked, or `game`, `command`, `storage`, `worker`. */
  readonly field: string;

  constructor(field: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.field = field;
  }
}

/** One end of the way between page and worker. */
export interface Port<Incoming, Outgoing> {
  send(message: Outgoing): void;
  /** Sets the listener for incoming messages; there is one. */
  hear(listener: (message: Incoming) => void): void;
}
