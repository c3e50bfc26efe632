// A game whose player is asked before an act that raises the danger above his threshold. It stands between a face and
// its game: a face says how the player is asked, and everything else is the same in all of them.

import { hostilesSeen, tellStairsChosen } from '../../face/index.ts';
import type { Command, GameView, Performed } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion, SurvivalAnswer } from '../../odds/index.ts';
import { riskOf, tellDoubt, tellMovesAhead, tellRisen } from '../../words/index.ts';
import type { GameHost } from '../game/game-host.ts';
import { type Again, CLIMBING_OUT, PAST_REMAINS } from './again.ts';
import type { Doubt } from './doubt.ts';
import { fallDoubt } from './fall-doubt.ts';
import { inscriptionDoubt } from './inscriptions.ts';
import {
  insists,
  isBeside,
  isSame,
  isStoppedBySight,
  outOfReach,
  tellLettingBe,
} from './letting-be.ts';
import { isStoppedByMessage } from './message-stops.ts';
import { endsUntold, goesOn, joined, type Pieces, piecesOf, sparesEnemies } from './pieces.ts';
import { prayerDoubt } from './prayer-doubt.ts';
import { plainly, type Remark } from './remark.ts';
import { tellRestLeft } from './rest-told.ts';
import { isAiling, isThreatened } from './threats.ts';
import { theftDoubt, unansweredDoubt } from './unanswered.ts';
import { WEIGHED } from './weighed.ts';

/** Moves that are looked ahead by the figure and by the prompt. */
export const MOVES_AHEAD = 5;

/** How a face asks. */
export interface CautionPort {
  /** The chance above which the player wants to be asked, 0…1; 0: never. */
  threshold(): number;
  /** Asks the player. @returns whether he goes on */
  confirm(doubt: Doubt): Promise<boolean>;
}

const HELD_BACK = { reason: 'held-back', usesMove: false } as const;

/** How many times higher than what he accepted a danger must be for the player to be asked again. */
const WORSE = 2;

/** A game with that question. */
export class CautiousHost implements GameHost {
  readonly #host: GameHost;
  readonly #port: CautionPort;
  /** The game so far, where its host tells it. */
  readonly record?: () => Promise<string>;
  readonly lookBack?: NonNullable<GameHost['lookBack']>;
  readonly keeps?: false;
  readonly resumes?: string;
  #view: GameView | undefined;
  /** The danger that the player accepted last, 0: none since it was below the threshold. */
  #accepted = 0;
  #doubt: Doubt | undefined;
  /** The answer about standing his ground in the present view. */
  #standing: Promise<OddsAnswer> | undefined;
  /** The danger of standing his ground is above the threshold. */
  #isHigh = false;
  #remarks: Remark[] = [];
  /** The level on which the choice of the stairs was told last; NaN: none. */
  #stairsToldOn = Number.NaN;
  /** The command before, if an enemy in sight stopped it. */
  #refused: Command | undefined;
  /** The question that the player has said yes to afterwards: its command is carried out without another. */
  #granted: Doubt | undefined;

  constructor(host: GameHost, port: CautionPort) {
    this.#host = host;
    this.#port = port;
    const { record, lookBack, keeps, resumes } = host;
    if (resumes !== undefined) {
      this.resumes = resumes;
    }
    if (keeps === false) {
      this.keeps = keeps;
    }
    if (lookBack !== undefined) {
      this.lookBack = about => lookBack.call(host, about);
    }
    if (record !== undefined) {
      this.record = () => record.call(host);
    }
  }

  async look(): Promise<Performed> {
    return this.#seen(await this.#host.look());
  }

