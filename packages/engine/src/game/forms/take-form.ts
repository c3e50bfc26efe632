// A hero takes a form, or becomes another version of himself. NetHack 3.6.7 src/polyself.c (polymon, newman).

import {
  changeAttribute,
  changed,
  formTraits,
  formView,
  HIGHEST_LEVEL,
  monsterKinds,
  monsterTraits,
} from '../../actors/index.ts';
import type { Archetype } from '../../objects/index.ts';
import type { Attribute } from '../../rulesets/index.ts';
import { formHitPoints, formTurns, formTurnsRange } from '../../worldrules/index.ts';
import { fitChain } from '../body/bonds/chain.ts';
import { endGame } from '../body/ending.ts';
import { enterForm, remakeHitPoints, settleGround, shedForm } from '../body/form-body.ts';
import { eatTime } from '../body/nutrition.ts';
import { giveBack } from '../body/pay.ts';
import { setExperience } from '../body/returning.ts';
import { breakConduct } from '../state/conducts.ts';
import { isExtinct } from '../state/extinct.ts';
import { kindId } from '../state/god-ids.ts';
import type { GameState } from '../state/state.ts';
import { settleOutfit } from './settle-outfit.ts';

/** Whether a hero may take the form of a kind: any that is met by chance, that isn't one of a kind and that has a body. */
export function isForm(kind: Archetype): boolean {
  return (
    !kind.flags.has('unique') &&
    kind.partOf === undefined &&
    monsterTraits(kind).frequency > 0 &&
    !formTraits(kind).fixed
  );
}

/** The kinds whose form a hero may take. */
export function formsOf({ content, world }: GameState): readonly Archetype[] {
  return monsterKinds(content).filter(kind => isForm(kind) && !isExtinct(world, kind));
}

/** Takes the form of a kind. Labels: `form-hit-points`, `form-turns`. */
export function takeForm(state: GameState, kind: Archetype): void {
  const { sheet, hero, ruleset } = state;
  if (isExtinct(state.world, kind)) {
    state.logFelt('form-extinct', hero.id, kindId(kind));
    return;
  }
  breakConduct(state, 'polymorphless');
  const rules = ruleset.slots.world.forms;
  const luck = state.luck('forms');
  const view = formView(kind);
  const hitPoints = formHitPoints(luck, rules, view);
  const kept = { level: view.level, heroLevel: sheet.level };
  const turns = formTurns(luck, rules, kept);
  enterForm(state, kind, hitPoints, turns, formTurnsRange(rules, kept));
  fitChain(state);
  state.logFelt('form-taken', hero.id, kindId(kind));
  settleOutfit(state);
  settleGround(state);
}

/** Attributes that differ in a new self. */
const REMADE: readonly Attribute[] = ['strength', 'dexterity', 'constitution', 'charisma'];

/**
 * The hero becomes another version of himself, in his own form. Below level 1 he dies of it. Labels: `new-level`,
 * `new-hit-points`, `new-energy`, `new-attribute`, `new-nutrition`.
 */
export function becomeNewSelf(state: GameState): void {
  const { sheet, hero, ruleset } = state;
  const rules = ruleset.slots.world.forms.newSelf;
  const luck = state.luck('forms');
  shedForm(state);
  const before = sheet.level;
  const level = before - rules.levels + luck.below(2 * rules.levels + 1, 'new-level');
  if (level < 1) {
    state.logFelt('unfit-self', hero.id);
    state.logFelt('died', hero.id, 0);
    endGame(state, { kind: 'died', killer: 'a change of form' });
    return;
  }
  sheet.level = Math.min(level, HIGHEST_LEVEL);
  settleExperience(state);
  const remade = (points: number, label: string) => {
    const tenths = rules.leastTenths + luck.below(rules.tenths, label);
    return Math.max(sheet.level, Math.trunc((points * tenths * sheet.level) / (TENTHS * before)));
  };
  remakeHitPoints(state, remade(hero.maxHitPoints, 'new-hit-points'));
  const mostEnergy = sheet.maxEnergy;
  sheet.maxEnergy = remade(mostEnergy, 'new-energy');
  const energy = Math.trunc((sheet.energy * sheet.maxEnergy) / Math.max(1, mostEnergy));
  giveBack(sheet, 'energy', energy - sheet.energy);
  for (const name of REMADE) {
    const change = luck.below(2 * rules.attributes + 1, 'new-attribute') - rules.attributes;
    changeAttribute(ruleset, sheet, name, value => changed(ruleset, name, value, change));
  }
  const { least, values } = rules.nutrition;
  eatTime(state, sheet.nutrition - (least + luck.below(values, 'new-nutrition')));
  state.logFelt('new-self', hero.id, sheet.level);
  settleGround(state);
}

const TENTHS = 10;

/** The experience of a new level: the least that it stands for, unless he has more and it fits. */
function settleExperience(state: GameState): void {
  const { sheet, ruleset } = state;
  const { nextLevelAt } = ruleset.bridges;
  const least = sheet.level > 1 ? nextLevelAt(sheet.level - 1) : 0;
  const most = nextLevelAt(sheet.level) - 1;
  setExperience(state, Math.min(Math.max(sheet.experience, least), most));
}
