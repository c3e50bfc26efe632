// Hits of spells in the default ruleset: what the program does, without its slips. Own rules; resistance is that of
// the whole game, whose percentage prevents a condition.

import { attackNumber, type HitRules, type MaterialRules } from '../../spellcraft/index.ts';
import { hits as program } from '../crossfire/hits.ts';
import type { Patch } from '../patch.ts';

const METAL = {
  [attackNumber('weaponmagic')]: 20,
  [attackNumber('ghosthit')]: 15,
  [attackNumber('cancellation')]: 10,
};

/** What the program's table loses at the ends of its rows. */
const COMPLETED: Readonly<Record<string, MaterialRules['saves']>> = {
  gold: METAL,
  silver: METAL,
  wool: {
    [attackNumber('confusion')]: 5,
    [attackNumber('acid')]: 10,
    [attackNumber('weaponmagic')]: 20,
    [attackNumber('ghosthit')]: 15,
    [attackNumber('cancellation')]: 5,
  },
};

const materials = program.things.materials.map(material => ({
  ...material,
  saves: { ...material.saves, ...COMPLETED[material.name] },
}));

/** The house's part of the spells slot for hits. */
export const hits: Patch<HitRules> = {
  racesAsText: false,
  holyWordStopsAll: false,
  magicCountsTwice: false,
  chaosIsMagic: true,
  stealsForOwner: true,
  endsAfterKill: true,
  cancelsByVictim: false,
  // Heroes who don't want to hit each other aim past each other.
  sparesFriends: false,
  saves: { highestSaves: true },
  drain: { slaysTwice: false, gainsFromLost: true },
  states: {
    resistancePerPoint: 0,
    // Heroes have no power to lose, and monsters no attributes.
    depleted: ['str', 'dex', 'con', 'wis', 'cha', 'int'],
    depletesLevels: true,
    confusion: { longerStays: true },
    // As many points as the hit would have done, one at a time.
    poison: { acts: 2, perAct: 1 },
    slow: { leastActs: 1, byPenalty: false, percentLeft: 67 },
    paralysis: { resistsTwice: false, shortensOlder: false },
    blindness: { resistanceSlows: false },
  },
  things: {
    materials,
    lastForUnknown: false,
    resistancePerPoint: 5,
    leastLost: 1,
    oneStays: false,
  },
  push: { onlyFirst: false, noDirection: 0, onlyOutward: true },
  reflection: { missileTurnsBefore: true },
  monsters: { byMove: false },
};
