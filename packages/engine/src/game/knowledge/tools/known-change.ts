// A change of form before it comes, as far as the hero knows himself and what he wears.

import { formTraits, wornThings } from '../../../actors/index.ts';
import { kindOf } from '../../../objects/index.ts';
import { formsOf } from '../../forms/take-form.ts';
import { polymorph } from '../../powers/creatures/polymorph.ts';
import { powerIn } from '../../state/power-in.ts';
import type { GameState } from '../../state/state.ts';

/** What a change of the hero depends on. */
export interface KnownChange {
  /** He knows that he may choose. */
  readonly chooses: boolean;
  /** He has the form of a vampire, which turns into shapes of its family. */
  readonly isVampire: boolean;
  readonly constitution: number;
  readonly level: number;
  /** Hit points with which a shock kills him; Infinity: a form takes the blow. */
  readonly diesFrom: number;
  /** The kinds whose form he may take. */
  readonly kinds: number;
}

/** What a potion of the hero's would change; undefined: it is no potion of polymorph. @param item its id */
export function knownChange(state: GameState, item: number): KnownChange | undefined {
  const { sheet, hero } = state;
  const potion = sheet.inventory.find(item);
  if (potion === undefined || powerIn(state, potion.archetype) !== polymorph) {
    return undefined;
  }
  const { form } = sheet.powers;
  const controls = wornThings(sheet).some(
    worn => worn.fact('controlsPolymorph') !== 0 && sheet.lore.isIdentified(kindOf(worn)),
  );
  return {
    chooses: controls && !sheet.conditions.has('stunned'),
    isVampire: form !== undefined && formTraits(form.kind).vampire,
    constitution: sheet.present.constitution,
    level: sheet.level,
    diesFrom: form === undefined ? hero.hitPoints + 1 : Number.POSITIVE_INFINITY,
    kinds: formsOf(state).length,
  };
}