  /**
   * Carries out a command; refused as `held-back` if the player thinks better of it. A walk or a rest near enemies that
   * don't stop it, or under rules for messages, is performed in pieces: before each the danger is weighed, and after
   * each the messages are read.
   */
  async perform(command: Command): Promise<Performed> {
    this.#remarks = [];
    await this.#forget();
    const granted = isSame(this.#granted?.command, command) ? this.#granted : undefined;
    this.#granted = undefined;
    const isAgain = granted?.lets === true || insists(this.#refused, command);
    this.#refused = undefined;
    const isWeighed = granted !== undefined && granted.inscribed !== true;
    const isAllowed =
      isWeighed ||
      ((granted !== undefined || (await this.#isAllowed(command))) &&
        (await (isAgain ? this.#isInsisted(command) : this.#isConfirmed(command))));
    if (!isAllowed) {
      return { ...(await this.look()), events: [], refusal: HELD_BACK };
    }
    const letBe = await this.#letBe(command, isAgain);
    const before = this.#view ?? (await this.look()).view;
    this.#tellStairs(before, command);
    const pieces = this.#piecesOf(command);
    const begun = this.#seen(await this.#host.perform(pieces?.piece ?? command));
    const performed = letBe === undefined ? begun : joined(letBe, begun);
    if (command.kind === 'ride' || command.kind === 'kick' || command.kind === 'pray') {
      // Going on in spite of a fall or a god's anger counts for one act.
      this.#accepted = 0;
    }
    const begunWalk =
      pieces === undefined ? performed : await this.#goOn(command, pieces, performed);
    const climbed = await this.#again(command, pieces, begunWalk, CLIMBING_OUT);
    const walked = await this.#again(command, pieces, climbed, PAST_REMAINS);
    const all = endsUntold(command, before, walked) ? await this.#told(command, walked) : walked;
    this.#remarks.push(...tellRestLeft(command, before, all).map(plainly));
    this.#refused = isStoppedBySight(all) ? command : undefined;
    await this.#noteDanger();
    return all;
  }

  /** Which stairs a journey makes for, at the first one on a level. */
  #tellStairs(before: GameView, command: Command): void {
    const told = tellStairsChosen(before, command);
    if (told.length > 0 && this.#stairsToldOn !== before.dungeonLevel) {
      this.#stairsToldOn = before.dungeonLevel;
      this.#remarks.push(...told.map(plainly));
    }
  }

  /** What there is to say about the last command besides what happened: that the danger has risen, among others. */
  remarks(): readonly Remark[] {
    return this.#remarks;
  }

  /** What the player accepted counts no more once standing his ground is no danger: what rises again is news. */
  async #forget(): Promise<void> {
    if (this.#accepted > 0) {
      const survival = (await this.danger())?.survival;
      const isLow = survival === undefined || riskOf(survival).share <= this.#port.threshold();
      this.#accepted = isLow ? 0 : this.#accepted;
    }
  }

  /** Whether nothing waiting and no name of an item stands against a command, or the player goes on in spite of it. */
  async #isAllowed(command: Command): Promise<boolean> {
    const view = this.#view ?? (await this.look()).view;
    const waits = unansweredDoubt(view, command) ?? theftDoubt(view, command);
    const named = inscriptionDoubt(view, command);
    const doubt =
      waits && named ? { ...named, text: `${waits.text} ${named.text}` } : (waits ?? named);
    this.#doubt = doubt;
    return doubt === undefined || this.#port.confirm(doubt);
  }

  /** Whether the player goes on with an act, or needn't be asked. */
  async #isConfirmed(command: Command): Promise<boolean> {
    const doubt = await this.#doubtAbout(command);
    this.#doubt = doubt;
    if (doubt === undefined) {
      return true;
    }
    const isAccepted = await this.#port.confirm(doubt);
    if (isAccepted) {
      this.#accepted = doubt.share;
    }
    return isAccepted;
  }

  /**
   * Whether he begins what an enemy in sight stopped, and lets all of them be. Having said it twice he is asked only
   * about a danger above his threshold, about one that can't be told, and about an enemy beside him.
   */
  async #isInsisted(command: Command): Promise<boolean> {
    const view = this.#view ?? (await this.look()).view;
    const threshold = this.#port.threshold();
    if (threshold <= 0) {
      return true;
    }
    const { survival } = await this.#stands();
    const risk = survival && riskOf(survival);
    if (risk !== undefined && risk.share <= threshold && !isBeside(view)) {
      this.#doubt = undefined;
      return true;
    }
    const isNone = risk === undefined || (risk.share <= 0 && survival?.played === 0);
    const danger = isNone ? '' : `${risk.told} to die within ${tellMovesAhead(MOVES_AHEAD)}.`;
    const text = tellLettingBe(view, danger);
    const share = risk?.share ?? 0;
    this.#doubt = { command, text, share, stands: share, lets: true };
    const isAccepted = text === '' || (await this.#port.confirm(this.#doubt));
    this.#accepted = isAccepted ? share : this.#accepted;
    return isAccepted;
  }

  /** Lets enemies be before a command of many moves: all of them, or those that can't come. */
  async #letBe(command: Command, isAll: boolean): Promise<Performed | undefined> {
    const view = this.#view ?? (await this.look()).view;
    const orders: readonly Command[] = isAll
      ? [{ kind: 'let-be', creature: 0 }]
      : outOfReach(view, command);
    let all: Performed | undefined;
    for (const order of orders) {
      const done = this.#seen(await this.#host.perform(order));
      if (done.refusal === undefined) {
        all = all === undefined ? done : joined(all, done);
      }
    }
    return all;
  }

  /** What an exploration ended for: it is begun once more, which is refused or goes on. */
  async #told(command: Command, walked: Performed): Promise<Performed> {
    return joined(walked, this.#seen(await this.#host.perform(command)));
  }

  #piecesOf(command: Command): Pieces | undefined {
    const view = this.#view;
    const isWatched = view?.own?.messages !== undefined;
    const seen = view === undefined ? [] : hostilesSeen(view);
    const isSpared = seen.some(({ spared }) => spared !== undefined);
    const isWeighed =
      view !== undefined &&
      this.#port.threshold() > 0 &&
      (isSpared ||
        sparesEnemies(view) ||
        isAiling(view) ||
        seen.some(({ inactive }) => inactive !== undefined));
    return isWatched || isWeighed ? piecesOf(command) : undefined;
  }

  /** The pieces after the first. */
  async #goOn(command: Command, { piece, most }: Pieces, first: Performed): Promise<Performed> {
    let all = first;
    let last = first;
    for (let done = 1; done < most && goesOn(command, last); done++) {
      if (isStoppedByMessage(last)) {
        return { ...all, refusal: { reason: 'message-stops', usesMove: false } };
      }
      if (!(await this.#isConfirmed(command))) {
        return { ...all, refusal: HELD_BACK };
      }
      last = await this.#host.perform(piece);
      if (last.refusal !== undefined) {
        // An enemy that came with the last move is news, and why nothing is left to explore; that a walk has no way
        // on isn't.
        return last.refusal.reason === 'hostile-in-sight' || command.kind === 'explore'
          ? { ...all, refusal: last.refusal }
          : all;
      }
      all = joined(all, this.#seen(last));
    }
    return all;
  }

  /** Begins a command again that ended too early, until it gets on or something stops it. */
  async #again(
    command: Command,
    pieces: Pieces | undefined,
    walked: Performed,
    { isDue, kept, most }: Again,
  ): Promise<Performed> {
    let all = walked;
    let last = walked;
    for (let tries = 0; tries < most && isDue(command, last); tries++) {
      if (isStoppedByMessage(last)) {
        return { ...all, refusal: { reason: 'message-stops', usesMove: false } };
      }
      if (!(await this.#isConfirmed(command))) {
        return { ...all, refusal: HELD_BACK };
      }
      const next = this.#seen(await this.#host.perform(pieces?.piece ?? command));
      last = pieces === undefined ? next : await this.#goOn(command, pieces, next);
      all = joined(kept(all), last);
    }
    return all;
  }

  /** Remarks that the danger has risen above the threshold. */
  async #noteDanger(): Promise<void> {
    const threshold = this.#port.threshold();
    const survival = threshold > 0 ? (await this.danger())?.survival : undefined;
    const risk = survival && riskOf(survival);
    const isHigh = risk !== undefined && risk.share > threshold;
    if (isHigh && !this.#isHigh) {
      this.#remarks.push({ text: tellRisen(risk, MOVES_AHEAD), weight: 'danger' });
    }
    this.#isHigh = isHigh;
  }

  /** Takes in what happened without a command of this face. */
  hear(performed: Performed): void {
    this.#seen(performed);
  }

  odds(question: OddsQuestion): Promise<OddsAnswer> {
    return question.ask === 'survival' &&
      question.moves === MOVES_AHEAD &&
      question.act === undefined
      ? this.#stands()
      : this.#host.odds(question);
  }

  close(): Promise<void> {
    return this.#host.close();
  }

  /** The player goes on in spite of the last question: he is asked again only when it gets much worse. */
  accept(): void {
    this.#accepted = this.#doubt?.share ?? this.#accepted;
    this.#granted = this.#doubt;
  }

  /** The danger of standing his ground; undefined: no enemy is in sight, and nothing in his body kills him. */
  async danger(): Promise<OddsAnswer | undefined> {
    const view = this.#view ?? (await this.look()).view;
    return isThreatened(view) ? this.#stands() : undefined;
  }

  /** The answer about standing his ground, which is asked for once in each view. */
  #stands(): Promise<OddsAnswer> {
    if (this.#standing === undefined) {
      const asked = this.#host.odds({ ask: 'survival', moves: MOVES_AHEAD });
      this.#standing = asked;
      asked.catch(() => {
        this.#standing = undefined;
      });
    }
    return this.#standing;
  }

