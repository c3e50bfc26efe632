// Spell objects: level, price, time, bonuses.

import type { Ruleset } from '../../rulesets/index.ts';
import {
  castingTime,
  damageBonus,
  levelCost,
  type PathView,
  pathBits,
} from '../../spellcraft/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { decimal, spoken, tableOf } from '../contract/tables.ts';

const FIRE = pathBits(['fire']);

const RELATIONS: readonly (readonly [name: string, paths: PathView])[] = [
  ['neither', { path: FIRE, attuned: 0, repelled: 0, denied: 0 }],
  ['attuned', { path: FIRE, attuned: FIRE, repelled: 0, denied: 0 }],
  ['repelled', { path: FIRE, attuned: 0, repelled: FIRE, denied: 0 }],
  ['both', { path: FIRE, attuned: FIRE, repelled: FIRE, denied: 0 }],
];

/** The document's example: a spell of level 10. */
const EXAMPLE = { spellLevel: 10, sp: 40, grace: 0, maxsp: 24, maxgrace: 0 };
const LEVELS = [10, 15, 20, 30, 50];

function prices({ slots }: Ruleset): Table {
  return tableOf(
    'Price of a level 10 spell of 40 energy that grows over 24 levels, by the level of the caster',
    ['paths of the caster', ...LEVELS.map(level => `level ${level}`)],
    RELATIONS.map(([name, paths]) => [
      name,
      ...LEVELS.map(baseLevel => levelCost(slots.spells, { ...EXAMPLE, baseLevel, paths }).highest),
    ]),
  );
}

function bonuses({ slots }: Ruleset): Table {
  return tableOf(
    'Bonus of a level 10 spell with a modifier of 5, by the level of the caster',
    ['paths of the caster', ...LEVELS.map(level => `level ${level}`)],
    RELATIONS.map(([name, paths]) => [
      name,
      ...LEVELS.map(baseLevel =>
        damageBonus(slots.spells, { spellLevel: 10, modifier: 5, baseLevel, paths }),
      ),
    ]),
  );
}

function damages({ slots }: Ruleset): Table {
  const modifiers = [1, 2, 5, 10];
  const levels = [10, 15, 25, 50];
  const paths = RELATIONS[0]![1];
  return tableOf(
    'Damage of a level 10 spell with dam 50, by its modifier and the level of the caster',
    ['modifier', ...levels.map(level => `level ${level}`)],
    modifiers.map(modifier => [
      String(modifier),
      ...levels.map(
        baseLevel => 50 + damageBonus(slots.spells, { spellLevel: 10, modifier, baseLevel, paths }),
      ),
    ]),
  );
}

function times({ slots }: Ruleset): Table {
  const ticks = [0, 5, 10, 15, 20, 50];
  return tableOf(
    'Casting time in ticks',
    ['paths of the caster', ...ticks.map(time => `${time} ticks`)],
    RELATIONS.map(([name, paths]) => [
      name,
      ...ticks.map(time => decimal(castingTime(slots.spells, { castingTime: time, paths }).exact)),
    ]),
  );
}

function pathTable({ slots }: Ruleset): Table {
  return tableOf(
    'The paths of magic',
    ['name in files', 'name', 'bit'],
    Object.entries(slots.spells.pathNames).map(([name, title], at) => [
      name,
      title,
      String(2 ** at),
    ]),
  );
}

/** The section. */
export const objects: Section = {
  name: 'objects',
  title: 'Spell objects',
  text: ({ slots }) => [
    'A spell is an object. A creature that knows a spell carries it. A wand, rod, scroll, book, potion, rune or firewall holds it, and casts it. A new spell is a file and no code.',
    'The subtype says what the spell does. The other keys say how strongly: level, price in mana (sp) or grace, casting time, damage (dam), duration, range, attack type, and paths.',
    'Each of damage, duration and range may have a modifier. A modifier of n adds 1 for every n levels of the caster above the level of the spell.',
    'The price grows with the level of the caster if maxsp or maxgrace is set: with a value of n, the base price is added again for every n levels. It is rounded down, and a spell that is not free costs 1 at least.',
    `A resistance of ${slots.spells.immunity} is immunity. Protections act on what is left, one after another, so 30 and 30 make 51.`,
    'The text of a spell is its msg. An older key, lore, is read where there is no msg.',
  ],
  tables: [prices, damages, bonuses],
  suggestions: [
    {
      label: 'A fireball of a level 15 Wizard who is attuned to fire',
      ask: {
        question: 'cast',
        inputs: {
          spell: 'spell_fireball',
          level: '15',
          int: '18',
          skill: 'basic',
          attuned: 'fire',
        },
      },
    },
  ],
  sources: ['Crossfire server/spell_util.c (SP_level_spellpoint_cost, SP_level_dam_adjust)'],
  statements: ['SP-001..SP-027', 'SP-033..SP-057'],
};

