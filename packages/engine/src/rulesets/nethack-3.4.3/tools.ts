// The tools of NetHack 3.4.3 and the effect of charging on each. src/read.c (recharge).

import {
  between,
  dice,
  exactly,
  type Gain,
  type ToolRow,
  type ToolRules,
} from '../../charging/index.ts';

/** Effect of a cursed source on most tools. */
export const strip: readonly Gain[] = [{ kind: 'strip', fuel: false }];

/** Turns of fuel that a lamp holds. */
const LAMP_FUEL = 1500;

/** Tools with many charges: filled to 50, or to 75 by a blessed source. @param most charges that it holds */
export function manyCharges(most: number): ToolRow {
  return {
    counted: true,
    cursed: strip,
    uncursed: [{ kind: 'fill', amount: between(10, 20), levels: [50], most }],
    blessed: [{ kind: 'fill', amount: between(15, 30), levels: [50, 75], most }],
  };
}

/** As `manyCharges`, but only once. */
export function markerRow(most: number): ToolRow {
  return { ...manyCharges(most), onlyTimes: { times: 1, evenCursed: false } };
}

/** Bags, grease and horns: tools with a few dozen charges. */
export const handfuls: ToolRow = {
  counted: true,
  cursed: strip,
  uncursed: [{ kind: 'add', amount: between(1, 5), most: 50 }],
  blessed: [
    { kind: 'add-by-charges', upTo: 10, few: between(6, 15), many: between(6, 10), most: 50 },
  ],
};

const instrument: ToolRow = {
  counted: true,
  cursed: strip,
  uncursed: [{ kind: 'add', amount: between(1, 4), most: 20 }],
  blessed: [{ kind: 'add', amount: dice(2, 4), most: 20 }],
};

/** Lamps burn fuel. Their type isn't flagged as charged. */
export const lamp: ToolRow = {
  counted: false,
  cursed: [{ kind: 'strip', fuel: true }, { kind: 'put-out' }],
  uncursed: [
    { kind: 'set', amount: exactly(1) },
    { kind: 'fuel', add: 750, most: LAMP_FUEL },
  ],
  blessed: [
    { kind: 'set', amount: exactly(1) },
    { kind: 'refuel', fuel: LAMP_FUEL },
  ],
};

export const tools: ToolRules = {
  rows: {
    'bell-of-opening': {
      counted: true,
      cursed: strip,
      uncursed: [{ kind: 'add', amount: exactly(1), most: 5 }],
      blessed: [{ kind: 'add', amount: between(1, 3), most: 5 }],
      cutTo: 5,
    },
    'tinning-kit': manyCharges(127),
    'expensive-camera': manyCharges(127),
    'magic-marker': markerRow(127),
    'crystal-ball': {
      counted: true,
      cursed: strip,
      uncursed: [{ kind: 'add-below', below: 5, liftsCurse: false, amount: exactly(1), most: 5 }],
      blessed: [{ kind: 'set', amount: exactly(6) }],
    },
    'bag-of-tricks': handfuls,
    'can-of-grease': handfuls,
    'horn-of-plenty': handfuls,
    'magic-flute': instrument,
    'magic-harp': instrument,
    'frost-horn': instrument,
    'fire-horn': instrument,
    'drum-of-earthquake': instrument,
    'oil-lamp': lamp,
    'brass-lantern': lamp,
  },
  countedInVain: ['pick-axe', 'grappling-hook', 'unicorn-horn'],
  spills: [],
  scrollsCharge: [],
  lampFuel: LAMP_FUEL,
  oil: {
    upTo: 1000,
    plain: { times: 2, over: 1 },
    diluted: { times: 3, over: 2 },
    charges: 1,
    fills: false,
    explosion: { count: 6, sides: 6 },
  },
};
