// Content is loaded with the words of the powers that ship, so that a word which leads nowhere is an error of
// its file.

import {
  type Content,
  type ContentFile,
  type ContentSurvey,
  loadContent as load,
  mountBeside as mount,
  type PowerWords,
  surveyContent as survey,
  TYPE,
  type WordChoice,
} from '../../objects/index.ts';
import { createRulesets, DEFAULT_RULESET } from '../../rulesets/index.ts';
import { SUBTYPES, type Subtype } from '../../spells/index.ts';
import type { ForeignRules } from '../../worldrules/index.ts';
import type { PowerForm, Powers } from '../state/powers.ts';
import type { GameState } from '../state/state.ts';
import { POWERS } from './index.ts';

/** The ways in which items release the power of their key `effect`. */
const FORMS: readonly (readonly [type: number, form: PowerForm])[] = [
  [TYPE.potion, 'drunk'],
  [TYPE.scroll, 'read'],
  [TYPE.wand, 'zapped'],
  [TYPE.tool, 'applied'],
];

/** The words of powers by where files write them, made from the registries. */
export function powerWords(powers: Powers<GameState>): PowerWords {
  return {
    spells: new Map(SUBTYPES.flatMap(subtype => spellWords(powers, subtype))),
    items: new Map(
      FORMS.map(([type, form]) => [type, { field: 'effect', words: powers.wordsOf(form) }]),
    ),
  };
}

function spellWords(
  powers: Powers<GameState>,
  { number, powerKey, travel }: Subtype,
): [number: number, choice: WordChoice][] {
  if (powerKey === undefined) {
    return [];
  }
  const { rules } = powers;
  const words =
    travel === undefined
      ? [
          ...powers.wordsOf('cast'),
          ...powers.wordsOf('byMonster'),
          ...rules.wordsOf(({ reach }) => reach !== undefined),
        ]
      : rules.wordsOf(({ travels }) => travels?.includes(travel) === true);
  return [[number, { field: powerKey, words: [...new Set(words)] }]];
}

/** The numbers by which packs are read: those of the default ruleset. */
function foreignRules(): ForeignRules {
  return createRulesets().resolve(DEFAULT_RULESET).slots.world.foreign;
}

const POWER_WORDS = powerWords(POWERS);

/**
 * Reads a game's content: archetypes of `.arc` files, treasure lists of `.trs` files. Files may come in any
 * order, with forward references. Throws a ContentError that lists every problem in any file, with its line,
 * and the nearest name for a broken reference or an unknown word.
 */
export function loadContent(files: readonly ContentFile[]): Content {
  return load(files, POWER_WORDS, foreignRules());
}

/**
 * A content with packs mounted beside it: equal to what `loadContent` makes of all files, without reading again what
 * ships.
 * @param base loaded without packs
 * @param files of the packs
 * @throws ContentError that lists every problem of the packs
 */
export function mountBeside(base: Content, files: readonly ContentFile[]): Content {
  return mount(base, files, POWER_WORDS, foreignRules());
}

/** As `loadContent`, but never throws. It suits part of a tree, whose references point outside. */
export function surveyContent(files: readonly ContentFile[]): ContentSurvey {
  return survey(files, POWER_WORDS, foreignRules());
}
