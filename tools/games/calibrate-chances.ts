// Writes down every chance that a player could be shown in games of a player in code, with what happened in a fork
// of the game under other luck: a reliability table by kind of question and tenth, and its plot.

import { LocalGame, OddsPlayer, SimplePlayer } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import {
  CHANCE_KINDS,
  type ChanceKind,
  type SettledChance,
  type ShownChance,
} from './shown-chance.ts';
import { shownChances } from './shown-chances.ts';
import { guesses } from './shown-guesses.ts';
import { standingStill, withLuck } from './with-luck.ts';

/** What is played. */
export interface ChanceTrial {
  readonly content: Content;
  readonly ruleset: Ruleset;
  /** Number of the first game; absent: 0. */
  readonly first?: number;
  /** The most games, and the answers after which no further game begins. */
  readonly games: number;
  readonly answers: number;
  /** Commands after which a game is broken off. */
  readonly most: number;
  /** Called after each game. */
  readonly played?: (games: number, answers: number) => void;
}

/** Told chances of one tenth, and what came. */
export interface ReliabilityRow {
  readonly kind: ChanceKind;
  /** 0…9. */
  readonly tenth: number;
  count: number;
  /** Sum of the told chances, and of their variances p (1 − p). */
  told: number;
  variance: number;
  came: number;
  /**
   * Sum over the games of the square of what came above what was told. Answers of one game hang together: the hit
   * points of an enemy, which the hero doesn't know, are the same in all of them.
   */
  byGame: number;
}

/** The roles that play, in turn: they strike, shoot and cast. */
const ROLES = [
  ...['valkyrie', 'wizard', 'ranger', 'priest', 'samurai', 'archeologist'],
  ...['rogue', 'healer'],
];

/** Every so many games are played by the player who asks the odds: he comes into other situations. */
const BY_ODDS = 5;

/** Chances of one kind that are settled at a moment: a caster knows many spells. */
const MOST_OF_KIND = 4;

/** Plays games until there are enough answers. @returns rows with answers, by kind and tenth */
export function calibrateChances(trial: ChanceTrial): readonly ReliabilityRow[] {
  const { content, ruleset, first = 0, games, answers, most, played } = trial;
  const rows = new Map<string, ReliabilityRow>();
  let count = 0;
  for (let number = first; number < first + games && count < answers; number++) {
    const ofGame = new Map<string, ReliabilityRow>();
    const role = ROLES[number % ROLES.length]!;
    const start = { heroName: 'Ada', role, race: 'human', seed: `chances ${number}` };
    const game = LocalGame.create(content, ruleset, start);
    const player = playerOf(number, game);
    const asked = new Set<string>();
    const told = new Map<string, number>();
    let performed = game.look();
    for (let step = 0; step < most && performed.view.ending === undefined; step++) {
      const { view } = performed;
      if (view.pending === undefined && step % STEP === 0) {
        const chances = someOf(shownChances(game, view)).filter(one => isFresh(told, one));
        count += settleAll(trial, game, chances, `${number} ${step}`, ofGame);
        for (const guess of guesses(content, game, view, asked)) {
          addTo(ofGame, guess);
          count += 1;
        }
      }
      performed = game.perform(player.next(performed));
    }
    for (const [key, row] of ofGame) {
      addRow(rows, key, { ...row, byGame: (row.came - row.told) ** 2 });
    }
    played?.(number + 1 - first, count);
  }
  return inOrder(rows.values());
}

function inOrder(rows: Iterable<ReliabilityRow>): ReliabilityRow[] {
  const order = (row: ReliabilityRow) => CHANCE_KINDS.indexOf(row.kind) * 10 + row.tenth;
  return [...rows].toSorted((one, other) => order(one) - order(other));
}

/** The rows of several parts as those of one. */
export function together(parts: readonly (readonly ReliabilityRow[])[]): readonly ReliabilityRow[] {
  const sums = new Map<string, ReliabilityRow>();
  for (const row of parts.flat()) {
    addRow(sums, `${row.kind} ${row.tenth}`, row);
  }
  return inOrder(sums.values());
}

/** Adds a row to that of its kind and tenth. */
function addRow(sums: Map<string, ReliabilityRow>, key: string, row: ReliabilityRow): void {
  const sum = sums.get(key);
  if (sum === undefined) {
    sums.set(key, { ...row });
    return;
  }
  sum.count += row.count;
  sum.told += row.told;
  sum.variance += row.variance;
  sum.came += row.came;
  sum.byGame += row.byGame;
}

/** Commands between two moments at which chances are asked, so that the answers come from many situations. */
const STEP = 2;

/**
 * Equal questions of a game that are settled at most. A fact that the hero doesn't know, such as the hit points of an
 * enemy, stays the same for all of them: a hero who stands before one enemy for long would count it a hundred times.
 */
const MOST_ALIKE = 4;

function isFresh(seen: Map<string, number>, { kind, told, command }: ShownChance): boolean {
  const key = JSON.stringify([kind, told, command]);
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count <= MOST_ALIKE;
}

