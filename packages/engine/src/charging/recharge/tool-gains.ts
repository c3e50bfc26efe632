// The effects of charging on tools, one function each. NetHack 3.6.7 src/read.c (recharge, p_glow1,
// stripspe).

import type { Chance } from '../../chance/index.ts';
import { type Amount, drawAmount } from '../slot/amounts.ts';
import type { Beatitude } from '../slot/names.ts';
import type { Gain } from '../slot/tool-rules.ts';
import { strippedCharges } from './strip.ts';

/** The chargeable state of a tool. */
export interface ToolState {
  readonly charges: number;
  /** Turns. */
  readonly fuel: number;
  readonly lit: boolean;
  readonly beatitude: Beatitude;
}

type GainOf<Kind extends Gain['kind']> = Extract<Gain, { readonly kind: Kind }>;

/** The effect of each kind of gain. */
const gains: {
  readonly [Kind in Gain['kind']]: (
    chance: Chance,
    gain: GainOf<Kind>,
    tool: ToolState,
  ) => ToolState;
} = {
  mend: (_chance, _gain, tool) => ({ ...tool, charges: Math.max(0, tool.charges) }),
  strip: (chance, gain, tool) => {
    const charges = strippedCharges(tool.charges, tool.beatitude, chance);
    const fuel = gain.fuel && charges !== tool.charges ? 0 : tool.fuel;
    return { ...tool, charges, fuel };
  },
  empty: (_chance, _gain, tool) => ({ ...tool, charges: 0 }),
  'put-out': (_chance, _gain, tool) => ({ ...tool, lit: false }),
  become: (_chance, { beatitude }, tool) => ({ ...tool, beatitude }),
  add: (chance, { amount, most }, tool) => added(chance, amount, most, tool),
  'add-by-charges': (chance, { upTo, few, many, most }, tool) =>
    added(chance, tool.charges <= upTo ? few : many, most, tool),
  'add-below': (chance, { below, liftsCurse, amount, most }, tool) => {
    const lifts = liftsCurse && tool.beatitude === 'cursed';
    if (tool.charges >= below && !lifts) {
      return tool;
    }
    const after = added(chance, amount, most, tool);
    return lifts ? { ...after, beatitude: 'uncursed' } : after;
  },
  fill: (chance, { amount, levels, most }, tool) => {
    const sum = tool.charges + drawAmount(chance, amount, 'charges');
    const level = levels.find(least => sum <= least);
    return { ...tool, charges: level ?? Math.min(sum, most) };
  },
  set: (chance, { amount }, tool) => ({
    ...tool,
    charges: drawAmount(chance, amount, 'charges'),
  }),
  fuel: (_chance, { add, most }, tool) => ({ ...tool, fuel: Math.min(most, tool.fuel + add) }),
  refuel: (_chance, { fuel }, tool) => ({ ...tool, fuel }),
  cells: (chance, { amount }, tool) => ({
    ...tool,
    fuel: drawAmount(chance, amount, 'charges'),
  }),
  'burn-out': (_chance, _gain, tool) => ({ ...tool, fuel: 0 }),
};

function added(chance: Chance, amount: Amount, most: number, tool: ToolState): ToolState {
  return {
    ...tool,
    charges: Math.min(most, tool.charges + drawAmount(chance, amount, 'charges')),
  };
}

/** A tool after all effects of a source, in order. */
export function gained(chance: Chance, list: readonly Gain[], tool: ToolState): ToolState {
  return list.reduce((before, gain) => {
    const change = gains[gain.kind] as (chance: Chance, gain: Gain, tool: ToolState) => ToolState;
    return change(chance, gain, before);
  }, tool);
}
