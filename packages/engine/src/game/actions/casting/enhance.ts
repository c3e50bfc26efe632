// Enhancing a skill. NetHack 3.6.7 src/weapon.c (enhance_weapon_skill).

import { enhance, standings } from '../../../actors/index.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { RefusalReason } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';

/** Refusals of the skill rules as refusals of the command. */
const REASONS = {
  restricted: 'unknown-skill',
  'at-maximum': 'at-the-limit',
  'needs-practice': 'not-practised',
  'needs-slots': 'no-skill-slots',
} as const satisfies Record<string, RefusalReason>;

/** Enhances a skill, which takes no time. */
export function enhanceSkill(state: GameState, skill: string): ActionResult {
  const { ruleset, sheet } = state;
  const index = standings(ruleset, sheet).findIndex(standing => standing.skill === skill);
  if (index < 0) {
    return refuse('unknown-skill');
  }
  const result = enhance(ruleset, sheet, skill);
  if (result.kind === 'refused') {
    return refuse(REASONS[result.reason]);
  }
  state.logFelt('skill-enhanced', state.hero.id, index);
  return { cost: 0 };
}
