// Upkeep of the hero at each new turn: regeneration, hunger, expiring conditions. NetHack 3.6.7 src/allmain.c
// (moveloop), src/eat.c (gethungry, newuhs).

import {
  type Creature,
  energyBack,
  forceHunger,
  forceRecovery,
  forceRegeneration,
  formTraits,
  hitPointsOfTurn,
  legsWounded,
  mendingView,
  poolsByObject,
  rides,
  ringKind,
  ringOn,
} from '../../actors/index.ts';
import { ringHunger, type WornRing } from '../../charging/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { GameObject } from '../../objects/index.ts';
import { sufferPoison } from '../body/afflict.ts';
import { passExercise } from '../body/exercise/exercise.ts';
import { regain } from '../body/harm.ts';
import { holdAndTell } from '../body/helpless.ts';
import { landFromAir } from '../body/lava.ts';
import { feelLegs } from '../body/legs/heal-legs.ts';
import { eatTime } from '../body/nutrition.ts';
import { giveBack } from '../body/pay.ts';
import { settlePools } from '../body/pool-ticks.ts';
import { wearOff } from '../body/relieve.ts';
import { strangle } from '../body/strangling.ts';
import { throwRider } from '../companions/riding.ts';
import { passPets, passSteed } from '../companions/upkeep.ts';
import { passForm } from '../forms/pass-form.ts';
import { ruleKind } from '../items/charge-view.ts';
import { maintainedEnergy, sustain } from '../magic/maintained-spells.ts';
import { isConflictAbout, isDriven } from '../monsters/companions/quarrels.ts';
import { floats } from '../movement/floating.ts';
import { comeOutOfStone, phases } from '../movement/phasing.ts';
import { thinProtection } from '../powers/state/protection.ts';
import type { GameState } from '../state/state.ts';

/** Once a turn, after time has been granted. @param leads whether he stands for his level in this turn */
export function turnUpkeep(state: GameState, leads: boolean): void {
  passConditions(state);
  if (leads) {
    passConditionsOfMonsters(state);
    passPets(state);
  }
  passSteed(state);
  provokeSteed(state);
  if (!state.seat.present) {
    return;
  }
  ageSpells(state);
  state.sheet.powers.cancelled = Math.max(0, state.sheet.powers.cancelled - 1);
  thinProtection(state);
  regenerate(state);
  eatTime(state, 1 + hungerOfForces(state));
  ringsHunger(state);
  faint(state);
  passExercise(state);
  passForm(state);
  dismountByForm(state);
}

/** A form that can't sit on a steed falls off it: only manlike bodies ride, and no big or tiny ones. */
function dismountByForm(state: GameState): void {
  const { riding, powers } = state.sheet;
  if (riding !== undefined && powers.form !== undefined && !rides(formTraits(powers.form.kind))) {
    throwRider(state);
  }
}

/** Conflict drives even a steed, which throws its rider. NetHack 3.6.7 src/dogmove.c (dog_move). */
function provokeSteed(state: GameState): void {
  const { riding } = state.sheet;
  if (riding !== undefined && isConflictAbout(state) && isDriven(state, riding.steed)) {
    throwRider(state);
  }
}

/** Conditions of the hero pass. */
function passConditions(state: GameState): void {
  const { hero } = state;
  sufferPoison(state, hero);
  const choking = hero.conditions.has('strangled');
  const floated = floats(state);
  const phased = phases(state);
  const legs = legsWounded(hero.conditions);
  wearOff(state, hero);
  feelLegs(state, legs);
  if (floated && !floats(state) && hero.alive) {
    landFromAir(state);
  }
  if (phased && !phases(state) && hero.alive) {
    comeOutOfStone(state);
  }
  if (choking && !hero.conditions.has('strangled') && state.ending === undefined) {
    strangle(state);
  }
}

