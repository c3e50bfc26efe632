// Compares the danger that a hero is shown with the outcome: in games of the player in code, as he played on, and in
// forks of these games under other luck in which the hero stands his ground, which is what the danger is about.
// Most moments with an enemy in sight are harmless, so few of those are asked about; where the hero has lost half of
// his hit points, every one is. Where fewer hit points would be a danger, it is asked about a second time with as many,
// which fills the upper tenths: the player in code is seldom so careless as to be there.

import { Streams } from '@roguewright/engine/chance';
import type { Command, GameView, SavedGame } from '@roguewright/engine/game';
import { LocalGame, SimplePlayer } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { upperGamma } from '../agree/agreement.ts';
import { withLuck } from './with-luck.ts';

/** What is played. */
export interface DangerTrial {
  readonly content: Content;
  readonly ruleset: Ruleset;
  /** The numbers of the games, which are their seeds. */
  readonly numbers: readonly number[];
  /** Commands after which a game is broken off. */
  readonly most: number;
  /** Moves that are looked ahead, 1 to 20. */
  readonly moves: number;
  /** While the hero has more than half of his hit points, one moment in this many is asked about, 1 or more. */
  readonly oneIn: number;
  /** Called after each game. */
  readonly played?: (games: number) => void;
}

/** Moments of which the told chance lies in one tenth. */
export interface DangerBin {
  count: number;
  /** Sums of the told chances, and of the variances that they imply. */
  told: number;
  variance: number;
  died: number;
  /**
   * Sum over the games of the square of the deaths above what was told. The moments of one game hang together: what the
   * hero doesn't know of an enemy is the same in all of them.
   */
  byGame: number;
}

/** Tenths of what came in forks in which the hero stood his ground, and in the games as they were played. */
export interface DangerTable {
  readonly stood: readonly DangerBin[];
  readonly asPlayed: readonly DangerBin[];
  /** Moments that are left out, because a creature killed the hero that he didn't see at first. */
  readonly unseen: number;
  /** Milliseconds of each answer, ascending. */
  readonly times: readonly number[];
}

const TENTHS = 10;

function bins(): DangerBin[] {
  return Array.from({ length: TENTHS }, () => ({
    ...{ count: 0, told: 0, variance: 0, died: 0, byGame: 0 },
  }));
}

/** Several tables as one. */
export function mergedDanger(tables: readonly DangerTable[]): DangerTable {
  const merged = (part: 'stood' | 'asPlayed') =>
    bins().map((bin, tenth) => {
      for (const table of tables) {
        add(bin, table[part][tenth]!);
      }
      return bin;
    });
  const times = tables.flatMap(table => table.times).toSorted((one, other) => one - other);
  const unseen = tables.reduce((sum, table) => sum + table.unseen, 0);
  return { stood: merged('stood'), asPlayed: merged('asPlayed'), unseen, times };
}

function add(sum: DangerBin, { count, told, variance, died, byGame }: DangerBin): void {
  sum.count += count;
  sum.told += told;
  sum.variance += variance;
  sum.died += died;
  sum.byGame += byGame;
}

/** Adds the tenths of one game to those of all. */
function addGame(all: readonly DangerBin[], ofGame: readonly DangerBin[]): void {
  for (const [tenth, bin] of ofGame.entries()) {
    add(all[tenth]!, { ...bin, byGame: (bin.died - bin.told) ** 2 });
  }
}

function enter(table: readonly DangerBin[], told: number, died: boolean): void {
  const bin = table[Math.min(TENTHS - 1, Math.floor(told * TENTHS))]!;
  bin.count++;
  bin.told += told;
  bin.variance += told * (1 - told);
  bin.died += Number(died);
}

const ROLES = ['valkyrie', 'wizard', 'priest', 'ranger', 'samurai', 'healer'];

