// The hit points, pace and senses of the form that a hero has taken. His own hit points wait until he is himself
// again: when those of the form are used up, in time, or when he chooses so. NetHack 3.6.7 src/polyself.c (polymon,
// rehumanize, polyman, set_uasmon), src/hack.c (losehp).

import { formTraits, HeroForm, refit } from '../../actors/index.ts';
import { type Archetype, creatureFacts } from '../../objects/index.ts';
import { movementInNewForm } from '../../speed/index.ts';
import { comeDownFromAir } from '../movement/floating.ts';
import { forgetArms } from '../movement/noticing.ts';
import { comeOutOfStone } from '../movement/phasing.ts';
import { lookAround } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { relieveAndTell } from './relieve.ts';

/**
 * The hero has the body of a form.
 * @param hitPoints of the form, 1 or more
 * @param turns for which he keeps it
 * @param range the least and the most turns that he can expect; absent: he doesn't know
 */
export function enterForm(
  state: GameState,
  kind: Archetype,
  hitPoints: number,
  turns: number,
  range?: readonly [least: number, most: number],
): void {
  const { hero, sheet } = state;
  const before = sheet.powers.form;
  const own = before ?? hero;
  keepTime(state, creatureFacts(kind).speed);
  const { turn } = state.clock;
  const ends = range && ([turn + range[0], turn + range[1]] as const);
  sheet.powers.form = new HeroForm(kind, own.hitPoints, own.maxHitPoints, turns, ends);
  hero.hitPoints = hitPoints;
  hero.maxHitPoints = hitPoints;
  settleSenses(state);
  if (!formTraits(kind).head && sheet.conditions.has('strangled')) {
    relieveAndTell(state, 'strangled');
  }
}

/** Returns the hero to his own body with its hit points, and logs it. */
export function leaveForm(state: GameState): void {
  shedForm(state);
  state.logFelt('form-ended', state.hero.id);
  settleGround(state);
}

/** The same without telling him, wherever he is; in his own form nothing happens. */
export function shedForm(state: GameState): void {
  const { hero, sheet, ruleset } = state;
  const { form } = sheet.powers;
  if (form === undefined) {
    return;
  }
  keepTime(state, ruleset.slots.world.beginners.speed);
  sheet.powers.form = undefined;
  hero.hitPoints = form.hitPoints;
  hero.maxHitPoints = form.maxHitPoints;
  settleSenses(state);
}

/** One turn of a form passes. @returns whether it was the last */
export function passFormTurn({ sheet: { powers } }: GameState): boolean {
  const { form } = powers;
  if (form === undefined) {
    return false;
  }
  form.turns = Math.max(0, form.turns - 1);
  return form.turns === 0;
}

/** A new self has other greatest hit points, and as many of them in proportion, 1 at least. */
export function remakeHitPoints(state: GameState, most: number): void {
  const { hero } = state;
  const share = Math.trunc((hero.hitPoints * most) / Math.max(1, hero.maxHitPoints));
  hero.maxHitPoints = most;
  hero.hitPoints = Math.max(1, share);
}

/** A slower form keeps its share of the unspent time, under rules that say so. */
function keepTime({ hero, ruleset, pace, sheet }: GameState, speed: number): void {
  const { baseSpeed } = pace.read(ruleset, sheet);
  hero.movement = movementInNewForm(ruleset.slots.speed, hero.movement, baseSpeed, speed);
}

/** What the hero wears, sees and shows is that of the body that he has now. */
function settleSenses(state: GameState): void {
  const { sheet, ruleset, hero } = state;
  const { form } = sheet.powers;
  sheet.conditions.always('blind', form !== undefined && !formTraits(form.kind).eyes);
  refit(ruleset, sheet);
  for (const witness of state.states) {
    if (witness !== state) {
      forgetArms(witness, hero);
    }
  }
  lookAround(state);
}

/** A hero who flew lands, and one who was inside stone comes out of it. */
export function settleGround(state: GameState): void {
  if (state.hero.alive) {
    comeOutOfStone(state);
    comeDownFromAir(state);
  }
}