function someOf(chances: readonly ShownChance[]): ShownChance[] {
  const counts = new Map<ChanceKind, number>();
  return chances.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MOST_OF_KIND;
  });
}

/** Each chance has a fork of its own. @returns how many were settled */
function settleAll(
  { content, ruleset }: ChanceTrial,
  game: LocalGame,
  chances: readonly ShownChance[],
  moment: string,
  rows: Map<string, ReliabilityRow>,
): number {
  const saved = chances.length > 0 ? game.save() : undefined;
  const seen = new Set(game.look().view.things.map(({ id }) => id));
  let settled = 0;
  for (const [place, { kind, told, command, ifStill, came }] of chances.entries()) {
    const start = withLuck(
      ifStill ? standingStill(saved!, seen) : saved!,
      `fork ${moment} ${place}`,
    );
    const fork = LocalGame.restore(content, ruleset, start);
    const outcome = came(fork.perform(command));
    if (outcome !== undefined) {
      addTo(rows, { kind, told, came: outcome });
      settled += 1;
    }
  }
  return settled;
}

/** A chance that is settled. */
function addTo(rows: Map<string, ReliabilityRow>, { kind, told, came }: SettledChance): void {
  const tenth = Math.min(9, Math.floor(told * 10));
  const key = `${kind} ${tenth}`;
  const row = rows.get(key) ?? { kind, tenth, count: 0, told: 0, variance: 0, came: 0, byGame: 0 };
  rows.set(key, row);
  row.count += 1;
  row.told += told;
  row.variance += told * (1 - told);
  row.came += Number(came);
}

function playerOf(number: number, game: LocalGame): Pick<SimplePlayer, 'next'> {
  const seed = `player ${number}`;
  return number % BY_ODDS === BY_ODDS - 1
    ? new OddsPlayer(seed, question => game.odds(question))
    : new SimplePlayer(seed);
}

/**
 * Standard deviations between what was told and what came, by the spread within the answers or between the games,
 * whichever is wider. Chances of almost 0 or 1 have no spread of their own: half an event is the least that counts.
 */
export function deviationOf({ told, came, variance, byGame }: ReliabilityRow): number {
  const difference = Math.max(0, Math.abs(came - told) - 0.5);
  return difference === 0 ? 0 : difference / Math.sqrt(Math.max(variance, byGame, 0.25));
}

/** The table as text. */
export function reliabilityText(rows: readonly ReliabilityRow[]): string {
  const lines = rows.map(row => {
    const { kind, tenth, count, told, came } = row;
    const percent = (share: number) => (100 * share).toFixed(1).padStart(7);
    const range = `${10 * tenth} to ${10 * tenth + 10}`;
    return [
      kind.padEnd(14),
      range.padEnd(10),
      String(count).padStart(8),
      percent(told / count),
      percent(came / count),
      deviationOf(row).toFixed(2).padStart(6),
    ].join(' ');
  });
  const head = 'kind           told %      answers  told %  came %    off';
  return [head, ...lines].join('\n');
}

/** The plot: what came over what was told, a dot for each row, its area by the answers. */
export function reliabilitySvg(rows: readonly ReliabilityRow[]): string {
  const [size, left, top] = [420, 56, 24];
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const colour = (kind: ChanceKind) => `hsl(${(kinds.indexOf(kind) * 360) / kinds.length} 60% 40%)`;
  const x = (share: number) => (left + share * size).toFixed(1);
  const y = (share: number) => (top + (1 - share) * size).toFixed(1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + size + 170} ${top + size + 50}" role="img">`,
    '<title>What came over what was told, by kind and tenth</title>',
    '<style>text{font:13px system-ui,sans-serif;fill:#2b2b2b}</style>',
    `<rect width="100%" height="100%" fill="#fffdf7"/>`,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#999"/>`,
    ...[0, 0.2, 0.4, 0.6, 0.8, 1].flatMap(share => [
      `<text x="${x(share)}" y="${top + size + 18}" text-anchor="middle">${100 * share} %</text>`,
      `<text x="${left - 8}" y="${y(share)}" text-anchor="end">${100 * share} %</text>`,
    ]),
    `<text x="${x(0.5)}" y="${top + size + 40}" text-anchor="middle">told</text>`,
    ...rows.map(({ kind, count, told, came }) => {
      const radius = Math.min(14, 1.5 + Math.sqrt(count) / 4).toFixed(1);
      return `<circle cx="${x(told / count)}" cy="${y(came / count)}" r="${radius}" fill="${colour(kind)}" fill-opacity=".55"><title>${kind}: ${count}</title></circle>`;
    }),
    ...kinds.map((kind, place) => {
      const line = top + 20 + place * 22;
      return `<circle cx="${left + size + 30}" cy="${line - 4}" r="6" fill="${colour(kind)}"/><text x="${left + size + 44}" y="${line}">${kind}</text>`;
    }),
    '</svg>',
    '',
  ].join('\n');
}
