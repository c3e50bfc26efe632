// The heroes who share a world, as one of them knows the others.

/** Whether a hero's game goes on: he is in the world, his player is away, or it has ended. */
export type PartyStanding = 'here' | 'away' | 'died' | 'won';

/** Visible health, as of any creature in sight; empty: it is only sensed. */
export type ApparentHealth = '' | 'unhurt' | 'hurt' | 'badly-hurt' | 'almost-dead';

/** One hero of a shared world. */
export interface PartyMember {
  /** The number of his seat, from 0 in the order of joining. */
  readonly seat: number;
  readonly name: string;
  /** Titles of his role and race as he joined: `Wizard`, `human`. */
  readonly role: string;
  readonly race: string;
  /** The hero whose view this is. */
  readonly isSelf: boolean;
  readonly standing: PartyStanding;
  /** The world waits for his move. */
  readonly isAwaited: boolean;
  /** His experience level; absent: he is out of sight. */
  readonly level?: number;
  /** How hurt he looks; absent: he is out of sight, or the hero himself. */
  readonly health?: ApparentHealth;
}

/** The part of a view with them. */
export interface PartyPart {
  /** All heroes of the world in the order of their seats; absent: the hero is alone, and nobody can join him. */
  readonly party?: readonly PartyMember[];
}