function passConditionsOfMonsters(state: GameState): void {
  const { all, forces } = state.level.creatures;
  const heals = forces.bearing > 0;
  for (let index = 0; index < all.length; index++) {
    const monster = all[index]!;
    if (!monster.conditions.none) {
      sufferPoison(state, monster);
      wearOff(state, monster);
    }
    if (heals && monster.forces.sum.regeneration !== 0 && monster.alive) {
      regain(state, monster, regainedByForces(state, monster));
    }
  }
}

/** Every known spell loses a turn of retention, whatever the hero does. */
function ageSpells({ sheet, ruleset }: GameState): void {
  const { spells, memory } = sheet;
  for (let index = 0; index < spells.length; index++) {
    memory.age(ruleset.slots.casting, spells[index]!.id);
  }
}

function regenerate(state: GameState): void {
  if (poolsByObject(state.ruleset)) {
    settlePools(state);
    sustain(state);
  } else {
    regenerateByRole(state);
  }
}

function regenerateByRole(state: GameState): void {
  const { sheet, hero } = state;
  const view = mendingView(sheet, state.clock.turn);
  const chance = state.luck('regeneration');
  const { healing } = state.ruleset.slots.world;
  const hitPoints = hitPointsOfTurn(chance, state.ruleset, view);
  if (hitPoints > 0) {
    regain(state, hero, hitPoints);
  }
  const { casting } = state.ruleset.slots;
  const back =
    casting.power === undefined
      ? energyBack(chance, healing, view)
      : maintainedEnergy(state, casting);
  const room = Math.max(0, sheet.maxEnergy - sheet.energy);
  const drawn = forceRecovery(state.ruleset, hero.forces.sum, state.clock.turn);
  const gained = back > 0 ? Math.max(0, back + drawn) : back;
  const energy = Math.max(-sheet.energy, Math.min(gained, room));
  giveBack(sheet, 'energy', energy);
  if (energy > 0) {
    state.logFelt('energy-restored', hero.id, energy);
  }
  sustain(state);
  if (sheet.grace < sheet.maxGrace) {
    giveBack(
      sheet,
      'grace',
      Math.min(energyBack(chance, healing, view), sheet.maxGrace - sheet.grace),
    );
  }
}

/** Hit points that forces bring back to a creature in this turn. */
function regainedByForces({ ruleset, clock }: GameState, { forces }: Creature): number {
  return forceRegeneration(ruleset, forces.sum, clock.turn);
}

/** Nutrition that forces take besides; under rules where digestion is a part of recovery, none. */
function hungerOfForces({ ruleset, sheet, clock }: GameState): number {
  return poolsByObject(ruleset) ? 0 : forceHunger(ruleset, sheet.forces.sum, clock.turn);
}

/** Active rings cost nutrition, each hand's on a turn of its own. NetHack 3.6.7 src/eat.c (gethungry). */
function ringsHunger(state: GameState): void {
  const { equipment } = state.sheet;
  if (equipment['left-ring'] === 0 && equipment['right-ring'] === 0) {
    return;
  }
  const { ruleset, sheet, clock } = state;
  const worn = {
    left: wornRing(ringOn(sheet, 'left')),
    right: wornRing(ringOn(sheet, 'right')),
    otherProtection: false,
  };
  const nutrition = ringHunger(ruleset.slots.charging, worn, clock.turn);
  if (nutrition > 0) {
    eatTime(state, nutrition);
  }
}

function wornRing(ring: GameObject | undefined): WornRing | undefined {
  return ring === undefined
    ? undefined
    : {
        ring: ruleKind(ring),
        enchantment: ring.fact('power'),
        chargeable: ringKind(ring) !== '',
      };
}

/** Below 0 nutrition a hero faints; more hunger makes it more frequent and longer. */
function faint(state: GameState): void {
  const { sheet } = state;
  if (sheet.nutrition > 0 || state.helpless > 0 || state.ending !== undefined) {
    return;
  }
  const { outOf, turns } = state.ruleset.slots.world.hunger.fainting;
  const tenths = floorDiv(-sheet.nutrition, 10);
  if (state.luck('hunger').test(1 + tenths, outOf + tenths, 'faints')) {
    holdAndTell(state, 'fainting', turns + tenths);
  }
}
