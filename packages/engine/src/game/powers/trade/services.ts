// What a keeper does for money: he names his services, then the price for the thing that the hero chooses. SLASH’EM
// src/shk.c (shk_identify, shk_uncurse, shk_charge).

import { offeredToCharge } from '../../../charging/index.ts';
import { beatitudeOf, type GameObject, setBeatitude } from '../../../objects/index.ts';
import { SERVICES, type Service } from '../../../worldrules/index.ts';
import { offerView } from '../../items/charge-view.ts';
import { learnPart, learnThing } from '../../items/learn-kind.ts';
import { SERVICE_TELLINGS } from '../../protocol/shop-events.ts';
import type { WaitingDeed } from '../../protocol/tools/deeds.ts';
import { counterHere, payService } from '../../shops/paying.ts';
import { priceOfService, servicesOf } from '../../shops/services.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import type { DeedQuestion } from '../handling/deed-question.ts';
import { chargeThing } from '../things/charge-thing.ts';
import { ALL_PARTS, learnParts, mysteries } from '../things/identifying.ts';

const TITLES: Readonly<Record<Service, string>> = {
  identify: 'say what something is',
  examine: 'say all there is to say of something',
  uncurse: 'lift a curse',
  charge: 'charge something',
  'charge-well': 'charge something as well as can be',
};

function serviceIn({ text }: WaitingDeed): Service {
  return SERVICES.find(service => service === text) ?? 'identify';
}

/** Asks which service is wanted. */
export function askForService(state: GameState): void {
  askDeed(state, 'service', {}, false);
}

/** Which service. */
export const choosingService: DeedQuestion<'choice'> = {
  isHarmless: () => true,
  asking: state => {
    const counter = counterHere(state);
    const services = counter === undefined ? [] : servicesOf(state, counter.shop);
    const choices = services.map(service => ({
      id: service,
      text: `${TITLES[service]}: ${priceOfService(state, service)} gold`,
    }));
    return { kind: 'choice', choices };
  },
  answered: (state, _, choice, paid) => {
    askDeed(state, 'service-on', { text: choice }, paid);
  },
};

/** The items that a service may be for, as far as the hero knows. */
function itemsFor(state: GameState, service: Service): readonly GameObject[] {
  const { sheet, ruleset, content } = state;
  switch (service) {
    case 'identify':
      return mysteries(state, []);
    case 'examine':
      return mysteries(state, ALL_PARTS);
    case 'uncurse':
      return sheet.inventory.things.filter(
        item => !sheet.lore.knows(item, 'beatitude') || beatitudeOf(item) === 'cursed',
      );
    default:
      return sheet.inventory.things.filter(
        item =>
          offeredToCharge(ruleset.slots.charging, offerView(item, sheet.lore, content)) !==
          'not-offered',
      );
  }
}

/** For which item. */
export const servedItem: DeedQuestion<'item'> = {
  isHarmless: () => true,
  asking: (state, facts) => ({
    kind: 'item',
    offered: itemsFor(state, serviceIn(facts)).map(({ id }) => id),
    others: [],
  }),
  answered: (state, facts, item, paid) => {
    const service = serviceIn(facts);
    const gold = priceOfService(state, service, state.sheet.inventory.find(item));
    askDeed(state, 'service-price', { item, other: gold, text: service }, paid);
  },
};

/** Whether the price is right. */
export const servicePrice: DeedQuestion<'yes'> = {
  isHarmless: () => true,
  asking: () => ({ kind: 'yes' }),
  shown: (_, { other }) => ({ gold: other }),
  answered: (state, facts, yes) => {
    const counter = counterHere(state);
    const item = state.sheet.inventory.find(facts.item);
    if (yes && counter !== undefined && item !== undefined) {
      if (payService(state, counter, facts.other)) {
        serve(state, serviceIn(facts), item);
      }
    }
  },
};

function serve(state: GameState, service: Service, item: GameObject): void {
  switch (service) {
    case 'identify':
      learnParts(state, item, []);
      break;
    case 'examine':
      learnThing(state, item);
      break;
    case 'uncurse':
      uncurse(state, item);
      break;
    case 'charge':
    case 'charge-well':
      chargeThing(state, item, {
        beatitude: service === 'charge' ? 'uncursed' : 'blessed',
        known: true,
      });
  }
}

function uncurse(state: GameState, item: GameObject): void {
  const isCursed = beatitudeOf(item) === 'cursed';
  if (isCursed) {
    setBeatitude(item, 'uncursed');
    learnPart(state, item, 'beatitude');
  }
  const telling = SERVICE_TELLINGS.indexOf(isCursed ? 'uncursed' : 'no-curse');
  state.logFelt('served', state.hero.id, item.id, telling);
}
