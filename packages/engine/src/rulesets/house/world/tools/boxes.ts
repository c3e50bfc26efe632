// The numbers of boxes, their locks and their traps. They are NetHack’s, but for fire, which takes no hit points for good, and for
// confusion, which stands for its visions.

import type { WorldRules } from '../../../../worldrules/index.ts';

type BoxRules = WorldRules['tools']['boxes'];

const NOBODY = {};

/** NetHack 3.6.7 src/lock.c (pick_lock). */
const tools: BoxRules['tools'] = {
  'skeleton-key': {
    box: { sure: 75, perDexterity: 1, roles: NOBODY },
    door: { sure: 70, perDexterity: 1, roles: NOBODY },
    locks: true,
  },
  'lock-pick': {
    box: { sure: 0, perDexterity: 4, roles: { rogue: 25 } },
    door: { sure: 0, perDexterity: 3, roles: { rogue: 30 } },
    locks: true,
  },
  'credit-card': {
    box: { sure: 0, perDexterity: 1, roles: { rogue: 20 } },
    door: { sure: 0, perDexterity: 2, roles: { rogue: 20 } },
    locks: false,
  },
};

/** NetHack 3.6.7 src/trap.c (chest_trap), src/attrib.c (poisoned). */
const trap: BoxRules['trap'] = {
  saved: { sides: 13, above: 7 },
  rare: { oneIn: 20, any: 26 },
  usual: 13,
  fates: [
    { below: 3, fate: 'stun' },
    { below: 6, fate: 'freeze' },
    { below: 9, fate: 'shock' },
    { below: 13, fate: 'fire' },
    { below: 17, fate: 'needle' },
    { below: 21, fate: 'gas' },
    { below: 26, fate: 'explosion' },
  ],
  stun: { least: 16, values: 7 },
  daze: { least: 16, values: 5 },
  freeze: { count: 5, sides: 6, bonus: 0 },
  shock: { count: 4, sides: 4, bonus: 0 },
  fire: { count: 2, sides: 4, bonus: 0 },
  needle: { deadlyOneIn: 10, weakensUpTo: 5 },
  gas: { deadlyOneIn: 15, weakensUpTo: 5 },
  weakness: { count: 2, sides: 2, bonus: 0 },
  poison: { least: 6, values: 10 },
  explosion: { count: 6, sides: 6, bonus: 0 },
};

/** NetHack 3.6.7 src/mkobj.c (mksobj), src/lock.c (forcelock), src/dokick.c (really_kick_object), src/trap.c (untrap). */
export const boxes: BoxRules = {
  openOneIn: 5,
  trappedOneIn: 10,
  tools,
  cursedOver: 2,
  tries: 50,
  force: {
    perDamage: 2,
    breaks: { sides: 1000, holds: 992 },
    smashesOneIn: 3,
    lostOneIn: 3,
  },
  kick: { lockedOneIn: 5, openOneIn: 3, martialOneIn: 2, spares: 33 },
  search: { sides: 31, found: 10, dreamsOneIn: 3 },
  disarm: { sides: 75, depthOver: 2, roles: { rogue: 2 } },
  trap,
  wakesPerLevel: 20,
};
