// Why the hero can't do something in the form that he has taken.

import {
  type BodyObstacle,
  type FormDeed,
  type FormTraits,
  formObstacle,
  formTraits,
  wearObstacle,
} from '../../actors/index.ts';
import { type GameObject, wearKindOf } from '../../objects/index.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { GameState } from '../state/state.ts';
import { isRigid } from './settle-outfit.ts';

/** The body of the form that a hero has taken; undefined: he is in his own. */
export function formOf({ sheet: { powers } }: GameState): FormTraits | undefined {
  return powers.form && formTraits(powers.form.kind);
}

/** What only hands do, and reading: whose obstacle is a refusal of its own. */
type HandDeed = Exclude<FormDeed, 'cast' | 'read-scrolls' | 'read-books'>;

/** The obstacle of the hero's form to a deed; undefined: none. */
export function obstacleTo(state: GameState, deed: HandDeed): BodyObstacle | undefined {
  const form = formOf(state);
  return form && (formObstacle(state.ruleset, form, deed) as BodyObstacle | undefined);
}

/** The refusal of a deed that the hero's form can't do; undefined: it can. */
export function hampered(state: GameState, deed: HandDeed): ActionResult | undefined {
  const obstacle = obstacleTo(state, deed);
  return obstacle && refuse(obstacle);
}

/** The refusal of an item that the hero's form can't put on or wield; undefined: it can. */
export function hamperedBy(state: GameState, item: GameObject): ActionResult | undefined {
  const form = formOf(state);
  const kind = wearKindOf(item.archetype);
  if (form === undefined || kind === undefined) {
    return undefined;
  }
  const slot = kind === 'ring' ? 'left-ring' : kind;
  const obstacle = wearObstacle(form, slot, isRigid(item));
  return obstacle && refuse(obstacle);
}

/**
 * Whether the hero can't read something: a blind one reads nothing, but a form without eyes makes out scrolls.
 * NetHack 3.6.7 src/read.c (doread).
 */
export function cannotSeeText({ sheet: { conditions } }: GameState, isBook: boolean): boolean {
  const blinded = conditions.left('blind') > 0;
  return conditions.has('blind') && (blinded || isBook);
}
