// Cancellation of items: they lose charges, numbers, blessings and curses; scrolls, books and potions become
// plain. NetHack 3.6.7 src/zap.c (cancel_item, cancel_monst).

import { type Creature, refit } from '../../actors/index.ts';
import { type Cancelled, cancelCosts, cancelled } from '../../charging/index.ts';
import {
  type Archetype,
  chargesOf,
  classOf,
  GameObject,
  setBeatitude,
  setCharges,
  setEnchantments,
} from '../../objects/index.ts';
import { ARMOUR_POINTS } from '../../worldrules/index.ts';
import { heard } from '../state/heard/hearing.ts';
import type { GameState } from '../state/state.ts';
import { cancelView, ruleClass } from './charge-view.ts';
import { settleCharges } from './charged-book.ts';
import { plainKind } from './handled/plain-kind.ts';
import { isRod, setEnergy } from './rods.ts';

/** Cancels everything that the hero carries, and his own magic for a time. Label: `cancelled-turns`. */
export function cancelPack(state: GameState): void {
  const { sheet, ruleset, hero } = state;
  state.logFelt('pack-cancelled', hero.id);
  for (const item of sheet.inventory.things) {
    const plain = cancelThing(state, item);
    if (plain !== item) {
      sheet.inventory.replace(item.id, plain);
      state.scratch.usedUp.set(item.id, item);
    }
  }
  // His own magic is cancelled too; few rulesets use it.
  const { least, values } = ruleset.slots.world.magic.cancelled;
  const more = state.luck('cancelling').below(values, 'cancelled-turns');
  heard(state, 'cancellation', {
    kind: 'cancelled',
    came: least + more,
    rule: asked => least + asked.below(values, 'cancelled-turns'),
  });
  sheet.powers.cancelled = Math.max(sheet.powers.cancelled, least + more);
  refit(ruleset, sheet);
}

/** Cancels some of a monster's items. Label: `cancels`. */
export function cancelCarried(state: GameState, { carried }: Creature): void {
  const chance = state.luck('wands');
  const { cancelledOneIn } = state.ruleset.slots.world.losses;
  for (let index = 0; index < carried.length; index++) {
    if (chance.test(1, cancelledOneIn, 'cancels')) {
      carried[index] = cancelThing(state, carried[index]!);
    }
  }
}

/** Cancels an item. @returns the item, or its replacement */
function cancelThing(state: GameState, item: GameObject): GameObject {
  const rules = state.ruleset.slots.charging;
  if (cancelCosts(rules, cancelView(item))) {
    state.ports.shops.spoilt(item);
  }
  const after = cancelled(rules, cancelView(item));
  setBeatitude(item, after.beatitude);
  const plain = plainOf(state, item, after);
  if (plain !== undefined) {
    const instead = new GameObject(state.newId(), plain, item.count);
    setBeatitude(instead, after.beatitude);
    settleCharges(state, instead, { left: 0, recharged: 0 });
    return instead;
  }
  if (isRod(item)) {
    setEnergy(state, item, after.charges);
    return item;
  }
  setNumber(item, after);
  return item;
}

/** The new kind of an item; undefined if it is unchanged. */
function plainOf(state: GameState, item: GameObject, { kind }: Cancelled): Archetype | undefined {
  if (kind === cancelView(item).kind) {
    return undefined;
  }
  return plainKind(state.content, classOf(item.archetype), kind);
}

function setNumber(item: GameObject, after: Cancelled): void {
  switch (ruleClass(item)) {
    case 'wand':
    case 'tool':
      setCharges(item, { left: after.charges, recharged: chargesOf(item).recharged });
      break;
    case 'ring':
      item.setFact('power', after.charges);
      break;
    case 'armor':
      setEnchantments(item, { armour: after.charges * ARMOUR_POINTS });
      break;
    case 'weapon':
      setEnchantments(item, { toHit: after.charges, toDam: after.charges });
      break;
    default:
  }
}
