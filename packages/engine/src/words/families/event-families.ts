// The families of events that have files of sentences of their own.

import type {
  ChargingEventKind,
  FaithEventKind,
  FixtureEventKind,
  FleshEventKind,
  GameEvent,
  HitEventKind,
  ListEventKind,
  QuestionEventKind,
  ToldEventKind,
  ToolEventKind,
} from '../../game/index.ts';
import { isOfCharging, type Speaker, tellCharging } from '../charging-events.ts';
import { isOfFaith, tellFaith } from '../faith/faith-events.ts';
import { isOfFixture, tellFixture } from '../fixtures/fixture-events.ts';
import { isOfHit, tellHit } from '../items/hit-events.ts';
import { isOfList, tellList } from '../monsters/list-events.ts';
import { isOfQuestion, tellQuestion } from '../question-events.ts';
import { isOfTold, tellTold } from '../told/told-events.ts';
import { isOfFlesh, tellFlesh } from '../tools/flesh-events.ts';
import { isOfTool, tellTool } from '../tools/tool-events.ts';

/** The kinds of their events. */
export type FamilyEventKind =
  | ChargingEventKind
  | FaithEventKind
  | FixtureEventKind
  | FleshEventKind
  | HitEventKind
  | ListEventKind
  | QuestionEventKind
  | ToldEventKind
  | ToolEventKind;

/** Each family: whether an event is its own, and its teller. */
const FAMILIES: readonly (readonly [isOf: (event: GameEvent) => boolean, tell: unknown])[] = [
  [isOfQuestion, tellQuestion],
  [isOfFixture, tellFixture],
  [isOfFaith, tellFaith],
  [isOfTool, tellTool],
  [isOfTold, tellTold],
  [isOfCharging, tellCharging],
  [isOfHit, tellHit],
  [isOfList, tellList],
  [isOfFlesh, tellFlesh],
];

/** The sentence of an event of a family; undefined for other events. */
export function tellFamily(event: GameEvent, say: Speaker): string | undefined {
  const family = FAMILIES.find(([isOf]) => isOf(event));
  const tell = family?.[1] as ((told: GameEvent, speaker: Speaker) => string) | undefined;
  return tell?.(event, say);
}
