// What a god makes of a spell's attack: the holy word and the power of gods hit in the name of the caster's god, which
// gives them the races that it slays, and to the power of gods its own attack types as well. Crossfire
// server/gods.c (tailor_god_spell).

import type { God } from '../../objects/index.ts';
import { GOD_POWER, HOLY_WORD } from '../attack-types.ts';
import type { SpellWorld } from '../spell-world.ts';

/** An attack with the name of a god. */
export interface TailoredAttack {
  /** Bits of attack types. */
  readonly attackType: number;
  /** The god; undefined: the attack needs none. */
  readonly god: God | undefined;
}

/** Whether attack types need a god. */
function needsGod(attackType: number): boolean {
  return (attackType & (HOLY_WORD | GOD_POWER)) !== 0;
}

/** An attack as the god of a caster gives it; undefined: it needs a god, and the caster has none. */
export function tailored(
  { faith }: SpellWorld,
  caster: number,
  attackType: number,
): TailoredAttack | undefined {
  if (!needsGod(attackType)) {
    return { attackType, god: undefined };
  }
  const god = faith.godOf(caster);
  if (god === undefined) {
    return undefined;
  }
  const isPower = (attackType & GOD_POWER) !== 0;
  return { attackType: isPower ? attackType | god.attackType : attackType, god };
}

/** The reference that an effect keeps to the god in whose name it hits: 0 for none. */
export function slayerOfGod(god: God | undefined): number {
  return god === undefined ? 0 : god.archetype.index + 1;
}