/** Plays games, and compares. @param clock milliseconds of any beginning */
export function calibrateDanger(trial: DangerTrial, clock: () => number): DangerTable {
  const all = { stood: bins(), asPlayed: bins() };
  const times: number[] = [];
  let unseen = 0;
  for (const [done, number] of trial.numbers.entries()) {
    const [stood, asPlayed] = [bins(), bins()];
    const role = ROLES[number % ROLES.length]!;
    const start = { heroName: 'Ada', role, race: 'human', seed: `danger-${number}` };
    const game = LocalGame.create(trial.content, trial.ruleset, start);
    const player = new SimplePlayer(`player-${number}`);
    const waiting: { readonly told: number; readonly until: number }[] = [];
    let performed = game.look();
    for (let count = 0; count < trial.most && performed.view.ending === undefined; count++) {
      const { view } = performed;
      if (isAsked(view, count, trial.oneIn)) {
        const begun = clock();
        const { dead } = game.odds({ ask: 'survival', moves: trial.moves }).survival!;
        times.push(clock() - begun);
        const told = dead.at(-1)!;
        const saved = game.save();
        const seed = `${number}-${count}`;
        waiting.push({ told, until: view.turn + trial.moves });
        unseen += enterFork(stood, told, standsAndDies(trial, saved, `fork-${seed}`));
        const weak = weakened(trial, saved, seed);
        if (weak !== undefined) {
          unseen += enterFork(stood, weak.told, standsAndDies(trial, weak.saved, `weak-${seed}`));
        }
      }
      performed = game.perform(player.next(performed));
      const { turn, ending } = performed.view;
      while (waiting.length > 0 && (ending !== undefined || waiting[0]!.until < turn)) {
        const { told, until } = waiting.shift()!;
        enter(asPlayed, told, ending?.kind === 'died' && turn <= until);
      }
    }
    addGame(all.stood, stood);
    addGame(all.asPlayed, asPlayed);
    trial.played?.(done + 1);
  }
  return { ...all, unseen, times: times.toSorted((one, other) => one - other) };
}

/** Whether a moment is asked about. It depends on what came before alone, so it favours no outcome. */
function isAsked(view: GameView, count: number, oneIn: number): boolean {
  const { hitPoints, maxHitPoints } = view.hero;
  const isHurt = 2 * hitPoints <= maxHitPoints;
  return (isHurt || count % oneIn === 0) && view.pending === undefined && facesFoes(view);
}

/** Told chances that are worth a moment with fewer hit points. */
const LEAST_TOLD = 0.02;

/** Factor between the hit points that are tried. */
const STEP = 1.5;

/** Parts of a chance that is drawn. */
const FINE = 1000;

/**
 * The same game with fewer hit points: as many as come nearest to a danger that is drawn; undefined if none makes it
 * worth telling. How many depends on what is told alone, so it favours no outcome.
 */
function weakened({ content, ruleset, moves }: DangerTrial, saved: SavedGame, seed: string) {
  const [seat, ...others] = saved.seats;
  const { hero } = seat!;
  const found: { readonly saved: SavedGame; readonly told: number }[] = [];
  for (let hitPoints = 1; hitPoints < hero.hitPoints; hitPoints = Math.ceil(hitPoints * STEP)) {
    const weak = { ...saved, seats: [{ ...seat!, hero: { ...hero, hitPoints } }, ...others] };
    const game = LocalGame.restore(content, ruleset, weak);
    const told = game.odds({ ask: 'survival', moves }).survival!.dead.at(-1)!;
    if (told < LEAST_TOLD) {
      break;
    }
    found.push({ saved: weak, told });
  }
  const goal = new Streams(seed).stream('weakened').below(FINE) / FINE;
  const away = ({ told }: { readonly told: number }) => Math.abs(told - goal);
  return found.toSorted((one, other) => away(one) - away(other))[0];
}

function facesFoes({ things }: GameView): boolean {
  return things.some(({ kind, hostile, id }) => kind === 'creature' && hostile && id !== 0);
}

/**
 * A moment that an unseen killer ended is left out: the danger is that of what the hero sees.
 * @returns how many were left out, 0 or 1
 */
function enterFork(table: readonly DangerBin[], told: number, fate: Fate): number {
  if (fate === 'killed-unseen') {
    return 1;
  }
  enter(table, told, fate === 'died');
  return 0;
}

/** What becomes of a hero who stands his ground. `killed-unseen`: by a creature that he didn't see at first. */
type Fate = 'lived' | 'died' | 'killed-unseen';

