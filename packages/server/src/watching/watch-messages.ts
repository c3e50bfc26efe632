// What a watcher sends.

import { z } from 'zod';
import { chatText } from './show-settings.ts';

const secret = (what: string, length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `expected ${what}`);

/** With what a room is joined to watch. */
export const watchSchema = z.strictObject({
  watch: secret('the id of a show', 16),
  /** The secret of a friend's link. */
  friend: secret('the secret of a link', 16).optional(),
  /** The token of an account that is signed in. */
  account: secret('the token of an account', 43).optional(),
  /** The game, which the server itself adds. */
  game: secret('the id of a game', 16).optional(),
});

/** With what a room is joined to watch, as it was checked. */
export type WatchWish = z.output<typeof watchSchema>;

/** A line of the chat. */
export const sayMessage = z.strictObject({ id: z.int().min(1), text: chatText });
