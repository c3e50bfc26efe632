// One game being played in this window: its view, its log, and commands one after the other.

import { type ReadonlySignal, signal } from '@preact/signals';
import { hostiles, partyNews } from '@roguewright/engine/face';
import type { Command, GameView, PartyMember, Performed } from '@roguewright/engine/game';
import type { GameHost, LookBack, LookedBack, Remark } from '@roguewright/engine/host';
import { type Causes, causesAfter } from '@roguewright/engine/words';
import { append, keepLog, keptLog, type LogLine, linesOf, quietLines } from './log.ts';
import { OddsCache } from './odds-cache.ts';

/** The result of the latest command, with the view before it: animations run between the two. */
export interface Step {
  readonly performed: Performed;
  readonly before: GameView | undefined;
}

/** Commands given while another is under way that are still carried out. */
const QUEUE = 8;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A game as the panels and the map read it. */
export class Session {
  readonly game: string;
  readonly odds: OddsCache;
  readonly #host: GameHost;
  readonly #store: Store;
  readonly #step = signal<Step | undefined>(undefined);
  readonly #log = signal<readonly LogLine[]>([]);
  readonly #causes = signal<Causes>({});
  readonly #problem = signal<string | undefined>(undefined);
  readonly #waiting: ((isWanted: boolean) => void)[] = [];
  readonly #dropped = signal(0);
  readonly #isBusy = signal(false);

  /** The chance to die above which fights by themselves stop, 0…1; 0: none. */
  readonly danger: () => number;
  /** What there is to say about the last command besides what happened. */
  readonly #remarks: () => readonly Remark[];

  constructor(
    game: string,
    host: GameHost,
    store: Store,
    danger: () => number = () => 0,
    remarks: () => readonly Remark[] = () => [],
  ) {
    this.danger = danger;
    this.#remarks = remarks;
    this.game = game;
    this.#host = host;
    this.#store = store;
    this.odds = new OddsCache(question => host.odds(question));
  }

  /** Whether the game is kept when it is left: practice isn't. */
  get keeps(): boolean {
    return this.#host.keeps !== false;
  }

  /** The game so far as the text of a file; undefined: its host doesn't tell it. */
  async record(): Promise<string | undefined> {
    return await this.#host.record?.();
  }

  /** The game so far looked back on where it is kept; undefined: its host can't. */
  async lookBack(about: LookBack): Promise<LookedBack | undefined> {
    return await this.#host.lookBack?.(about);
  }

  /** The latest step; undefined until the server has answered once. */
  get step(): ReadonlySignal<Step | undefined> {
    return this.#step;
  }

  get log(): ReadonlySignal<readonly LogLine[]> {
    return this.#log;
  }

  /** What brought what lasts on the hero, as far as this browser was told. */
  get causes(): ReadonlySignal<Causes> {
    return this.#causes;
  }

  /** What went wrong with the latest request, for people. */
  get problem(): ReadonlySignal<string | undefined> {
    return this.#problem;
  }

  /** Whether a command is under way. */
  get isBusy(): ReadonlySignal<boolean> {
    return this.#isBusy;
  }

  /** Commands that were given too late to be meant: since then something came up. */
  get dropped(): ReadonlySignal<number> {
    return this.#dropped;
  }

  /** The hero's present view. */
  get view(): GameView | undefined {
    return this.#step.value?.performed.view;
  }

  /** Takes in what happened without a command from here. */
  hear(performed: Performed): void {
    this.#log.value = append(this.#log.value, linesOf(performed, undefined, this.view));
    this.#take({ performed, before: this.view });
  }

  /** Takes in who is in a shared world and is awaited. Nothing else has changed that the hero knows of. */
  hearParty(party: readonly PartyMember[]): void {
    const step = this.#step.value;
    if (step !== undefined) {
      const { view } = step.performed;
      const known = new Map((view.party ?? []).map(member => [member.seat, member]));
      const merged = party.map(member => ({ ...known.get(member.seat), ...member }));
      const performed = { ...step.performed, events: [], view: { ...view, party: merged } };
      this.#tellParty(view.party, merged);
      this.#step.value = { performed, before: view };
    }
  }

