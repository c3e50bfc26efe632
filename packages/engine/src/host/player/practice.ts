// Practice fights: what the odds told before them, and what came.

import { Enumerator } from '../../chance/index.ts';
import { integerIn } from '../../errors/index.ts';
import { hostilesSeen } from '../../face/index.ts';
import type { ArenaPlan, Command, GameView, Performed } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { OddsAnswer, SurvivalAnswer, TurnsOdds } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { LocalGame } from '../game/local-game.ts';
import { SimplePlayer } from './simple-player.ts';

/** Who fights: the simple player, or one who stands his ground and strikes, as the odds take it. */
export const FIGHTERS = ['simple', 'stand'] as const;
export type Fighter = (typeof FIGHTERS)[number];

/** How a practice fight ended. `undecided`: both lived when it was broken off. */
export type PracticeEnd = 'won' | 'died' | 'undecided';

/** One fight that was played. */
export interface PracticeFight {
  readonly end: PracticeEnd;
  /** Moves of the hero. */
  readonly moves: number;
  /** Turns of blows that he struck until the first kill; absent: he killed nothing by blows. */
  readonly killedAfter?: number;
  /** Turns of blows that he struck until the first kill, or until the fight ended. */
  readonly struck: number;
  /** Hit points at the end; 0: he is dead. */
  readonly hitPoints: number;
}

/** What the odds say before the first move. Chances are 0…1. */
export interface PracticeOdds {
  /** The chance to be dead after 1…20 moves of standing and striking. */
  readonly survival: SurvivalAnswer;
  /** Turns of blows until one of the monsters is dead; absent: none is in sight. */
  readonly kill?: TurnsOdds;
}

/** A share of the fights that came, with the interval of Wilson's in which it lies 19 times in 20. */
interface CameShare {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** What was told beside what came, at one number of moves or of turns of blows. */
export interface PracticeRow {
  readonly after: number;
  readonly told: number;
  readonly came: CameShare;
}

/** Many fights of one plan. */
export interface PracticeReport {
  readonly hero: Pick<GameView['hero'], 'level' | 'maxHitPoints' | 'armourClass'>;
  readonly odds: PracticeOdds;
  readonly fights: number;
  readonly won: number;
  readonly died: number;
  readonly undecided: number;
  /** Dead after that many moves. */
  readonly dead: readonly PracticeRow[];
  /** A monster killed within that many turns of blows, of fights that lasted so long. */
  readonly killed: readonly PracticeRow[];
}

/** Moves that are looked ahead, and those of which the table tells. */
const MOVES_AHEAD = 20;
const TOLD_MOVES = [1, 3, 5, 10, 15, 20];

/** Moves after which a fight is broken off. */
const MOST_MOVES = 400;

/** Characters of a seed. */
const LONGEST_SEED = 64;

/** The most fights of one report. */
export const MOST_FIGHTS = 100_000;

/** What the odds say of a game at this moment, as far as its hero knows. */
export function practiceOdds(
  view: GameView,
  asked: (question: OddsAsked) => OddsAnswer,
): PracticeOdds {
  const survival = asked({ ask: 'survival', moves: MOVES_AHEAD }).survival!;
  const [target] = hostilesSeen(view);
  const kill = target && asked({ ask: 'recall', target: target.id }).weapons?.[0]?.turns;
  return { survival, ...(kill !== undefined && { kill }) };
}

/** The questions that are put. */
export type OddsAsked =
  | { readonly ask: 'survival'; readonly moves: number }
  | { readonly ask: 'recall'; readonly target: number };

/**
 * Plays fights of one plan, each with luck of its own, and compares them with the odds of the first.
 * @param times 1…MOST_FIGHTS
 * @param played hears after each fight how many have been played
 * @throws UsageError for another number, and for a plan that can't be had
 */
export function practise(
  content: Content,
  ruleset: Ruleset,
  plan: ArenaPlan,
  times: number,
  fighter: Fighter,
  played?: (fights: number) => void,
): PracticeReport {
  integerIn('times', times, 1, MOST_FIGHTS);
  const ask = new Enumerator();
  const first = LocalGame.arena(content, ruleset, plan, ask);
  const { view } = first.look();
  const odds = practiceOdds(view, question => first.odds(question));
  const fights = Array.from({ length: times }, (_, time) => {
    const fight = time === 0 ? plan.fight : `${plan.fight} ${time}`.slice(-LONGEST_SEED);
    const own = { ...plan, fight };
    const result = practiceFight(content, ruleset, own, fighter, ask);
    played?.(time + 1);
    return result;
  });
  const count = (end: PracticeEnd) => fights.filter(fight => fight.end === end).length;
  const { level, maxHitPoints, armourClass } = view.hero;
  return {
    hero: { level, maxHitPoints, armourClass },
    odds,
    fights: times,
    won: count('won'),
    died: count('died'),
    undecided: count('undecided'),
    dead: TOLD_MOVES.map(after => ({
      after,
      told: odds.survival.dead[after - 1]!,
      came: shareOf(
        fights.filter(({ end, moves }) => end === 'died' && moves <= after).length,
        times,
      ),
    })),
    killed: killedRows(odds.kill, fights),
  };
}

/**
 * Plays one fight to its end, or until it is broken off after 400 moves. Its seed is that of the player's own luck too.
 * @param ask what remembers answers; several fights of one content and ruleset may share it
 * @throws UsageError for a plan that can't be had
 */
export function practiceFight(
  content: Content,
  ruleset: Ruleset,
  plan: ArenaPlan,
  fighter: Fighter,
  ask?: Enumerator,
): PracticeFight {
  const game = LocalGame.arena(content, ruleset, plan, ask);
  const { fight, count: foes } = plan;
  const player = fighter === 'simple' ? new SimplePlayer(fight) : { next: standing };
  const tally = new PracticeTally(game.look().view, foes);
  let performed = game.look();
  for (let count = 0; count < MOST_MOVES && tally.end === 'undecided'; count++) {
    const command = player.next(performed);
    performed = game.perform(command);
    tally.count(command, performed);
  }
  return tally.fight;
}

/** He strikes what is beside him, and else waits for it. */
function standing({ view }: Performed): Command {
  const [direction] = view.adjacentHostile;
  return direction === undefined ? { kind: 'rest', count: 1 } : { kind: 'attack', direction };
}

/** Commands that may be blows. */
const BLOWS: ReadonlySet<string> = new Set(['attack', 'move']);

/** Counts the moves of a fight while it is played. */
export class PracticeTally {
  #moves = 0;
  #struck = 0;
  #killedAfter: number | undefined;
  #kills = 0;
  #view: GameView;
  readonly #foes: number;

