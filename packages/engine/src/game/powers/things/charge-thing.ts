// Charges one of the hero's items: plays the rule of its class and applies the result. NetHack 3.6.7
// src/read.c (recharge, wand_explode).

import type { Chance } from '../../../chance/index.ts';
import {
  type BookCharged,
  chargeBook,
  chargeRing,
  chargeRod,
  chargeTool,
  chargeWand,
  chargingReveals,
  chargingSpills,
  explodeWand,
  holdsCells,
  type RingCharged,
  type ToolCharged,
  type WandCharged,
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
import { aimOf, canBeCharged, ruleClass, ruleKind } from '../../items/charge-view.ts';
import { bookCharges, holdsCharges } from '../../items/charged-book.ts';
import { toolTelling, wandTelling } from '../../items/charges/charge-tellings.ts';
import { type ChargeSource, learnCharged } from '../../items/charges/learn-charges.ts';
import { emptySlot } from '../../items/equip.ts';
import { learnKind, learnPart } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import { rodCharge, setEnergy } from '../../items/rods.ts';
import { settleRing } from '../../magic/matter/settle-ring.ts';
import { CHARGE_TELLINGS, type ChargeTelling } from '../../protocol/charging-events.ts';
import { heard } from '../../state/heard/hearing.ts';
import type { GameState } from '../../state/state.ts';
import { spill } from '../handling/spill.ts';

/** Charges a carried item. Labels: those of the rules. */
export function chargeThing(state: GameState, item: GameObject, by: ChargeSource): void {
  const source = by.beatitude;
  switch (ruleClass(item)) {
    case 'wand':
      wand(state, item, by);
      break;
    case 'ring':
      ring(state, item, source);
      break;
    case 'tool':
      tool(state, item, by);
      break;
    case 'rod':
      rod(state, item, source);
      break;
    case 'armor':
      if (canBeCharged(state.ruleset.slots.charging, item)) {
        tool(state, item, by);
      } else {
        tell(state, item, 'loss');
      }
      break;
    default:
      if (holdsCharges(state.ruleset.slots.charging, item)) {
        book(state, item, source);
      } else {
        tell(state, item, 'loss');
      }
  }
  const stays = state.sheet.inventory.find(item.id) !== undefined;
  if (stays && chargingReveals(state.ruleset.slots.charging, source)) {
    learnPart(state, item, 'charges');
  }
}

/** The charges gained, or lost where they are gone or it explodes. */
function hearCharging(
  state: GameState,
  item: GameObject,
  came: number,
  rule: (asked: Chance) => number,
): void {
  heard(state, item.archetype.name, { kind: 'charging', came, rule });
}

/** What makes an item worse. A ring is settled elsewhere. */
const SPOILS: readonly ChargeTelling[] = ['stripped', 'emptied', 'drained'];

function tell(state: GameState, item: GameObject, telling: ChargeTelling): void {
  if (SPOILS.includes(telling)) {
    state.ports.shops.spoilt(item);
  }
  state.logFelt('charged', state.hero.id, item.id, CHARGE_TELLINGS.indexOf(telling));
}

function wand(state: GameState, item: GameObject, by: ChargeSource): void {
  const source = by.beatitude;
  const rules = state.ruleset.slots.charging;
  const chance = state.luck('charging');
  const { left, recharged } = chargesOf(item);
  const view = { wand: ruleKind(item), aim: aimOf(item) };
  const told = { ...view, source, beatitude: beatitudeOf(item), charges: left, recharged };
  const charged = chargeWand(chance, rules, told);
  const gains = (came: WandCharged) => (came.kind === 'exploded' ? -left : came.charges - left);
  hearCharging(state, item, gains(charged), asked => gains(chargeWand(asked, rules, told)));
  if (charged.kind === 'exploded') {
    const blast = explodeWand(chance, rules, {
      ...view,
      charges: left,
      cause: charged.cause,
      mostHitPoints: state.hero.maxHitPoints,
    });
    const { hero } = state;
    state.logFelt('wand-exploded', hero.id, item.id, blast.damage);
    useUp(state, item);
    if (blast.kind === 'breaks') {
      hurtAround(state, blast.damage);
    }
    hurt(state, hero, blast.damage, 0, 'an exploding wand');
    return;
  }
  setCharges(item, { left: charged.charges, recharged: charged.recharged });
  // The hero knows that it was recharged, even if he doesn't know its charges.
  item.setFact('seenCharged', charged.recharged);
  const telling = wandTelling(rules, told, charged.charges);
  learnCharged(state, item, by, telling);
  tell(state, item, telling);
}

/** Creatures adjacent to the hero take the same damage. SLASH'EM src/apply.c (do_break_wand). */
function hurtAround(state: GameState, damage: number): void {
  const { hero, level } = state;
  const hit = new Set<number>();
  for (let direction = 1; direction <= 8; direction++) {
    const id = level.map.occupant[level.map.neighbour(hero.square, direction)]!;
    if (id !== 0 && !hit.has(id)) {
      hit.add(id);
      const creature = state.creature(id);
      state.logSeen('burned', creature, hero.id, id, damage, 0, 0);
      hurt(state, creature, damage, hero.id);
    }
  }
}

/** A book may crumble; otherwise its charges rise as a wand's do, invisibly. */
function book(state: GameState, item: GameObject, source: Beatitude): void {
  const { left, recharged } = bookCharges(state, item);
  const rules = state.ruleset.slots.charging;
  const told = {
    book: ruleKind(item),
    aim: aimOf(item),
    source,
    beatitude: beatitudeOf(item),
    charges: left,
    recharged,
  };
  const charged = chargeBook(state.luck('charging'), rules, told);
  const gains = (came: BookCharged) => (came.kind === 'crumbled' ? -left : came.charges - left);
  hearCharging(state, item, gains(charged), asked => gains(chargeBook(asked, rules, told)));
  if (charged.kind === 'crumbled') {
    state.logFelt('book-crumbled', state.hero.id, item.id);
    useUp(state, item);
    return;
  }
  setCharges(item, { left: charged.charges, recharged: charged.recharged });
  item.setFact('seenCharged', charged.recharged);
  const lost = source === 'cursed' && charged.charges < left;
  tell(state, item, source !== 'cursed' ? 'glows' : lost ? 'stripped' : 'nothing');
}

/** Charging a worn ring affects its wearer at once. */
function ring(state: GameState, item: GameObject, source: Beatitude): void {
  const rules = state.ruleset.slots.charging;
  const before = item.fact('power');
  const told = { ring: ruleKind(item), enchantment: before, source };
  const charged = chargeRing(state.luck('charging'), rules, told);
  const gains = (came: RingCharged) =>
    came.kind === 'charged' ? came.enchantment - before : came.kind === 'loss' ? 0 : -before;
  hearCharging(state, item, gains(charged), asked => gains(chargeRing(asked, rules, told)));
  if (charged.kind === 'loss') {
    tell(state, item, 'loss');
  } else {
    settleRing(state, item, charged);
  }
}

/** A rod's energy changes; it never explodes. */
function rod(state: GameState, item: GameObject, source: Beatitude): void {
  const { left, most } = rodCharge(state, item) ?? { left: 0, most: 0 };
  const view = { source, energy: left, most };
  const energy = chargeRod(state.ruleset.slots.charging, view);
  if (energy === undefined || most === 0) {
    tell(state, item, 'loss');
    return;
  }
  setEnergy(state, item, energy);
  const gained: ChargeTelling = energy === most ? 'brims' : 'glows';
  tell(state, item, energy > left ? gained : energy < left ? 'emptied' : 'nothing');
}

function tool(state: GameState, item: GameObject, by: ChargeSource): void {
  const source = by.beatitude;
  const { left, recharged } = chargesOf(item);
  const cells = holdsCells(state.ruleset.slots.charging, ruleKind(item));
  const fuel = cells ? left : item.fact('fuel');
  const { equipment } = state.sheet;
  if (chargingSpills(state.ruleset.slots.charging, ruleKind(item), source) && spill(state, item)) {
    learnKind(state, item);
  }
  const rules = state.ruleset.slots.charging;
  const told = {
    tool: ruleKind(item),
    source,
    beatitude: beatitudeOf(item),
    charges: left,
    recharged,
    fuel,
    lit: equipment.light === item.id || item.fact('lit') !== 0,
  };
  const charged = chargeTool(state.luck('charging'), rules, told);
  const gains = (came: ToolCharged) => came.charges - left;
  hearCharging(state, item, gains(charged), asked => gains(chargeTool(asked, rules, told)));
  const charges = cells ? charged.fuel : charged.charges;
  setCharges(item, { left: Math.max(-1, charges), recharged: charged.recharged });
  if (hasLamp(item) && charged.kind === 'charged') {
    lamp(state, item, charged, fuel);
    return;
  }
  if (charged.beatitude !== undefined) {
    setBeatitude(item, charged.beatitude);
  }
  const telling = toolTelling(charged.kind, left, charges);
  learnCharged(state, item, by, telling);
  tell(state, item, telling);
}

/** A light, or a piece of armour with a lamp: its fuel has nothing to do with its enchantment. */
function hasLamp({ archetype }: GameObject): boolean {
  return classOf(archetype) === 'light' || classOf(archetype) === 'armour';
}

/** Changes a lamp's oil; a lamp drained by a cursed source goes out. */
function lamp(state: GameState, item: GameObject, charged: ToolCharged, before: number): void {
  item.setFact('fuel', charged.fuel);
  const isWornLamp = classOf(item.archetype) === 'armour';
  const goesOut =
    !charged.lit && (state.sheet.equipment.light === item.id || item.fact('lit') !== 0);
  if (goesOut && isWornLamp) {
    item.setFact('lit', 0);
  } else if (goesOut) {
    emptySlot(state, 'light');
  }
  const drained = goesOut || charged.fuel < before;
  tell(state, item, drained ? 'drained' : charged.fuel > before ? 'filled' : 'nothing');
}
