import type { RulesetSource } from '../ruleset.ts';
import { combat } from './combat.ts';

/** Angband 3.0.5: attacks. */
export const ruleset: RulesetSource = {
  id: 'angband-3.0.5',
  title: 'Angband 3.0.5',
  slots: { combat: { whole: combat } },
  about:
    'Attacks as Angband 3.0.5 plays them: blows from strength, dexterity and the weight of the ' +
    'weapon, shots multiplied by the launcher, throws, skill against three quarters of the armour ' +
    'class, critical hits by weight, slays and brands as factors of the dice. Numbers and order are those of the program, read in its source ' +
    'and checked against its own functions.',
  differences: [],
};