/** The section. */
export const timesSection: Section = {
  name: 'times',
  title: 'Casting times',
  text: () => [
    'A turn has ten ticks. A spell of ten ticks takes as long as a step. Short times suit escapes and abilities, long times great effects.',
    'Being attuned to a path of the spell shortens the time, being repelled lengthens it.',
  ],
  tables: [times],
  sources: ['Crossfire server/spell_util.c (cast_spell)'],
  statements: ['SP-028..SP-032'],
};

/** The section. */
export const paths: Section = {
  name: 'paths',
  title: 'Spell paths',
  text: ({ slots }) => {
    const { caster, spell } = slots.spells.pathLevels;
    const { attuned, repelled } = slots.spells.cost.pathFactors;
    return [
      'Every spell belongs to one or more paths, which are threads of magic. A creature, a god and a thing can be attuned to paths, repelled by them, or denied them.',
      `An attuned caster counts as ${caster} levels higher for the bonuses, a repelled one as ${caster} lower, but 1 at least.${spell === 0 ? '' : ` The level of the spell moves by ${spell} the other way.`}`,
      `An attuned caster pays ${decimal(100 * attuned)} % of the price and the time, a repelled one ${decimal(100 * repelled)} %. Being both cancels out. A denied path forbids the spell.`,
      'What a hero wears adds to his paths, and so do his role, race and god. Several matching paths count once.',
    ];
  },
  tables: [pathTable],
  suggestions: [
    {
      label: 'A fireball of a caster who is repelled by fire',
      ask: {
        question: 'cast',
        inputs: {
          spell: 'spell_fireball',
          level: '15',
          int: '18',
          skill: 'basic',
          repelled: 'fire',
        },
      },
    },
  ],
  sources: [
    'Crossfire server/spell_util.c (caster_level, min_casting_level)',
    'common/living.c (fix_object)',
  ],
  statements: ['SP-066..SP-085'],
};

/** The section. */
export const treasure: Section = {
  name: 'treasure',
  title: 'Treasure lists',
  text: () => [
    'Things that hold spells are made from treasure lists. A list either gives each of its entries with a chance of its own, or picks one entry by weight.',
    'An entry names an archetype or another list, a chance, and how many pieces at most. The number is drawn from 1 to that number. A book, scroll, wand or rod takes the spell of the list inside it.',
    'The level at which a carrier casts is drawn about the depth on which it is made.',
  ],
  suggestions: [
    {
      label: 'What a list of scrolls gives',
      ask: { question: 'treasure', inputs: { list: 'scroll_spells' } },
    },
  ],
  sources: ['Crossfire common/treasure.c (create_treasure)'],
  statements: ['SP-058..SP-065'],
};

const ATTACKS = ['bullet', 'bolt', 'cone'];

/** The section. */
export const carriers: Section = {
  name: 'carriers',
  title: 'Things that cast',
  text: ({ slots }) => [
    'A scroll or potion is used up. A wand has charges, and a rod has energy that comes back. A spellbook teaches. Each casts the spell that it holds, at its own level and with its own paths.',
    `A rod regains a tenth of its energy at each activation${slots.spells.carriers.rodGain(9) === 1 ? ', rounded up' : ' and 1 more'}. A full rod holds at least ${slots.spells.carriers.leastRodCasts} casts.`,
    'A spell potion holds a spell, as other potions hold an effect. A firewall casts its spell in its own direction whenever it is triggered or its clock is due.',
    `A potion of an attack spell (${ATTACKS.map(spoken).join(', ')}) bursts around the drinker.`,
  ],
  tables: [rodTable],
  suggestions: [
    {
      label: 'What it takes to read a book of level 5',
      ask: { question: 'study', inputs: { 'spell-level': '5', int: '16', level: '8' } },
    },
  ],
  sources: ['Crossfire server/spell_util.c (regenerate_rod)', 'common/item.c', 'server/apply.c'],
  statements: ['SP-395..SP-415'],
};

function rodTable({ slots }: Ruleset): Table {
  const sizes = [4, 9, 10, 25, 60, 100];
  return tableOf(
    'Energy that a rod regains at an activation, and activations from empty to full',
    ['energy when full', 'regains', 'activations'],
    sizes.map(size => {
      const gain = slots.spells.carriers.rodGain(size);
      return [String(size), gain, Math.ceil(size / gain)];
    }),
  );
}
