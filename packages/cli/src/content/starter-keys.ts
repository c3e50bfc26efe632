// The keys that a new spell of each subtype starts with, and what they mean. Numbers are starting points of the
// document on spell objects: copy a neighbour, then change it.

/** A key with its value and its meaning. */
export interface StarterKey {
  readonly key: string;
  readonly value: string;
  /** On one line; absent: it explains itself. */
  readonly about?: string;
}

/** What a subtype adds to the keys that every spell has. */
export interface Starter {
  /** What a spell of this subtype does, on one line. */
  readonly does: string;
  readonly spell: readonly StarterKey[];
  /** What the spell puts on the map, where it needs something. */
  readonly effect?: readonly StarterKey[];
}

const key = (name: string, value: string | number, about?: string): StarterKey => ({
  key: name,
  value: String(value),
  ...(about === undefined ? {} : { about }),
});

const DAMAGE: readonly StarterKey[] = [
  key('attacktype', 6, 'bits of attack types: physical 1, magic 2, fire 4, electricity 8, cold 16'),
  key('dam', 4, 'damage at the level of the spell'),
  key('dam_modifier', 3, 'caster levels above that for 1 more damage; 0 never'),
];

const SPEED = key('speed', 1, 'squares a tick that it moves');

const FLIES: readonly StarterKey[] = [
  SPEED,
  key('move_type', 'fly_low', 'what stops flying stops it'),
  key('no_pick', 1),
];

const TRACE: readonly StarterKey[] = FLIES;

