// What the last row says while something is aimed.

import {
  type Aim,
  type Aimed,
  type Blow,
  creatureAt,
  directionName,
  isAimed,
  targetAims,
} from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { OddsAnswer } from '@roguewright/engine/odds';
import { withThe } from '@roguewright/engine/words';
import type { Footer } from '../terminal/lines.ts';

const AIMING: Footer = [
  'Enter confirms, Esc cancels; directions aim, + next, [ ] ticks, x explains',
  'Enter confirms, Esc cancels; x why',
  'Enter confirms',
];
const UNDECIDED: Footer = [
  'Choose where first: directions aim, + next target; Esc cancels, x explains',
  'Choose where first; Esc cancels',
];
const UNAIMED: Footer = ['Enter confirms, Esc cancels; x explains', 'Enter confirms, Esc cancels'];
const STRIKING_WHERE: Footer = [
  'No enemy is beside you. A direction strikes that way; Esc cancels',
  'A direction strikes; Esc cancels',
];

/** What is asked once before something that would do nothing. */
export const ALL_THE_SAME: Footer = [
  'It would have no effect. Enter does it all the same, Esc cancels; x explains',
  'No effect! Enter all the same, Esc cancels',
];

/** Whether it would do nothing, as far as the hero knows. Ground is aimed at for its own sake. */
export function isVain(what: Aimed | Blow, answer: OddsAnswer | undefined): boolean {
  return answer?.inVain === true && !(what.kind === 'cast' && what.spell.forGround === true);
}

/** What the panel then says. */
export const VAIN = 'As far as you know, this would have no effect.';

/** The keys while something is aimed, or while a spell without an aim waits to be confirmed. */
export function promptFor(
  view: GameView,
  what: Aimed | Blow,
  aim: Aim,
  isUndecided: boolean,
): Footer {
  if (what.kind === 'attack') {
    return striking(view, aim);
  }
  return !isAimed(what) ? UNAIMED : isUndecided ? UNDECIDED : AIMING;
}

/** What a blow waits for: it names the creature that would be struck. */
function striking(view: GameView, { square, direction }: Aim): Footer {
  if (targetAims(view, { kind: 'attack' }).length === 0) {
    return STRIKING_WHERE;
  }
  const foe = creatureAt(view, square);
  const way = directionName(direction);
  const whom = foe === undefined ? way : `${withThe(foe.name)} ${way}`;
  return [
    `Strike ${whom}: Enter, F or a direction; + next, x explains, Esc cancels`,
    `Strike ${whom}: Enter, F or a direction; Esc cancels`,
    `Strike ${way}: Enter or a direction`,
  ];
}
