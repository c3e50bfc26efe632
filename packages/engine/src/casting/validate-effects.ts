// Validation of inputs for the rules of memory, aim, damage and price. It is separate from the rules to keep
// those fast.

import { integerIn, memberOf, UsageError } from '../errors/index.ts';
import type { BackfireView } from './attempt/backfire.ts';
import type { AimView } from './damage/flight.ts';
import type { ResistanceView } from './damage/resistance.ts';
import type { RetentionView } from './memory/retention.ts';
import type { AmnesiaView } from './slot/memory-rules.ts';
import { CASTING_SKILLS, HIGHEST_LEVEL, HIGHEST_SPELL_LEVEL } from './slot/names.ts';
import type { CastingRules } from './slot/rules.ts';
import type { PowerPriceView } from './variants/power.ts';

const LEAST_ATTRIBUTE = 3;
const MOST_ATTRIBUTE = 25;
/** Far above any turn counter in play. */
const MOST_TURNS = 1_000_000;
/** Highest level of monsters, including casters. */
const MOST_LEVEL = 50;

/** Throws a UsageError naming field, value and range for an impossible memory. */
export function validateRetention(view: RetentionView): void {
  integerIn('turnsLeft', view.turnsLeft, 0, MOST_TURNS);
  memberOf('skill', view.skill, CASTING_SKILLS);
}

/** Throws a UsageError naming field, value and range for an impossible caster. */
export function validateBackfire(view: BackfireView): void {
  integerIn('spellLevel', view.spellLevel, 1, HIGHEST_SPELL_LEVEL);
  integerIn('confusion', view.confusion, 0, MOST_TURNS);
  integerIn('stun', view.stun, 0, MOST_TURNS);
}

/** Throws a UsageError naming field, value and range for an impossible bout of amnesia. */
export function validateAmnesia(view: AmnesiaView): void {
  view.memories.forEach((memory, at) => {
    integerIn(`memories[${at}]`, memory, 0, MOST_TURNS);
  });
  integerIn('luck', view.luck, -13, 13);
}

/** Throws a UsageError naming field, value and range for an impossible caster. */
export function validateAim(view: AimView): void {
  memberOf('skill', view.skill, CASTING_SKILLS);
  integerIn('dexterity', view.dexterity, LEAST_ATTRIBUTE, MOST_ATTRIBUTE);
}

/** Throws a UsageError naming field, value and range for an impossible attack spell. */
export function validateAttack(view: ResistanceView & { readonly intelligence: number }): void {
  integerIn('casterLevel', view.casterLevel, 1, HIGHEST_LEVEL);
  integerIn('intelligence', view.intelligence, LEAST_ATTRIBUTE, MOST_ATTRIBUTE);
  integerIn('targetLevel', view.targetLevel, 0, MOST_TURNS);
  integerIn('targetResistance', view.targetResistance, 0, 100);
}

/** Throws a UsageError naming field, value and range for an impossible caster. */
export function validatePower(rules: CastingRules, view: PowerPriceView): void {
  const { power } = rules;
  if (power === undefined) {
    throw new UsageError('rules', 'no casting.power', 'a ruleset whose chance raises the price');
  }
  memberOf('caster', view.caster, ['hero' as const, ...keysOf(power.monsters)]);
  if (view.caster === 'hero') {
    memberOf('role', view.role, keysOf(power.roles));
  }
  integerIn('intelligence', view.intelligence, LEAST_ATTRIBUTE, MOST_ATTRIBUTE);
  integerIn('level', view.level, view.caster === 'hero' ? 1 : 0, MOST_LEVEL);
  integerIn('spellLevel', view.spellLevel, 1, HIGHEST_SPELL_LEVEL);
  memberOf('skill', view.skill, CASTING_SKILLS);
  memberOf('bodyArmour', view.bodyArmour, keysOf(power.body));
  memberOf('helmet', view.helmet, keysOf(power.helmet));
  memberOf('gloves', view.gloves, keysOf(power.gloves));
  memberOf('boots', view.boots, keysOf(power.boots));
  memberOf('shield', view.shield, keysOf(power.shield));
}

function keysOf<Key extends string>(rows: Readonly<Record<Key, number>>): Key[] {
  return Object.keys(rows) as Key[];
}
