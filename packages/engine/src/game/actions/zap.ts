// Zapping wands. NetHack 3.6.7 src/zap.c (dozap, zappable, backfire).

import { backfiringWand, wrest } from '../../charging/index.ts';
import {
  beatitudeOf,
  chargesOf,
  type GameObject,
  kindOf,
  pathsOf,
  setCharges,
  TYPE,
} from '../../objects/index.ts';
import { isDenied } from '../../spellcraft/index.ts';
import { asksDirection, type CastArguments, subtypeOf } from '../../spells/index.ts';
import { hurt } from '../body/harm.ts';
import { giveAway } from '../forces/reveal.ts';
import { hampered } from '../forms/hampered.ts';
import { aimOf } from '../items/charge-view.ts';
import { learnEmpty, learnWorked } from '../items/charges/learn-charges.ts';
import { learnKind } from '../items/learn-kind.ts';
import { useUp } from '../items/pack.ts';
import { isRod, readyIn, rodCharge, setEnergy } from '../items/rods.ts';
import { carriedOrder, releaseCarried } from '../magic/carried-spell.ts';
import { reeledDirection } from '../movement/reeling.ts';
import { askForCarried } from '../powers/continuations/index.ts';
import { sendBeam } from '../powers/send-beam.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { Direction } from '../protocol/commands.ts';
import { chargeForUse } from '../shops/use.ts';
import { heard } from '../state/heard/hearing.ts';
import { powerIn } from '../state/power-in.ts';
import type { GameState } from '../state/state.ts';

/**
 * Zaps a wand, including wresting its last charge. One of a known kind asks first for what its spell must be told.
 * @param told what its spell was told; absent: nothing yet
 */
export function zap(
  state: GameState,
  itemId: number,
  direction: Direction,
  told?: CastArguments,
): ActionResult {
  const { sheet, ruleset, hero } = state;
  const wand = sheet.inventory.find(itemId);
  if (wand === undefined) {
    return refuse('unknown-item');
  }
  const spell = wand.inventory[0];
  const effect = powerIn(state, wand.archetype)?.zapped;
  const isWand = wand.archetype.type === TYPE.wand || isRod(wand);
  if (!isWand || (spell === undefined && effect === undefined)) {
    return refuse('not-a-wand');
  }
  const unfit = hampered(state, 'zap');
  if (unfit !== undefined) {
    return unfit;
  }
  if (spell !== undefined && state.level.map.barsMagic(hero.square)) {
    return refuse('no-magic-here');
  }
  const isKnown = sheet.lore.isIdentified(kindOf(wand));
  if (isKnown && told === undefined && asksFirst(state, wand, direction)) {
    return { cost: 0 };
  }
  if (spell !== undefined && isRod(wand)) {
    return zapRod(state, wand, spell, direction, told);
  }
  const nowhere = direction === 0 && spell !== undefined && needsWay(spell);
  // A hero who doesn't recognise the wand spends the move learning that it needs a direction.
  if (nowhere && isKnown) {
    return refuse('needs-direction');
  }
  const { left, recharged } = chargesOf(wand);
  chargeForUse(state, wand);
  const zapped = wrest(state.luck('wands'), ruleset.slots.charging, { charges: left });
  heard(
    state,
    wand.archetype.name,
    {
      kind: 'wresting',
      came: Number(zapped.result !== 'nothing'),
      rule: asked =>
        Number(wrest(asked, ruleset.slots.charging, { charges: left }).result !== 'nothing'),
    },
    sheet.lore.knows(wand, 'charges'),
  );
  setCharges(wand, { left: zapped.charges, recharged });
  state.logFelt('zapped', hero.id, wand.id);
  if (zapped.result === 'nothing') {
    state.logFelt('nothing-happens', hero.id, wand.id);
    learnEmpty(state, wand);
  } else if (backfires(state, wand)) {
    return { cost: ruleset.bridges.beats.move };
  } else {
    learnWorked(state, wand);
    if (zapped.result === 'wrested') {
      state.logFelt('wrested', hero.id, wand.id);
    }
    if (nowhere) {
      state.logFelt('wand-fades', hero.id, wand.id);
    } else {
      release(state, wand, direction, told);
    }
  }
  if (zapped.charges < 0) {
    state.logFelt('turned-to-dust', hero.id, wand.id);
    useUp(state, wand);
  }
  return { cost: ruleset.bridges.beats.move };
}

