// A hero's faith: he begins to pray to a god, or changes it, and what that gives and takes. Crossfire server/gods.c
// (become_follower).

import { type Creature, refit } from '../../actors/index.ts';
import { truncDiv } from '../../integers/index.ts';
import { type God, ownsRace, slaysAny } from '../../objects/index.ts';
import { racesOf } from '../state/faith.ts';
import { godId } from '../state/god-ids.ts';
import type { GameState } from '../state/state.ts';
import { pay } from './pay.ts';

/** A hero without a god, or a new one, prays to one from now on. */
export function beginFaith(state: GameState, god: God): void {
  const { sheet, ruleset, hero } = state;
  sheet.faith.god = god;
  refit(ruleset, sheet);
  state.logFelt('god-followed', hero.id, godId(god));
}

/** A hero leaves his god for another. He loses all grace, and has to grow before the new one gives him anything. */
export function changeGod(state: GameState, god: God): void {
  const { sheet, hero } = state;
  const before = sheet.faith.god;
  if (before !== undefined) {
    state.logFelt('god-left', hero.id, godId(before));
    pay(sheet, 'grace', Math.max(0, sheet.grace));
    sheet.faith.gifted = sheet.level;
    sheet.faith.favour = [0, 0];
    sheet.faith.crowned = false;
  }
  beginFaith(state, god);
}

/** The hero has called for help just now. */
export function noteCall({ sheet, clock }: GameState): void {
  sheet.faith.called = clock.turn;
}

/** A god has given the hero something at his present level. */
export function noteGift({ sheet }: GameState): void {
  sheet.faith.gifted = sheet.level;
}

/** How the god regards a hero now: favour fades towards 0. */
export function favourOf({ sheet, ruleset, clock }: GameState): number {
  const [points, since] = sheet.faith.favour;
  const { fadesEvery } = ruleset.slots.world.faith.prayers.favour;
  const faded = truncDiv(Math.max(0, clock.turn - since), fadesEvery);
  return Math.sign(points) * Math.max(0, Math.abs(points) - faded);
}

/** The god thinks better or worse of a hero. */
export function regard(state: GameState, by: number): void {
  const { sheet, ruleset, clock } = state;
  const { least, most } = ruleset.slots.world.faith.prayers.favour;
  const points = Math.max(least, Math.min(most, favourOf(state) + by));
  sheet.faith.favour = [points, clock.turn];
}

/** Turns until the god hears a hero without trouble; 0: at once. */
export function patienceOf({ sheet, ruleset, clock }: GameState): number {
  const from = sheet.faith.heardFrom ?? ruleset.slots.world.faith.prayers.firstHeard;
  return Math.max(0, from - clock.turn);
}

/** The god has heard a hero, and wants to be left alone for some turns. */
export function leaveAlone({ sheet, clock }: GameState, turns: number): void {
  sheet.faith.heardFrom = clock.turn + turns;
}

/** The god crowns a hero. */
export function crown(state: GameState): void {
  const { sheet, ruleset } = state;
  sheet.faith.crowned = true;
  refit(ruleset, sheet);
}

/** A god has given the hero an artifact. */
export function noteArtifactGift({ sheet }: GameState): void {
  sheet.faith.artifacts++;
}

/** A hero has slain a creature: his god takes note of its foes and of its own. */
export function noteSlain(state: GameState, { archetype }: Creature): void {
  const { god } = state.sheet.faith;
  if (god === undefined) {
    return;
  }
  const races = racesOf(archetype);
  const { foe, most, own } = state.ruleset.slots.world.faith.prayers.slaying;
  if (slaysAny(god, races)) {
    if (favourOf(state) < most) {
      regard(state, foe);
    }
  } else if (ownsRace(god, races)) {
    regard(state, -own);
  }
}