/** What becomes of a hero who stands his ground for a number of moves, under other luck than the game's. */
function standsAndDies(
  { content, ruleset, moves }: DangerTrial,
  saved: SavedGame,
  seed: string,
): Fate {
  const fork = LocalGame.restore(content, ruleset, withLuck(saved, seed));
  let { view } = fork.look();
  const seen = new Set([0, ...view.things.map(({ id }) => id)]);
  let killer = 0;
  const perform = (command: Command) => {
    const performed = fork.perform(command);
    for (const event of performed.events) {
      killer = event.kind === 'died' && event.target === view.hero.id ? event.by : killer;
    }
    return performed;
  };
  for (let move = 0; move < moves && view.ending === undefined; move++) {
    const [direction] = view.adjacentHostile;
    const command: Command =
      direction === undefined ? { kind: 'rest', count: 1 } : { kind: 'attack', direction };
    const performed = perform(command);
    view =
      performed.refusal === undefined || performed.view.ending !== undefined
        ? performed.view
        : perform({ kind: 'rest', count: 1 }).view;
  }
  if (view.ending?.kind !== 'died') {
    return 'lived';
  }
  return seen.has(killer) ? 'died' : 'killed-unseen';
}

/** Variance of the deaths of a tenth from which it is judged: with less, their number isn't nearly normal. */
const LEAST_VARIANCE = 5;

/** The least probability of what came that isn't called a fault. */
const LEAST_CHANCE = 0.001;

/** Whether what came agrees with what was told, over all tenths. */
export interface DangerVerdict {
  /** Pearson's sum, over the tenths that are judged: those whose deaths have a variance of 5 at least. */
  readonly chiSquared: number;
  readonly tenths: number;
  /** The probability of such a sum or a greater one, if all that was told is right. */
  readonly chance: number;
  readonly agrees: boolean;
}

/**
 * Judges what came in moments with luck of their own, by the spread of the moments or between the games, whichever is
 * wider.
 */
export function dangerVerdict(table: readonly DangerBin[]): DangerVerdict {
  const judged = table.filter(({ variance }) => variance >= LEAST_VARIANCE);
  const chiSquared = judged.reduce(
    (sum, bin) => sum + (bin.died - bin.told) ** 2 / spreadOf(bin),
    0,
  );
  const chance = judged.length === 0 ? 1 : upperGamma(judged.length / 2, chiSquared / 2);
  return { chiSquared, tenths: judged.length, chance, agrees: chance >= LEAST_CHANCE };
}

/** The table as text. */
export function dangerText({ stood, asPlayed, unseen, times }: DangerTable): string {
  const part = (title: string, table: readonly DangerBin[]) => [
    title,
    'told %       moments   told %   came %        ±      off',
    ...table.flatMap((bin, tenth) => (bin.count === 0 ? [] : [lineOf(bin, tenth)])),
  ];
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1) ?? '-';
  const { chiSquared, tenths, chance, agrees } = dangerVerdict(stood);
  return [
    ...part('The hero stood his ground, under other luck', stood),
    `${unseen} more moments ended by a creature that he hadn't seen, and are left out`,
    `chi-squared ${chiSquared.toFixed(1)} over ${tenths} tenths: p ${chance.toFixed(4)}, ` +
      `${agrees ? 'agrees' : 'does not agree'}`,
    '',
    ...part('As the player in code went on', asPlayed),
    '',
    `${times.length} answers: ${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %, ${at(1)} ms at most`,
  ].join('\n');
}

/** The variance of the deaths of a tenth. */
function spreadOf({ variance, byGame }: DangerBin): number {
  return Math.max(variance, byGame);
}

/** The last column: standard errors by which more died than was told. */
function lineOf(bin: DangerBin, tenth: number): string {
  const { count, told, died } = bin;
  const variance = spreadOf(bin);
  const percent = (share: number) => (100 * share).toFixed(1).padStart(8);
  const share = died / count;
  const off = variance === 0 ? 0 : (died - told) / Math.sqrt(variance);
  return [
    `${TENTHS * tenth} to ${TENTHS * (tenth + 1)}`.padEnd(10),
    String(count).padStart(9),
    percent(told / count),
    percent(share),
    percent(Math.sqrt((share * (1 - share)) / count)),
    off.toFixed(1).padStart(8),
  ].join(' ');
}
