// A new game that is begun with bones, of which some may not fit or lie.

import { UsageError } from '../../errors/index.ts';
import type { Bones, NewGame } from '../../game/index.ts';

/** Names of fields of bones in errors. */
const FIELD = /^bones\.(\d)(\.|$)/;

/** Bones that a host keeps, and the hash of the content of the game that left them. */
export interface KeptBones {
  readonly content: string;
  readonly bones: Bones;
}

/** Bones with which a game can't be begun, and why. */
export interface FlawedBones {
  readonly kept: KeptBones;
  readonly reason: string;
}

/** Whether a new game may meet bones: its hero is alone, death is final, and he wants some. */
export function mayMeetBones({ companions = [], shared, revives, boneless }: NewGame): boolean {
  return companions.length === 0 && shared !== true && revives !== true && boneless !== true;
}

/**
 * Makes a game with bones; those that it can't be begun with are left out.
 * @param create makes the game. Throws a UsageError that names what is wrong
 * @throws UsageError as `create` does, for anything but bones
 */
export function createWithBones<Game>(
  start: NewGame,
  given: readonly KeptBones[],
  create: (start: NewGame) => Game,
): { readonly game: Game; readonly flawed: readonly FlawedBones[] } {
  let left = given;
  const flawed: FlawedBones[] = [];
  for (;;) {
    try {
      const bones = left.map(kept => kept.bones);
      return { game: create({ ...start, ...(bones.length > 0 && { bones }) }), flawed };
    } catch (error) {
      const place = error instanceof UsageError ? FIELD.exec(error.field)?.[1] : undefined;
      const kept = place === undefined ? undefined : left[Number(place)];
      if (kept === undefined) {
        throw error;
      }
      flawed.push({ kept, reason: (error as Error).message });
      left = left.filter(one => one !== kept);
    }
  }
}
