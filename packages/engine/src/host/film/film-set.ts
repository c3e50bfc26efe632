// A film set: where a spell is filmed, written as text. A drawing comes first, then a blank line, then settings,
// one a line.

import { ContentError, type ContentProblem, UsageError } from '../../errors/index.ts';
import { directionOfWord } from '../../face/index.ts';
import type { Direction } from '../../game/index.ts';
import { drawLevel } from '../../world/index.ts';

/** Something that stands or lies on the set. */
export interface SetPiece {
  /** Id or name of an archetype. */
  readonly kind: string;
  readonly square: number;
  /** Line of the setting that names it, from 1. */
  readonly line: number;
  /** 1…30000; absent: as many as its kind has. */
  readonly hitPoints?: number;
  /** The caster's companion. */
  readonly isFriend: boolean;
  /** A hidden fixture that the caster has found. */
  readonly isFound: boolean;
  /** The body of a creature. */
  readonly isDead: boolean;
}

/** Something that the caster carries. */
interface SetItem {
  /** Id or name of an archetype. */
  readonly kind: string;
  readonly line: number;
  readonly isCursed: boolean;
  /** It is his weapon. */
  readonly isWielded: boolean;
}

/** A film set that has been read. Names of archetypes aren't resolved yet. */
export interface FilmSet {
  /** The file, for errors. */
  readonly path: string;
  /** The drawing, as `drawLevel` takes it. */
  readonly rows: readonly string[];
  /** The ground is lit; else it is dark. */
  readonly isLit: boolean;
  /** Square of the caster. */
  readonly caster: number;
  readonly pieces: readonly SetPiece[];
  /** What the caster carries. */
  readonly items: readonly SetItem[];
  /** Hit points of the caster: present and greatest. */
  readonly health: readonly [now: number, most: number];
  /** 0…8: a spell that needs a direction goes there; absent: east. */
  readonly direction: Direction | undefined;
  /** 1…MOST_TICKS; absent: until nothing moves. */
  readonly ticks: number | undefined;
  /** Level of the caster, 1…100; absent: ten more than the spell's. */
  readonly level: number | undefined;
  /** The creatures make their moves; else they stand still. */
  readonly isAlive: boolean;
  /** Id or name of the caster's god; absent: none. */
  readonly god: string | undefined;
  /** What lies or stands on the caster's square. */
  readonly under: SetPiece | undefined;
  /** Text argument of the cast, 1…100 characters; absent: none. */
  readonly text: string | undefined;
  /** Count argument of the cast; absent: none. */
  readonly amount: number | undefined;
  /** Carried item that the cast is for, by archetype; absent: the first one carried. */
  readonly item: string | undefined;
}

/** Longest film, in ticks. */
export const MOST_TICKS = 400;

/** Largest set, in squares of a side. */
const LARGEST = { width: 60, height: 30 };

const HIT_POINTS = 30_000;

type Setting = (set: Draft, said: string, at: Line) => void;

interface Line {
  readonly path: string;
  readonly number: number;
}

type Draft = { -readonly [Key in keyof FilmSet]: FilmSet[Key] } & {
  pieces: SetPiece[];
  items: SetItem[];
};

/** The settings by name; any other name is a character of the drawing. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  carried: (set, said, { number }) => set.items.push(itemOf(said, number, false)),
  wielded: (set, said, { number }) => set.items.push(itemOf(said, number, true)),
  direction: (set, said, at) => {
    set.direction = directionOfWord(said) ?? fail(at, 'direction', 'a direction such as ne', said);
  },
  ticks: (set, said, at) => {
    set.ticks = whole(at, 'ticks', said, MOST_TICKS);
  },
  level: (set, said, at) => {
    set.level = whole(at, 'level', said, 100);
  },
  'hit points': (set, said, at) => {
    const [now, most = now] = said
      .split('/')
      .map(part => whole(at, 'hit points', part, HIT_POINTS));
    set.health = [now!, most!];
  },
  creatures: (set, said, at) => {
    if (said !== 'move' && said !== 'stand') {
      fail(at, 'creatures', 'move or stand', said);
    }
    set.isAlive = said === 'move';
  },
  god: (set, said) => {
    set.god = said;
  },
  under: (set, said, at) => {
    set.under = { ...pieceOf(said, at), square: set.caster };
  },
  text: (set, said, at) => {
    set.text = said.length <= 100 ? said : fail(at, 'text', '1 to 100 characters', said);
  },
  count: (set, said, at) => {
    set.amount = whole(at, 'count', said, 100_000);
  },
  item: (set, said) => {
    set.item = said;
  },
  ground: (set, said, at) => {
    if (said !== 'lit' && said !== 'dark') {
      fail(at, 'ground', 'lit or dark', said);
    }
    set.isLit = said === 'lit';
  },
};

/**
 * Reads a film set. The drawing has the characters of `drawLevel`, and `@` for the caster; every other character
 * has a setting below that says what it is: `o: jackal, 20 hit points`, `f: friend jackal` or `b: dead jackal`.
 * `x: far end` is the square to which the spell's portals lead.
 * Throws a ContentError that names file, line, field, expected and got.
 */
