// Acid on worn things, and cancellation of carried ones. Crossfire server/attack.c (hit_with_one_attacktype,
// cancellation).

import type { Chance } from '../../chance/index.ts';
import { attackBit, attackNumber, type HitRules } from '../../spellcraft/index.ts';
import type { HitResult } from './hit-result.ts';
import type { CarriedThing, CreatureHitView } from './hit-view.ts';
import { luckyDraw } from './luck.ts';
import { losesMagic, thingSaves } from './thing-hit.ts';

const ACID = attackNumber('acid');
const CANCELLATION = attackBit('cancellation');

/** Acid takes a point of enchantment from worn things. Labels: `corrosion`, `corrodes`. */
export function corrode(
  chance: Chance,
  { corrosion }: HitRules,
  { resistances, things = [], luck = 0 }: CreatureHitView,
  damage: number,
  result: HitResult,
): void {
  if ((resistances[ACID] ?? 0) >= corrosion.creatureResists) {
    return;
  }
  for (let place = 0; place < things.length; place++) {
    const thing = things[place]!;
    if (!canCorrode(corrosion, thing)) {
      continue;
    }
    const strength = luckyDraw(chance, 0, damage + corrosion.stronger, 0, 'low', 'corrosion');
    const { values, perEnchantment } = corrosion;
    const resists = luckyDraw(chance, 0, values - 1, luck, 'high', 'corrodes');
    if (strength > resists + perEnchantment * thing.magic) {
      result.things.push({ place, change: thing.proofed === true ? 'withstood' : 'corroded' });
    }
  }
}

function canCorrode(
  { thingResists, materials, lowest, spared }: HitRules['corrosion'],
  { applied, resistances, materialBits, magic, kind }: CarriedThing,
): boolean {
  return (
    applied &&
    (resistances[ACID] ?? 0) < thingResists &&
    (materialBits & materials) !== 0 &&
    magic >= lowest &&
    !spared.includes(kind)
  );
}

/** Cancellation takes enchantment and curse from what fails its save. Labels: `thing-saves`, `cancels`. */
export function cancelCarried(
  chance: Chance,
  hits: HitRules,
  { things = [], ownDamage = 0 }: CreatureHitView,
  damage: number,
  result: HitResult,
): void {
  const strength = hits.cancelsByVictim ? ownDamage : damage;
  for (let place = 0; place < things.length; place++) {
    const thing = things[place]!;
    const saved = thingSaves(chance, hits, thing, CANCELLATION, strength);
    if (!saved && losesMagic(chance, hits.things, thing.magic)) {
      result.things.push({ place, change: 'cancelled' });
    }
  }
}
