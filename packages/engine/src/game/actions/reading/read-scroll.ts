// Reading a scroll. What holds a spell follows Crossfire server/apply.c (apply_scroll), server/
// spell_util.c (scroll_failure); the others NetHack 3.6.7 src/read.c (doread, seffects).

import { type Beatitude, beatitudeOf, type GameObject } from '../../../objects/index.ts';
import { asksDirection } from '../../../spells/index.ts';
import { pay } from '../../body/pay.ts';
import { learnKind } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import { carriedOrder, releaseCarried } from '../../magic/carried-spell.ts';
import { directionOfFoe } from '../../movement/facing.ts';
import { tellAsked } from '../../powers/continuations/index.ts';
import type { Effect } from '../../powers/effects/effect.ts';
import type { ActionResult } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';

/** A cursed scroll drains so much energy at least, and so much for each level above the reader's. */
const BACKFIRES = { least: 20, perLevel: 5 };

/** A blessed scroll survives being read so many times in so many. */
const SURVIVES = { times: 9, of: 100 };

/** Reads a scroll aloud. @param effect what it does that holds no spell */
export function readScroll(
  state: GameState,
  scroll: GameObject,
  effect: Effect | undefined,
): ActionResult {
  const { sheet, hero, ruleset } = state;
  const beatitude = beatitudeOf(scroll);
  const favourKnown = sheet.lore.knows(scroll, 'beatitude');
  const confused = sheet.conditions.has('confused');
  const waiting = state.pending;
  state.logFelt('read-scroll', hero.id, scroll.id);
  if (effect !== undefined) {
    useUp(state, scroll);
    if (effect(state, { beatitude, confused, favourKnown })) {
      learnKind(state, scroll);
    }
    const { pending } = state;
    if (pending !== undefined && pending !== waiting) {
      // What it is for is said next, within the same move.
      tellAsked(state, pending, scroll.id);
      return { cost: 0 };
    }
  } else {
    learnKind(state, scroll);
    readSpell(state, scroll, beatitude);
  }
  return { cost: ruleset.bridges.beats.move };
}

/** A cursed scroll turns on its reader; any other casts its spell the way that he faces. */
function readSpell(state: GameState, scroll: GameObject, beatitude: Beatitude): void {
  const { hero, sheet } = state;
  if (beatitude === 'cursed') {
    useUp(state, scroll);
    const { least, perLevel } = BACKFIRES;
    const wanted = Math.max(least, perLevel * (scroll.fact('level') - sheet.level));
    const drained = Math.min(sheet.energy, wanted);
    pay(sheet, 'energy', drained);
    state.logFelt('scroll-backfired', hero.id, scroll.id, drained);
    return;
  }
  const spell = scroll.inventory[0]!;
  const chance = state.luck('scrolls');
  const direction = asksDirection(spell.archetype) ? directionOfFoe(state, chance) : 0;
  const survives =
    beatitude === 'blessed' && chance.test(SURVIVES.times, SURVIVES.of, 'scroll-survives');
  if (!survives) {
    useUp(state, scroll);
  }
  releaseCarried(state, carriedOrder(scroll, spell, hero.id, direction));
}
