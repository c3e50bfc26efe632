// The questions about what is done with a thing, by their names.

import type { DEED_ANSWERS, DeedName } from '../../protocol/tools/deeds.ts';
import { seek } from '../sight/crystal-ball.ts';
import { paying } from '../trade/paying.ts';
import { selling } from '../trade/selling.ts';
import { choosingService, servedItem, servicePrice } from '../trade/services.ts';
import { atBox, whichBox } from './boxes/box-menu.ts';
import { breaking } from './break-wand.ts';
import { attackingAnyway, callingCreature } from './calling.ts';
import { choosingPower } from './choosing-power.ts';
import { contents, puttingIn } from './container.ts';
import type { AnyDeedQuestion, DeedQuestion } from './deed-question.ts';
import { dipping, dippingWhat } from './dipping.ts';
import { engravingText, engravingWith } from './engraving.ts';
import { offering } from './faith/offering.ts';
import { greasing } from './grease.ts';
import { writingOn, writingWhat } from './marker.ts';
import { wishing } from './wish.ts';

const ROWS: { readonly [Name in DeedName]: DeedQuestion<(typeof DEED_ANSWERS)[Name]> } = {
  grease: greasing,
  seek,
  'dip-what': dippingWhat,
  dip: dipping,
  'write-on': writingOn,
  'write-what': writingWhat,
  break: breaking,
  contents,
  'put-in': puttingIn,
  box: atBox,
  'which-box': whichBox,
  'engrave-with': engravingWith,
  engrave: engravingText,
  offer: offering,
  wish: wishing,
  'call-creature': callingCreature,
  'attack-anyway': attackingAnyway,
  'form-power': choosingPower,
  sell: selling,
  pay: paying,
  service: choosingService,
  'service-on': servedItem,
  'service-price': servicePrice,
};

/** The questions. Each takes the kind of answer that its row has, which a type can't say of one that is looked up. */
export const DEEDS: Readonly<Record<DeedName, AnyDeedQuestion>> = ROWS;
