// The messages of a game's socket, and the small interface that SocketHost needs of a connection.

import type { Command, PartyMember, Performed } from '@roguewright/engine/game';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { AudienceView, AudienceWish, ChatLine } from './audience.ts';

/** Messages to the server, by type. Ids rise from 1; the same id again asks for the same answer. */
export interface Requests {
  readonly command: { readonly id: number; readonly command: Command };
  readonly odds: { readonly id: number; readonly question: OddsQuestion };
  readonly look: { readonly id: number };
  /** The hero leaves a shared world, or comes back. */
  readonly presence: { readonly id: number; readonly kind: 'leave' | 'return' };
  /** What the player wants of those who watch. */
  readonly audience: AudienceWish & { readonly id: number };
  /** What the founder of a shared world decides: a new invitation, or a player who is shut out. */
  readonly world: { readonly id: number; readonly renew?: true; readonly kick?: string };
  /** A line of the chat. */
  readonly say: { readonly id: number; readonly text: string };
}

/** Messages from the server, by type. Id 0 answers nothing: it tells of another window, or a trouble. */
export interface Answers {
  readonly performed: { readonly id: number; readonly performed: Performed };
  readonly odds: { readonly id: number; readonly answer: OddsAnswer };
  readonly problem: { readonly id: number; readonly message: string };
  /** Who is in a shared world and is awaited; of id 0. */
  readonly party: { readonly id: number; readonly party: readonly PartyMember[] };
  /** The new invitation to a shared world, where it was asked for. */
  readonly world: { readonly id: number; readonly invite?: string };
  /** Who watches. */
  readonly audience: { readonly id: number; readonly audience: AudienceView };
  /** What was said in the chat; of id 0. */
  readonly said: { readonly id: number; readonly lines: readonly ChatLine[] };
}

export type RequestType = keyof Requests;
export type AnswerType = keyof Answers;

/** What a wire reports to its listener. */
export interface WireListener {
  answered<Type extends AnswerType>(type: Type, message: Answers[Type]): void;
  /** The wire is gone. */
  ended(): void;
}

/** An open connection to one game. */
export interface Wire {
  send<Type extends RequestType>(type: Type, message: Requests[Type]): void;
  close(): void;
}

/** Opens a wire; throws JoinRefused when asking again is pointless, anything else when it isn't. */
export type JoinGame = (listener: WireListener) => Promise<Wire>;

/** The server knows this player but won't let him in: a wrong token, or no such game. */
export class JoinRefused extends Error {
  override readonly name = 'JoinRefused';
}
