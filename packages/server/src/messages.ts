// Messages of a room: checked when they come in, counted while they go out.

import type { Client } from '@colyseus/core';
import type { WebSocketClient } from '@colyseus/ws-transport';
import type { z } from 'zod';
import { GameProblem } from './problems.ts';
import { type Answers, flawOf, MESSAGES } from './protocol.ts';

/** Bytes of unread answers above which a connection is closed. */
export const MOST_UNREAD_BYTES = 4_000_000;

/** A message of a type. @throws GameProblem that names what is wrong with it */
export function checked<Type extends keyof typeof MESSAGES>(type: Type, message: unknown) {
  return checkedAs(MESSAGES[type], type, message) as ReturnType<(typeof MESSAGES)[Type]['parse']>;
}

/** A message in the shape of a schema. @throws GameProblem that names what is wrong with it */
export function checkedAs<Schema extends z.ZodType>(
  schema: Schema,
  type: string,
  message: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(message);
  if (!parsed.success) {
    const { field, message: flaw } = flawOf(parsed.error);
    throw new GameProblem(400, field, `${field === '' ? type : field}: ${flaw}`);
  }
  return parsed.data;
}

/** Bytes that were sent to a client and not taken yet. */
export function unreadBytes(client: Client): number {
  return (client.ref as WebSocketClient['ref']).bufferedAmount;
}

/** Sends a message. */
export function send<Type extends keyof Answers>(
  client: Client,
  type: Type,
  answer: Answers[Type],
): void {
  client.send(type, answer);
}
