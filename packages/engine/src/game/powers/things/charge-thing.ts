// Charges one of the hero's items: plays the rule of its class and applies the result. NetHack 3.6.7
// src/read.c (recharge, wand_explode).

import { refit } from '../../../actors/index.ts';
import {
  chargeBook,
  chargeRing,
  chargeTool,
  chargeWand,
  chargingReveals,
  explodeWand,
  type ToolCharged,
  wandRow,
} from '../../../charging/index.ts';
import {
  type Beatitude,
  beatitudeOf,
  chargesOf,
  classOf,
  type GameObject,
  setBeatitude,
  setCharges,
} from '../../../objects/index.ts';
import { hurt } from '../../body/harm.ts';
import { aimOf, ruleClass, ruleKind } from '../../items/charge-view.ts';
import { bookCharges, holdsCharges } from '../../items/charged-book.ts';
import { emptySlot } from '../../items/equip.ts';
import { learnPart } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import { CHARGE_TELLINGS, type ChargeTelling } from '../../protocol/charging-events.ts';
import type { GameState } from '../../state/state.ts';

/** Charges a carried item. Labels: those of the rules. */
export function chargeThing(state: GameState, thing: GameObject, source: Beatitude): void {
  switch (ruleClass(thing)) {
    case 'wand':
      wand(state, thing, source);
      break;
    case 'ring':
      ring(state, thing, source);
      break;
    case 'tool':
      tool(state, thing, source);
      break;
    default:
      if (holdsCharges(state.ruleset.slots.charging, thing)) {
        book(state, thing, source);
      } else {
        tell(state, thing, 'loss');
      }
  }
  const stays = state.sheet.inventory.find(thing.id) !== undefined;
  if (stays && chargingReveals(state.ruleset.slots.charging, source)) {
    learnPart(state, thing, 'charges');
  }
}

function tell(state: GameState, thing: GameObject, telling: ChargeTelling): void {
  state.logFelt('charged', state.hero.id, thing.id, CHARGE_TELLINGS.indexOf(telling));
}

function wand(state: GameState, thing: GameObject, source: Beatitude): void {
  const rules = state.ruleset.slots.charging;
  const chance = state.luck('charging');
  const { left, recharged } = chargesOf(thing);
  const view = { wand: ruleKind(thing), aim: aimOf(thing) };
  const charged = chargeWand(chance, rules, {
    ...view,
    source,
    beatitude: beatitudeOf(thing),
    charges: left,
    recharged,
  });
  if (charged.kind === 'exploded') {
    const blast = explodeWand(chance, rules, {
      ...view,
      charges: left,
      cause: charged.cause,
      mostHitPoints: state.hero.maxHitPoints,
    });
    const { hero } = state;
    state.logFelt('wand-exploded', hero.id, thing.id, blast.damage);
    useUp(state, thing);
    if (blast.kind === 'breaks') {
      hurtAround(state, blast.damage);
    }
    hurt(state, hero, blast.damage, 0, 'an exploding wand');
    return;
  }
  setCharges(thing, { left: charged.charges, recharged: charged.recharged });
  // The hero knows that it was recharged, even if he doesn't know its charges.
  thing.setFact('seenCharged', charged.recharged);
  if (source === 'cursed') {
    tell(state, thing, charged.charges < left ? 'stripped' : 'nothing');
  } else {
    const { limit } = wandRow(rules, view.wand, view.aim);
    tell(state, thing, charged.charges >= limit ? 'brims' : 'glows');
  }
}

/** Creatures adjacent to the hero take the same damage. SLASH'EM src/apply.c (do_break_wand). */
function hurtAround(state: GameState, damage: number): void {
  const { hero, level } = state;
  for (let direction = 1; direction <= 8; direction++) {
    const id = level.map.occupant[level.map.neighbour(hero.square, direction)]!;
    if (id !== 0) {
      const creature = state.creature(id);
      state.logSeen('burned', creature.square, hero.id, id, damage, 0);
      hurt(state, creature, damage, hero.id);
    }
  }
}

/** A book may crumble; otherwise its charges rise as a wand's do, invisibly. */
function book(state: GameState, thing: GameObject, source: Beatitude): void {
  const { left, recharged } = bookCharges(state, thing);
  const charged = chargeBook(state.luck('charging'), state.ruleset.slots.charging, {
    book: ruleKind(thing),
    aim: aimOf(thing),
    source,
    beatitude: beatitudeOf(thing),
    charges: left,
    recharged,
  });
  if (charged.kind === 'crumbled') {
    state.logFelt('book-crumbled', state.hero.id, thing.id);
    useUp(state, thing);
    return;
  }
  setCharges(thing, { left: charged.charges, recharged: charged.recharged });
  thing.setFact('seenCharged', charged.recharged);
  const lost = source === 'cursed' && charged.charges < left;
  tell(state, thing, source !== 'cursed' ? 'glows' : lost ? 'stripped' : 'nothing');
}

/** Charging a worn ring affects its wearer at once. */
function ring(state: GameState, thing: GameObject, source: Beatitude): void {
  const { ruleset, sheet, hero } = state;
  const power = thing.fact('power');
  const charged = chargeRing(state.luck('charging'), ruleset.slots.charging, {
    ring: ruleKind(thing),
    enchantment: power,
    source,
  });
  switch (charged.kind) {
    case 'loss':
      tell(state, thing, 'loss');
      return;
    case 'exploded':
      state.logFelt('ring-exploded', hero.id, thing.id, charged.damage);
      useUp(state, thing);
      hurt(state, hero, charged.damage, 0, 'an exploding ring');
      return;
    case 'charged':
      thing.setFact('power', charged.enchantment);
      tell(state, thing, charged.enchantment < power ? 'spins-back' : 'spins');
      refit(ruleset, sheet);
  }
}

function tool(state: GameState, thing: GameObject, source: Beatitude): void {
  const { left, recharged } = chargesOf(thing);
  const fuel = thing.fact('fuel');
  const { equipment } = state.sheet;
  const charged = chargeTool(state.luck('charging'), state.ruleset.slots.charging, {
    tool: ruleKind(thing),
    source,
    beatitude: beatitudeOf(thing),
    charges: left,
    recharged,
    fuel,
    lit: equipment.light === thing.id,
  });
  setCharges(thing, { left: Math.max(-1, charged.charges), recharged: charged.recharged });
  if (classOf(thing.archetype) === 'light' && charged.kind === 'charged') {
    lamp(state, thing, charged, fuel);
    return;
  }
  if (charged.beatitude !== undefined) {
    setBeatitude(thing, charged.beatitude);
  }
  const telling: ChargeTelling = charged.charges < left ? 'stripped' : 'nothing';
  const gained: ChargeTelling = charged.charges > left ? 'glows' : telling;
  tell(state, thing, charged.kind === 'loss' ? 'loss' : gained);
}

/** Changes a lamp's oil; a lamp drained by a cursed source goes out. */
function lamp(state: GameState, thing: GameObject, charged: ToolCharged, before: number): void {
  thing.setFact('fuel', charged.fuel);
  const goesOut = state.sheet.equipment.light === thing.id && !charged.lit;
  if (goesOut) {
    emptySlot(state, 'light');
  }
  const drained = goesOut || charged.fuel < before;
  tell(state, thing, drained ? 'drained' : charged.fuel > before ? 'filled' : 'nothing');
}
