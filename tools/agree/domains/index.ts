// All domains, in the order in which questions are drawn from them.

import type { Domain } from '../question.ts';
import { ATTACKS_TO_KILL, BLOWS, ROUNDS } from './attacks.ts';
import { MEMORY, STUDY } from './books.ts';
import { ATTEMPTS, ATTEMPTS_TO_KILL, BACKFIRES } from './casting.ts';
import { BLASTS, BOOKS, CANCELS, LIVES, RINGS, TOOLS, WANDS, WRESTS } from './charges.ts';
import { DANGERS, DEATHS, DUEL_TURNS, DUELS } from './duels.ts';
import { AREAS, TARGETS } from './maps.ts';
import {
  BREAKAGE,
  SHOTS,
  SHOTS_TO_KILL,
  THROWS,
  THROWS_TO_KILL,
  TURNS_OF_SHOTS,
} from './missiles.ts';
import { BEFORE_HERO, MOVES, POINTS } from './paces.ts';
import { SEQUENCES } from './sequences.ts';
import { CONDITIONS, TREASURES } from './treasures.ts';

export const DOMAINS: readonly Domain[] = [
  ...[ATTEMPTS, BACKFIRES, ATTEMPTS_TO_KILL, TARGETS, AREAS],
  ...[BLOWS, ROUNDS, ATTACKS_TO_KILL],
  ...[SHOTS, TURNS_OF_SHOTS, SHOTS_TO_KILL, THROWS, THROWS_TO_KILL, BREAKAGE],
  ...[DUELS, DUEL_TURNS, DANGERS, DEATHS],
  ...[WANDS, RINGS, TOOLS, BOOKS, BLASTS, LIVES, CANCELS, WRESTS],
  ...[STUDY, MEMORY, TREASURES, CONDITIONS],
  ...[POINTS, MOVES, BEFORE_HERO, SEQUENCES],
];
