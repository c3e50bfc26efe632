// One game in lines: a line in, its result out.

import { directionName, seenHere, tellRefused, towardsStairs } from '@roguewright/engine/face';
import type {
  Command,
  Direction,
  GameView,
  Performed,
  RefusalReason,
} from '@roguewright/engine/game';
import { CautiousHost, type Doubt, type GameHost } from '@roguewright/engine/host';
import { type Causes, causesAfter, tellEvents } from '@roguewright/engine/words';
import { isForeseen, messageOf } from '../failures.ts';
import { tellBack } from '../look-back/own-record.ts';
import { toldQuestion } from './answer-orders.ts';
import {
  fightInLines,
  type PlayedCommands,
  promptRisk,
  restInLines,
  toldDanger,
} from './beside/cautious-play.ts';
import { LastOrder } from './game/last-order.ts';
import { drawMap } from './map/draw-map.ts';
import { askAll, askOne, recallKind } from './odds/ask-all.ts';
import { fallsShort } from './odds/falls-short.ts';
import type { Order, Page } from './order.ts';
import { understand } from './orders.ts';
import { Finder } from './own/finding.ts';
import { keptWords } from './own/kept-words.ts';
import { type HintPlace, SessionHints } from './own/session-hints.ts';
import {
  endingOf,
  isArrived,
  numbers,
  stopper,
  troublesOf,
  withoutNews,
  withPlace,
} from './own/session-words.ts';
import { introductionOf } from './pages/introduction.ts';
import { itemPage, lookWithPage } from './pages/look-page.ts';
import { pageOf } from './pages/page-of.ts';
import { SessionHistory } from './pages/session-history.ts';
import { placeNamed, wayTo } from './places.ts';
import { joinRepeated } from './repeated.ts';
import { isInterrupted, stepsOf, walked } from './walks.ts';

/** A game being played in lines. */
export class Session {
  readonly #host: CautiousHost;
  #view: GameView;
  #causes: Causes = {};
  #drawn: boolean;
  readonly #history = new SessionHistory();
  #left = false;
  /** The danger from which the player is asked, 0…1; 0: never. */
  #threshold: number;
  /** What he was asked last, and the order that waits for his yes. */
  #doubt: Doubt | undefined;
  #doubted: Order | undefined;
  readonly #last = new LastOrder();
  #risk = '';
  /** Sentences of the commands of one order. */
  #acted: string[] = [];
  /** The number of the command that was heard of last from others. */
  #heard = -1;
  readonly #finder = new Finder();
  readonly #hints: SessionHints;

