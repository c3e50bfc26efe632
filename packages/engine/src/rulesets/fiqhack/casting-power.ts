// Failure chances that raise the price, and maintained spells. FIQHack libnethack/src/spell.c
// (percent_success, spellcost).

import type { PowerRules } from '../../casting/index.ts';

/** The tables of chance, price and upkeep. */
export const power: PowerRules = {
  roles: {
    archeologist: 30,
    barbarian: 0,
    caveman: 5,
    healer: 40,
    knight: 15,
    monk: 35,
    priest: 40,
    rogue: 15,
    ranger: 10,
    samurai: 10,
    tourist: 20,
    valkyrie: 25,
    wizard: 50,
  },
  monsters: { 'spellcaster-monster': 50, 'ordinary-monster': 20, 'wizard-of-yendor': 70 },
  perLevel: 5,
  perIntelligence: 5,
  perSpellLevel: 25,
  focus: { plus: 5, most: 20 },
  most: { restricted: 40, unskilled: 40, basic: 60, skilled: 80, expert: 100 },
  body: { none: 0, nonmetallic: 0, metallic: 50, 'metallic-brilliance': 0 },
  helmet: { none: 0, nonmetallic: 0, metallic: 20, 'helm-of-brilliance': 0 },
  gloves: { none: 0, nonmetallic: 0, metallic: 35, 'metallic-brilliance': 0 },
  boots: { none: 0, nonmetallic: 0, metallic: 10, 'metallic-brilliance': 0 },
  shield: {
    none: 0,
    nonmetallic: 15,
    metallic: 30,
    'nonmetallic-bulky': 30,
    'metallic-bulky': 45,
    brilliance: 0,
  },
  amulet: 2,
  hopeless: 200,
  maintained: {
    spells: {
      light: 10,
      'speed-monster': 20,
      'detect-monsters': 20,
      levitation: 20,
      invisibility: 20,
      'astral-eyesight': 20,
      phase: 20,
      protection: 10,
    },
    needs: { 'detect-monsters': 'skilled' },
    perLevel: 4,
    perWisdom: 2,
    wisdomAbove: 3,
    roles: { wizard: 33 },
    least: 1,
  },
  // libnethack/src/sit.c (rndcurse), libnethack/src/bones.c (savebones).
  monsterMagic: {
    curses: {
      spread: 18,
      pierceMagicbane: { times: 1, over: 6 },
      artifactKeepsFree: 80,
      saddleOneIn: 4,
    },
    rises: { times: 1, over: 2 },
  },
  // libnethack/src/mcastu.c (castmu): in every attack.
  castersOneIn: 1,
  restraint: { below: { times: 1, over: 3 }, onceIn: 8 },
};
