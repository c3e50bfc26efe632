// A game whose player is asked before an act that raises the danger above his threshold. It stands between a face and
// its game: a face says how the player is asked, and everything else is the same in all of them.

import { hostilesSeen } from '../../face/index.ts';
import type { Command, GameView, Performed } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion, SurvivalAnswer } from '../../odds/index.ts';
import { riskOf, tellDoubt } from '../../words/index.ts';
import type { GameHost } from '../game/game-host.ts';

/** Moves that are looked ahead by the figure and by the prompt. */
export const MOVES_AHEAD = 5;

/** A question before an act. */
export interface Doubt {
  readonly command: Command;
  /** `2.3 % to die within five moves. Go on?` */
  readonly text: string;
  /** The chance to be dead after the looked-ahead moves: of the act, and of standing his ground. */
  readonly share: number;
  readonly stands: number;
}

/** How a face asks. */
export interface CautionPort {
  /** The chance above which the player wants to be asked, 0…1; 0: never. */
  threshold(): number;
  /** Asks the player. @returns whether he goes on */
  confirm(doubt: Doubt): Promise<boolean>;
}

/** Acts that are weighed: what they do to the danger can be foreseen. */
const WEIGHED: ReadonlySet<Command['kind']> = new Set([
  'move',
  'attack',
  'cast',
  'cast-at',
  'strain',
  'zap',
  'fire',
  'throw',
  'rest',
  'search',
  'travel',
  'journey',
  'explore',
]);

/** How many times higher than what he accepted a danger must be for the player to be asked again. */
const WORSE = 2;

/** A game with that question. */
export class CautiousHost implements GameHost {
  readonly #host: GameHost;
  readonly #port: CautionPort;
  /** The game so far, where its host tells it. */
  readonly record?: () => Promise<string>;
  readonly keeps?: false;
  #view: GameView | undefined;
  /** The danger that the player accepted last, 0: none since it was below the threshold. */
  #accepted = 0;
  #doubt: Doubt | undefined;

  constructor(host: GameHost, port: CautionPort) {
    this.#host = host;
    this.#port = port;
    const { record, keeps } = host;
    if (keeps === false) {
      this.keeps = keeps;
    }
    if (record !== undefined) {
      this.record = () => record.call(host);
    }
  }

  async look(): Promise<Performed> {
    return this.#seen(await this.#host.look());
  }

  /** Carries out a command; refused as `held-back` if the player thinks better of it. */
  async perform(command: Command): Promise<Performed> {
    const doubt = await this.#doubtAbout(command);
    this.#doubt = doubt;
    if (doubt !== undefined) {
      if (!(await this.#port.confirm(doubt))) {
        const now = await this.look();
        return { ...now, events: [], refusal: { reason: 'held-back', usesMove: false } };
      }
      this.accept();
    }
    return this.#seen(await this.#host.perform(command));
  }

  /** Takes in what happened without a command of this face. */
  hear(performed: Performed): void {
    this.#seen(performed);
  }

  odds(question: OddsQuestion): Promise<OddsAnswer> {
    return this.#host.odds(question);
  }

  close(): Promise<void> {
    return this.#host.close();
  }

  /** The player goes on in spite of the last question: he is asked again only when it gets much worse. */
  accept(): void {
    this.#accepted = this.#doubt?.share ?? this.#accepted;
  }

  /** The danger of standing his ground; undefined: no enemy is in sight. */
  async danger(): Promise<OddsAnswer | undefined> {
    const view = this.#view ?? (await this.look()).view;
    return isThreatened(view)
      ? this.#host.odds({ ask: 'survival', moves: MOVES_AHEAD })
      : undefined;
  }

  #seen(performed: Performed): Performed {
    this.#view = performed.view;
    return performed;
  }

  async #doubtAbout(command: Command): Promise<Doubt | undefined> {
    const threshold = this.#port.threshold();
    const view = this.#view ?? (await this.look()).view;
    if (threshold <= 0 || !WEIGHED.has(command.kind) || !isThreatened(view)) {
      return undefined;
    }
    const stands = await this.#survival();
    const act = await this.#survival(command);
    if (stands === undefined || act === undefined || !act.foreseen) {
      return undefined;
    }
    const [before, after] = [riskOf(stands), riskOf(act)];
    if (after.share <= threshold) {
      this.#accepted = before.share <= threshold ? 0 : this.#accepted;
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

  async #survival(act?: Command): Promise<SurvivalAnswer | undefined> {
    const question = { ask: 'survival', moves: MOVES_AHEAD, ...(act && { act }) } as const;
    return (await this.#host.odds(question)).survival;
  }
}

/** Whether an enemy is in sight: without one there is nothing to ask. */
function isThreatened(view: GameView): boolean {
  return view.ending === undefined && hostilesSeen(view).length > 0;
}
