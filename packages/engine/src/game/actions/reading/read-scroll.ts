// Reading scrolls. Those with a spell follow Crossfire server/apply.c (apply_scroll), server/ spell_util.c
// (scroll_failure); the others NetHack 3.6.7 src/read.c (doread, seffects).

import { beatitudeOf, type GameObject, kindOf } from '../../../objects/index.ts';
import { scrollBacklash } from '../../../spellcraft/index.ts';
import { asksDirection, type CastArguments } from '../../../spells/index.ts';
import { exerciseBy } from '../../body/exercise/exercise.ts';
import { pay } from '../../body/pay.ts';
import { learnKind } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import { sufferBacklash } from '../../magic/backlash.ts';
import { carriedOrder, releaseCarried } from '../../magic/carried-spell.ts';
import { directionOfFoe } from '../../movement/facing.ts';
import { askForCarried, tellAsked } from '../../powers/continuations/index.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { breakConduct } from '../../state/conducts.ts';
import type { Use } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';

/** Reads a scroll. @param effect of a scroll without a spell */
export function readScroll(
  state: GameState,
  scroll: GameObject,
  effect: Use | undefined,
): ActionResult {
  const { sheet, hero, ruleset } = state;
  const beatitude = beatitudeOf(scroll);
  const favourKnown = sheet.lore.knows(scroll, 'beatitude');
  const confused = sheet.conditions.has('confused');
  if (effect === undefined && state.level.map.barsMagic(hero.square)) {
    return refuse('no-magic-here');
  }
  const waiting = state.pending;
  const isKnown = sheet.lore.isIdentified(kindOf(scroll));
  if (effect === undefined && isKnown && beatitude !== 'cursed' && asksFirst(state, scroll, true)) {
    return { cost: 0 };
  }
  breakConduct(state, 'illiterate');
  exerciseBy(state, 'scroll-read');
  state.logFelt('read-scroll', hero.id, scroll.id);
  if (effect !== undefined) {
    useUp(state, scroll);
    const told = state.log.perceivedCount;
    if (effect(state, { beatitude, confused, favourKnown })) {
      learnKind(state, scroll);
    }
    const { pending } = state;
    if (pending !== undefined && pending !== waiting) {
      // The target is chosen next, within the same move.
      tellAsked(state, pending, scroll.id);
      return { cost: 0 };
    }
    if (state.log.perceivedCount === told) {
      state.logFelt('nothing-happens', hero.id, scroll.id);
    }
  } else {
    const waits = beatitude !== 'cursed' && asksFirst(state, scroll, false);
    learnKind(state, scroll);
    if (!waits) {
      readSpell(state, scroll);
    }
  }
  return { cost: ruleset.bridges.beats.move };
}

/** Asks for what the scroll's spell must be told. @param known the kind was recognised before it was read */
function asksFirst(state: GameState, { id }: GameObject, known: boolean): boolean {
  return askForCarried(state, { carrier: id, direction: 0, known }, !known);
}

/**
 * A cursed scroll backfires; any other casts its spell in the hero's default direction.
 * @param told what its spell was told
 */
export function readSpell(state: GameState, scroll: GameObject, told?: CastArguments): void {
  const { hero, sheet, ruleset } = state;
  const beatitude = beatitudeOf(scroll);
  if (beatitude === 'cursed' && ruleset.slots.casting.attempt.ways.scrolls === 'by-object') {
    useUp(state, scroll);
    const view = { scrollLevel: scroll.fact('level'), readLevel: sheet.level };
    const bad = scrollBacklash(state.luck('scrolls'), ruleset.slots.spells, view);
    sufferBacklash(state, scroll.id, bad);
    return;
  }
  if (beatitude === 'cursed') {
    useUp(state, scroll);
    const { least, perLevel } = ruleset.slots.world.scrolls.backfire;
    const wanted = Math.max(least, perLevel * (scroll.fact('level') - sheet.level));
    const drained = Math.min(sheet.energy, wanted);
    pay(sheet, 'energy', drained);
    state.logFelt('scroll-backfired', hero.id, scroll.id, drained);
    return;
  }
  const spell = scroll.inventory[0]!;
  const chance = state.luck('scrolls');
  const { blessedLast } = ruleset.slots.world.scrolls;
  const direction = asksDirection(spell.archetype) ? directionOfFoe(state, chance) : 0;
  const survives =
    beatitude === 'blessed' && chance.test(blessedLast.times, blessedLast.of, 'scroll-survives');
  if (!survives) {
    useUp(state, scroll);
  }
  const order = carriedOrder(scroll, spell, hero.id, direction);
  const before = state.log.perceivedCount;
  const came = releaseCarried(state, told === undefined ? order : { ...order, arguments: told });
  if (!came && state.log.perceivedCount === before) {
    state.logFelt('nothing-happens', hero.id, scroll.id);
  }
}
