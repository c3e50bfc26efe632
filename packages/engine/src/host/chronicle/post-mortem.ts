// What the last turns of a game looked like to the hero: the chance to die turn by turn, and what would have been
// safer. Nothing here is known better than he could have known it then.

import { hostilesSeen, tellAct } from '../../face/index.ts';
import { type Command, type GameView, type ItemView, isWorldOrder } from '../../game/index.ts';
import type { DangerPoint, MortemMove, WeighedAct } from '../../odds/index.ts';
import { unseated } from '../files/game-file.ts';
import { alternatives, stairsAway } from './alternatives.ts';
import type { Chronicle } from './chronicle.ts';
import { type AskOdds, type Death, deathAfter } from './threats.ts';

/** Turns before the end that are looked at. */
export const LAST_TURNS = 50;

/** A safer act is named if it lowers the chance to die by at least as much. */
const MATTERS = 0.005;

/** The commands of the last turns, to be weighed one after the other: each takes some milliseconds. */
export function lastMoves(chronicle: Chronicle): readonly number[] {
  const { points, last, file, seat } = chronicle;
  // Of the last command: a long one may have taken more turns than that.
  const from = (points[last - 1]?.turn ?? 0) - LAST_TURNS;
  return points
    .slice(0, -1)
    .filter(
      ({ turn, sequence }) => turn >= from && unseated(file.commands[sequence]!).seat === seat,
    )
    .map(({ sequence }) => sequence + 1);
}

/** Weighs some commands of a record. @param sequences ascending, from `lastMoves` */
export function weighMoves(chronicle: Chronicle, sequences: readonly number[]): MortemMove[] {
  return eachMove(chronicle, sequences, weigh);
}

/**
 * The danger of some commands of a record, without what would have been safer.
 * @param sequences ascending, from `lastMoves`
 */
export function dangersOf(chronicle: Chronicle, sequences: readonly number[]): DangerPoint[] {
  return eachMove(chronicle, sequences, (view, command, ask) => {
    const death = hostilesSeen(view).length === 0 ? 0 : (deathAfter(ask, command)?.death ?? 0);
    return { turn: view.turn, hitPoints: view.hero.hitPoints, death };
  });
}

/** Looks at some commands of a record, each as the hero stood before it. */
function eachMove<Found>(
  chronicle: Chronicle,
  sequences: readonly number[],
  look: (view: GameView, command: Command, ask: AskOdds) => Found,
): (Found & { readonly sequence: number })[] {
  const [first] = sequences;
  if (first === undefined) {
    return [];
  }
  const { file, seat } = chronicle;
  const game = chronicle.gameAt(first - 1);
  const moves: (Found & { readonly sequence: number })[] = [];
  const wanted = new Set(sequences);
  for (let sequence = first; sequence <= sequences.at(-1)!; sequence++) {
    const next = unseated(file.commands[sequence - 1]!);
    if (wanted.has(sequence) && !isWorldOrder(next.command)) {
      const { view } = game.look(seat);
      const found = look(view, next.command, question => game.odds(question, seat));
      moves.push({ ...found, sequence });
    }
    game.carryOut(next.command, next.seat);
  }
  return moves;
}

function weigh(view: GameView, command: Command, ask: AskOdds): Omit<MortemMove, 'sequence'> {
  const { turn, hero } = view;
  const { hitPoints, maxHitPoints } = hero;
  const told = { turn, hitPoints, maxHitPoints, text: tellAct(command, view) };
  const mine = hostilesSeen(view).length === 0 ? undefined : deathAfter(ask, command);
  if (mine === undefined) {
    return { ...told, death: 0, plusMinus: 0, unseen: true };
  }
  const { death, least, most } = mine;
  const weighed = { ...told, death, plusMinus: Math.max(death - least, most - death) };
  const safer = death < MATTERS ? undefined : saferThan(mine, view, ask);
  return safer === undefined ? weighed : { ...weighed, safer };
}

/** The safest act, if it is safer by more than the bounds of both leave open. */
function saferThan(mine: Death, view: GameView, ask: AskOdds): WeighedAct | undefined {
  const away = stairsAway(view);
  if (away !== undefined) {
    return { text: tellAct(away, view), death: 0 };
  }
  let best: (Death & { readonly act: Command }) | undefined;
  for (const act of alternatives(view)) {
    const other = deathAfter(ask, act);
    if (other !== undefined && (best === undefined || other.death < best.death)) {
      best = { ...other, act };
    }
  }
  const isSafer =
    best !== undefined && best.most < mine.least && best.death <= mine.death - MATTERS;
  return isSafer ? { text: tellAct(best!.act, view), death: best!.death } : undefined;
}

/** Uses of what may have helped. */
const HELPS: ReadonlySet<string> = new Set(['quaff', 'read', 'zap']);

/** What the hero carried to the end and could have drunk, read or zapped. */
export function leftUnused({ inventory }: GameView): readonly ItemView[] {
  return inventory.filter(({ uses }) => uses.some(use => HELPS.has(use)));
}
