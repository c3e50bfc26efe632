// Item views: names, looks and descriptions as far as the hero knows them.

import { offeredToCharge } from '../../charging/index.ts';
import {
  type Archetype,
  aboutOf,
  aboutThing,
  aThing,
  type GameObject,
  hasLock,
  isCallable,
  isDust,
  isFilled,
  isLocked,
  kindOf,
  lookOf,
  nameOfKind,
  type RodCharge,
  slotOf,
  TYPE,
  textOf,
  thingName,
  thingNameAround,
  uncountedName,
  wearKindOf,
} from '../../objects/index.ts';
import { materialOf } from '../../spells/index.ts';
import { fitsLauncher } from '../actions/missiles/missile-plans.ts';
import { isChargingScroll } from '../actions/reading/charge.ts';
import { eatsMetal } from '../forms/eating-metal.ts';
import { aimOf, offerView } from '../items/charge-view.ts';
import { isHeld, isHeldAt } from '../items/held.ts';
import { materialFacts } from '../items/hit-things.ts';
import { partsOf } from '../items/learn-kind.ts';
import { readyIn, rodCharge } from '../items/rods.ts';
import { isBreakable } from '../powers/handling/break-wand.ts';
import { isDigger } from '../powers/handling/digging/dig-view.ts';
import { isInvoked } from '../powers/handling/invoking.ts';
import { isRubbed } from '../powers/handling/rubbing.ts';
import type { ItemUse } from '../protocol/item-use.ts';
import type { ItemView, RodView, UnderfootView } from '../protocol/view.ts';
import { appliedIn, powerIn } from '../state/power-in.ts';
import type { GameState } from '../state/state.ts';
import { armsPart } from './arms-view.ts';
import { learningView } from './learning-view.ts';
import { kindPathViews } from './path-views.ts';

/** Uses by Crossfire's type, besides those of equipment. */
const USES: ReadonlyMap<number, readonly ItemUse[]> = new Map<number, readonly ItemUse[]>([
  [TYPE.potion, ['quaff']],
  [TYPE.spellbook, ['read', 'study']],
  [TYPE.scroll, ['read']],
  [TYPE.food, ['eat']],
  [TYPE.wand, ['zap']],
  [TYPE.rod, ['zap']],
  [TYPE.light, ['apply']],
]);

/** A carried item, as the hero knows it. */
export function itemView(state: GameState, item: GameObject): ItemView {
  const { archetype, count } = item;
  const kind = kindOf(item);
  const { lore, inventory, equipment } = state.sheet;
  const parts = partsOf(state, item);
  const identified = lore.isIdentified(kind);
  const slot = slotOf(equipment, item.id);
  const { beatitude, enchantment, charges } = parts;
  const states = (['diluted', 'greased', 'proofed'] as const).filter(each => parts[each] === true);
  const place = wearKindOf(archetype);
  const learning = learningView(state, item);
  return {
    letter: inventory.letterOf(item.id),
    id: item.id,
    name: uncountedName(parts),
    ...(parts.named === undefined ? {} : { ownName: parts.named }),
    count,
    ...lookOf(kind, lore, state.content),
    wielded: slot !== undefined && isHeldAt(slot),
    ...(archetype.type === TYPE.weapon ? { weapon: true } : {}),
    worn: slot !== undefined && !isHeldAt(slot),
    ...(place === undefined ? {} : { place }),
    identified,
    ...armsPart(state, item),
    ...(beatitude === undefined ? {} : { beatitude }),
    ...(states.length === 0 ? {} : { states }),
    ...(enchantment === undefined ? {} : { enchantment }),
    ...(charges === undefined ? {} : { charges }),
    ...(identified ? materialPart(state, item) : {}),
    ...(item.weight > 0 && { weight: item.weight }),
    ...(identified ? worthParts(state, item) : {}),
    ...(isCallable(kind, lore) ? { callable: true } : {}),
    ...chargingParts(state, item),
    ...(learning === undefined ? {} : { learning }),
    ...pathParts(item, identified),
    uses: usesOf(state, item, slot !== undefined),
    about: identified ? aboutWith(item, lore.knows(item, 'ego') ? item.ego : undefined) : '',
  };
}

/** Its material by the rules of hits: known with its kind. */
function materialPart(state: GameState, item: GameObject): Pick<ItemView, 'material'> {
  const { things } = state.ruleset.slots.spells.hits;
  const material = materialOf(things, materialFacts(state, item))?.name;
  return material === undefined ? {} : { material };
}

/** Price, and of a carrier the level and energy: known with its kind. */
function worthParts(
  state: GameState,
  item: GameObject,
): Pick<ItemView, 'level' | 'worth' | 'energy'> {
  const worth = item.fact('value');
  const energy = rodCharge(state, item);
  const level = isFilled(item.archetype) ? item.fact('level') : 0;
  return {
    ...(level > 0 && { level }),
    ...(worth > 0 && { worth }),
    ...(energy !== undefined && { energy: rodView(state, item, energy) }),
  };
}

function rodView(state: GameState, rod: GameObject, charge: RodCharge): RodView {
  const ready = readyIn(state, rod);
  const speed = rod.fact('speed');
  return { ...charge, speed, ...(ready !== undefined && { readyIn: ready }) };
}

