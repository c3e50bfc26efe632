// One hero as others see it: the player's known view, at once for friends and later for strangers, and the chat
// of player and watchers. Nothing else of the game comes here, so nothing hidden can leave by this way.

import type { Performed } from '@roguewright/engine/game';
import { GameProblem } from '../problems.ts';
import type { GameStore } from '../storage/game-store.ts';
import type { StoredShow } from '../storage/shows/stored-show.ts';
import { Chat, type ChatLine } from './chat.ts';
import { type DelayClock, Delayed } from './delayed.ts';
import type { ShowSettings, ShowWish } from './show-settings.ts';
import { ShownView } from './shown-view.ts';

/** Milliseconds for which a watcher who was sent away stays away. */
const KICKED_FOR = 10 * 60_000;

/** Most watchers of one hero. */
const MOST_WATCHERS = 100;

/** A watcher of a game. */
export interface Watcher {
  readonly name: string;
  /** The id of the account; undefined: not signed in. */
  readonly account: string | undefined;
  /** The operator lets this account talk to nobody. */
  readonly isHeld: boolean;
  readonly address: string;
  readonly isFriend: boolean;
  /** Sends a view of the hero. */
  readonly see: (view: ShownView) => void;
  readonly hear: (line: ChatLine) => void;
  /** Tells how many watch, and what may be said. */
  readonly know: () => void;
  /** Ends the watching, with the reason. */
  readonly dismiss: (reason: string) => void;
}

/** A window of the player. */
export interface PlayerWindow {
  readonly hear: (line: ChatLine) => void;
  /** Tells who watches. */
  readonly know: () => void;
}

/** What a show is made of. */
export interface ShowParts {
  readonly store: GameStore;
  readonly clock: DelayClock;
  readonly report: (error: unknown) => void;
}

/** The player of a hero. */
export interface ShowPlayer {
  /** The name by which the player talks. */
  readonly name: string;
  /** The id of the account; undefined: the player has none. */
  readonly account: string | undefined;
  /** The operator hides the player. */
  readonly isHeld: boolean;
  /** The accounts whose lines are kept from the player. */
  readonly blocked: ReadonlySet<string>;
}

/** A hero who is shown. */
export class Show {
  readonly chat = new Chat();
  readonly #parts: ShowParts;
  readonly #watchers = new Set<Watcher>();
  readonly #windows = new Set<PlayerWindow>();
  readonly #kicked = new Map<string, number>();
  readonly #later: Delayed<ShownView>;
  #row: StoredShow;
  #player: ShowPlayer;
  /** The view at present; undefined while nobody plays. */
  #look: (() => Promise<Performed>) | undefined;
  #changedAt: number;

