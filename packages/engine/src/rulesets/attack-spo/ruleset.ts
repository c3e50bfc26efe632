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
      slot: 'combat',
      changes: ['classes'],
    },
    {
      says: 'Skill against an unseen monster is halved with fractions rounded up; they were dropped.',
      source: 'ATTACK.SPO, D-AT-02 (switch unseen-rounds-up)',
      slot: 'combat',
      changes: ['steps.unseenSkill'],
    },
    {
      says: 'Three quarters of the armour class count exactly; they were rounded down.',
      source: 'ATTACK.SPO, D-AT-03 (switch exact-three-quarters)',
      slot: 'combat',
      changes: ['steps.armourQuarters'],
    },
    {
      says: 'A weapon too heavy for the arm costs to-hit only; it also left a single blow.',
      source: 'ATTACK.SPO, D-AT-04 (switch heavy-weapon-keeps-blows)',
      slot: 'combat',
      changes: ['steps.heavyWeaponBlows'],
    },
    {
      says: 'Only a blessed weapon lifts the penalty for edges; any blessed thing worn did.',
      source: 'ATTACK.SPO, D-AT-16 (switch blessed-weapon-only)',
      slot: 'combat',
      changes: ['steps.edgeBlessed'],
    },
    {
      says: 'Bare hands do 1 point of damage; the damage bonus was added.',
      source: 'ATTACK.SPO, D-AT-17 (switch bare-hands-no-bonus)',
      slot: 'combat',
      changes: ['steps.bareHandsBonus'],
    },
    {
      says: 'A launcher too heavy for the arm costs to-hit only; it also left one shot and no might.',
      source: 'ATTACK.SPO, D-AT-05 (switch heavy-launcher-keeps-shots)',
      slot: 'combat',
      changes: ['missiles.steps.heavyLauncherShots', 'missiles.steps.heavyLauncherMultiplier'],
    },
    {
      says: 'The launcher’s to-hit counts for critical shots; it was left out.',
      source: 'ATTACK.SPO, D-AT-07 (switch critical-counts-launcher)',
      slot: 'combat',
      changes: ['missiles.steps.shotCriticalBonus'],
    },
    {
      says: 'A thrown object’s to-hit counts in the hit roll; it did not.',
      source: 'ATTACK.SPO, D-AT-09 (switch throw-counts-object)',
      slot: 'combat',
      changes: ['missiles.steps.thrownToHit'],
    },
    {
      says: 'A throw starts from the skill with the launcher in hand; the launcher was ignored.',
      source: 'ATTACK.SPO, D-AT-10 (switch throw-counts-launcher)',
      slot: 'combat',
      changes: ['missiles.steps.throwerToHit'],
    },
    {
      says: 'Of a thrown object that is no weapon neither to-hit nor to-dam counts; both did.',
      source: 'ATTACK.SPO, D-AT-11, D-AT-12 (switch missile-bonus-weapons-only)',
      slot: 'combat',
      changes: ['missiles.enchantedKinds'],
    },
    {
      says: 'Breakage has figures of its own: flask 100, potion 50, arrow 30, bolt 20, most 10 percent.',
      source: 'ATTACK.SPO, D-AT-13 (switch breakage-table)',
      slot: 'combat',
      changes: ['missiles.breakage'],
    },
    {
      says: 'What hits a monster or wall less than 3 squares away breaks twice as often.',
      source: 'ATTACK.SPO, D-AT-14 (switch breakage-doubles-near)',
      slot: 'combat',
      changes: ['missiles.steps.breakageAfter'],
    },
    {
      says: 'Every shot and throw may break; only what met a monster did.',
      source: 'ATTACK.SPO, D-AT-15 (switch breakage-always)',
      slot: 'combat',
      changes: ['missiles.steps.mayBreak'],
    },
  ],
};
