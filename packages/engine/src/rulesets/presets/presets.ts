// The named compositions that ship.

import type { Preset } from './preset.ts';

const NETHACK_343 = 'nethack-3.4.3';

/** In the order in which players are offered them. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'as-nethack-3.4.3-had-it',
    title: 'As NetHack 3.4.3 had it',
    about:
      'Spellcasting, speed and charging of NetHack 3.4.3, with the house’s combat and spell objects.',
    rules: { casting: NETHACK_343, speed: NETHACK_343, charging: NETHACK_343 },
    differences: [
      {
        says: 'Intelligence and level add at most 2 to the damage of a spell; in the house 3.',
        source: 'NetHack 3.4.3 src/zap.c (spell_damage_bonus)',
        slot: 'casting',
        changes: ['damage.rows'],
      },
      {
        says: 'A stunned hero can cast; in the house he can’t.',
        source: 'NetHack 3.4.3 src/spell.c (spelleffects)',
        slot: 'casting',
        changes: ['prerequisites.order'],
      },
      {
        says: 'A fast hero gains half a move in 2 of 3 turns; in the house a whole move in 1 of 3.',
        source: 'NetHack 3.4.3 src/allmain.c (moveloop)',
        slot: 'speed',
        changes: ['bonus.fast'],
      },
      {
        says: 'A wand at its natural maximum gets one charge more when it is charged; in the house it only glows.',
        source: 'NetHack 3.4.3 src/read.c (recharge)',
        slot: 'charging',
        changes: ['steps.beyond'],
      },
    ],
  },
  {
    id: 'slashems-magic',
    title: 'SLASH’EM’s magic',
    about:
      'Spellcasting and charging of SLASH’EM. Combat, spell objects and speed are the house’s.',
    rules: { casting: 'slashem', charging: 'slashem' },
    differences: [
      {
        says: 'The casting penalty is at least 5, and body armour adds 5; in the house neither does.',
        source: 'SLASH’EM src/spell.c (percent_success)',
        slot: 'casting',
        changes: ['penalty', 'gear.body'],
      },
      {
        says: 'A book adds 10,000 turns of memory, up to 70,000; in the house it sets 20,001.',
        source: 'SLASH’EM src/spell.c (learn)',
        slot: 'casting',
        changes: ['memory.perBook', 'memory.most', 'memory.learn'],
      },
      {
        says: 'Each success adds 500 turns of memory; in the house it adds none.',
        source: 'SLASH’EM src/spell.c (spelleffects)',
        slot: 'casting',
        changes: ['memory.perCast'],
      },
      {
        says: 'Spellbooks are made with 2 to 4 charges; in the house they have none.',
        source: 'SLASH’EM src/mkobj.c (mksobj)',
        slot: 'charging',
        changes: ['making.things'],
      },
    ],
  },
  {
    id: 'angbands-blades',
    title: 'Angband’s blades',
    about:
      'Blows, shots and throws of Angband 3.0.5, where the house follows the document ATTACK.SPO. All else is the house’s.',
    rules: { combat: 'angband-3.0.5' },
    differences: [
      {
        says: 'A blow with bare hands does 1 point and the damage bonus; in the house 1 point.',
        source: 'Angband 3.0.5 src/cmd1.c (py_attack)',
        slot: 'combat',
        changes: ['steps.bareHandsBonus'],
      },
      {
        says: 'Three quarters of the armour class are rounded down; in the house they count exactly.',
        source: 'Angband 3.0.5 src/cmd1.c (test_hit)',
        slot: 'combat',
        changes: ['steps.armourQuarters'],
      },
      {
        says: 'An arrow breaks 35 times in 100, a potion always; in the house 30 times, and 50.',
        source: 'Angband 3.0.5 src/cmd2.c (breakage_chance)',
        slot: 'combat',
        changes: ['missiles.breakage'],
      },
    ],
  },
  {
    id: 'the-programs-alone',
    title: 'The programs alone',
    about:
      'NetHack 3.6.7’s spellcasting, speed and charging, Angband’s attacks and Crossfire’s spell objects as the programs play them. Nothing follows a document, and nothing is the house’s but the bridges.',
    rules: {
      casting: 'nethack-3.6.7',
      combat: 'angband-3.0.5',
      spells: 'crossfire',
      speed: 'nethack-3.6.7',
      charging: 'nethack-3.6.7',
    },
    differences: [
      {
        says: 'A book can be read again at 2,000 turns of memory; in the house at 1,000.',
        source: 'NetHack 3.6.7 src/spell.c (study_book)',
        slot: 'casting',
        changes: ['memory.reread'],
      },
      {
        says: 'A blow with bare hands does 1 point and the damage bonus; in the house 1 point.',
        source: 'Angband 3.0.5 src/cmd1.c (py_attack)',
        slot: 'combat',
        changes: ['steps.bareHandsBonus'],
      },
      {
        says: 'An arrow breaks 35 times in 100, a potion always; in the house 30 times, and 50.',
        source: 'Angband 3.0.5 src/cmd2.c (breakage_chance)',
        slot: 'combat',
        changes: ['missiles.breakage'],
      },
    ],
  },
  {
    id: 'the-documents-to-the-letter',
    title: 'The documents to the letter',
    about:
      'The five documents read literally, slips included: the house corrects their errors in arithmetic and copying.',
    rules: {
      casting: 'wiki-spellcasting',
      combat: 'attack-spo',
      spells: 'spells-txt',
      speed: 'wiki-speed',
      charging: 'wiki-charge',
    },
    differences: [
      {
        says: 'The first explosion of a spell is on the chosen point; in the house on the last open square of its way.',
        source: 'NetHackWiki, Spellcasting, D-SC-13',
        slot: 'casting',
        changes: ['attack.explosion.centre'],
      },
      {
        says: 'Melee skill grows by 30 in ten levels for a Rogue; in the house by 40.',
        source: 'ATTACK.SPO, D-AT-01',
        slot: 'combat',
        changes: ['classes.rogue.melee'],
      },
    ],
  },
];
