// The files that tell whole families of events.

import type {
  BoxEventKind,
  ChargingEventKind,
  CompanionEventKind,
  FaithEventKind,
  FixtureEventKind,
  FleshEventKind,
  GameEvent,
  HitEventKind,
  ListEventKind,
  QuestionEventKind,
  ShopEventKind,
  ToldEventKind,
  ToolEventKind,
} from '../../game/index.ts';
import { isOfCharging, type Speaker, tellCharging } from '../charging-events.ts';
import { isOfCompanion, tellCompanion } from '../companions/companion-events.ts';
import { isOfFaith, tellFaith } from '../faith/faith-events.ts';
import { isOfFixture, tellFixture } from '../fixtures/fixture-events.ts';
import { isOfHit, tellHit } from '../items/hit-events.ts';
import { isOfList, tellList } from '../monsters/list-events.ts';
import { isOfQuestion, tellQuestion } from '../question-events.ts';
import { isOfShop, tellShop } from '../shops/shop-events.ts';
import { isOfBox, tellBox } from '../tools/box-events.ts';
import { isOfFlesh, tellFlesh } from '../tools/flesh-events.ts';
import { isOfTool, tellTool } from '../tools/tool-events.ts';
import { isOfTold, tellTold } from './told-events.ts';

/** The kinds of their events. */
export type FamilyEventKind =
  | BoxEventKind
  | ChargingEventKind
  | CompanionEventKind
  | FaithEventKind
  | FixtureEventKind
  | FleshEventKind
  | HitEventKind
  | ListEventKind
  | QuestionEventKind
  | ShopEventKind
  | ToldEventKind
  | ToolEventKind;

/** A teller of one family's events. */
type Teller = (event: GameEvent, say: Speaker) => string;

/** The families, each with whether an event is its own. */
const FAMILIES: readonly (readonly [isOf: (event: GameEvent) => boolean, tell: unknown])[] = [
  [isOfQuestion, tellQuestion],
  [isOfFixture, tellFixture],
  [isOfFaith, tellFaith],
  [isOfTool, tellTool],
  [isOfBox, tellBox],
  [isOfCompanion, tellCompanion],
  [isOfShop, tellShop],
  [isOfTold, tellTold],
  [isOfCharging, tellCharging],
  [isOfHit, tellHit],
  [isOfList, tellList],
  [isOfFlesh, tellFlesh],
];

/** The sentence of an event of a family; undefined: it is of none. */
export function tellFamily(event: GameEvent, say: Speaker): string | undefined {
  const family = FAMILIES.find(([isOf]) => isOf(event));
  return family && (family[1] as Teller)(event, say);
}
