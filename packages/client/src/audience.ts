// Those who watch one's game: who they are, what they say, and what the player may do about it.

import type { ReadonlySignal } from '@preact/signals-core';

/** A line of the chat beside a game. */
export interface ChatLine {
  readonly from: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isPlayer: boolean;
}

/** How a game is shown to others. */
export interface ShowSettings {
  readonly audience: 'everybody' | 'friends' | 'nobody';
  /** Seconds by which strangers see it later. */
  readonly delay: number;
  readonly chat: 'everybody' | 'accounts' | 'nobody';
}

/** Who watches, for the player. */
export interface AudienceView {
  readonly settings: ShowSettings;
  /** By which others name the game. */
  readonly watch: string;
  /** The secret in the link of friends. */
  readonly friend: string;
  readonly isHeld: boolean;
  readonly watchers: readonly {
    readonly name: string;
    readonly isFriend: boolean;
    readonly hasAccount: boolean;
    readonly isBlocked: boolean;
  }[];
}

/** A wish of the player; empty: only asks how it stands. */
export interface AudienceWish {
  readonly change?: Partial<ShowSettings>;
  /** The name of a watcher who is sent away for ten minutes. */
  readonly kick?: string;
  /** The name of a watcher to whom the player doesn't listen any more, or does again. */
  readonly block?: string;
  readonly unblock?: string;
}

/** The audience of one game on the server. */
export interface Audience {
  /** Undefined: the server hasn't told yet. */
  readonly view: ReadonlySignal<AudienceView | undefined>;
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  ask(wish: AudienceWish): Promise<void>;
  say(text: string): Promise<void>;
}

/** Lines that a face keeps. */
const MOST_LINES = 100;

/** The lines of a chat with new ones after them. */
export function withLines(before: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  return [...before, ...lines].slice(-MOST_LINES);
}
