// What each kind of spell does, in families.

import type { Section } from '../contract/section.ts';
import { numbers } from './numbers.ts';

/** A kind of spell: its subtype number, its name, and what it does. */
type Kind = readonly [subtype: number, name: string, does: string];

interface Family {
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly kinds: readonly Kind[];
  /** Parts of the slot whose numbers are shown. */
  readonly slot: readonly string[];
  readonly sources: readonly string[];
  readonly statements: readonly string[];
}

function familySection(family: Family): Section {
  const { name, title, intro, kinds, slot, sources, statements } = family;
  return {
    name,
    title,
    text: () => [
      intro,
      ...kinds.map(([subtype, kind, does]) => `${kind} (subtype ${subtype}). ${does}`),
    ],
    ...(slot.length > 0 && { tables: [numbers(slot)] }),
    sources,
    statements,
  };
}

const FAMILIES: readonly Family[] = [
  {
    name: 'projectiles',
    title: 'Bolts, bullets and missiles',
    intro:
      'These spells put something into the air that flies in a direction, square by square and tick by tick.',
    kinds: [
      [
        4,
        'Bolt',
        'It goes on through what it hits and comes back from walls. Each square costs it range and duration. Some bolts fork, and the fork is weaker.',
      ],
      [
        5,
        'Bullet',
        'It flies to the first creature or wall. There it hits, or bursts into the effect that its file names, such as an explosion.',
      ],
      [
        6,
        'Explosion',
        'It begins at a square and spreads to all sides, one square a turn of its clock, as far as its range. It hurts what it touches as long as it lasts.',
      ],
      [
        11,
        'Magic missile',
        'It turns towards its target at every step. Its attack type is that of its spell.',
      ],
      [
        35,
        'Moving ball',
        'It strays on its way and hurts what it touches, until its time is over.',
      ],
      [
        36,
        'Swarm',
        'Several shots of the spell that it names start from squares around the caster. The last one goes straight.',
      ],
    ],
    slot: [
      'effects',
      'releases.ballTurns',
      'releases.swarm',
      'missilesAreOnlyMagic',
      'hitsOnEntry',
    ],
    sources: [
      'Crossfire server/spell_attack.c (fire_bolt, fire_bullet, move_missile, fire_swarm)',
      'server/spell_effect.c',
    ],
    statements: ['SP-108..SP-133', 'SP-163..SP-166', 'SP-324..SP-333'],
  },
  {
    name: 'areas',
    title: 'Cones, bombs and areas',
    intro: 'These spells act on an area at once or over time.',
    kinds: [
      [
        7,
        'Cone',
        'It widens with every square, as far as its range, and hurts what is in it as long as it lasts. Without a direction it goes to all sides at a part of its range.',
      ],
      [
        8,
        'Bomb',
        'It lies where it was put until its last picture is shown. Then splints fly in all directions.',
      ],
      [9, 'Wonder', 'It releases a spell that is drawn from a list, in the same direction.'],
      [
        16,
        'Destruction',
        'It strikes every enemy in a square around the caster at once, through walls as well.',
      ],
      [44, 'Faery fire', 'Creatures within reach glow for a time and can be seen in the dark.'],
      [
        46,
        'Aura',
        'It goes with its bearer and hurts what is beside him, on its own turns and when something steps in.',
      ],
    ],
    slot: ['releases', 'effects.cones', 'forces.aurasHitOnEntry', 'standing.wholeSquare'],
    sources: [
      'Crossfire server/spell_attack.c (cast_cone, create_bomb, cast_destruction)',
      'server/spell_effect.c (create_aura)',
    ],
    statements: ['SP-134..SP-155', 'SP-203..SP-211', 'SP-361..SP-366', 'SP-376..SP-380'],
  },
  {
    name: 'gods',
    title: 'Spells of gods',
    intro: 'These spells act in the name of the caster’s god.',
    kinds: [
      [
        1,
        'Raise the dead',
        'It brings the soul of a dead hero or companion back from its body. It can fail, the more so for a high level of the dead.',
      ],
      [
        10,
        'Smite',
        'The god strikes the first creature in the line. What shields a creature from it depends on the ruleset.',
      ],
      [
        25,
        'Bless',
        'It gives some of what the god resists, and a bonus to hit and to armour, for a time.',
      ],
      [26, 'Curse', 'It weakens the first enemy in the line, and denies it paths.'],
      [
        40,
        'Consecrate',
        'The altar under the caster belongs to his god from now on, if his level is high enough.',
      ],
    ],
    slot: ['divine', 'ways.raising'],
    sources: [
      'Crossfire server/spell_attack.c (cast_smite_spell)',
      'server/resurrection.c (cast_raise_dead_spell)',
      'server/spell_effect.c (cast_bless, cast_curse, cast_consecrate)',
    ],
    statements: ['SP-086..SP-092', 'SP-156..SP-162', 'SP-265..SP-276', 'SP-345'],
  },
  {
    name: 'runes',
    title: 'Runes and marks',
    intro: 'A rune is written on a square and waits there.',
    kinds: [
      [
        2,
        'Rune',
        'It is written beside the caster, who knows of it. It goes off under the next creature, with damage of its own or with the spell that it holds. A rune for another spell costs the price of both.',
      ],
      [
        3,
        'Mark',
        'It carries a text. A creature that steps onto it reads the text and the name of the writer.',
      ],
      [
        38,
        'Dispel rune',
        'It unwrites the rune in front of the caster if the spell is strong enough.',
      ],
    ],
    slot: ['traps', 'standing'],
    sources: ['Crossfire server/rune.c (write_rune, move_rune, dispel_rune, trap_see)'],
    statements: ['SP-093..SP-107', 'SP-340'],
  },
  {
    name: 'servants',
    title: 'Golems, summoning and moods',
    intro:
      'These spells bring creatures to the caster’s side, or change the side of those that are there.',
    kinds: [
      [12, 'Golem', 'A creature of the caster goes where he steers it, and wears out.'],
      [
        27,
        'Summoning',
        'Creatures of a list, or of the kind that the file names, come and fight for the caster. Damage adds to their number.',
      ],
      [
        34,
        'Mood change',
        'Monsters around the caster become friendly, afraid, calm or angry, if they are weak enough against his level and do not resist.',
      ],
      [
        41,
        'Animate weapon',
        'A weapon that the caster holds rises and fights for him. Its power depends on the weapon and on the spell.',
      ],
    ],
    slot: ['sides'],
    sources: [
      'Crossfire server/pets.c (summon_golem, summon_object)',
      'server/spell_effect.c (mood_change, animate_weapon)',
    ],
    statements: ['SP-167..SP-177', 'SP-277..SP-288', 'SP-313..SP-323', 'SP-346..SP-353'],
  },
  {
    name: 'walls',
    title: 'Walls and earth',
    intro: 'These spells change what stands on the ground.',
    kinds: [
      [
        15,
        'Magic wall',
        'It puts up a wall in the direction, or clouds, or something that stops spells, on each open square as far as the range. A wall lasts for its duration or until it is torn down.',
      ],
      [23, 'Earth to dust', 'Walls of earth within reach crumble.'],
    ],
    slot: ['standing'],
    sources: ['Crossfire server/spell_effect.c (magic_wall, cast_earth_to_dust)'],
    statements: ['SP-185..SP-202', 'SP-244..SP-245'],
  },
  {
    name: 'ways',
    title: 'Doors, recalls and portals',
    intro: 'These spells take the caster to other places.',
    kinds: [
      [
        13,
        'Dimension door',
        'It takes the caster straight ahead, as far as the ground is open, or as many squares as he says.',
      ],
      [18, 'Word of recall', 'It takes the caster home after the duration of the spell.'],
      [
        47,
        'Town portal',
        'The first cast marks a place. The second opens a pair of portals, here and there, which everyone can use.',
      ],
      [48, 'Undocumented', 'The document has no text on this number.'],
    ],
    slot: ['ways'],
    sources: [
      'Crossfire server/spell_effect.c (dimension_door, cast_word_of_recall, cast_create_town_portal)',
    ],
    statements: ['SP-178..SP-181', 'SP-215..SP-217', 'SP-381..SP-387'],
  },
  {
    name: 'knowledge',
    title: 'Seeing and knowing',
    intro: 'These spells tell the caster something.',
    kinds: [
      [
        14,
        'Magic mapping',
        'Walls, doors and floors around the caster are remembered as if they were seen.',
      ],
      [17, 'Perceive self', 'It tells the effects that work in the caster.'],
      [20, 'Probe', 'It tells level and hit points of the first creature in the direction.'],
      [
        32,
        'Identify',
        'Carried things and those underfoot tell what they are, as many as the spell’s level allows.',
      ],
      [
        33,
        'Detection',
        'It shows things or creatures of the kind that its file names, behind walls as well, for a moment.',
      ],
      [42, 'Light', 'It puts a light on a square. It hurts creatures that light hurts.'],
      [43, 'Map light', 'It makes the whole level darker or brighter.'],
    ],
    slot: ['making.probes', 'effects.maps', 'effects.darkness', 'effects.mostGlow'],
    sources: [
      'Crossfire server/spell_effect.c (magic_mapping, perceive_self, probe, cast_identify, cast_detection, cast_light, cast_change_map_lightlevel)',
    ],
    statements: [
      'SP-182..SP-184',
      'SP-212..SP-214',
      'SP-226..SP-227',
      'SP-302..SP-312',
      'SP-354..SP-360',
    ],
  },
  {
    name: 'bodies',
    title: 'Healing, abilities and disease',
    intro: 'These spells act on a body.',
    kinds: [
      [
        19,
        'Invisibility',
        'The caster cannot be seen while it lasts. It ends when he attacks. Some kinds work against undead only, or against the living only.',
      ],
      [
        21,
        'Healing',
        'It restores hit points, cures conditions, feeds, or restores attributes, as its file says. It acts on the neighbour in the direction or on the caster.',
      ],
      [
        24,
        'Change ability',
        'A force in a creature changes its attributes, armour, speed or resistances for a time. A second cast of the same spell renews it. Spells of one group exclude each other.',
      ],
      [
        45,
        'Disease',
        'The first creature in the line falls ill. The disease runs its course, shows symptoms, and infects those near.',
      ],
    ],
    slot: ['forces', 'sickness'],
    sources: [
      'Crossfire server/spell_effect.c (cast_invisible, cast_heal, cast_change_ability)',
      'server/disease.c',
    ],
    statements: ['SP-218..SP-225', 'SP-228..SP-239', 'SP-246..SP-264', 'SP-367..SP-375'],
  },
  {
    name: 'things',
    title: 'Making and changing things',
    intro: 'These spells act on things.',
    kinds: [
      [
        22,
        'Create food',
        'Food appears at the caster’s feet: the richest kind that the spell can pay for, or the kind that he names.',
      ],
      [28, 'Charging', 'A wand gets charges: damage ÷ level of its spell. It may explode.'],
      [
        29,
        'Polymorph',
        'It changes things or creatures into others of their class. Some realms switch it off, because it invites abuse.',
      ],
      [30, 'Alchemy', 'Things around the caster melt to gold, at a part of what they are worth.'],
      [
        31,
        'Remove curse',
        'Curses of carried things are lifted, if the level of the spell suffices.',
      ],
      [
        37,
        'Mana',
        'Energy passes between the caster and a creature. A creature that gets far more than it holds suffers.',
      ],
      [
        39,
        'Create missile',
        'Arrows or bolts appear at the caster’s feet, better ones for a higher level.',
      ],
      [49, 'Item curse and bless', 'A thing of the caster’s choice is cursed or blessed.'],
    ],
    slot: ['making', 'matter', 'releases.mana'],
    sources: [
      'Crossfire server/spell_effect.c (cast_create_food, recharge, cast_polymorph, alchemy, remove_curse, cast_transfer, cast_create_missile, cast_item_curse_or_curse)',
    ],
    statements: [
      'SP-240..SP-243',
      'SP-289..SP-301',
      'SP-334..SP-339',
      'SP-341..SP-344',
      'SP-388..SP-394',
    ],
  },
];

/** The sections, a family each. */
export const families: readonly Section[] = FAMILIES.map(familySection);
