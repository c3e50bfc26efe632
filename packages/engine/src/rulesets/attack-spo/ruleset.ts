import type { RulesetSource } from '../ruleset.ts';
import { switches } from './combat.ts';

/** ATTACK.SPO read literally, on top of Angband 3.0.5. */
export const ruleset: RulesetSource = {
  id: 'attack-spo',
  title: 'ATTACK.SPO',
  parent: 'angband-3.0.5',
  slots: { combat: { patches: Object.values(switches).map(({ patch }) => patch) } },
  about:
    'The spoiler ATTACK.SPO read literally: Angband 3.0.5 with every statement of the document ' +
    'that its program contradicts, slips included. Where the document is silent the program stands.',
  differences: [
    {
      says: 'Melee skill per ten levels: rogue 30, ranger 45, paladin 30; it was 40, 30 and 35.',
      source: 'ATTACK.SPO, D-AT-01 (switch melee-skill-rates)',
    },
    {
      says: 'Skill against an unseen monster is halved with fractions rounded up; they were dropped.',
      source: 'ATTACK.SPO, D-AT-02 (switch unseen-rounds-up)',
    },
    {
      says: 'Three quarters of the armour class count exactly; they were rounded down.',
      source: 'ATTACK.SPO, D-AT-03 (switch exact-three-quarters)',
    },
    {
      says: 'A weapon too heavy for the arm costs to-hit only; it also left a single blow.',
      source: 'ATTACK.SPO, D-AT-04 (switch heavy-weapon-keeps-blows)',
    },
    {
      says: 'Only a blessed weapon lifts the penalty for edges; any blessed thing worn did.',
      source: 'ATTACK.SPO, D-AT-16 (switch blessed-weapon-only)',
    },
    {
      says: 'Bare hands do 1 point of damage; the damage bonus was added.',
      source: 'ATTACK.SPO, D-AT-17 (switch bare-hands-no-bonus)',
    },
  ],
};
