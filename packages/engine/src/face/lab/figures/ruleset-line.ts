// Which rules answered: the ruleset that was asked for, and the others where it leaves a slot empty.

import {
  createRulesets,
  type Ruleset,
  type RulesetLibrary,
  type SlotName,
} from '../../../rulesets/index.ts';

/** The slot `spells` in front of `rules`. */
const SLOT_WORDS: Partial<Record<SlotName, string>> = { spells: 'spell' };

/** `Ruleset: crossfire (casting rules: house)`. @param slots whose rules the answer needs */
export function rulesetLine(
  ruleset: Ruleset,
  slots: readonly SlotName[],
  library: Pick<RulesetLibrary, 'resolve' | 'fills'> = createRulesets(),
): string {
  const others = slots
    .filter(slot => !isOwn(ruleset, slot, library))
    .map(slot => `${SLOT_WORDS[slot] ?? slot} rules: ${ruleset.origins[slot]}`);
  return `Ruleset: ${ruleset.id}${others.length === 0 ? '' : ` (${others.join(', ')})`}`;
}

/** Whether what was asked for says something about the slot, by itself or by a parent. */
function isOwn(
  { id }: Ruleset,
  slot: SlotName,
  library: Pick<RulesetLibrary, 'resolve' | 'fills'>,
): boolean {
  return id.includes('=')
    ? id.split(',').some(part => part.startsWith(`${slot}=`))
    : library.fills(id, slot);
}

/** The ruleset whose rules each slot of the answer is by, for a JSON document. */
export function originsOf(
  { origins }: Ruleset,
  slots: readonly SlotName[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(slots.map(slot => [slot, origins[slot]]));
}
