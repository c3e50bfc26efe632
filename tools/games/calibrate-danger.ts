// Compares the danger that a hero is shown with the outcome: in games of the player in code, as he played on, and in
// forks of these games under other luck in which the hero stands his ground, which is what the danger is about.

import type { Command, GameView, SavedGame } from '@roguewright/engine/game';
import { LocalGame, SimplePlayer } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { withLuck } from './with-luck.ts';

/** What is played. */
export interface DangerTrial {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly games: number;
  /** Commands after which a game is broken off. */
  readonly most: number;
  /** Moves that are looked ahead. */
  readonly moves: number;
  /** Called after each game. */
  readonly played?: (games: number) => void;
}

/** Told chances within bounds, and what came. */
interface DangerBin {
  /** Told chances above this, up to that; the first bin holds those of exactly 0. */
  readonly above: number;
  readonly upTo: number;
  count: number;
  /** Sums of the told chances, and of their bounds. */
  told: number;
  least: number;
  most: number;
  died: number;
}

/** The bins of what came in forks in which the hero stood his ground, and in the games as they were played. */
export interface DangerTable {
  readonly stood: readonly DangerBin[];
  readonly asPlayed: readonly DangerBin[];
  /** Milliseconds of each answer, ascending. */
  readonly times: readonly number[];
}

/** Upper ends of the bins: none at all, then tenths, of which the lowest is split. */
const ENDS = [0, 0.01, 0.03, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

function bins(): DangerBin[] {
  return ENDS.map((upTo, place) => ({
    above: place === 0 ? -1 : ENDS[place - 1]!,
    upTo,
    count: 0,
    told: 0,
    least: 0,
    most: 0,
    died: 0,
  }));
}

/** What was told at a moment of a game. */
interface Told {
  readonly dead: number;
  readonly least: number;
  readonly most: number;
}

function enter(table: readonly DangerBin[], { dead, least, most }: Told, died: boolean): void {
  const bin = table.find(({ upTo }) => dead <= upTo)!;
  bin.count++;
  bin.told += dead;
  bin.least += least;
  bin.most += most;
  bin.died += Number(died);
}

const ROLES = ['valkyrie', 'wizard', 'priest', 'ranger', 'samurai', 'healer'];

/** Plays games, and compares. @param clock milliseconds of any beginning */
export function calibrateDanger(trial: DangerTrial, clock: () => number): DangerTable {
  const stood = bins();
  const asPlayed = bins();
  const times: number[] = [];
  for (let number = 0; number < trial.games; number++) {
    const role = ROLES[number % ROLES.length]!;
    const start = { heroName: 'Ada', role, race: 'human', seed: `danger-${number}` };
    const game = LocalGame.create(trial.content, trial.ruleset, start);
    const player = new SimplePlayer(`player-${number}`);
    const waiting: { readonly told: Told; readonly until: number }[] = [];
    let performed = game.look();
    for (let count = 0; count < trial.most && performed.view.ending === undefined; count++) {
      const { view } = performed;
      if (facesFoes(view) && view.pending === undefined) {
        const begun = clock();
        const answer = game.odds({ ask: 'survival', moves: trial.moves }).survival!;
        times.push(clock() - begun);
        const told = {
          dead: answer.dead.at(-1)!,
          least: answer.least.at(-1)!,
          most: answer.most.at(-1)!,
        };
        waiting.push({ told, until: view.turn + trial.moves });
        enter(stood, told, standsAndDies(trial, game.save(), `fork-${number}-${count}`));
      }
      performed = game.perform(player.next(performed));
      const { turn, ending } = performed.view;
      while (waiting.length > 0 && (ending !== undefined || waiting[0]!.until < turn)) {
        const { told, until } = waiting.shift()!;
        enter(asPlayed, told, ending?.kind === 'died' && turn <= until);
      }
    }
    trial.played?.(number + 1);
  }
  return { stood, asPlayed, times: times.toSorted((one, other) => one - other) };
}

function facesFoes({ things }: GameView): boolean {
  return things.some(({ kind, hostile, id }) => kind === 'creature' && hostile && id !== 0);
}

/** Whether a hero who stands his ground for a number of moves dies, under other luck than the game's. */
function standsAndDies({ content, ruleset, moves }: DangerTrial, saved: SavedGame, seed: string) {
  const fork = LocalGame.restore(content, ruleset, withLuck(saved, seed));
  let { view } = fork.look();
  for (let move = 0; move < moves && view.ending === undefined; move++) {
    const [direction] = view.adjacentHostile;
    const command: Command =
      direction === undefined ? { kind: 'rest', count: 1 } : { kind: 'attack', direction };
    const performed = fork.perform(command);
    view =
      performed.refusal === undefined || performed.view.ending !== undefined
        ? performed.view
        : fork.perform({ kind: 'rest', count: 1 }).view;
  }
  return view.ending?.kind === 'died';
}

/** The table as text. */
export function dangerText({ stood, asPlayed, times }: DangerTable): string {
  const part = (title: string, table: readonly DangerBin[]) => [
    title,
    'told            moments   told %   from     to   died %   ±',
    ...table.filter(({ count }) => count > 0).map(lineOf),
  ];
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1) ?? '-';
  return [
    ...part('The hero stood his ground, under other luck', stood),
    '',
    ...part('As the player in code went on', asPlayed),
    '',
    `${times.length} answers: ${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %, ${at(1)} ms at most`,
  ].join('\n');
}

function lineOf({ above, upTo, count, told, least, most, died }: DangerBin): string {
  const percent = (share: number) => (100 * share).toFixed(1).padStart(6);
  const share = died / count;
  const range = upTo === 0 ? '0' : `${100 * above} to ${100 * upTo}`;
  const half = 1.96 * Math.sqrt(Math.max(share * (1 - share), 1 / count) / count);
  return [
    range.padEnd(14),
    String(count).padStart(8),
    percent(told / count).padStart(8),
    percent(least / count),
    percent(most / count),
    percent(share).padStart(8),
    percent(half),
  ].join(' ');
}
