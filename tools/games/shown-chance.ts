// What a chance that a player could be shown is about, and how it is settled.

import type { Command, Performed } from '@roguewright/engine/game';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';

/** What a chance is about. */
export const CHANCE_KINDS = [
  ...['blow hits', 'attack kills', 'missile hits', 'missile kills', 'cast fails'],
  ...['monster hurts', 'monster kills', 'disarms', 'sets off'],
  ...['throw hits', 'throw kills', 'kick breaks', 'kick hits'],
  ...[
    'spell hits',
    'spell kills',
    'zap hits',
    'zap kills',
    'lock turns',
    'move kills',
    'is likeliest',
  ],
] as const;
export type ChanceKind = (typeof CHANCE_KINDS)[number];

/** A chance that was told, and how it is settled. */
export interface ShownChance {
  readonly kind: ChanceKind;
  /** 0…1. */
  readonly told: number;
  readonly command: Command;
  /** It holds as long as nobody else moves; absent: whatever anybody does. */
  readonly ifStill?: true;
  /** Whether it came; undefined where the command came to neither. */
  readonly came: (performed: Performed) => boolean | undefined;
}

/** Asks a game; undefined: the question can't be asked at this moment. */
export type Ask = (question: OddsQuestion) => OddsAnswer | undefined;

/** A chance that was told, and whether it came. */
export interface SettledChance {
  readonly kind: ChanceKind;
  /** 0…1. */
  readonly told: number;
  readonly came: boolean;
}
