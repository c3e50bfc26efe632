// Shots and throws.

import { LAUNCHER_KINDS, shotEnergy, shots } from '../../combat/index.ts';
import { capitalised, listOf } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, span, spoken, tableOf } from '../contract/tables.ts';
import { classesOf } from './fighters.ts';

/** A launcher that nobody finds too heavy, in tenths of a pound. */
const LIGHT = 10;

function launchers({ slots }: Ruleset): Table {
  const rows = slots.combat.missiles.launchers;
  return tableOf(
    'Launchers',
    ['launcher', 'ammunition', 'multiplies damage by'],
    LAUNCHER_KINDS.map(kind => [spoken(kind), rows[kind].ammunition, rows[kind].multiplier]),
  );
}

function shotsByClass(ruleset: Ruleset): Table {
  const levels = [1, 20, 40];
  return tableOf(
    'Shots a turn with a long bow, by class and level',
    ['class', ...levels.map(level => `level ${level}`), 'level 40, extra shots 1'],
    classesOf(ruleset).map(name => {
      const view = {
        ...{ class: name, strength: 100, extraShots: 0, extraMight: 0 },
        launcher: { kind: 'long-bow', weight: LIGHT },
      } as const;
      const of = (level: number, extraShots: number) =>
        asked(shots(ruleset.slots.combat, { ...view, level, extraShots }).shots, 'shoot', {
          ...{ class: name, level: String(level), launcher: 'long-bow', str: '18/82' },
          ...(extraShots > 0 && { 'extra-shots': String(extraShots) }),
        });
      return [capitalised(name), ...levels.map(level => of(level, 0)), of(40, 1)];
    }),
  );
}

function energy({ slots }: Ruleset): Table {
  return tableOf(
    'Energy of a shot, of the 100 that a turn has',
    ['shots a turn', 'energy'],
    span(1, 5).map(count => [String(count), shotEnergy(slots.combat, count)]),
  );
}

/** The section. */
export const shooting: Section = {
  name: 'shots',
  title: 'Shots',
  text: ruleset => {
    const learners = classesOf(ruleset).flatMap(name =>
      ruleset.slots.combat.classes[name].shots.map(
        ({ ammunition, fromLevel }) =>
          `A ${capitalised(name)} who fires ${ammunition}s gains a shot at level ${fromLevel}.`,
      ),
    );
    return [
      'A launcher must be worn, and its own ammunition fired. The command offers only what fits. Other ammunition can be thrown.',
      'A turn of shooting takes as long as an attack. Its energy is divided by the number of shots, so two shots take half each.',
      ...learners,
      'A launcher of extra shots gives every class one more. The character sheet shows the number as Shots.',
      `A launcher that is too heavy ${ruleset.slots.combat.missiles.steps.heavyLauncherShots(3) === 1 ? 'fires one shot, and extra might is lost' : 'keeps its shots and its might'}.`,
    ];
  },
  tables: [launchers, shotsByClass, energy],
  suggestions: [
    {
      label: 'A Ranger with a long bow',
      ask: {
        question: 'shoot',
        inputs: { class: 'ranger', level: '20', launcher: 'long-bow', str: '18/50', hp: '30' },
      },
    },
  ],
  sources: ['Angband 3.0.5 src/xtra1.c (calc_bonuses)', 'src/cmd2.c (do_cmd_fire)'],
  statements: ['AT-080..AT-088', 'AT-115..AT-116'],
};

function thrownDice({ slots }: Ruleset): Table {
  return tableOf(
    'Damage of thrown things that have no dice of their own',
    ['kind', 'dice'],
    Object.entries(slots.combat.missiles.thrownDice).map(([kind, dice]) => [
      spoken(kind),
      `${dice.dice}d${dice.sides}`,
    ]),
  );
}

/** The section. */
export const throwing: Section = {
  name: 'throws',
  title: 'Throws',
  text: () => [
    'Almost anything can be thrown for damage. The page of an item gives its damage when thrown, even for armour.',
    'Throwing is weak after the early game. A flask of oil does 2d6, which is much at the beginning.',
  ],
  tables: [thrownDice],
  suggestions: [
    { label: 'A flask of oil', ask: { question: 'throw', inputs: { object: '2d6', hp: '20' } } },
  ],
  sources: ['Angband 3.0.5 src/cmd2.c (do_cmd_throw)'],
  statements: ['AT-089..AT-092'],
};

/** The section. */
export const missileHit: Section = {
  name: 'missile-hit',
  title: 'Whether a missile hits',
  text: ({ slots }) => {
    const { hit, missiles, steps } = slots.combat;
    return [
      `The skill is the missile skill + ${hit.skillPerToHit} × the to-hit of the ammunition − the distance in squares. A distance is the longer side + half of the shorter side.`,
      `A thrown object’s own to-hit ${missiles.steps.thrownToHit(1) === 1 ? 'counts too' : 'does not count'}. The launcher’s ${missiles.steps.throwerToHit(0, 1) === 1 ? 'counts for a throw as well' : 'counts for shots only'}.`,
      `Against an unseen monster the skill is halved and rounded ${steps.unseenSkill(3) === 2 ? 'up' : 'down'}. Then the rule of blows holds: ${hit.automaticHits} in ${hit.cases} always hits and ${hit.automaticMisses} in ${hit.cases} always misses, and otherwise the chance is (skill − ¾ armour class) in skill.`,
    ];
  },
  suggestions: [
    {
      label: 'A shot over 10 squares at armour class 36',
      ask: {
        question: 'shoot',
        inputs: { class: 'ranger', level: '10', ac: '36', distance: '10', hp: '30' },
      },
    },
  ],
  sources: ['Angband 3.0.5 src/cmd2.c (do_cmd_fire, do_cmd_throw)', 'src/cmd1.c (test_hit)'],
  statements: ['AT-099..AT-104'],
};

/** The section. */
export const missileDamage: Section = {
  name: 'missile-damage',
  title: 'What a missile does',
  text: ({ slots }) => [
    '1. Roll the dice of the ammunition. Other objects have dice of their own for throwing, or none.',
    `2. Add the damage bonus of the missile itself. Of a thrown object it counts for ${listOf(slots.combat.missiles.enchantedKinds.map(spoken))}.`,
    '3. Add the damage bonus of the launcher. Thrown objects skip this step and the next.',
    '4. Multiply by the launcher’s multiplier. Extra might raises it.',
    '5. Multiply by the highest slay or brand of the missile that applies.',
    '6. Apply the critical hit.',
    'Nothing else that is worn adds to the damage. Missiles add their bonuses before the multipliers, blows add them after.',
  ],
  suggestions: [
    {
      label: 'A heavy crossbow with extra might',
      ask: {
        question: 'shoot',
        inputs: {
          launcher: 'heavy-crossbow',
          missile: '1d11',
          'extra-might': '1',
          str: '18/100',
          hp: '50',
        },
      },
    },
  ],
  sources: ['Angband 3.0.5 src/cmd2.c (do_cmd_fire, do_cmd_throw)'],
  statements: ['AT-111..AT-114', 'AT-117', 'AT-119..AT-120'],
};
