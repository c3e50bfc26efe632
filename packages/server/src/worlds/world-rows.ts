// A shared world between the game and the tables: its rows when it is begun, its status, the names of a seat.

import type { NewGame, PartyMember } from '@roguewright/engine/game';
import type { GameStatus, WorldsTable } from '../storage/tables.ts';
import { heroKey, type WorldSeat } from '../storage/worlds/worlds.ts';
import type { WorldTerms } from './world-terms.ts';

/** A world that is being begun. */
export interface NewWorld extends WorldTerms {
  readonly inviteHash: string;
}

/** The rows of a world that is being begun, and of its first hero. */
export function worldRows(
  game: string,
  tokenHash: string,
  { heroName, role, race }: NewGame,
  { clock, ticksPerSecond, inviteHash }: NewWorld,
): readonly [Omit<WorldsTable, 'members'>, WorldSeat] {
  return [
    { game_id: game, clock, ticks_per_second: ticksPerSecond, invite_hash: inviteHash },
    {
      game_id: game,
      hero_key: heroKey(heroName),
      hero_name: heroName,
      role,
      race,
      token_hash: tokenHash,
      joined_at: Date.now(),
    },
  ];
}

/** The status of a world: it goes on as long as any of its heroes lives, also one who is away. */
export function statusOfParty(party: readonly PartyMember[]): GameStatus {
  if (party.some(({ standing }) => standing === 'here' || standing === 'away')) {
    return 'playing';
  }
  return party.some(({ standing }) => standing === 'won') ? 'won' : 'died';
}

/** The hero of a seat, in the place of the world's first hero. */
export function heroOfSeat(seat: WorldSeat | undefined) {
  return seat && { heroName: seat.hero_name, role: seat.role, race: seat.race };
}