  #seen(performed: Performed): Performed {
    this.#view = performed.view;
    this.#standing = undefined;
    return performed;
  }

  async #doubtAbout(command: Command): Promise<Doubt | undefined> {
    const threshold = this.#port.threshold();
    const view = this.#view ?? (await this.look()).view;
    if (command.kind === 'pray') {
      return prayerDoubt(this.#host, view, threshold);
    }
    if (threshold > 0 && (command.kind === 'ride' || command.kind === 'kick')) {
      return fallDoubt(this.#host, command, view, threshold, WORSE * this.#accepted);
    }
    if (threshold <= 0 || !WEIGHED.has(command.kind) || !isThreatened(view)) {
      return undefined;
    }
    const stands = (await this.#stands()).survival;
    const act = await this.#survivalOf(command);
    if (stands === undefined || act === undefined || !act.foreseen) {
      return undefined;
    }
    const [before, after] = [riskOf(stands), riskOf(act)];
    if (after.share <= threshold) {
      return undefined;
    }
    const isRaised = after.share > before.share || this.#accepted === 0;
    const isWorse = after.share > WORSE * this.#accepted;
    return after.share < before.share || !isRaised || !isWorse
      ? undefined
      : {
          command,
          text: tellDoubt(after, MOVES_AHEAD, before),
          share: after.share,
          stands: before.share,
        };
  }

  async #survivalOf(act: Command): Promise<SurvivalAnswer | undefined> {
    return (await this.#host.odds({ ask: 'survival', moves: MOVES_AHEAD, act })).survival;
  }
}