  private constructor(
    host: GameHost,
    view: GameView,
    drawn: boolean,
    threshold: number,
    hints: HintPlace | undefined,
  ) {
    this.#hints = new SessionHints(hints);
    this.#host = new CautiousHost(host, {
      threshold: () => this.#threshold,
      confirm: doubt => {
        this.#doubt = doubt;
        return Promise.resolve(false);
      },
    });
    this.#view = view;
    this.#drawn = drawn;
    this.#threshold = threshold;
  }

  /**
   * Takes up a game where it stands.
   * @param drawn the map is shown after everything done
   * @param threshold the danger from which the player is asked, 0…1; 0: never
   * @param hints absent: no hints are shown
   */
  static async begin(
    host: GameHost,
    drawn = false,
    threshold = 0,
    hints?: HintPlace,
  ): Promise<Session> {
    const { view } = await host.look();
    const session = new Session(host, view, drawn, threshold, hints);
    session.#risk = await promptRisk(session.#host);
    return session;
  }

  /** Whether the player has quit or the game is over. */
  get over(): boolean {
    return this.#left || this.#view.ending !== undefined;
  }

  /** Whether the player has quit. */
  get left(): boolean {
    return this.#left;
  }

  /** The text at the start of a session. */
  introduction(): string {
    return introductionOf(this.#view, this.#drawn, this.#page('look'));
  }

  /** The prompt: hit points, troubles and the danger, since the player may see no status line. */
  prompt(): string {
    const { hitPoints, maxHitPoints } = this.#view.hero;
    return `${hitPoints}/${maxHitPoints}${troublesOf(this.#view)}${this.#risk} > `;
  }

  /** How the game ended and its score; empty while it runs. */
  ending(): string {
    return endingOf(this.#view, this.#host.resumes);
  }

  /** The answer to a line that is not a command; undefined for a command. */
  misunderstood(line: string): string | undefined {
    const order = understand(line, this.#view);
    return order.do === 'say' && order.unknown === true ? order.text : undefined;
  }

  /** Takes in what others did meanwhile. @returns its sentences */
  hear(performed: Performed): string {
    this.#heard = performed.sequence;
    this.#see(performed);
    this.#host.hear(performed);
    return this.#remember(tellEvents(performed)).join('\n');
  }

  /** Carries out a line. @returns its result, without a last line break */
  async answer(line: string): Promise<string> {
    const doubted = this.#doubted;
    this.#doubted = undefined;
    const said = line.trim().toLowerCase();
    if (doubted !== undefined && (said === 'n' || said === 'no')) {
      return 'You hold back.';
    }
    const goesOn = doubted !== undefined && (said === 'y' || said === 'yes');
    if (goesOn) {
      this.#host.accept();
    }
    const order = goesOn ? doubted : understand(line, this.#view);
    try {
      return await this.#carryOutWarily(order);
    } catch (error) {
      if (!isForeseen(error)) {
        throw error;
      }
      // The game stands as before, perhaps as it was stored.
      this.#see(await this.#host.look());
      return messageOf(error);
    }
  }

  /** Keeps an order that the player was asked about, and the danger after it. */
  async #carryOutWarily(order: Order): Promise<string> {
    this.#doubt = undefined;
    const meant = order.do === 'again' ? this.#last.again(this.#view) : order;
    if (typeof meant === 'string') {
      return meant;
    }
    const before = this.#view;
    const told = await this.#carryOut(meant);
    this.#last.keep(before, meant);
    this.#doubted = this.#doubt === undefined ? undefined : meant;
    this.#risk = await promptRisk(this.#host);
    return told;
  }

  get #played(): PlayedCommands {
    const view = () => this.#view;
    const act = async (command: Command) => {
      const performed = await this.#host.perform(command);
      this.#acted.push(...this.#tell(performed));
      return performed;
    };
    return { host: this.#host, view, act };
  }

  /** Several commands by one order, with what each told and why it ended. */
  async #several(does: (played: PlayedCommands) => Promise<string>): Promise<string> {
    const before = this.#view;
    this.#acted = [];
    const why = await does(this.#played);
    return this.#shown([...this.#acted, why, numbers(before, this.#view)]);
  }

  #carryOut(order: Order): Promise<string> | string {
    switch (order.do) {
      case 'fight':
        return this.#several(played => fightInLines(played, this.#threshold));
      case 'rest-until':
        return this.#several(played => restInLines(played, order.until));
      case 'danger':
        return toldDanger(this.#played);
      case 'caution':
        this.#threshold = order.threshold;
        return this.#page('options');
      case 'hints':
        this.#hints.turn(order.on);
        return this.#page('options');
      case 'again':
        return '';
      case 'perform':
        return this.#performOrder(towardsStairs(this.#view, order.command), order.answer);
      case 'walk':
        return this.#repeat(order.times, order.direction);
      case 'go':
        return this.#go(order.to);
      case 'ask':
        return askOne(this.#host, this.#view, order);
      case 'recall':
        return recallKind(this.#host, this.#view, order);
      case 'ask-all':
        return askAll(this.#host, this.#view);
      case 'show':
        return this.#page(order.page);
      case 'look-back':
        return tellBack(this.#host, this.#view, this.#history.texts, order.about);
      case 'find':
        return this.#find(order.words);
      case 'look':
        return lookWithPage(this.#host, this.#view, order.at);
      case 'item':
        return itemPage(this.#host, this.#view, order.item);
      case 'draw':
        this.#drawn = order.drawn;
        return this.#page('options');
      case 'save':
        return keptWords(this.#host, 'save');
      case 'quit':
        this.#left = true;
        return keptWords(this.#host, 'quit');
      case 'nothing':
        return '';
      case 'say':
        return order.text;
    }
  }

  #page(page: Page): string {
    const [drawn, threshold, hints] = [this.#drawn, this.#threshold, this.#hints.on];
    const [history, causes] = [this.#history, this.#causes];
    return pageOf(page, this.#view, { history, causes, drawn, threshold, hints });
  }

  /** @param answer to what the command asks, if it does */
  #performOrder(command: Command, answer?: Command): Promise<string> {
    const walks = ['explore', 'travel', 'journey'].includes(command.kind);
    return walks ? this.#journey(command) : this.#perform(command, answer);
  }

  async #perform(command: Command, answer?: Command): Promise<string> {
    const before = this.#view;
    const short = await fallsShort(this.#host, before, command);
    const performed = await this.#host.perform(command);
    const told = this.#tell(performed);
    if (short !== '' && performed.refusal === undefined) {
      told.unshift(short);
    }
    if (answer !== undefined && performed.refusal === undefined) {
      told.push(...this.#tell(await this.#host.perform(answer)));
    }
    // A question that the command asked follows by itself.
    const isAsked = this.#view.pending !== undefined;
    const sentences = told.length === 0 && !isAsked ? [withoutNews(command)] : told;
    return this.#shown([...sentences, numbers(before, this.#view)]);
  }

  /** Sentences as they are printed, under the map where it is drawn. */
  #shown(sentences: readonly string[]): string {
    // A waiting question is repeated after every command, so that the player doesn't lose it unawares.
    const told = [...sentences, toldQuestion(this.#view)].filter(text => text !== '');
    const lines = joinRepeated(told);
    return (this.#drawn ? [drawMap(this.#view), ...lines] : lines).join('\n');
  }

  /** Records the result of a command. @returns its sentences */
  #tell(performed: Performed): string[] {
    const { refusal, events, view } = performed;
    const here = seenHere(this.#view, performed);
    this.#see(performed);
    const told = tellEvents(performed).map((text, place) => withPlace(text, view, events[place]!));
    told.push(here);
    if (refusal !== undefined) {
      told.push(this.#refused(refusal.reason));
    }
    told.push(...this.#host.remarks().map(({ text }) => text), this.#hints.after(performed));
    return this.#remember(told);
  }

  #remember(told: readonly string[]): string[] {
    const sentences = told.filter(text => text !== '');
    this.#history.add(this.#view.turn, sentences);
    return sentences;
  }

  /** Takes in a view, unless a newer one was heard of before. */
  #see(performed: Performed): void {
    if (performed.sequence < this.#heard) {
      return;
    }
    this.#view = performed.view;
    this.#causes = causesAfter(this.#causes, performed);
  }

  /** Why a command was refused. */
  #refused(reason: RefusalReason): string {
    return reason === 'held-back' && this.#doubt !== undefined
      ? `${this.#doubt.text} yes or no.`
      : tellRefused(this.#view, reason);
  }

  #go(to: string): Promise<string> | string {
    const wanted = placeNamed(this.#view, to);
    if (typeof wanted === 'string') {
      return wanted;
    }
    if (wanted(this.#view.hero)) {
      return 'You are there already.';
    }
    const way = wayTo(this.#view, wanted);
    if (way === undefined) {
      return `You know no way to ${to}.`;
    }
    return typeof way === 'number'
      ? this.#repeat(1, way)
      : this.#journey({ kind: 'travel', ...way });
  }

  #find(words: string): Promise<string> | string {
    const thing = this.#finder.numbered(words);
    if (thing === undefined) {
      return this.#finder.list(this.#host, this.#view, words);
    }
    return typeof thing === 'string'
      ? thing
      : this.#finder.go(this.#view, thing, async command => [
          await this.#journey(command),
          this.#view,
        ]);
  }

  /** The engine walks there, and stops when something comes up. */
  async #journey(command: Command): Promise<string> {
    const before = this.#view;
    const performed = await this.#host.perform(command);
    const told = this.#tell(performed);
    const { id } = before.hero;
    const count = stepsOf(performed, id);
    const isTold = performed.events.some(({ kind }) => kind === 'travel-interrupted');
    const stopped =
      isArrived(this.#view, command) || isTold || performed.refusal !== undefined
        ? ''
        : stopper(this.#view, count === 1 && told.length === 0 ? before : undefined);
    return this.#shown([walked(count, '', stopped), ...told, numbers(before, this.#view)]);
  }

  /** Performs steps until all are done, or something happens that the player should know. */
  async #repeat(times: number, direction: Direction): Promise<string> {
    const before = this.#view;
    const told: string[] = [];
    let count = 0;
    let stopped = '';
    for (let tries = 1; tries <= times; tries++) {
      const last = this.#view;
      const performed = await this.#host.perform({ kind: 'move', direction });
      told.push(...this.#tell(performed));
      count += stepsOf(performed, before.hero.id);
      if (isInterrupted(last, performed)) {
        stopped = tries < times && performed.refusal === undefined ? stopper(this.#view) : '';
        break;
      }
    }
    const news = told.length === 0 && count === 0 ? ['You get nowhere.'] : told;
    const steps = walked(count, directionName(direction), stopped);
    return this.#shown([steps, ...news, numbers(before, this.#view)]);
  }
}
