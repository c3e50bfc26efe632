// The lives that a hero has left, as far as he knows: his own body under a form, and an amulet that saves him.
// NetHack 3.6.7 src/polyself.c (rehumanize), src/end.c (savelife).

import { wornAt } from '../../../actors/index.ts';
import { kindOf } from '../../../objects/index.ts';
import { savedHitPoints, savesItsWearer } from '../../body/bonds/life-saving.ts';
import type { GameState } from '../../state/state.ts';

/** A life that goes on when the one before has ended. */
export interface KnownLife {
  /** With so many hit points, 0 or more. */
  readonly hitPoints: number;
  /** Hit points come back up to this many. */
  readonly upTo: number;
}

/** What a hero can lose now. */
export interface KnownLives {
  /** Hit points until his present life or form ends: it does below 0. */
  readonly hitPoints: number;
  /** The lives after that, in order. */
  readonly spare: readonly KnownLife[];
}

/** The hero's lives. An amulet that he doesn't know counts for nothing. */
export function knownLives(state: GameState): KnownLives {
  const { hero, sheet, ruleset } = state;
  const { form } = sheet.powers;
  const own = form === undefined ? [] : [{ hitPoints: form.hitPoints, upTo: form.maxHitPoints }];
  const amulet = wornAt(sheet, 'amulet');
  const isSaved =
    amulet !== undefined && savesItsWearer(amulet) && sheet.lore.isIdentified(kindOf(amulet));
  const most = savedHitPoints(state, form?.maxHitPoints ?? hero.maxHitPoints);
  return {
    hitPoints: hero.hitPoints - (form === undefined ? 0 : ruleset.slots.world.forms.endsBelow),
    spare: [...own, ...(isSaved ? [{ hitPoints: most, upTo: most }] : [])],
  };
}
