// How a player lets others watch, and what is told of a show.

import type { Change } from '@roguewright/engine/host';
import { z } from 'zod';
import type { ChatLine } from './chat.ts';
import { LONGEST_LINE } from './chat.ts';

/** Seconds by which strangers may see a game later. */
const MOST_DELAY = 600;

/** What a player may change. */
export const showSettingsSchema = z
  .strictObject({
    audience: z.enum(['everybody', 'friends', 'nobody']),
    delay: z.int().min(0).max(MOST_DELAY),
    chat: z.enum(['everybody', 'accounts', 'nobody']),
  })
  .partial();

/** What a player wants to be otherwise. */
export type ShowWish = z.output<typeof showSettingsSchema>;

/** How a hero is shown. */
export interface ShowSettings {
  /** Who may watch. */
  readonly audience: 'everybody' | 'friends' | 'nobody';
  /** Seconds by which strangers see it later, 0…600. */
  readonly delay: number;
  /** Who may talk. */
  readonly chat: 'everybody' | 'accounts' | 'nobody';
}

/** A line of the chat before it is said. */
export const chatText = z.string().min(1).max(LONGEST_LINE);

/** A show for its player. */
export interface AudienceView {
  readonly settings: ShowSettings;
  /** By which others name the show. */
  readonly watch: string;
  /** The secret in the link of friends, who see everything at once. */
  readonly friend: string;
  /** The operator hides the player from others. */
  readonly isHeld: boolean;
  readonly watchers: readonly {
    readonly name: string;
    readonly isFriend: boolean;
    readonly hasAccount: boolean;
    readonly isBlocked: boolean;
  }[];
}

/** A show for one who watches. */
export interface CrowdView {
  readonly hero: string;
  /** The name under which the watcher talks. */
  readonly name: string;
  readonly watchers: number;
  readonly mayTalk: boolean;
  /** Seconds by which the game is seen later. */
  readonly delay: number;
  /** Seconds until anything is seen. */
  readonly wait: number;
  /** The player is there. */
  readonly isPlayed: boolean;
}

/** What a show tells, by type. */
export interface ShowAnswers {
  /** What has changed in a view since the one before, for those who watch. */
  changed: { id: 0; change: Change };
  audience: { id: number; audience: AudienceView };
  said: { id: 0; lines: readonly ChatLine[] };
  crowd: { id: number; crowd: CrowdView };
  dismissed: { id: 0; reason: string };
}
