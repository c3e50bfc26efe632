// What the answers at a box may come to, as far as the hero knows.

import type { Enumerator } from '../../../chance/index.ts';
import { conditionOf, type GameObject, isLocked } from '../../../objects/index.ts';
import { BOX_FATES } from '../../../worldrules/index.ts';
import { AT_BOX, boxOnFloor } from '../../powers/handling/boxes/box-menu.ts';
import {
  boxDisarmView,
  forceView,
  forcingWeapon,
  pickView,
  searchView,
} from '../../powers/handling/boxes/box-views.ts';
import { forceOnce, pickPercent, within } from '../../powers/handling/boxes/lock-rules.ts';
import { boxFate, disarmsBox, findsBoxTrap } from '../../powers/handling/boxes/trap-rules.ts';
import type { DeedOutcome, ForetoldDeed, LikelyDeed } from '../../protocol/tools/deed-outcome.ts';
import type { GameState } from '../../state/state.ts';

/** Percent of a whole. */
const WHOLE = 100;

const rulesOf = ({ ruleset }: GameState) => ruleset.slots.world.tools.boxes;

/** Outcomes that are possible at all. */
function likely(list: readonly (readonly [DeedOutcome['kind'], number])[]): LikelyDeed[] {
  return list
    .filter(([, probability]) => probability > 0)
    .map(([kind, probability]) => ({ outcome: { kind }, probability }));
}

/** The probability that a box is trapped, as far as the hero knows. */
function trapShare(state: GameState, box: GameObject): number {
  return state.sheet.lore.knows(box, 'trap') ? 1 : 1 / rulesOf(state).trappedOneIn;
}

/** The probability that a box is locked, as far as the hero knows. */
export function lockShare(state: GameState, box: GameObject): number {
  return state.sheet.lore.knows(box, 'lock')
    ? Number(isLocked(box))
    : 1 - 1 / rulesOf(state).openOneIn;
}

/** What the trap does, if there is one. @param share the probability that it goes off */
function trapOutcomes(state: GameState, ask: Enumerator, share: number): LikelyDeed[] {
  const fates = ask.ask(boxFate, rulesOf(state).trap, { luck: state.sheet.worn.craft.luck });
  return likely([
    ['trap-saved', share * fates.probability(fate => fate === 'saved')],
    ...BOX_FATES.map(
      fate => [`trap-${fate}`, share * fates.probability(came => came === fate)] as const,
    ),
  ]);
}

/** Opening the lid. */
function foretellOpening(state: GameState, ask: Enumerator, box: GameObject): ForetoldDeed {
  const locked = lockShare(state, box);
  const trapped = (1 - locked) * trapShare(state, box);
  const isSure = state.sheet.lore.knows(box, 'lock') && state.sheet.lore.knows(box, 'trap');
  return {
    outcomes: [
      ...likely([
        ['box-locked', locked],
        ['box-opens', 1 - locked - trapped],
      ]),
      ...trapOutcomes(state, ask, trapped),
    ],
    isGuess: !isSure,
  };
}

/** Picking the lock: in each move, and before the hero gives up; a trap goes off with it. */
function foretellPicking(
  state: GameState,
  ask: Enumerator,
  box: GameObject,
  tool: GameObject,
): ForetoldDeed {
  const { lore } = state.sheet;
  const rules = rulesOf(state);
  const knowsCurse = lore.knows(tool, 'beatitude');
  const cursed = knowsCurse && conditionOf(tool).beatitude === 'cursed';
  const each = pickPercent(rules, pickView(state, tool, 'box', cursed)) / WHOLE;
  const comes = within(each, rules.tries);
  return {
    outcomes: [
      ...likely([
        ['lock-moves', each],
        ['lock-moves-within', comes],
      ]),
      ...trapOutcomes(state, ask, comes * trapShare(state, box)),
    ],
    isGuess: !knowsCurse || !lore.knows(box, 'trap'),
  };
}

/** Forcing the lock, until it gives, the blade breaks, or the hero gives up. */
function foretellForcing(state: GameState, ask: Enumerator): ForetoldDeed {
  const weapon = forcingWeapon(state.sheet);
  const { lore } = state.sheet;
  const isKnown = (part: 'beatitude' | 'enchantment') =>
    weapon !== undefined && lore.knows(weapon, part);
  const real = weapon && conditionOf(weapon);
  const view = forceView(state, {
    cursed: isKnown('beatitude') && real?.beatitude === 'cursed',
    enchantment: isKnown('enchantment') ? (real?.enchantment ?? 0) : 0,
  });
  if (view === undefined) {
    return { outcomes: likely([['nothing', 1]]), isGuess: false };
  }
  const rules = rulesOf(state);
  const once = ask.ask(forceOnce, rules, view);
  const share = (kind: string) => once.probability(came => came === kind);
  const goesOn = share('holds');
  const moves = goesOn === 1 ? rules.tries : (1 - goesOn ** rules.tries) / (1 - goesOn);
  return {
    outcomes: likely([
      ['lock-forced', share('opens') * moves],
      ['box-smashed', share('smashed') * moves],
      ['blade-breaks', share('blade-breaks') * moves],
      ['lock-holds', goesOn ** rules.tries],
    ]),
    isGuess: !isKnown('beatitude') || !isKnown('enchantment'),
  };
}

/** Looking for a trap: the chance to find it, if there is one. */
function foretellSearching(state: GameState, ask: Enumerator): ForetoldDeed {
  const finds = ask
    .ask(findsBoxTrap, rulesOf(state), searchView(state, true))
    .probability(came => came);
  return { outcomes: likely([['trap-found-if', finds]]), isGuess: false };
}

/** Taking the trap off. */
function foretellDisarming(state: GameState, ask: Enumerator): ForetoldDeed {
  const takes = ask.ask(disarmsBox, rulesOf(state), boxDisarmView(state)).probability(came => came);
  return {
    outcomes: [...likely([['trap-disarmed', takes]]), ...trapOutcomes(state, ask, 1 - takes)],
    isGuess: false,
  };
}

/** An answer to the question what to do with a box. @param id of the box */
export function knownAtBox(
  state: GameState,
  ask: Enumerator,
  id: number,
  choice: string,
): ForetoldDeed | undefined {
  const box = boxOnFloor(state, id);
  if (box === undefined) {
    return undefined;
  }
  switch (choice) {
    case AT_BOX.leave:
      return undefined;
    case AT_BOX.open:
      return foretellOpening(state, ask, box);
    case AT_BOX.force:
      return foretellForcing(state, ask);
    case AT_BOX.search:
      return foretellSearching(state, ask);
    case AT_BOX.disarm:
      return foretellDisarming(state, ask);
    default: {
      const tool = state.sheet.inventory.find(Number(choice));
      return tool && foretellPicking(state, ask, box, tool);
    }
  }
}

/** Opening one of several boxes. */
export function knownOpening(
  state: GameState,
  ask: Enumerator,
  choice: string,
): ForetoldDeed | undefined {
  const box = boxOnFloor(state, Number(choice));
  return box && foretellOpening(state, ask, box);
}
