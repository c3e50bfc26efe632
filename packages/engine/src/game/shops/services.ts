// What a keeper does for money, and at what price. SLASH’EM src/shk.c (shk_services).

import type { GameObject } from '../../objects/index.ts';
import { type Service, servicePrice } from '../../worldrules/index.ts';
import type { Shop } from '../dungeon/shops/shop.ts';
import { ruleKind } from '../items/charge-view.ts';
import { isNoviceHere } from '../items/priced/price-of.ts';
import type { GameState } from '../state/state.ts';

/** The services of a shop under the rules of the game, in their order. */
export function servicesOf({ ruleset }: GameState, { kind }: Shop): readonly Service[] {
  const { kinds, offered } = ruleset.slots.world.shops;
  return offered.filter(service => kinds[kind]?.services.includes(service) === true);
}

/** The price of a service for the hero. @param thing absent: for an ordinary one */
export function priceOfService(state: GameState, service: Service, thing?: GameObject): number {
  return servicePrice(state.ruleset.slots.world.shops, {
    service,
    charisma: state.sheet.present.charisma,
    novice: isNoviceHere(state),
    kind: thing === undefined ? '' : ruleKind(thing),
  });
}