export function readFilmSet(text: string, path: string): FilmSet {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '');
  const rows = lines.slice(0, end < 0 ? undefined : end);
  const { marks } = drawn(rows, path);
  const casters = marks.get('@') ?? [];
  if (casters.length !== 1) {
    fail({ path, number: 1 }, '@', 'one caster in the drawing', `${casters.length}`);
  }
  const set: Draft = {
    path,
    rows,
    isLit: true,
    caster: casters[0]!,
    pieces: [],
    items: [],
    health: [200, 200],
    direction: undefined,
    ticks: undefined,
    level: undefined,
    isAlive: false,
    god: undefined,
    under: undefined,
    text: undefined,
    amount: undefined,
    item: undefined,
  };
  const unsaid = new Map([...marks].filter(([mark]) => mark !== '@'));
  lines.slice(rows.length).forEach((line, index) => {
    const at = { path, number: rows.length + index + 1 };
    if (line.trim() !== '' && !line.startsWith('# ')) {
      readSetting(set, unsaid, line, at);
    }
  });
  for (const mark of unsaid.keys()) {
    const row = rows.findIndex(drawing => drawing.includes(mark));
    fail({ path, number: row + 1 }, mark, `a line "${mark}: KIND" below the drawing`, 'none');
  }
  return set;
}

function drawn(rows: readonly string[], path: string): ReturnType<typeof drawLevel> {
  const width = Math.max(0, ...rows.map(row => row.length));
  if (width > LARGEST.width || rows.length > LARGEST.height) {
    const most = `at most ${LARGEST.width} × ${LARGEST.height} squares`;
    fail({ path, number: 1 }, 'drawing', most, `${width} × ${rows.length}`);
  }
  try {
    return drawLevel(rows);
  } catch (error) {
    if (error instanceof UsageError) {
      fail({ path, number: 1 }, 'drawing', 'a drawing of at least one square', 'nothing');
    }
    throw error;
  }
}

function readSetting(
  set: Draft,
  unsaid: Map<string, readonly number[]>,
  line: string,
  at: Line,
): void {
  const [, name = '', said = ''] = /^(.[^:]*): *(.*)$/.exec(line) ?? [];
  const value = said.trim();
  if (name === '' || value === '') {
    fail(at, name === '' ? 'setting' : name, 'NAME: VALUE', line);
  }
  const squares = unsaid.get(name);
  if (squares !== undefined) {
    unsaid.delete(name);
    set.pieces.push(...squares.map(square => ({ ...pieceOf(value, at), square })));
    return;
  }
  const setting = SETTINGS[name];
  if (setting === undefined) {
    const names = Object.keys(SETTINGS).join(', ');
    fail(at, name, `a character of the drawing, or one of ${names}`, name);
  }
  setting(set, value, at);
}

function pieceOf(said: string, at: Line): Omit<SetPiece, 'square'> {
  const [first = '', ...others] = said.split(',').map(part => part.trim());
  const { kind, words } = prefixed(first, ['friend', 'found', 'dead']);
  const piece = {
    kind,
    line: at.number,
    isFriend: words.has('friend'),
    isFound: words.has('found'),
    isDead: words.has('dead'),
  };
  if (others.length === 0) {
    return piece;
  }
  const [, digits] = /^(\d+) hit points?$/.exec(others.join(', ')) ?? [];
  if (digits === undefined) {
    fail(at, 'hit points', 'KIND, N hit points', said);
  }
  return { ...piece, hitPoints: whole(at, 'hit points', digits, HIT_POINTS) };
}

function itemOf(said: string, line: number, isWielded: boolean): SetItem {
  const { kind, words } = prefixed(said, ['cursed']);
  return { kind, line, isCursed: words.has('cursed'), isWielded };
}

/** A name without the word before it, if that is one of these. */
function prefixed(said: string, words: readonly string[]) {
  const word = words.find(one => said.startsWith(`${one} `));
  const kind = word === undefined ? said : said.slice(word.length + 1);
  return { kind, words: new Set(word === undefined ? [] : [word]) };
}

function whole(at: Line, field: string, said: string, most: number): number {
  const value = /^\d{1,6}$/.test(said.trim()) ? Number(said) : 0;
  return value >= 1 && value <= most ? value : fail(at, field, `1 to ${most}`, said);
}

function fail({ path, number }: Line, field: string, expected: string, got: string): never {
  const problem: ContentProblem = { file: path, line: number, field, expected, got };
  throw new ContentError([problem]);
}
