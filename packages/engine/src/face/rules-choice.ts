// The choice of rules for a new game: a whole ruleset, or one for each slot.

/** The slots that players may choose rules for. */
export const CHOSEN_SLOTS = ['casting', 'combat', 'spells', 'speed', 'charging'] as const;

/** The name of such a slot. */
export type ChosenSlot = (typeof CHOSEN_SLOTS)[number];

/** A ruleset for each slot. */
export type ChosenRules = Readonly<Record<ChosenSlot, string>>;

/** A ruleset that can be chosen. */
export interface RulesetChoice {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** A whole ruleset or a named composition, with the ruleset that each of its slots comes from. */
export interface RulesPreset extends RulesetChoice {
  readonly rules: ChosenRules;
  /** How a named composition differs from the usual rules, a sentence each; empty for a ruleset. */
  readonly differs: readonly string[];
}

/** The rulesets that state rules for a slot. */
export interface SlotChoices {
  readonly slot: ChosenSlot;
  readonly name: string;
  /** What its rules decide, in a sentence. */
  readonly about: string;
  readonly choices: readonly RulesetChoice[];
}

/** All choices of rules. */
export interface RulesChoices {
  /** The rules of a game without a choice. */
  readonly usual: ChosenRules;
  readonly presets: readonly RulesPreset[];
  readonly slots: readonly SlotChoices[];
  /** Rulesets that cast by their own spell objects: the slot `spells` follows `casting` to one of them. */
  readonly ownObjects: readonly string[];
}

/** The rules with another ruleset in a slot. Casting by spell objects brings the objects along. */
export function withSlot(
  { ownObjects }: RulesChoices,
  rules: ChosenRules,
  slot: ChosenSlot,
  id: string,
): ChosenRules {
  const changed = { ...rules, [slot]: id };
  return slot === 'casting' && ownObjects.includes(id) ? { ...changed, spells: id } : changed;
}

/** The preset that has these rules; undefined: they are a mixture. */
export function presetOf({ presets }: RulesChoices, rules: ChosenRules): RulesPreset | undefined {
  return presets.find(preset => areEqual(preset.rules, rules));
}

/** The rules as the field `ruleset` of a new game; undefined: the usual ones. */
export function rulesetField({ usual }: RulesChoices, rules: ChosenRules): string | undefined {
  return areEqual(usual, rules)
    ? undefined
    : CHOSEN_SLOTS.map(slot => `${slot}=${rules[slot]}`).join(',');
}

/** The rules that a text names, as a preset's id or by slots; what it names otherwise is as usual. */
export function rulesNamed({ usual, presets, slots }: RulesChoices, text: string): ChosenRules {
  const preset = presets.find(({ id }) => id === text);
  if (preset !== undefined) {
    return preset.rules;
  }
  let rules = usual;
  for (const part of text.split(',')) {
    const [slot, id] = part.split('=');
    const choices = slots.find(one => one.slot === slot)?.choices ?? [];
    if (choices.some(choice => choice.id === id)) {
      rules = { ...rules, [slot!]: id! };
    }
  }
  return rules;
}

/** `casting crossfire, speed nethack-3.7`: the slots in which rules differ from the usual; empty for none. */
export function rulesInBrief({ usual }: RulesChoices, rules: ChosenRules): string {
  return CHOSEN_SLOTS.filter(slot => rules[slot] !== usual[slot])
    .map(slot => `${slot} ${rules[slot]}`)
    .join(', ');
}

function areEqual(one: ChosenRules, other: ChosenRules): boolean {
  return CHOSEN_SLOTS.every(slot => one[slot] === other[slot]);
}
