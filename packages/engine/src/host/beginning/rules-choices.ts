// The rules that a new game can have, with a sentence for each.

import {
  CHOSEN_SLOTS,
  type ChosenRules,
  type ChosenSlot,
  type RulesChoices,
  type RulesPreset,
} from '../../face/index.ts';
import { DEFAULT_RULESET, type Ruleset, type RulesetLibrary } from '../../rulesets/index.ts';

const SLOT_WORDS: Readonly<Record<ChosenSlot, readonly [name: string, about: string]>> = {
  casting: ['Casting', 'Who may cast, what it costs, when it fails, and how spells are learnt.'],
  combat: ['Combat', 'Blows, hits, criticals and damage.'],
  spells: ['Spell objects', 'Levels, paths and prices of spells, and what wands and rods hold.'],
  speed: ['Speed', 'Who moves when.'],
  charging: ['Charging', 'What scrolls of charging do to wands and tools, and at what risk.'],
};

/** The choices, with the rules of the host's ruleset as the usual ones. */
export function rulesChoices(library: RulesetLibrary, usual: Ruleset): RulesChoices {
  const choice = (id: string) => {
    const { title, about } = library.source(id);
    return { id, name: title, about };
  };
  const states = (id: string, slot: ChosenSlot) => library.source(id).slots[slot] !== undefined;
  const named = library.presets.map(({ id, title, about, differences }) => ({
    ...{ id, name: title, about, rules: rulesOf(library.resolve(id)) },
    differs: differences.map(({ says }) => says),
  }));
  const whole = library.ids.map(id => ({
    ...choice(id),
    rules: rulesOf(library.resolve(id)),
    differs: [],
  }));
  // The default first, then the named ones. Those with the same rules are offered once.
  const presets: RulesPreset[] = [];
  for (const preset of [...whole.slice(0, 1), ...named, ...whole.slice(1)]) {
    if (!presets.some(known => isSame(known.rules, preset.rules))) {
      presets.push(preset);
    }
  }
  return {
    usual: rulesOf(usual),
    presets,
    slots: CHOSEN_SLOTS.map(slot => {
      const [name, about] = SLOT_WORDS[slot];
      const ids = library.ids.filter(id => states(id, slot));
      return { slot, name, about, choices: ids.map(choice) };
    }),
    ownObjects: library.ids.filter(
      id => id !== DEFAULT_RULESET && states(id, 'casting') && states(id, 'spells'),
    ),
  };
}

/** Which ruleset states the rules of each slot. */
function rulesOf({ origins }: Ruleset): ChosenRules {
  return Object.fromEntries(CHOSEN_SLOTS.map(slot => [slot, origins[slot]])) as ChosenRules;
}

function isSame(one: ChosenRules, other: ChosenRules): boolean {
  return CHOSEN_SLOTS.every(slot => one[slot] === other[slot]);
}
