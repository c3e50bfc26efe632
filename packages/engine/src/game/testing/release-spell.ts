// Releases spells of a scene's content as successful casts do.

import { spellFacts } from '../../objects/index.ts';
import { castSpell } from '../../spells/index.ts';
import type { Scene } from './scene.ts';

/** How a spell is released. */
interface Release {
  /** Absent: the hero. */
  readonly caster?: number;
  /** Absent: 1. */
  readonly level?: number;
  /** 0…8; absent: 0. */
  readonly direction?: number;
}

/** Releases a spell by its archetype's id. @returns whether it had an effect */
export function releaseSpell(
  { state }: Scene,
  id: string,
  { caster = state.hero.id, level = 1, direction = 0 }: Release = {},
): boolean {
  const spell = state.content.archetype(id);
  return castSpell(state.spells, {
    spell,
    facts: spellFacts(spell),
    caster,
    direction,
    level,
    damageBonus: 0,
    attuned: 0,
    repelled: 0,
    denied: 0,
  });
}
