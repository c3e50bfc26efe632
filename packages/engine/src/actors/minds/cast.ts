// Uses an ability on the hero with a probability of 1 in `abilityOneIn`, if one can reach him. NetHack's
// breath has 1 in 3 (3.6.7 src/mthrowu.c, breamu).

import type { Chance } from '../../chance/index.ts';
import type { Intention } from './intention.ts';
import type { AbilityMoment, AbilityView, MindView } from './mind-view.ts';

/** Casts one of the abilities that reach the hero. */
export function cast(chance: Chance, view: MindView): Intention | undefined {
  if (!view.seesHero) {
    return undefined;
  }
  let fitting = 0;
  for (const ability of view.abilities) {
    fitting += Number(reaches(view, ability));
  }
  if (fitting === 0 || !chance.test(1, view.abilityOneIn, 'ability')) {
    return undefined;
  }
  let left = chance.below(fitting, 'which-ability');
  const ability = view.abilities.findIndex(one => reaches(view, one) && left-- === 0);
  const { needsDirection } = view.abilities[ability]!;
  return { kind: 'cast', ability, direction: needsDirection ? view.aim : 0 };
}

function reaches(view: MindView, ability: AbilityView): boolean {
  const lies = view.distance <= ability.reach && (!ability.needsDirection || view.aim !== 0);
  return !ability.heals && lies && isTimely(view, ability.moment);
}

function isTimely({ beside, fast, crowded }: MindView, moment: AbilityMoment): boolean {
  switch (moment) {
    case 'any':
      return true;
    case 'beside':
      return beside !== 0;
    case 'apart':
      return beside === 0;
    case 'unhurried':
      return !fast;
    case 'few':
      return !crowded;
  }
}
