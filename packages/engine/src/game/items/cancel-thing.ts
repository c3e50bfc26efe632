// Cancellation of items: they lose charges, numbers, blessings and curses; scrolls, books and potions become
// plain. NetHack 3.6.7 src/zap.c (cancel_item, cancel_monst).

import { type Creature, refit } from '../../actors/index.ts';
import { type Cancelled, cancelled } from '../../charging/index.ts';
import {
  type Archetype,
  chargesOf,
  classOf,
  GameObject,
  setBeatitude,
  setCharges,
  setEnchantments,
  textOf,
} from '../../objects/index.ts';
import { ARMOUR_POINTS } from '../../worldrules/index.ts';
import type { GameState } from '../state/state.ts';
import { cancelView, ruleClass } from './charge-view.ts';

/** Cancels everything that the hero carries, and his own magic for a time. Label: `cancelled-turns`. */
export function cancelPack(state: GameState): void {
  const { sheet, ruleset, hero } = state;
  state.logFelt('pack-cancelled', hero.id);
  for (const thing of sheet.inventory.things) {
    const plain = cancelThing(state, thing);
    if (plain !== thing) {
      sheet.inventory.replace(thing.id, plain);
      state.scratch.usedUp.set(thing.id, thing);
    }
  }
  // His own magic is cancelled too; few rulesets use it.
  const { least, values } = ruleset.slots.world.magic.cancelled;
  const more = state.luck('cancelling').below(values, 'cancelled-turns');
  sheet.powers.cancelled = Math.max(sheet.powers.cancelled, least + more);
  refit(ruleset, sheet);
}

/** Cancels some of a monster's items. Label: `cancels`. */
export function cancelCarried(state: GameState, { carried }: Creature): void {
  const chance = state.luck('wands');
  const { cancelledOneIn } = state.ruleset.slots.world.losses;
  for (let place = 0; place < carried.length; place++) {
    if (chance.test(1, cancelledOneIn, 'cancels')) {
      carried[place] = cancelThing(state, carried[place]!);
    }
  }
}

/** Cancels an item. @returns the item, or its replacement */
function cancelThing(state: GameState, thing: GameObject): GameObject {
  const after = cancelled(state.ruleset.slots.charging, cancelView(thing));
  setBeatitude(thing, after.beatitude);
  const plain = plainOf(state, thing, after);
  if (plain !== undefined) {
    const instead = new GameObject(state.newId(), plain, thing.count);
    setBeatitude(instead, after.beatitude);
    return instead;
  }
  setNumber(thing, after);
  return thing;
}

/** The new kind of an item; undefined if it is unchanged. */
function plainOf(state: GameState, thing: GameObject, { kind }: Cancelled): Archetype | undefined {
  if (kind === cancelView(thing).kind) {
    return undefined;
  }
  return state.content.archetypes.find(
    archetype =>
      textOf(archetype, 'ruleKind') === kind && classOf(archetype) === classOf(thing.archetype),
  );
}

function setNumber(thing: GameObject, after: Cancelled): void {
  switch (ruleClass(thing)) {
    case 'wand':
    case 'tool':
      setCharges(thing, { left: after.charges, recharged: chargesOf(thing).recharged });
      break;
    case 'ring':
      thing.setFact('power', after.charges);
      break;
    case 'armor':
      setEnchantments(thing, { armour: after.charges * ARMOUR_POINTS });
      break;
    case 'weapon':
      setEnchantments(thing, { toHit: after.charges, toDam: after.charges });
      break;
    default:
  }
}