const STARTERS: ReadonlyMap<number, Starter> = new Map([
  [
    15,
    {
      does: 'A magic wall: a line of pieces across the direction of the caster.',
      spell: [
        ...DAMAGE,
        key('duration', 20, 'ticks that each piece stays'),
        key('range', 2, 'pieces on either side of the first'),
        key('range_modifier', 8, 'caster levels for one more on either side'),
      ],
      effect: [...FLIES, key('move_on', 'walk fly_low', 'whom it touches')],
    },
  ],
  [
    4,
    {
      does: 'A bolt: a line that passes through the creatures it hits and bounces off walls.',
      spell: [
        ...DAMAGE,
        key('duration', 2, 'ticks that it stays on a square'),
        key('range', 8, 'squares that it flies'),
        key('range_modifier', 6, 'caster levels for one more square'),
        key('dex', 0, 'percent at which it forks on a square'),
        key('con', 0, 'percent of its forks that go to the left'),
      ],
      effect: [...FLIES, key('reflecting', 1, 'it bounces off walls')],
    },
  ],
  [
    5,
    {
      does: 'A bullet: hits the first thing in its way. It explodes if its effect makes one of subtype 6.',
      spell: [
        ...DAMAGE,
        key('range', 12, 'squares that it flies; of one that explodes, the radius'),
        key('range_modifier', 8, 'caster levels for one more square'),
        key('duration', 0, 'of one that explodes: ticks that the explosion burns'),
        key('food', 0, 'of one that explodes: damage of the bullet itself'),
      ],
      effect: FLIES,
    },
  ],
  [
    6,
    {
      does: 'An explosion around the caster.',
      spell: [
        ...DAMAGE,
        key('duration', 2, 'ticks that it burns'),
        key('range', 2, 'squares that it spreads'),
      ],
    },
  ],
  [
    7,
    {
      does: 'A cone: spreads from the caster in a widening fan.',
      spell: [
        ...DAMAGE,
        key('duration', 0, 'ticks that a square burns'),
        key('range', 4, 'squares that it reaches'),
        key('range_modifier', 8, 'caster levels for one more square'),
      ],
      effect: [SPEED, key('move_on', 'walk'), key('move_type', 'fly_low'), key('no_pick', 1)],
    },
  ],
  [
    11,
    {
      does: 'A magic missile: flies and turns towards creatures near its path.',
      spell: [...DAMAGE, key('range', 20, 'squares that it flies')],
      effect: FLIES,
    },
  ],
  [
    21,
    {
      does: 'Heals the caster.',
      spell: [
        key('dam', 8, 'hit points that it certainly restores'),
        key('hp', 4, 'dice of six sides that are added'),
        key('attacktype', 0, 'bits of what it cures: confusion 32, poison 1024, blindness 4194304'),
        key('last_sp', 0, 'energy that it restores'),
        key('last_grace', 0, 'grace that it restores'),
        key('food', 0, 'nutrition that it gives'),
      ],
    },
  ],
  [
    27,
    {
      does: 'Calls creatures that follow the caster.',
      spell: [
        key(
          'other_arch',
          '',
          'the kind of creature; without it, a randomitems list or the inventory',
        ),
      ],
      effect: [
        key('monster', 1),
        key('alive', 1),
        key('movement', 12, 'points a turn: 12 is a hero’s pace'),
        key('armour_class', 12, 'ascending'),
        key('blow_1', 'bite 1d4', 'a method and dice, and perhaps an effect'),
        key('notices', 10, 'squares at which it notices a creature'),
        key('frequency', 0, 'how often it is met in the dungeon; 0 never'),
      ],
    },
  ],
  [
    33,
    {
      does: 'Shows what is in a square around the caster.',
      spell: [
        key('range', 9, 'squares in each direction'),
        key('range_modifier', 2, 'caster levels for one more'),
        key(
          'monster',
          1,
          'it shows creatures; known_magical 1 shows magical things, race one family',
        ),
      ],
    },
  ],
  [
    42,
    {
      does: 'A light on the next square, or a flash into a creature’s eyes.',
      spell: [
        key('attacktype', 2, 'of the flash'),
        key('dam', 3, 'damage of the flash'),
        key('dam_modifier', 4),
        key('duration', 6, 'how long it burns'),
        key('duration_modifier', 1, 'caster levels for one more'),
        key('range', 3, 'radius in squares that it lights'),
        key('range_modifier', 6),
      ],
      effect: [
        key('speed', 0.03, 'it burns down once in 33 ticks'),
        key('glow_radius', 3, 'above 0: it gives light'),
        key('is_used_up', 1),
        key('move_type', 'fly_low'),
        key('no_pick', 1),
      ],
    },
  ],
  [
    101,
    {
      does: 'A ray by the rules of the casting slot: bounces, and may be dodged.',
      spell: [key('ray', 'fire', 'missiles, cold, sleep, death or fire'), key('attacktype', 4)],
      effect: TRACE,
    },
  ],
  [
    102,
    {
      does: 'A ray that a skilled caster lets burst in several places.',
      spell: [key('ray', 'fire', 'cold or fire'), key('attacktype', 4)],
      effect: TRACE,
    },
  ],
  [
    103,
    {
      does: 'A beam that meets the creatures in its way.',
      spell: [key('beam', 'force-bolt', 'the power that it carries')],
      effect: TRACE,
    },
  ],
  [
    104,
    {
      does: 'Releases a power.',
      spell: [key('effect', 'haste', 'the power: content check names those there are')],
    },
  ],
  [
    105,
    {
      does: 'Cures by the rules of the casting slot.',
      spell: [
        key(
          'attacktype',
          4_194_304,
          'bits of what it cures: poison 1024, blindness 4194304, disease 33554432',
        ),
      ],
    },
  ],
  [106, { does: 'Takes the caster to a square that he sees.', spell: [] }],
  [107, { does: 'Digs through rock.', spell: [], effect: TRACE }],
]);

/** Of a subtype without keys of its own here. */
const PLAIN: Starter = { does: 'See packages/content/README.md for its keys.', spell: [] };

const PLAIN_EFFECT: Starter = { ...PLAIN, effect: FLIES };

/** What a new spell of a subtype starts with. @param needsEffect whether its kind has to name an effect */
export function starterOf(subtype: number, needsEffect: boolean): Starter {
  return STARTERS.get(subtype) ?? (needsEffect ? PLAIN_EFFECT : PLAIN);
}
