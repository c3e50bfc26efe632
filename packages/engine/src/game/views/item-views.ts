// Things in views: named, drawn and explained only as far as the hero knows them.

import { offeredToCharge } from '../../charging/index.ts';
import {
  type Archetype,
  aboutOf,
  aThing,
  type GameObject,
  isCallable,
  lookOf,
  nameOfKind,
  slotOf,
  TYPE,
  textOf,
  thingName,
  uncountedName,
  wearKindOf,
} from '../../objects/index.ts';
import { fitsLauncher } from '../actions/missiles/missile-plans.ts';
import { isChargingScroll } from '../actions/reading/charge.ts';
import { offerView } from '../items/charge-view.ts';
import { isHeld, isHeldAt } from '../items/held.ts';
import { partsOf } from '../items/learn-kind.ts';
import { toolUseOf } from '../powers/tools/index.ts';
import type { ItemUse, ItemView, UnderfootView } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';

/** Uses by Crossfire's type, besides those of what is worn or held. */
const USES: ReadonlyMap<number, readonly ItemUse[]> = new Map<number, readonly ItemUse[]>([
  [TYPE.potion, ['quaff']],
  [TYPE.spellbook, ['read', 'study']],
  [TYPE.scroll, ['read']],
  [TYPE.food, ['eat']],
  [TYPE.wand, ['zap']],
  [TYPE.light, ['apply']],
]);

/** One thing carried, as the hero knows it. */
export function itemView(state: GameState, thing: GameObject): ItemView {
  const { archetype, count } = thing;
  const { lore, inventory, equipment } = state.sheet;
  const parts = partsOf(state, thing);
  const identified = lore.isIdentified(archetype);
  const slot = slotOf(equipment, thing.id);
  const { beatitude, enchantment, charges } = parts;
  const place = wearKindOf(archetype);
  return {
    letter: inventory.letterOf(thing.id),
    id: thing.id,
    name: uncountedName(parts),
    count,
    ...lookOf(archetype, lore, state.content),
    wielded: slot !== undefined && isHeldAt(slot),
    ...(archetype.type === TYPE.weapon ? { weapon: true } : {}),
    worn: slot !== undefined && !isHeldAt(slot),
    ...(place === undefined ? {} : { place }),
    identified,
    ...(beatitude === undefined ? {} : { beatitude }),
    ...(enchantment === undefined ? {} : { enchantment }),
    ...(charges === undefined ? {} : { charges }),
    ...(isCallable(archetype, lore) ? { callable: true } : {}),
    ...chargingParts(state, thing),
    uses: usesOf(state, thing, slot !== undefined),
    about: identified ? aboutWith(archetype, lore.knows(thing, 'ego') ? thing.ego : undefined) : '',
  };
}

/** What is told of a kind, and of the ego kind that lies over it. */
function aboutWith(archetype: Archetype, ego: Archetype | undefined): string {
  return ego === undefined ? aboutOf(archetype) : `${aboutOf(archetype)} ${aboutOf(ego)}`;
}

/** What is asked when it is applied, and whether a scroll of charging is for it. */
function chargingParts(
  state: GameState,
  thing: GameObject,
): Pick<ItemView, 'aimed' | 'charger' | 'chargeable'> {
  const { sheet, ruleset, content } = state;
  const { lore } = sheet;
  const chargeable = offeredToCharge(ruleset.slots.charging, offerView(thing, lore, content));
  const spell = thing.inventory[0];
  const charger = isChargingScroll(state, thing);
  const isTool = toolUseOf(thing.archetype) !== undefined;
  // Horns look alike, so whoever blows one that he doesn't know points it somewhere.
  const aimed =
    isTool && (lore.isIdentified(thing.archetype) ? spell !== undefined : isHorn(thing));
  return {
    ...(aimed ? { aimed: true } : {}),
    ...(charger ? { charger } : {}),
    ...(chargeable === 'not-offered' ? {} : { chargeable }),
  };
}

function isHorn({ archetype }: GameObject): boolean {
  return textOf(archetype, 'looksLike') === 'horn';
}

/** Commands that make sense with a thing; its class is seen, whatever its kind. */
function usesOf(state: GameState, thing: GameObject, inPlace: boolean): ItemUse[] {
  const { archetype } = thing;
  const uses = [...(USES.get(archetype.type) ?? [])];
  if (toolUseOf(archetype) !== undefined) {
    uses.push('apply');
  }
  const held = isHeld(archetype);
  if (inPlace) {
    uses.push('take-off');
  } else if (held !== undefined && !lacksFinger(state, thing)) {
    uses.push(held ? 'wield' : 'wear');
  }
  if (fitsLauncher(state, thing)) {
    uses.push('fire');
  }
  if (!inPlace || held) {
    uses.push('throw', 'drop');
  }
  return uses;
}

/** Whether it is a ring and both hands have one: whatever else is worn is changed for another. */
function lacksFinger({ sheet }: GameState, { archetype }: GameObject): boolean {
  const { equipment } = sheet;
  return (
    wearKindOf(archetype) === 'ring' &&
    equipment['right-ring'] !== 0 &&
    equipment['left-ring'] !== 0
  );
}

/** What lies where the hero stands, the uppermost first. */
export function underfootViews(state: GameState): UnderfootView[] {
  const { level, hero, sheet, content } = state;
  const pile = level.items.get(hero.square) ?? [];
  return pile.toReversed().map(thing => ({
    id: thing.id,
    name: aThing(partsOf(state, thing)),
    ...lookOf(thing.archetype, sheet.lore, content),
    uses: thing.archetype.type === TYPE.food ? ['pick-up', 'eat'] : ['pick-up'],
  }));
}

/** What lies on a square as the hero sees it. */
export function floorName(state: GameState, thing: GameObject): string {
  return thingName(partsOf(state, thing));
}

/** What lay on a square when the hero last saw it, and how many of it. */
export function rememberedName(state: GameState, kind: Archetype, count: number): string {
  return thingName({ ...nameOfKind(kind, state.sheet.lore), count });
}
