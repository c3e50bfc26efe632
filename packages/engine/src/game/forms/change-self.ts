// A hero is polymorphed: a shock, a form of his choice or of luck's, or a new self. NetHack 3.6.7 src/polyself.c
// (polyself).

import { formTraits, monsterKinds } from '../../actors/index.ts';
import { pluralOf } from '../../english/index.ts';
import { type Archetype, creatureFacts } from '../../objects/index.ts';
import { changeShock } from '../../worldrules/index.ts';
import { hurt } from '../body/harm.ts';
import { ask } from '../state/pending.ts';
import type { GameState } from '../state/state.ts';
import { becomeNewSelf, formsOf, isForm, takeForm } from './take-form.ts';

/**
 * Changes the hero. With control he is asked what he becomes; without it his body may not bear it. A vampire changes
 * into a shape of its family. Labels: `shock`, `shock-damage`, and those of the change.
 */
export function changeSelf(state: GameState): void {
  const { sheet, ruleset } = state;
  if (!state.hero.alive || state.ending !== undefined) {
    return;
  }
  const rules = ruleset.slots.world.forms;
  const hasControl = sheet.worn.controlsPolymorph;
  if (hasControl && !sheet.conditions.has('stunned') && state.helpless === 0) {
    ask(state, { about: 'new-form', facts: { tries: rules.tries }, paid: true });
    return;
  }
  const shape = vampireShape(state);
  if (shape !== undefined) {
    takeForm(state, shape);
    return;
  }
  const { constitution } = sheet.present;
  const damage = hasControl ? 0 : changeShock(state.luck('forms'), rules, constitution);
  if (damage > 0) {
    state.logFelt('form-shock', state.hero.id, damage);
    hurt(state, state.hero, damage, 0, 'the shock of a change');
    return;
  }
  changeAtRandom(state);
}

/** Luck chooses among all forms, or a new self. Labels: `new-form`, `new-self`. */
export function changeAtRandom(state: GameState): void {
  const forms = formsOf(state);
  const form =
    forms.length === 0 ? undefined : forms[state.luck('forms').below(forms.length, 'new-form')]!;
  changeInto(state, form);
}

/** The hero becomes what he chose or drew, unless a new self comes instead. Label: `new-self`. */
export function changeInto(state: GameState, form: Archetype | undefined): void {
  const { newSelfOneIn } = state.ruleset.slots.world.forms;
  if (form === undefined || state.luck('forms').test(1, newSelfOneIn, 'new-self')) {
    becomeNewSelf(state);
  } else {
    takeForm(state, form);
  }
}

/** What a written name means to a hero who may choose. */
export type ChosenForm =
  | { readonly kind: 'form'; readonly form: Archetype }
  | { readonly kind: 'self' }
  | { readonly kind: 'refused'; readonly form: Archetype }
  | { readonly kind: 'unheard' };

/** Reads the name of a kind of creature, or of what the hero is by birth. */
export function formNamed(state: GameState, written: string): ChosenForm {
  const word = written.trim().replace(/\s+/g, ' ').toLowerCase();
  const { sheet, ruleset, content } = state;
  const { roles, races } = ruleset.bridges;
  const own = [sheet.race, sheet.role, races[sheet.race]!.title, roles[sheet.role]!.title, 'human'];
  if (own.some(name => name.toLowerCase() === word)) {
    return { kind: 'self' };
  }
  const called = monsterKinds(content).filter(({ name }) =>
    [name, pluralOf(name)].some(one => one.toLowerCase() === word),
  );
  const form = called.find(isForm);
  if (form !== undefined) {
    return { kind: 'form', form };
  }
  return called[0] === undefined ? { kind: 'unheard' } : { kind: 'refused', form: called[0] };
}

/**
 * The shape that a hero in a vampire's form turns into: mist, a bat, or for the elders a wolf. House rule: the first
 * kinds of those bodies in the catalogue. Labels: `vampire-wolf`, `vampire-mist`.
 */
function vampireShape(state: GameState): Archetype | undefined {
  const { form } = state.sheet.powers;
  if (form === undefined || !formTraits(form.kind).vampire) {
    return undefined;
  }
  const { mistOneIn, wolfOneIn, lordLevel } = state.ruleset.slots.world.forms.vampire;
  const luck = state.luck('forms');
  const isElder = creatureFacts(form.kind).level >= lordLevel;
  const shape =
    isElder && luck.test(1, wolfOneIn, 'vampire-wolf')
      ? 'wolf'
      : luck.test(1, mistOneIn, 'vampire-mist')
        ? 'mist'
        : 'bat';
  return formsOf(state).find(kind => formTraits(kind).vampireShape === shape);
}
