// How a monster fights by its pattern: from a distance, by hitting and running, or by waiting. A monster that would step
// back but can't waits, and fights an enemy beside it. Crossfire server/monster.c (dist_att, run_att, hitrun_att, wait_att, disthit_att, wait_att2).
//
// House rules: the program's runner stops attacking for good after 20 moves; here it runs, and strikes an enemy that
// has caught up with it. The program shoots in any direction; here missiles fly along lines, so one who fights from a
// distance looks for a line first, and comes to blows when its missiles are gone.

import type { Chance } from '../../chance/index.ts';
import type { PatternRules } from '../../worldrules/index.ts';
import { awayStep } from './flee.ts';
import { type Intention, WAIT } from './intention.ts';
import { type AbilityView, losesHeart, type MindView } from './mind-view.ts';

/** What its pattern demands; undefined: it attacks as others do. */
export function followPattern(chance: Chance, view: MindView): Intention | undefined {
  const { patterns } = view;
  if (!view.hunts || patterns === undefined) {
    return undefined;
  }
  switch (view.traits.fights) {
    case 'attacks':
    case 'rushes':
      return undefined;
    case 'distant':
      return fromAfar(chance, view, patterns);
    case 'distant-until-hurt':
      return losesHeart(view) ? retreat(view) : fromAfar(chance, view, patterns);
    case 'runs':
      return view.beside === 0 ? retreat(view) : undefined;
    case 'hits-and-runs':
      return hitAndRun(view, patterns);
    case 'waits':
      return waitFor(view, patterns);
    case 'flees':
      return awayStep(view) ?? WAIT;
    case 'keeps-away':
      return view.distance <= patterns.keepsWithin ? retreat(view) : WAIT;
  }
}

/** A step back; cornered it waits, but fights an enemy beside it. */
function retreat(view: MindView): Intention | undefined {
  return awayStep(view) ?? (view.beside === 0 ? WAIT : undefined);
}

/**
 * Fights an enemy beside it, else keeps its distance as long as it sees him. Without a line for its missiles and rays
 * it comes nearer, from close by only sometimes. Label: `line`.
 */
function fromAfar(
  chance: Chance,
  view: MindView,
  { distant }: PatternRules,
): Intention | undefined {
  const { beside, seesHero, distance } = view;
  if (beside !== 0 || !seesHero || distance > distant.far || isSpent(view)) {
    return undefined;
  }
  if (!lacksLine(view)) {
    return distance <= distant.near ? retreat(view) : WAIT;
  }
  const comes = distance > distant.near || chance.test(1, distant.nearerOneIn, 'line');
  return comes ? undefined : retreat(view);
}

/** Whether it has shot all that it had, and casts nothing. */
function isSpent({ traits, hasMissiles, abilities }: MindView): boolean {
  return traits.shoots && !hasMissiles && abilities.length === 0;
}

/** Whether it would attack along a line that it doesn't have. */
function lacksLine({ aim, traits, hasMissiles, abilities }: MindView): boolean {
  return aim === 0 && ((traits.shoots && hasMissiles) || abilities.some(needsLine));
}

function needsLine({ needsDirection }: AbilityView): boolean {
  return needsDirection;
}

function hitAndRun(view: MindView, { hitAndRun: turns }: PatternRules): Intention | undefined {
  const { attacks, runs } = turns;
  const at = view.patternAt;
  view.patternAt = at + 1 < attacks + runs ? at + 1 : 0;
  return at < attacks ? undefined : retreat(view);
}

function waitFor(view: MindView, { waits }: PatternRules): Intention | undefined {
  const { attacks, runs } = waits;
  const at = view.patternAt;
  if (at === 0 && view.beside === 0) {
    return WAIT;
  }
  view.patternAt = at + 1 < attacks + runs ? at + 1 : 0;
  return at < attacks ? undefined : retreat(view);
}
