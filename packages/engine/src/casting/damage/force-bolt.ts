// Effects of a force bolt on a monster. NetHack 3.6.7 src/zap.c (bhitm).

import type { Chance } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';
import { type SpellCaster, withBonus } from './damage-bonus.ts';
import { type ResistanceView, resists } from './resistance.ts';

/** A caster and a monster. */
export interface ForceBoltView extends ResistanceView, SpellCaster {
  /** A Knight carries his order's artifact. */
  readonly artifact: boolean;
  /** Descending armour class (NetHack). */
  readonly targetArmourClass: number;
  /** It is immune to magic. */
  readonly magicResistant: boolean;
}

/**
 * Hit points that the monster loses; 0 for a miss. Labels: `force-bolt`, `force-bolt-damage`,
 * `resists`.
 */
export function forceBolt(chance: Chance, rules: CastingRules, view: ForceBoltView): number {
  const { artifact, dealt: asDealt } = rules.attack;
  const { dice, die, base, half } = rules.attack.forceBolt;
  const notes: CastingNotebook = chance;
  if (view.magicResistant) {
    notes.note('magic-resistant');
    return 0;
  }
  const hits = base + view.targetArmourClass - 1;
  notes.note('bolt-odds', hits, die);
  if (!chance.test(hits, die, 'force-bolt')) {
    notes.note('missed');
    return 0;
  }
  notes.note('spell-dice', dice.count, dice.sides);
  const rolled = chance.roll(dice.count, dice.sides, 'force-bolt-damage');
  const damage = withBonus(rules, view, view.artifact ? rolled * artifact : rolled, notes);
  const halved = resists(chance, view);
  const dealt = asDealt(halved ? half(damage) : damage);
  notes.note(halved ? 'half-damage' : 'spell-damage', dealt, damage);
  return dealt;
}
