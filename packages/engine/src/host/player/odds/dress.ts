// How the player by the odds arms itself: it wears the best armour that it has found, by the known numbers, and
// wields the weapon that does most damage by the odds.

import type { ItemView } from '../../../game/index.ts';
import { type Attempt, asked, hasUse, isUnpaid, spare } from './attempt.ts';
import type { Outlook } from './outlook.ts';

/** Armour, innermost first: what covers another piece comes off before it and goes on after it. */
const PLACES: readonly string[] = ['body', 'cloak', 'shield', 'helmet', 'gloves', 'boots'];

/** Points of armour class by which a piece must be better to be changed for. */
const WORTH_A_CHANGE = 2;

/** A weapon is changed for one that does this much more. */
const WORTH_WIELDING = 1.2;

/** Puts on what improves the armour class. */
export function dress({ view, threat, memory }: Outlook): readonly Attempt[] {
  if (threat.awake.length > 0 || view.hero.form !== undefined) {
    return [];
  }
  return PLACES.flatMap(place => {
    const worn = view.inventory.find(item => item.worn && item.place === place);
    const [best] = view.inventory
      .filter(item => item.place === place && !item.worn && !isUnpaid(item))
      .filter(item => hasUse(item, 'wear') && item.beatitude !== 'cursed')
      .filter(({ id }) => !memory.hasTried('wear', id))
      .sort((one, other) => pointsOf(other) - pointsOf(one));
    if (best === undefined) {
      return [];
    }
    if (worn === undefined) {
      return [{ kind: 'wear', item: best.id }];
    }
    const isBetter = pointsOf(best) >= pointsOf(worn) + WORTH_A_CHANGE;
    const cover =
      place === 'body' && view.inventory.find(item => item.worn && item.place === 'cloak');
    return !isBetter || isStuck(worn) || (cover && isStuck(cover))
      ? []
      : [{ kind: 'take-off', item: (cover || worn).id }];
  });
}

/** Wields what does more damage to a typical foe than the weapon in hand. */
export function arm({ view, threat, ask, memory }: Outlook): readonly Attempt[] {
  if (threat.awake.length > 0 || view.hero.form !== undefined) {
    return [];
  }
  const held = view.inventory.find(item => item.wielded && item.place === 'weapon');
  if (held !== undefined && isStuck(held)) {
    return [];
  }
  return spare(view, 'wield')
    .filter(({ id, weapon, beatitude }) => {
      return weapon === true && beatitude !== 'cursed' && !memory.hasTried('wield', id);
    })
    .filter(({ id }) => memory.isFirst(`compare ${id} ${held?.id ?? 0} ${view.hero.level}`))
    .filter(({ id }) => {
      if (held === undefined && memory.isLost(id)) {
        return true;
      }
      const weapons = asked(ask, { ask: 'compare', item: id, target: 0 })?.weapons;
      const [now, then] = [weapons?.[0]?.meanDamage ?? 0, weapons?.[1]?.meanDamage ?? 0];
      return then > now * WORTH_WIELDING;
    })
    .map(({ id }) => ({ kind: 'wield', item: id }));
}

/** Known points of armour class; an unknown enchantment counts as none. */
function pointsOf({ arms }: ItemView): number {
  return (arms?.armour?.base ?? 0) + (arms?.armour?.bonus ?? 0);
}

function isStuck({ beatitude }: ItemView): boolean {
  return beatitude === 'cursed';
}