  constructor(row: StoredShow, player: ShowPlayer, parts: ShowParts) {
    this.#row = row;
    this.#player = player;
    this.#parts = parts;
    this.#changedAt = parts.clock.now();
    this.#later = new Delayed(
      row.delay * 1000,
      parts.clock,
      view => this.#showTo(false, view),
      () => this.#endIfLeft(),
    );
  }

  /** The name by which the player talks. */
  get hero(): string {
    return this.#player.name;
  }

  /** Whether the operator hides the player. */
  get isHeld(): boolean {
    return this.#player.isHeld;
  }

  /** By which others name it. */
  get watchId(): string {
    return this.#row.watch_id;
  }

  /** The secret in the link of friends. */
  get friendKey(): string {
    return this.#row.friend_key;
  }

  get settings(): ShowSettings {
    const { audience, delay, chat } = this.#row;
    return { audience, delay, chat };
  }

  get watchers(): ReadonlySet<Watcher> {
    return this.#watchers;
  }

  /** Whether the player is there. */
  get isPlayed(): boolean {
    return this.#look !== undefined;
  }

  /** Whether anybody has to do with it. */
  get isIdle(): boolean {
    return this.#look === undefined && this.#watchers.size === 0;
  }

  /** Whether an account's lines are kept from the player. */
  isBlocked(account: string | undefined): boolean {
    return account !== undefined && this.#player.blocked.has(account);
  }

  /** The hero is played. @param look what the player is shown */
  begin(player: ShowPlayer, look: () => Promise<Performed>): void {
    this.#player = player;
    this.#look = look;
  }

  /** The player has left. Strangers still see what they haven't seen yet. */
  end(): void {
    this.#look = undefined;
    this.#windows.clear();
    this.#endIfLeft();
  }

  /** A window of the player is opened. */
  enter(window: PlayerWindow): void {
    this.#windows.add(window);
  }

  /** It is closed. */
  leave(window: PlayerWindow): void {
    this.#windows.delete(window);
  }

  /** The player was shown something. */
  changed(performed: Performed): void {
    const { clock } = this.#parts;
    this.#changedAt = clock.now();
    if (this.#watchers.size === 0) {
      return;
    }
    const view = new ShownView(performed);
    this.#showTo(true, view);
    if (this.#hasStrangers) {
      this.#later.add(view, this.#changedAt);
    }
  }

  /** @throws GameProblem when this watcher is not admitted */
  expectAdmission({
    address,
    account,
    isFriend,
  }: Pick<Watcher, 'address' | 'account' | 'isFriend'>): void {
    const { audience } = this.#row;
    if (this.isHeld || audience === 'nobody' || (audience === 'friends' && !isFriend)) {
      throw new GameProblem(
        403,
        'watch',
        'The player shows this game to nobody, or to friends only.',
      );
    }
    const until = Math.max(this.#kicked.get(address) ?? 0, this.#kicked.get(account ?? '') ?? 0);
    if (until > this.#parts.clock.now()) {
      throw new GameProblem(403, 'watch', 'The player has sent you away for ten minutes.');
    }
    if (this.#watchers.size >= MOST_WATCHERS) {
      throw new GameProblem(503, 'watch', `${MOST_WATCHERS} people watch this game already.`);
    }
  }

  /** Somebody comes to watch. */
  async arrive(watcher: Watcher): Promise<void> {
    const isFirst = !this.#hasStrangers;
    this.#watchers.add(watcher);
    this.#counted();
    const shown = watcher.isFriend ? undefined : this.#later.last;
    if (shown !== undefined) {
      watcher.see(shown);
      return;
    }
    const changedAt = this.#changedAt;
    const performed = await this.#look?.();
    if (performed === undefined || !this.#watchers.has(watcher)) {
      return;
    }
    const view = new ShownView(performed);
    const due = changedAt + this.#row.delay * 1000;
    if (watcher.isFriend || due <= this.#parts.clock.now()) {
      watcher.see(view);
    } else if (isFirst && this.#later.isEmpty) {
      this.#later.add(view, changedAt);
    }
  }

  /** Seconds until this watcher sees anything; 0: it does already. */
  waitOf({ isFriend }: Watcher): number {
    const due = this.#changedAt + this.#row.delay * 1000 - this.#parts.clock.now();
    return isFriend || this.#later.last !== undefined ? 0 : Math.max(0, Math.ceil(due / 1000));
  }

  /** Somebody watches no longer. */
  depart(watcher: Watcher): void {
    if (this.#watchers.delete(watcher)) {
      if (!this.#hasStrangers) {
        this.#later.clear();
      }
      this.#counted();
    }
  }

  /** Whether a watcher may talk. */
  mayTalk({ account, isHeld }: Watcher): boolean {
    const { chat } = this.#row;
    return (
      chat !== 'nobody' &&
      !isHeld &&
      !this.isBlocked(account) &&
      (chat === 'everybody' || account !== undefined)
    );
  }

  /** A watcher says something. @throws GameProblem when it may not */
  sayAs(watcher: Watcher, text: string): void {
    if (!this.mayTalk(watcher)) {
      throw new GameProblem(403, 'text', refusalToTalk(this.#row.chat, watcher));
    }
    this.#tell(this.chat.say(watcher.name, text, false));
  }

  /** The player says something. @throws GameProblem when it may not */
  sayAsPlayer(text: string): void {
    if (this.isHeld || this.#row.chat === 'nobody') {
      throw new GameProblem(403, 'text', 'There is no chat beside this game.');
    }
    this.#tell(this.chat.say(this.hero, text, true));
  }

  /** The player changes how the hero is shown. */
  async change(wish: ShowWish): Promise<void> {
    const { audience, delay, chat } = this.settings;
    const settings = {
      audience: wish.audience ?? audience,
      delay: wish.delay ?? delay,
      chat: wish.chat ?? chat,
    };
    await this.#parts.store.shows.change(this.watchId, settings);
    this.#row = { ...this.#row, ...settings };
    this.#later.setDelay(settings.delay * 1000);
    for (const watcher of [...this.#watchers]) {
      const { audience } = this.#row;
      if (audience === 'nobody' || (audience === 'friends' && !watcher.isFriend)) {
        watcher.dismiss('The player shows this game to nobody, or to friends only.');
      }
    }
    this.#knowAll();
  }

  /** The player sends a watcher away for ten minutes. @throws GameProblem when nobody of this name watches */
  kick(name: string): void {
    const { address, account, dismiss } = this.#named(name);
    const until = this.#parts.clock.now() + KICKED_FOR;
    // One who isn't signed in is known by the address only.
    this.#kicked.set(account ?? address, until);
    dismiss('The player has sent you away for ten minutes.');
  }

  /** The player listens to a watcher no longer, or again. @throws GameProblem as `kick` */
  async block(name: string, isBlocked: boolean): Promise<void> {
    const { account } = this.#named(name);
    if (account === undefined) {
      const message = `${name} isn't signed in, so there is nobody to block. Let only accounts talk.`;
      throw new GameProblem(409, 'name', message);
    }
    const owner = this.#player.account ?? this.#row.game_id;
    await this.#parts.store.people.block(owner, account, isBlocked);
    const blocked = await this.#parts.store.people.blocked(owner);
    this.#player = { ...this.#player, blocked };
    this.#knowAll();
  }

  #named(name: string): Watcher {
    const found = [...this.#watchers].find(watcher => watcher.name === name);
    if (found === undefined) {
      throw new GameProblem(404, 'name', `Nobody called ${JSON.stringify(name)} watches.`);
    }
    return found;
  }

  #tell(line: ChatLine): void {
    for (const { hear } of [...this.#windows, ...this.#watchers]) {
      hear(line);
    }
  }

  /** Whether anybody watches who isn't a friend. */
  get #hasStrangers(): boolean {
    for (const { isFriend } of this.#watchers) {
      if (!isFriend) {
        return true;
      }
    }
    return false;
  }

  #showTo(isFriend: boolean, view: ShownView): void {
    for (const watcher of this.#watchers) {
      if (watcher.isFriend === isFriend) {
        watcher.see(view);
      }
    }
  }

  #counted(): void {
    const watchers = this.#watchers.size;
    this.#row = { ...this.#row, watchers };
    this.#parts.store.shows.change(this.watchId, { watchers }).catch(this.#parts.report);
    this.#knowAll();
  }

  #knowAll(): void {
    for (const { know } of [...this.#windows, ...this.#watchers]) {
      know();
    }
  }

  /** The player has left, and everything was shown. */
  #endIfLeft(): void {
    if (this.#look === undefined && this.#later.isEmpty) {
      for (const watcher of [...this.#watchers]) {
        watcher.dismiss('The player has left the game for now.');
      }
    }
  }
}

function refusalToTalk(chat: ShowSettings['chat'], { account }: Watcher): string {
  return chat === 'accounts' && account === undefined
    ? 'Only those who are signed in may talk here.'
    : 'You can’t talk here.';
}