/**
 * A rod pays for a shot with its own energy. It is refused, and costs nothing, while a rod of a known kind holds
 * too little. A hero who doesn't recognise the rod spends the move finding out. Source: Crossfire server/player.c
 * (fire_misc_object), server/spell_util.c (drain_rod_charge).
 */
function zapRod(
  state: GameState,
  rod: GameObject,
  spell: GameObject,
  direction: Direction,
  told: CastArguments | undefined,
): ActionResult {
  const { sheet, hero, ruleset } = state;
  const isKnown = sheet.lore.isIdentified(kindOf(rod));
  const nowhere = direction === 0 && needsWay(spell);
  if (nowhere && isKnown) {
    return refuse('needs-direction');
  }
  const { left, cost } = rodCharge(state, rod)!;
  if (left < cost && isKnown) {
    state.logFelt('rod-short', hero.id, rod.id, left, cost, readyIn(state, rod) ?? 0);
    return refuse('rod-short');
  }
  state.logFelt('zapped', hero.id, rod.id);
  if (left < cost || isDeniedTo(rod, spell)) {
    state.logFelt('nothing-happens', hero.id, rod.id);
  } else {
    chargeForUse(state, rod);
    setEnergy(state, rod, left - cost);
    if (nowhere) {
      state.logFelt('wand-fades', hero.id, rod.id);
    } else {
      release(state, rod, direction, told);
    }
  }
  return { cost: ruleset.bridges.beats.move };
}

/** Asks for what its spell must be told, once the direction is known. */
function asksFirst(state: GameState, wand: GameObject, direction: Direction): boolean {
  const spell = wand.inventory[0];
  const isAimed = spell === undefined || direction !== 0 || !needsWay(spell);
  return isAimed && askForCarried(state, { carrier: wand.id, direction, known: true }, false);
}

/** Whether a carrier can't release its spell, whose path is denied to it. */
function isDeniedTo({ archetype }: GameObject, spell: GameObject): boolean {
  return isDenied({ path: spell.archetype.numbers.pathAttuned ?? 0, ...pathsOf(archetype) });
}

/** Whether its spell needs a direction; a touch can be aimed at oneself. */
function needsWay({ archetype }: GameObject): boolean {
  return asksDirection(archetype) && subtypeOf(archetype.subtype).atSelf !== true;
}

/** A cursed wand may explode instead, after its charge was spent. */
function backfires(state: GameState, wand: GameObject): boolean {
  if (beatitudeOf(wand) !== 'cursed') {
    return false;
  }
  const { damage } = backfiringWand(state.luck('wands'), state.ruleset.slots.charging, {
    charges: chargesOf(wand).left,
  });
  if (damage === undefined) {
    return false;
  }
  state.logFelt('wand-exploded', state.hero.id, wand.id, damage);
  useUp(state, wand);
  hurt(state, state.hero, damage, 0, 'an exploding wand');
  return true;
}

function release(
  state: GameState,
  wand: GameObject,
  wanted: Direction,
  told: CastArguments | undefined,
): void {
  const { sheet, hero } = state;
  const direction = reeledDirection(state, 'wands', wanted);
  const spell = wand.inventory[0];
  const before = state.log.perceivedCount;
  const tells =
    spell === undefined
      ? releaseEffect(state, wand, direction)
      : releaseCarried(state, {
          ...carriedOrder(wand, spell, hero.id, direction),
          ...(told !== undefined && { arguments: told }),
        });
  if (spell !== undefined && !tells && state.log.perceivedCount === before) {
    state.logFelt('no-effect-seen', hero.id, wand.id);
  }
  if (tells && !sheet.conditions.has('blind')) {
    learnKind(state, wand);
  }
}

/** A wand aimed at no direction affects the hero himself. */
function releaseEffect(state: GameState, wand: GameObject, direction: number): boolean {
  const effect = powerIn(state, wand.archetype)!.zapped!;
  const aimed = direction !== 0 && aimOf(wand) !== 'none';
  if (aimed && effect.touch !== undefined) {
    giveAway(state);
  }
  return aimed ? sendBeam(state, effect, direction) : effect.here(state);
}
