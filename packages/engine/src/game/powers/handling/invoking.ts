// Invoking artifacts that charge. NetHack 3.6.7 src/artifact.c (arti_invoke), src/rnd.c (rnz): an artifact that was
// invoked needs time before it answers again.

import type { Chance } from '../../../chance/index.ts';
import { invokedSource } from '../../../charging/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { beatitudeOf, type GameObject, ruleKindOf } from '../../../objects/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';
import { setReadyAt } from '../../items/handled/invoked.ts';
import { ask } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';

type InvokingRules = WorldRules['tools']['invoking'];

/** Turns until an artifact answers again: most often about `usual`. Labels: `spread`, `doubles`, `longer`. */
export function invokingDelay(
  chance: Chance,
  { usual, spread, doublesOneIn, mostDoubles }: InvokingRules,
): number {
  const base = spread + chance.below(spread, 'spread');
  let times = 1;
  while (times < mostDoubles && chance.test(1, doublesOneIn, 'doubles')) {
    times++;
  }
  const factor = base * times;
  return chance.test(1, 2, 'longer')
    ? floorDiv(usual * factor, spread)
    : floorDiv(usual * spread, factor);
}

/** Whether an artifact has a power that is invoked under the rules of the game. */
export function isInvoked({ ruleset }: GameState, { archetype }: GameObject): boolean {
  return ruleKindOf(archetype) in ruleset.slots.charging.sources.artifacts;
}

/** Invokes an artifact. @returns whether it asks what to charge */
export function invoke(state: GameState, artifact: GameObject): boolean {
  const { hero, sheet, ruleset, clock } = state;
  const beatitude = beatitudeOf(artifact);
  const source = invokedSource(ruleset.slots.charging, {
    artifact: ruleKindOf(artifact.archetype),
    beatitude,
    role: sheet.role,
  });
  if (source === undefined) {
    state.logFelt('nothing-happens', hero.id, artifact.id);
    return false;
  }
  const { invoking } = ruleset.slots.world.tools;
  const chance = state.luck('invoking');
  const { turn } = clock;
  if (artifact.fact('readyAt') > turn) {
    const more = chance.roll(invoking.tired.count, invoking.tired.sides, 'tired');
    setReadyAt(artifact, artifact.fact('readyAt') + more);
    state.logFelt('invoked-in-vain', hero.id, artifact.id);
    return false;
  }
  setReadyAt(artifact, turn + invokingDelay(chance, invoking));
  state.logFelt('invoked', hero.id, artifact.id);
  const known = sheet.lore.knows(artifact, 'beatitude');
  ask(state, { about: 'charging', facts: { scroll: 0, source, known }, paid: false });
  return true;
}
