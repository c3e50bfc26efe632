// The choice of rules for a new game: a whole ruleset, or one for each slot.

/** The slots that players may choose rules for. */
export const CHOSEN_SLOTS = ['casting', 'combat', 'spells', 'speed', 'charging', 'world'] as const;

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

/** A ruleset that can be chosen for a slot, and how the slot then differs from the house’s. */
interface SlotRuleset extends RulesetChoice {
  /** What it and its ancestors do otherwise: places in the list of sentences. */
  readonly here: readonly number[];
  /** What the house’s does, and it doesn’t. */
  readonly notHere: readonly number[];
}

/** A sentence about two slots, and the rulesets with which it holds. */
export interface SlotsTogether {
  readonly slots: readonly [ChosenSlot, ChosenSlot];
  readonly says: string;
  readonly pairs: readonly (readonly [string, string])[];
}

/** The rulesets that state rules for a slot. */
export interface SlotChoices {
  readonly slot: ChosenSlot;
  readonly name: string;
  /** What its rules decide, in a sentence. */
  readonly about: string;
  readonly choices: readonly SlotRuleset[];
}

/** All choices of rules. */
export interface RulesChoices {
  /** The rules of a game without a choice. */
  readonly usual: ChosenRules;
  readonly presets: readonly RulesPreset[];
  readonly slots: readonly SlotChoices[];
  /** Rulesets that cast by their own spell objects: the slot `spells` follows `casting` to one of them. */
  readonly ownObjects: readonly string[];
  /** Every sentence about a difference, once. */
  readonly sentences: readonly string[];
  readonly together: readonly SlotsTogether[];
}

/** How a slot of a composition differs from the house's, in words. */
export interface SlotTold {
  readonly slot: ChosenSlot;
  readonly name: string;
  /** The title of its ruleset. */
  readonly ruleset: string;
  readonly here: readonly string[];
  readonly notHere: readonly string[];
}

/** How a composition differs from the house's rules. */
export interface RulesTold {
  /** The slots that differ. */
  readonly slots: readonly SlotTold[];
  /** How two slots work together. */
  readonly together: readonly string[];
}

/** How a composition differs from the house's rules, slot by slot, and where two of its slots meet. */
export function rulesTold(
  { slots, sentences, together }: RulesChoices,
  rules: ChosenRules,
): RulesTold {
  const said = (places: readonly number[]) => places.map(place => sentences[place] ?? '');
  const told = slots.flatMap(({ slot, name, choices }): SlotTold[] => {
    const chosen = choices.find(({ id }) => id === rules[slot]);
    return chosen === undefined || chosen.here.length + chosen.notHere.length === 0
      ? []
      : [
          {
            slot,
            name,
            ruleset: chosen.name,
            here: said(chosen.here),
            notHere: said(chosen.notHere),
          },
        ];
  });
  const met = together.filter(({ slots: [one, other], pairs }) =>
    pairs.some(([first, second]) => first === rules[one] && second === rules[other]),
  );
  return { slots: told, together: met.map(({ says }) => says) };
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

/** What differs, as paragraphs: a heading for each slot, then its sentences. Empty under the house's rules. */
export function rulesToldText({ slots, together }: RulesTold): string {
  const list = (title: string, sentences: readonly string[]) =>
    sentences.length === 0 ? [] : [`  ${title}`, ...sentences.map(sentence => `   - ${sentence}`)];
  const told = slots.map(({ name, ruleset, here, notHere }) =>
    [`${name}: ${ruleset}`, ...list(HERE, here), ...list(NOT_HERE, notHere)].join('\n'),
  );
  const met = together.length === 0 ? [] : [[TOGETHER, ...list(MEET, together)].join('\n')];
  return [...told, ...met].join('\n\n');
}

/** What stands above each list of sentences. */
export const HERE = 'What it does otherwise:';
export const NOT_HERE = 'What the house does and it doesn’t:';
export const TOGETHER = 'Together';
const MEET = 'Where two slots meet:';

function areEqual(one: ChosenRules, other: ChosenRules): boolean {
  return CHOSEN_SLOTS.every(slot => one[slot] === other[slot]);
}
