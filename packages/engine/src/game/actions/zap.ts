// Zapping wands. NetHack 3.6.7 src/zap.c (dozap, zappable, backfire).

import { stumbledDirection } from '../../actors/index.ts';
import { wrest } from '../../charging/index.ts';
import { beatitudeOf, chargesOf, type GameObject, setCharges, TYPE } from '../../objects/index.ts';
import { asksDirection } from '../../spells/index.ts';
import { carriedOrder, releaseCarried } from '../carried-spell.ts';
import type { Direction } from '../commands.ts';
import { hurt } from '../harm.ts';
import { learnKind } from '../learn-kind.ts';
import { useUp } from '../pack.ts';
import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

/** A cursed wand explodes once in so many zaps. */
export const EXPLODES_ONE_IN = 100;
/** So many dice more than it has charges left. */
const EXPLOSION = { moreDice: 2, sides: 6 };

/** Zaps a wand, down to the last charge that can be wrested from it. */
export function zap(state: GameState, itemId: number, direction: Direction): ActionResult {
  const { sheet, ruleset, hero } = state;
  const wand = sheet.inventory.find(itemId);
  if (wand === undefined) {
    return refuse('unknown-item');
  }
  const spell = wand.inventory[0];
  if (wand.archetype.type !== TYPE.wand || spell === undefined) {
    return refuse('not-a-wand');
  }
  const nowhere = direction === 0 && asksDirection(spell.archetype);
  // Who doesn't know what it is pays for learning that it wants a direction.
  if (nowhere && sheet.lore.isIdentified(wand.archetype)) {
    return refuse('needs-direction');
  }
  const { left, recharged } = chargesOf(wand);
  const zapped = wrest(state.luck('wands'), ruleset.slots.charging, { charges: left });
  setCharges(wand, { left: zapped.charges, recharged });
  state.logFelt('zapped', hero.id, wand.id);
  if (zapped.result === 'nothing') {
    state.logFelt('nothing-happens', hero.id, wand.id);
  } else if (backfires(state, wand)) {
    return { beats: ruleset.bridges.beats.move };
  } else {
    if (zapped.result === 'wrested') {
      state.logFelt('wrested', hero.id, wand.id);
    }
    if (nowhere) {
      state.logFelt('wand-fades', hero.id, wand.id);
    } else {
      release(state, wand, spell, direction);
    }
  }
  if (zapped.charges < 0) {
    state.logFelt('turned-to-dust', hero.id, wand.id);
    useUp(state, wand);
  }
  return { beats: ruleset.bridges.beats.move };
}

/** A cursed wand may blow up instead, its charge already spent. */
function backfires(state: GameState, wand: GameObject): boolean {
  const chance = state.luck('wands');
  const { moreDice, sides } = EXPLOSION;
  if (beatitudeOf(wand) !== 'cursed' || !chance.test(1, EXPLODES_ONE_IN, 'explodes')) {
    return false;
  }
  const damage = chance.roll(chargesOf(wand).left + moreDice, sides, 'explosion');
  state.logFelt('wand-exploded', state.hero.id, wand.id, damage);
  useUp(state, wand);
  hurt(state, state.hero, damage, 0, 'an exploding wand');
  return true;
}

function release(state: GameState, wand: GameObject, spell: GameObject, wanted: Direction): void {
  const { sheet, hero } = state;
  const { conditions } = sheet;
  const reels = conditions.has('stunned') || conditions.has('confused');
  const direction =
    reels && wanted !== 0 ? stumbledDirection(state.luck('wands'), conditions, wanted) : wanted;
  const came = releaseCarried(state, carriedOrder(wand, spell, hero.id, direction));
  if (came && !conditions.has('blind')) {
    learnKind(state, wand);
  }
}
