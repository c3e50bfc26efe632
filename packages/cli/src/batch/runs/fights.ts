// One run of fights: a hero is drawn anew and fights monsters of one kind.

import type { Enumerator } from '@roguewright/engine/chance';
import { UsageError } from '@roguewright/engine/errors';
import { practiceFight } from '@roguewright/engine/host';
import type { Archetype, Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import type { FightArm } from '../experiment/experiment.ts';
import type { RunResult } from '../results/run-result.ts';

/**
 * Plays one.
 * @param seed of hero and fight, 1…64 characters
 * @param ask what remembers answers, under this content and ruleset
 * @throws UsageError for a role, race, item or monster that can't be had
 */
export function runFight(
  content: Content,
  ruleset: Ruleset,
  arm: FightArm,
  seed: string,
  ask: Enumerator,
): RunResult {
  const { role, race, level, items, against, foes: count, stranger, player } = arm;
  const plan = {
    ...{ role, race, level, count, stranger, seed },
    items: items.map(item => archetypeCalled('items', content, item)),
    foe: archetypeCalled('against', content, against),
    fight: seed,
  };
  const { end, moves, struck, killedAfter, hitPoints } = practiceFight(
    content,
    ruleset,
    plan,
    player,
    ask,
  );
  return {
    labels: { end },
    numbers: { moves, struck, hitPoints, ...(killedAfter !== undefined && { killedAfter }) },
  };
}

function archetypeCalled(field: string, content: Content, id: string): Archetype {
  const found = content.archetypes.find(archetype => archetype.id === id);
  if (found === undefined) {
    throw new UsageError(field, id, 'the id of an archetype of the content');
  }
  return found;
}
