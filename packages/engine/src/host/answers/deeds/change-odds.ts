// What a potion of polymorph may make of the hero who drinks it.

import type { Enumerator } from '../../../chance/index.ts';
import { type GameState, type KnownChange, knownChange } from '../../../game/index.ts';
import type { Explanation } from '../../../odds/index.ts';
import { changeShock, type WorldRules } from '../../../worldrules/index.ts';

/** The outcomes of drinking a potion, those that can happen; undefined: it is no potion of polymorph. */
export function changeOutcomes(
  state: GameState,
  ask: Enumerator,
  item: number,
): readonly Explanation[] | undefined {
  const known = knownChange(state, item);
  const { forms } = state.ruleset.slots.world;
  return known && outcomesOf(forms, ask, known).filter(({ probability }) => probability > 0);
}

function outcomesOf(
  forms: WorldRules['forms'],
  ask: Enumerator,
  known: KnownChange,
): readonly Explanation[] {
  const isNew = 1 / forms.newSelfOneIn;
  if (known.chooses) {
    return [
      told(`You choose what you become: ${forms.tries} names to try.`, 1 - isNew),
      ...newSelf(forms, known, isNew),
    ];
  }
  if (known.isVampire) {
    return [told('You change into a shape of your family.', 1)];
  }
  const damage = ask.askNumber(changeShock, forms, known.constitution);
  const shock = damage.atLeast(1);
  const kills = known.diesFrom <= damage.max ? damage.atLeast(known.diesFrom) : 0;
  return [
    told(`Your body can’t bear it: a shock of 1 to ${damage.max} hit points.`, shock - kills),
    told('The shock kills you.', kills),
    told(
      `You turn into one of ${known.kinds} kinds, all equally likely.`,
      (1 - shock) * (1 - isNew),
    ),
    ...newSelf(forms, known, (1 - shock) * isNew),
  ];
}

/** A new version of himself, which dies below level 1. */
function newSelf(
  { newSelf: { levels } }: WorldRules['forms'],
  { level }: KnownChange,
  probability: number,
): readonly Explanation[] {
  const changes = 2 * levels + 1;
  const unfit = Math.min(changes, Math.max(0, levels + 1 - level)) / changes;
  return [
    told(
      `You are a new version of yourself, at most ${levels} levels away.`,
      probability * (1 - unfit),
    ),
    told('Your new self isn’t fit to live: you die.', probability * unfit),
  ];
}

function told(text: string, probability: number): Explanation {
  return { text, probability };
}
