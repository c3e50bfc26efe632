// A shock that strikes a hero may charge the rings in his pack and on his hands, or destroy them, under rules that
// have it. Wands stay as they are. NetHack 3.7 src/zap.c (destroy_items, maybe_destroy_item).

import { type Creature, ringOn, wornAt, wornThings } from '../../../actors/index.ts';
import {
  type ShockedRingView,
  shockedStacks,
  shockRing,
  shockTouches,
} from '../../../charging/index.ts';
import { classOf, type GameObject, isArtifact, resistsOf } from '../../../objects/index.ts';
import { attackNumber } from '../../../spellcraft/index.ts';
import { ruleKind } from '../../items/charge-view.ts';
import { useUp } from '../../items/pack.ts';
import type { GameState } from '../../state/state.ts';
import { settleRing } from './settle-ring.ts';

const ELECTRICITY = attackNumber('electricity');

/** The hero's rings, all of which a shock may reach. */
export function ringsAtRisk({ sheet }: GameState): readonly GameObject[] {
  return sheet.inventory.things.filter(({ archetype }) => classOf(archetype) === 'ring');
}

/**
 * One of the hero's rings under a shock.
 * @param counts whether a thing's resistance counts: for odds, whether the hero knows of it
 */
export function shockedRing(
  { sheet }: GameState,
  item: GameObject,
  counts: (item: GameObject) => boolean = () => true,
): Omit<ShockedRingView, 'enchantment'> {
  const resists = (thing: GameObject) =>
    counts(thing) &&
    resistsOf(thing).some(([type, percent]) => type === ELECTRICITY && percent > 0);
  const isCarried = (thing: GameObject) => isArtifact(thing.archetype) && resists(thing);
  const gloves = wornAt(sheet, 'gloves');
  const isOn = (['left', 'right'] as const).some(hand => ringOn(sheet, hand) === item);
  return {
    ring: ruleKind(item),
    resistance: wornThings(sheet).some(resists)
      ? 'worn'
      : sheet.inventory.some(isCarried)
        ? 'carried-artifact'
        : 'none',
    underGloves: isOn && gloves !== undefined && gloves.fact('metallic') === 0,
    bearer: 'hero',
  };
}

/** A shock strikes a creature: of a hero, some rings. Labels: `one-more-stack`, `touched`, and those of `shockRing`. */
export function shockRings(state: GameState, creature: Creature, damage: number): void {
  const own = state.of(creature.id);
  const rules = state.ruleset.slots.charging;
  if (own === undefined || rules.shock === undefined || damage <= 0) {
    return;
  }
  const chance = state.luck('charging');
  const rings = ringsAtRisk(own);
  let affected = rings.length === 0 ? 0 : shockedStacks(chance, rules, damage);
  for (const [place, item] of rings.entries()) {
    if (affected === 0 || !own.hero.alive) {
      break;
    }
    if (shockTouches(chance, affected, rings.length - place)) {
      affected--;
      strikeRing(own, item);
    }
  }
}

function strikeRing(state: GameState, item: GameObject): void {
  const rules = state.ruleset.slots.charging;
  const view = { ...shockedRing(state, item), enchantment: item.fact('power') };
  const came = shockRing(state.luck('charging'), rules, view);
  if (came.kind === 'destroyed') {
    state.logFelt('item-destroyed', state.hero.id, item.id, 1);
    useUp(state, item);
  } else if (came.kind !== 'unharmed') {
    settleRing(state, item, came);
  }
}
