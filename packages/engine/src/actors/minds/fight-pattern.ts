// How a monster fights by its pattern: from a distance, by hitting and running, or by waiting. A monster that would step
// back but can't waits, and fights an enemy beside it. Crossfire server/monster.c (dist_att, run_att, hitrun_att, wait_att, disthit_att, wait_att2).
//
// House rules: the program's runner stops attacking for good after 20 moves; here it runs, and strikes an enemy that
// has caught up with it.

import type { Chance } from '../../chance/index.ts';
import type { PatternRules } from '../../worldrules/index.ts';
import { awayStep } from './flee.ts';
import { type Intention, WAIT } from './intention.ts';
import { losesHeart, type MindView } from './mind-view.ts';

/** What its pattern demands; undefined: it attacks as others do. */
export function followPattern(_: Chance, view: MindView): Intention | undefined {
  const { patterns } = view;
  if (!view.hunts || patterns === undefined) {
    return undefined;
  }
  switch (view.traits.fights) {
    case 'attacks':
    case 'rushes':
      return undefined;
    case 'distant':
      return fromAfar(view, patterns);
    case 'distant-until-hurt':
      return losesHeart(view) ? retreat(view) : fromAfar(view, patterns);
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

/** Fights an enemy beside it, else keeps its distance as long as it sees him. */
function fromAfar(view: MindView, { distant }: PatternRules): Intention | undefined {
  const { beside, seesHero, distance } = view;
  if (beside !== 0 || !seesHero || distance > distant.far) {
    return undefined;
  }
  return distance <= distant.near ? retreat(view) : WAIT;
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