  /** Writes into the log who came and who went. */
  #tellParty(before: GameView['party'], after: GameView['party']): void {
    for (const text of partyNews(before, after)) {
      this.say(text);
    }
  }

  /** Says what the page has to say about the game. @param isRefusal it says why nothing was done */
  say(text: string, isRefusal = false): void {
    const command = this.#step.value?.performed.sequence ?? 0;
    this.#log.value = append(this.#log.value, [{ text, command, isRefusal }]);
  }

  /** Shows a state that no command here has led to: a point of a record, with the lines that tell it. */
  show(performed: Performed): void {
    this.#log.value = append([], linesOf(performed));
    this.#take({ performed, before: undefined });
  }

  /** Takes in a trouble that the server tells of. */
  hearProblem(message: string): void {
    this.#problem.value = message;
  }

  /** Fetches the present state, on arrival and after a lost connection. */
  async look(): Promise<void> {
    try {
      const performed = await this.#host.look();
      const kept = keptLog(this.#store, this.game);
      const isNew = performed.sequence !== kept.sequence;
      this.#log.value = isNew ? append(kept.lines, linesOf(performed)) : kept.lines;
      this.#causes.value = causesAfter(
        kept.causes,
        isNew ? performed : { ...performed, events: [] },
      );
      this.#take({ performed: { ...performed, events: [] }, before: undefined });
    } catch (error) {
      this.#problem.value = (error as Error).message;
    }
  }

  /**
   * Carries out a command after those under way. Resolves to its result; undefined when the server could
   * not do it, when something came up before it was its turn, or when too many are waiting.
   */
  async perform(command: Command): Promise<Performed | undefined> {
    if (this.#isBusy.value) {
      if (!(await this.#isStillWanted())) {
        return undefined;
      }
    } else {
      this.#dropped.value = 0;
    }
    this.#isBusy.value = true;
    let isInterrupted = true;
    try {
      const before = this.view;
      const performed = await this.#performNow(command);
      isInterrupted = performed === undefined || comesUp(before, performed);
      return performed;
    } finally {
      if (isInterrupted) {
        this.dropWaiting();
      }
      const next = this.#waiting.shift();
      if (next === undefined) {
        this.#isBusy.value = false;
      } else {
        next(true);
      }
    }
  }

  /**
   * Works out which command to perform. Commands that are given meanwhile wait. The caller then performs the command at
   * once, or drops those that wait.
   */
  async decide<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isBusy.value = true;
    try {
      return await work();
    } finally {
      this.#isBusy.value = false;
    }
  }

  /** Something came up: the commands that wait aren't meant any more. */
  dropWaiting(): void {
    this.#dropped.value += this.#waiting.length;
    for (const drop of this.#waiting.splice(0)) {
      drop(false);
    }
  }

  /** Waits for a command's turn; false when it is not to be carried out any more. */
  #isStillWanted(): Promise<boolean> {
    if (this.#waiting.length >= QUEUE) {
      this.#dropped.value += 1;
      return Promise.resolve(false);
    }
    return new Promise(resolve => {
      this.#waiting.push(resolve);
    });
  }

  async #performNow(command: Command): Promise<Performed | undefined> {
    try {
      const performed = await this.#host.perform(command);
      this.#problem.value = undefined;
      const told = linesOf(performed, this.view);
      const lines = told.length === 0 ? quietLines(command, performed.sequence) : told;
      const said = { command: performed.sequence, isRefusal: false } as const;
      const remarks = this.#remarks().map(remark => ({ ...remark, ...said }));
      this.#log.value = append(this.#log.value, [...lines, ...remarks]);
      this.#take({ performed, before: this.view });
      return performed;
    } catch (error) {
      this.#problem.value = (error as Error).message;
      await this.look();
      return undefined;
    }
  }

  #take(step: Step): void {
    this.#tellParty(this.view?.party, step.performed.view.party);
    this.odds.clear();
    this.#causes.value = causesAfter(this.#causes.value, step.performed);
    this.#step.value = step;
    const { sequence } = step.performed;
    const kept = { sequence, lines: this.#log.value, causes: this.#causes.value };
    keepLog(this.#store, this.game, kept);
  }
}

/** Whether what was meant before may no longer be meant: a refusal, a wound, a new enemy, the end. */
function comesUp(before: GameView | undefined, { view, refusal }: Performed): boolean {
  const known = new Set(before === undefined ? [] : hostiles(before).map(({ id }) => id));
  return (
    view.ending !== undefined ||
    refusal !== undefined ||
    view.pending !== undefined ||
    view.hero.hitPoints < (before?.hero.hitPoints ?? 0) ||
    hostiles(view).some(({ id }) => !known.has(id))
  );
}