  /** @param begun the view before the first move @param foes how many monsters are fought */
  constructor(begun: GameView, foes: number) {
    this.#view = begun;
    this.#foes = foes;
  }

  /** How the fight stands. */
  get end(): PracticeEnd {
    if (this.#view.ending !== undefined) {
      return 'died';
    }
    const isOver = this.#kills >= this.#foes && hostilesSeen(this.#view).length === 0;
    return isOver ? 'won' : 'undecided';
  }

  /** The fight so far. */
  get fight(): PracticeFight {
    const killedAfter = this.#killedAfter;
    return {
      end: this.end,
      moves: this.#moves,
      ...(killedAfter !== undefined && { killedAfter }),
      struck: this.#struck,
      hitPoints: this.end === 'died' ? 0 : this.#view.hero.hitPoints,
    };
  }

  /** Counts a command that was carried out. */
  count(command: Command, { refusal, view, events }: Performed): void {
    this.#view = view;
    if (refusal !== undefined) {
      return;
    }
    this.#moves++;
    const { id } = view.hero;
    const struck =
      BLOWS.has(command.kind) &&
      events.some(event => (event.kind === 'hit' || event.kind === 'missed') && event.actor === id);
    if (struck && this.#kills === 0) {
      this.#struck++;
    }
    const dead = events.filter(event => event.kind === 'died' && event.target !== id);
    if (dead.length > 0 && this.#kills === 0 && struck) {
      this.#killedAfter = this.#struck;
    }
    this.#kills += dead.length;
  }
}

/**
 * The share killed within some turns of blows. A fight that ended before its kill counts up to its last turn of blows
 * (the estimate of Kaplan and Meier).
 */
function killedRows(kill: TurnsOdds | undefined, fights: readonly PracticeFight[]): PracticeRow[] {
  if (kill === undefined) {
    return [];
  }
  const rows: PracticeRow[] = [];
  let told = 0;
  let alive = 1;
  for (const [after, share] of kill.plot) {
    told = Math.min(1, told + share);
    const reached = fights.filter(({ struck }) => struck >= after);
    const killed = reached.filter(({ killedAfter }) => killedAfter === after).length;
    if (reached.length === 0) {
      break;
    }
    alive *= 1 - killed / reached.length;
    const settled = fights.filter(({ struck, killedAfter }) => struck >= after || killedAfter);
    rows.push({ after, told, came: interval(1 - alive, settled.length) });
    if (told > ALMOST_SURE) {
      break;
    }
  }
  return rows;
}

/** The chance after which further turns of blows aren't told. */
const ALMOST_SURE = 0.99;

function shareOf(count: number, of: number): CameShare {
  return interval(count / of, of);
}

/** Standard deviations of an interval of 95 %. */
const DEVIATIONS = 1.96;

function interval(share: number, of: number): CameShare {
  const square = DEVIATIONS ** 2 / of;
  const middle = (share + square / 2) / (1 + square);
  const half =
    (DEVIATIONS / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}
