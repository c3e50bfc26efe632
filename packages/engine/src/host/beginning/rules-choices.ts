// The rules that a new game can have, with a sentence for each.

import {
  CHOSEN_SLOTS,
  type ChosenRules,
  type ChosenSlot,
  type RulesChoices,
  type RulesPreset,
  type SlotsTogether,
} from '../../face/index.ts';
import {
  DEFAULT_RULESET,
  INTERACTIONS,
  type Ruleset,
  type RulesetLibrary,
  slotDifferences,
  type ToldDifference,
  toldSentence,
} from '../../rulesets/index.ts';

const SLOT_WORDS: Readonly<Record<ChosenSlot, readonly [name: string, about: string]>> = {
  casting: ['Casting', 'Who may cast, what it costs, when it fails, and how spells are learnt.'],
  combat: ['Combat', 'Blows, hits, criticals and damage.'],
  spells: ['Spell objects', 'Levels, paths and prices of spells, and what wands and rods hold.'],
  speed: ['Speed', 'Who moves when.'],
  charging: ['Charging', 'What scrolls of charging do to wands and tools, and at what risk.'],
  world: [
    'World',
    'All the rest: skills and their slots, forms, gods, food, shops, tools and traps.',
  ],
};

/** The choices, with the rules of the host's ruleset as the usual ones. */
export function rulesChoices(library: RulesetLibrary, usual: Ruleset): RulesChoices {
  const choice = (id: string) => {
    const { title, about } = library.source(id);
    return { id, name: title, about };
  };
  const sentences: string[] = [];
  const placed = (differences: readonly ToldDifference[]) =>
    differences
      .filter(({ askedOnly }) => askedOnly !== true)
      .map(difference => {
        const sentence = toldSentence(difference);
        const place = sentences.indexOf(sentence);
        return place < 0 ? sentences.push(sentence) - 1 : place;
      });
  const slotChoice = (id: string, slot: ChosenSlot) => {
    const { here, notHere } = slotDifferences(library, slot, id);
    return { ...choice(id), here: placed(here), notHere: placed(notHere) };
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
      return { slot, name, about, choices: ids.map(id => slotChoice(id, slot)) };
    }),
    ownObjects: library.ids.filter(
      id => id !== DEFAULT_RULESET && states(id, 'casting') && states(id, 'spells'),
    ),
    sentences,
    together: togetherIn(library, states),
  };
}

/** The sentences about two slots, with the pairs of rulesets for which they hold. */
function togetherIn(
  library: RulesetLibrary,
  states: (id: string, slot: ChosenSlot) => boolean,
): readonly SlotsTogether[] {
  const { slots } = library.resolve(DEFAULT_RULESET);
  const rulesOf = (slot: ChosenSlot, id: string) => library.resolve({ [slot]: id }).slots[slot];
  return INTERACTIONS.flatMap(({ slots: both, says, holds }) => {
    const [one, other] = both.map(slot => CHOSEN_SLOTS.find(name => name === slot));
    if (one === undefined || other === undefined) {
      return [];
    }
    const [firsts, seconds] = [one, other].map(slot => library.ids.filter(id => states(id, slot)));
    const pairs = firsts!.flatMap(first =>
      seconds!
        .filter(second => first !== DEFAULT_RULESET || second !== DEFAULT_RULESET)
        .filter(second =>
          holds({ ...slots, [one]: rulesOf(one, first), [other]: rulesOf(other, second) }),
        )
        .map(second => [first, second] as const),
    );
    return [{ slots: [one, other] as const, says, pairs }];
  });
}

/** Which ruleset states the rules of each slot. */
function rulesOf({ origins }: Ruleset): ChosenRules {
  return Object.fromEntries(CHOSEN_SLOTS.map(slot => [slot, origins[slot]])) as ChosenRules;
}

function isSame(one: ChosenRules, other: ChosenRules): boolean {
  return CHOSEN_SLOTS.every(slot => one[slot] === other[slot]);
}
