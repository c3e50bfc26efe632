// A game as a face holds it whose way to it may be lost.

import type { ReadonlySignal } from '@preact/signals-core';
import type { PartyMember, Performed } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import type { Audience } from './audience.ts';

/** How the way to the game fares; `refused` and `closed` are final. */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'closed' };

/** What is said unasked. */
export interface Unasked {
  /** Another window on the same game did something. */
  performed(performed: Performed): void;
  /** Something that the player should know. */
  problem(message: string): void;
  /** Others of a shared world came, went or moved, and the hero saw nothing of it. */
  party?(party: readonly PartyMember[]): void;
}

/** A GameHost whose way to the game may be lost and found again. */
export interface ConnectedHost extends GameHost {
  /** How the way to the game fares. */
  readonly connection: ReadonlySignal<Connection>;
  /** Whom to tell what is said unasked. */
  listen(listener: Unasked): void;
  /** The hero leaves a shared world, or comes back to it; absent: the game is no shared world. */
  presence?(kind: 'leave' | 'return'): Promise<Performed>;
  /** The founder of a shared world asks for a new invitation, or shuts a player out; absent: there is no world. */
  ruleWorld?(wish: { readonly renew?: true; readonly kick?: string }): Promise<string | undefined>;
  /** Those who watch; absent: nobody can. */
  readonly audience?: Audience;
  /** Tries at once, instead of when the present wait is over. */
  retryNow(): void;
}

/** What was asked could not be done; the message says why. */
export class HostProblem extends Error {
  override readonly name = 'HostProblem';
}
