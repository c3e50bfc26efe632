// When a bomb explodes, as everybody who sees it knows.

import { TYPE } from '../../objects/index.ts';
import { effectClock } from '../../spellcraft/index.ts';
import { BOMB } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** The longest fuse in ticks that the view shows. */
const LONGEST = 1000;

/** Ticks until the bomb of a row of effects explodes; undefined: it is no bomb, or burns longer than the view shows. */
export function fuseOf({ level, content, ruleset }: GameState, row: number): number | undefined {
  const { effects } = level;
  const { type, subtype } = content.archetypeAt(effects.archetype[row]!);
  if (type !== TYPE.effect || subtype !== BOMB) {
    return undefined;
  }
  const [speed, speedLeft] = [Math.abs(effects.speed[row]!), effects.speedLeft[row]!];
  const { acts } = effectClock(ruleset.slots.spells, { speed, speedLeft, ticks: LONGEST });
  return acts[effects.food[row]! - 1];
}
