// What a form that eats metal can eat besides food, and what it gains from rings and amulets. NetHack 3.6.7 src/eat.c
// (doeat, eataccessory, accessory_has_effect), include/mondata.h (metallivorous).

import { changeAttribute, changed, GRAMS_PER_UNIT, refit, ringKind } from '../../actors/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { type GameObject, TYPE, weaponFacts, wearKindOf } from '../../objects/index.ts';
import type { Attribute } from '../../rulesets/index.ts';
import { eatenWorks, grownByEating } from '../../worldrules/index.ts';
import { eatTime } from '../body/nutrition.ts';
import type { GameState } from '../state/state.ts';
import { formOf } from './hampered.ts';

/** Types that are of iron where their file says `metallic 1`. */
const ARMOUR: readonly number[] = [TYPE.armour, TYPE.shield, TYPE.helmet, TYPE.boots, TYPE.gloves];

function isAccessory({ archetype }: GameObject): boolean {
  return archetype.type === TYPE.ring || archetype.type === TYPE.amulet;
}

/** Blades, points and spades are of iron, and so is whatever else says so. */
function isIron(item: GameObject): boolean {
  const { archetype } = item;
  if (archetype.type === TYPE.weapon) {
    return item.fact('metallic') !== 0 || weaponFacts(archetype).kind !== 'hafted';
  }
  return ARMOUR.includes(archetype.type) && item.fact('metallic') !== 0;
}

/** Whether the hero's form eats an item that isn't food. Rings and amulets are for eaters of any metal. */
export function eatsMetal(state: GameState, item: GameObject): boolean {
  const eats = formOf(state)?.eats ?? 'food';
  if (eats === 'food' || item.fact('quest') !== 0) {
    return false;
  }
  return isIron(item) || (eats === 'metal' && isAccessory(item));
}

/** The nutrition of a piece of metal. */
function metalNutrition({ ruleset }: GameState, item: GameObject): number {
  const { ringNutrition, amuletNutrition, mostNutrition } = ruleset.slots.world.forms.eaten;
  switch (item.archetype.type) {
    case TYPE.ring:
      return ringNutrition;
    case TYPE.amulet:
      return amuletNutrition;
    default:
      return Math.min(mostNutrition, floorDiv(item.weight, GRAMS_PER_UNIT));
  }
}

/** The attribute that an eaten ring changes for good. */
const RAISES: Readonly<Record<string, Attribute>> = {
  'gain-strength': 'strength',
  'gain-constitution': 'constitution',
  adornment: 'charisma',
};

/** The points that an eaten ring adds to. */
const GROWS: Readonly<Record<string, 'toHit' | 'toDam' | 'protection'>> = {
  'increase-accuracy': 'toHit',
  'increase-damage': 'toDam',
  protection: 'protection',
};

/** Eats one piece of metal: it feeds, and a ring or an amulet may do more. Labels: those of the rules. */
export function digestMetal(state: GameState, piece: GameObject): void {
  eatTime(state, -metalNutrition(state, piece));
  state.logFelt('eaten', state.hero.id, piece.id);
  if (isAccessory(piece)) {
    digestMagic(state, piece);
  }
}

function digestMagic(state: GameState, piece: GameObject): void {
  const { ruleset, sheet, hero } = state;
  const rules = ruleset.slots.world.forms.eaten;
  const luck = state.luck('meals');
  if (!eatenWorks(luck, rules, { amulet: wearKindOf(piece.archetype) === 'amulet' })) {
    return;
  }
  const { absorbed } = sheet.powers;
  const kind = ringKind(piece);
  const points = piece.fact('power');
  const attribute = RAISES[kind];
  const grows = GROWS[kind];
  let works = true;
  if (attribute !== undefined) {
    works = changeAttribute(ruleset, sheet, attribute, value =>
      changed(ruleset, attribute, value, points),
    );
  } else if (grows !== undefined) {
    const before = absorbed[grows];
    absorbed[grows] = grownByEating(luck, rules, { before, points });
    works = absorbed[grows] !== before;
  } else if (hasProperties(piece)) {
    works = absorbed.take(piece.archetype);
  } else {
    works = false;
  }
  refit(ruleset, sheet);
  if (works) {
    state.logFelt('magic-eaten', hero.id, piece.id);
  }
}

/** Whether what a ring or an amulet gives its wearer goes into an eater: not strangling, not the Amulet. */
function hasProperties({ archetype }: GameObject): boolean {
  const { numbers, texts } = archetype;
  return (
    (numbers.strangles ?? 0) === 0 &&
    (numbers.savesLife ?? 0) === 0 &&
    (numbers.quest ?? 0) === 0 &&
    texts.effect === undefined
  );
}
