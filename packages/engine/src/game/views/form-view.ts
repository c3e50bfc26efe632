// The form that the hero has taken.

import { FORM_DEEDS, formObstacle, formTraits } from '../../actors/index.ts';
import type { Dice } from '../../chance/index.ts';
import { creatureFacts } from '../../objects/index.ts';
import { powersOfForm } from '../forms/form-powers.ts';
import type { HeroView } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';

/** The part of the view of the hero that is of his form; empty in his own. */
export function formView(state: GameState): Pick<HeroView, 'form'> {
  const { sheet, ruleset } = state;
  const { form } = sheet.powers;
  if (form === undefined) {
    return {};
  }
  const { name, level, speed, blows } = creatureFacts(form.kind);
  const traits = formTraits(form.kind);
  return {
    form: {
      ...{ name, level, speed },
      powers: powersOfForm(state).map(({ archetype, energy, needsDirection }, at) => ({
        id: at + 1,
        name: archetype.name,
        energy,
        needsDirection,
      })),
      blows: blows.map(({ method, dice, effect }) => ({
        method,
        dice: diceText(dice),
        ...(effect !== '' && { effect }),
      })),
      ownHitPoints: form.hitPoints,
      ownMaxHitPoints: form.maxHitPoints,
      ...(form.ends && { turnsLeft: turnsLeft(form.ends, state.clock.turn) }),
      cannot: FORM_DEEDS.flatMap(deed => {
        const why = formObstacle(ruleset, traits, deed);
        return why === undefined ? [] : [[deed, why] as const];
      }),
    },
  };
}

/** Turns left from now on: at least 1, since it goes on. */
function turnsLeft(
  [first, last]: readonly [number, number],
  turn: number,
): readonly [number, number] {
  return [Math.max(1, first - turn), Math.max(1, last - turn)];
}

function diceText({ count, sides, bonus }: Dice): string {
  return bonus === 0 ? `${count}d${sides}` : `${count}d${sides}+${bonus}`;
}