/** The description of an item and its ego kind. */
function aboutWith(item: GameObject, ego: Archetype | undefined): string {
  return ego === undefined ? aboutThing(item) : `${aboutThing(item)} ${aboutOf(ego)}`;
}

/** The paths that it gives in use, if its kind is known. */
function pathParts(item: GameObject, identified: boolean): Pick<ItemView, 'paths'> {
  const kind = kindOf(item);
  const paths = identified && isHeld(kind) !== undefined ? kindPathViews(kind) : [];
  return paths.length === 0 ? {} : { paths };
}

/** Whether using it needs a direction, whether it digs, and whether it can be charged. */
function chargingParts(
  state: GameState,
  item: GameObject,
): Pick<ItemView, 'aimed' | 'digs' | 'charger' | 'chargeable'> {
  const { sheet, ruleset, content } = state;
  const { lore } = sheet;
  const chargeable = offeredToCharge(ruleset.slots.charging, offerView(item, lore, content));
  const charger = isChargingScroll(state, item);
  return {
    ...(isAimed(state, item) ? { aimed: true } : {}),
    ...(isDigger(item) ? { digs: true } : {}),
    ...(charger ? { charger } : {}),
    ...(chargeable === 'not-offered' ? {} : { chargeable }),
  };
}

/**
 * Whether using it needs a direction, as far as the hero knows. An unrecognised wand is aimed, because most
 * wands need a direction. Horns look alike, so an unrecognised one is blown in a direction.
 */
function isAimed(state: GameState, item: GameObject): boolean {
  const isKnown = state.sheet.lore.isIdentified(kindOf(item));
  if (item.archetype.type === TYPE.wand || item.archetype.type === TYPE.rod) {
    return !isKnown || aimOf(item) !== 'none';
  }
  const isTool = appliedIn(state, item.archetype) !== undefined;
  const aims =
    item.inventory[0]?.archetype.type === TYPE.spell ||
    powerIn(state, item.archetype)?.aimed === true;
  return isTool && (isKnown ? aims : isHorn(item));
}

function isHorn({ archetype }: GameObject): boolean {
  return textOf(archetype, 'looksLike') === 'horn';
}

/** The commands available for an item. Its class is visible even if its kind is unknown. */
function usesOf(state: GameState, item: GameObject, inPlace: boolean): ItemUse[] {
  const { archetype } = item;
  const ofType = isDust(archetype) ? undefined : USES.get(archetype.type);
  const uses = [...(ofType ?? [])];
  if (appliedIn(state, archetype) !== undefined) {
    uses.push('apply');
  }
  if (isRubbed(item)) {
    uses.push('rub');
  }
  const held = isHeld(archetype);
  if (inPlace) {
    uses.push('take-off');
  } else if (held !== undefined) {
    uses.push(held ? 'wield' : 'wear');
  }
  if (!isWornThing(state, item) && eatsMetal(state, item)) {
    uses.push('eat');
  }
  if (isInvoked(state, item)) {
    uses.push('invoke');
  }
  if (isBreakable(item)) {
    uses.push('break');
  }
  if (fitsLauncher(state, item)) {
    uses.push('fire');
  }
  if (!inPlace || held) {
    uses.push('throw', 'drop');
  }
  return uses;
}

/** Whether an item is worn: what is only wielded can be eaten or thrown. */
function isWornThing({ sheet }: GameState, { id }: GameObject): boolean {
  const slot = slotOf(sheet.equipment, id);
  return slot !== undefined && slot !== 'weapon';
}

/** Whether the hero eats an item: food, and metal in the form of an eater of metal. */
function isEaten(state: GameState, item: GameObject): boolean {
  return item.archetype.type === TYPE.food || eatsMetal(state, item);
}

/** Items on the hero's square, topmost first. */
export function underfootViews(state: GameState): UnderfootView[] {
  const { level, hero, sheet, content } = state;
  const pile = level.items.get(hero.square) ?? [];
  return pile.toReversed().map(item => ({
    id: item.id,
    name: aThing(partsOf(state, item)),
    ...lookOf(kindOf(item), sheet.lore, content),
    uses: isEaten(state, item) ? ['pick-up', 'eat'] : ['pick-up'],
    ...(hasLock(item) && { lock: lockSeen(state, item) }),
  }));
}

/** The lock of a box, as far as the hero knows it. */
function lockSeen({ sheet }: GameState, box: GameObject): 'unknown' | 'locked' | 'open' {
  if (!sheet.lore.knows(box, 'lock')) {
    return 'unknown';
  }
  return isLocked(box) ? 'locked' : 'open';
}

/** The name of an item on the floor, as the hero sees it. */
export function floorName(state: GameState, item: GameObject): string {
  return thingName(partsOf(state, item));
}

/** The name of the topmost item of a square that he doesn't see, as the hero last saw it. */
export function rememberedName(
  { sheet }: GameState,
  { rememberedNames, rememberedCounts, rememberedWords }: GameState['memory'],
  square: number,
  kind: Archetype,
): string {
  const parts = nameOfKind(kind, sheet.lore, rememberedNames.get(square));
  const count = rememberedCounts.get(square) ?? 1;
  return thingNameAround({ ...parts, count }, rememberedWords.at(square));
}
