// A power of the hero's form before it is used. He knows what his own body can do.

import { castingTime } from '../../../spellcraft/index.ts';
import type { CastOrder } from '../../../spells/index.ts';
import { formPowerOrder, powerObstacle, powersOfForm } from '../../forms/form-powers.ts';
import type { Direction, RefusalReason } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';

/** A power that the hero could use now. */
export interface KnownFormPower {
  readonly order: CastOrder;
  /** Its price in energy. */
  readonly energy: number;
  /** Ticks that it takes: a move at least. */
  readonly ticks: number;
  /** Why it would be refused, as far as he knows; absent: it wouldn't. */
  readonly refused?: RefusalReason;
}

/** One of them. @param place in the view, from 1 @returns undefined if the form has no such power */
export function knownFormPower(
  state: GameState,
  place: number,
  direction: number,
): KnownFormPower | undefined {
  const power = powersOfForm(state)[place - 1];
  if (power === undefined) {
    return undefined;
  }
  const order = formPowerOrder(state, power, direction as Direction);
  const { bridges, slots } = state.ruleset;
  const { castingTime: base, path } = power.facts;
  const { attuned, repelled, denied } = order;
  const time = castingTime(slots.spells, {
    castingTime: base,
    paths: { path, attuned, repelled, denied },
  });
  const refused = powerObstacle(state, power.needs) ?? refusal(state, power.energy);
  return {
    order,
    energy: power.energy,
    ticks: Math.max(bridges.beats.move, bridges.castingBeats(time.exact)) / bridges.beats.tick,
    ...(refused !== undefined && { refused }),
  };
}

function refusal({ sheet, memory, hero }: GameState, energy: number): RefusalReason | undefined {
  if (sheet.energy < energy) {
    return 'not-enough-energy';
  }
  return memory.knowsBarred(hero.square) ? 'no-magic-here' : undefined;
}
