// One attempt to cast a spell object, from the checks to what is paid. Crossfire server/spell_util.c
// (cast_spell, prayer_failure, spell_failure).

import type { Chance } from '../../chance/index.ts';
import { isqrt, truncDiv } from '../../integers/index.ts';
import { levelPermission } from '../effective-level.ts';
import type { SpellcraftRules } from '../rules.ts';
import type { LevelsView } from '../views.ts';
import { bungleMargin } from './encumbrance-bungle.ts';
import { failureEffect } from './failure-bands.ts';
import type { FailureEffect } from './failure-rules.ts';
import { prayerFumble } from './prayer-fumble.ts';

/** How an attempt ends. */
export type ObjectOutcome =
  | 'no-skill'
  | 'level-too-low'
  | 'not-enough-energy'
  | 'prayer-unheard'
  | 'fumbled'
  | 'bungled'
  | 'strayed'
  | 'mishap'
  | 'cast';

/** The facts that an attempt depends on. */
export interface ObjectAttemptView {
  readonly levels: LevelsView;
  /** The caster has the spell's skill. */
  readonly hasSkill: boolean;
  /** Prices; 0: none. */
  readonly manaPrice: number;
  readonly gracePrice: number;
  readonly mana: number;
  /** May be negative. */
  readonly grace: number;
  readonly maxGrace: number;
  readonly wisdom: number;
  /** Overall level. */
  readonly characterLevel: number;
  readonly encumbrance: number;
  readonly luck: number;
  /** A confused caster's spells, and the place of the chosen one among them; absent: a clear mind. */
  readonly confused?: { readonly spells: number; readonly chosen: number } | undefined;
}

/** The result of an attempt. */
export interface ObjectAttempt {
  readonly outcome: ObjectOutcome;
  readonly manaPaid: number;
  readonly gracePaid: number;
  readonly effect: FailureEffect;
  /** Power of the effect: of a storm its damage, of a confusion or paralysis its strength. */
  readonly power: number;
  /** Squares by which a storm reaches further than its archetype says. */
  readonly reach: number;
  /** The spell that comes instead of the chosen one, by its place among the known ones; −1: none. */
  readonly instead: number;
}

function ends(outcome: ObjectOutcome): ObjectAttempt {
  return { outcome, manaPaid: 0, gracePaid: 0, effect: 'nothing', power: 0, reach: 0, instead: -1 };
}

/**
 * Confusion, skill, level, mana, grace, fumble, bungle. A prayer without enough grace may be granted, after
 * which grace is negative. Labels: `astray`, `astray-to`, `luck`, `grace`, `fumble`, `fumble-loss`, `bungle`,
 * `bungle-loss`. Source: Crossfire server/spell_util.c (cast_spell).
 */
export function attemptObject(
  chance: Chance,
  rules: SpellcraftRules,
  view: ObjectAttemptView,
): ObjectAttempt {
  const { confused, ...clear } = view;
  if (confused === undefined) {
    return attemptClearly(chance, rules, view);
  }
  const { times, over } = rules.failures.astray;
  if (chance.test(times, over, 'astray')) {
    const instead = chance.below(confused.spells, 'astray-to');
    chance.note('astray', instead, confused.chosen);
    return instead === confused.chosen
      ? attemptClearly(chance, rules, clear)
      : { ...ends('strayed'), instead };
  }
  const clearly = attemptClearly(chance, rules, clear);
  return clearly.outcome === 'cast' ? { ...clearly, outcome: 'mishap', effect: 'wonder' } : clearly;
}

function attemptClearly(
  chance: Chance,
  rules: SpellcraftRules,
  view: ObjectAttemptView,
): ObjectAttempt {
  const refused = refusalOf(chance, rules, view);
  if (refused !== undefined) {
    return ends(refused);
  }
  const { gracePrice, manaPrice, grace, luck } = view;
  if (gracePrice > grace) {
    const granted = chance.draw(isGranted, rules, view);
    chance.note(granted ? 'prayer-granted' : 'prayer-unheard', grace, gracePrice);
    if (!granted) {
      return unheard(rules, view);
    }
  }
  if (gracePrice > 0 && chance.draw(fumbles, rules, view)) {
    const gracePaid = chance.draw(lossOf, rules, {
      ...{ least: 1, most: gracePrice },
      ...{ luck, label: 'fumble-loss' },
    });
    chance.note('prayer-fumbled', gracePaid, gracePrice);
    return { ...ends('fumbled'), gracePaid };
  }
  const bungled = manaPrice > 0 ? chance.draw(bungles, rules, view) : 'no';
  if (bungled !== 'no') {
    const manaPaid = chance.draw(lossOf, rules, {
      ...{ least: 0, most: manaPrice },
      ...{ luck, label: 'bungle-loss' },
    });
    chance.note('spell-bungled', manaPaid, manaPrice);
    return { ...ends('bungled'), manaPaid, ...bungleEffect(rules, bungled, manaPrice) };
  }
  return { ...ends('cast'), manaPaid: manaPrice, gracePaid: gracePrice };
}

function refusalOf(
  chance: Chance,
  rules: SpellcraftRules,
  view: ObjectAttemptView,
): ObjectOutcome | undefined {
  if (!view.hasSkill) {
    chance.note('no-spell-skill');
    return 'no-skill';
  }
  if (!levelPermission(rules, view.levels, chance).permitted) {
    return 'level-too-low';
  }
  return view.manaPrice > view.mana ? 'not-enough-energy' : undefined;
}

/** Whether a prayer is granted although grace is missing. */
function isGranted(
  chance: Chance,
  { failures }: SpellcraftRules,
  { wisdom, grace, gracePrice, maxGrace, luck }: ObjectAttemptView,
): boolean {
  const most = Math.max(0, wisdom - 1);
  const roll = failures.roll(chance, { least: 0, most, highIsGood: true, luck, label: 'grace' });
  const { priceTimes } = failures.missingGrace;
  return roll + grace - truncDiv(priceTimes * gracePrice, Math.max(1, maxGrace)) > 0;
}

function unheard(
  { failures }: SpellcraftRules,
  { grace, gracePrice }: ObjectAttemptView,
): ObjectAttempt {
  const { bands, mostStormLevel, stormLevels } = failures.missingGrace;
  const effect = failureEffect(bands, grace, failures.effects);
  const storm = Math.min(mostStormLevel, gracePrice - grace);
  return effect === 'magic-storm'
    ? { ...ends('prayer-unheard'), effect, power: storm, reach: truncDiv(storm, stormLevels) }
    : { ...ends('prayer-unheard'), effect, power: failures.power };
}

function fumbles(chance: Chance, rules: SpellcraftRules, view: ObjectAttemptView): boolean {
  const { wisdom, levels, characterLevel, luck } = view;
  const { spellLevel } = levels;
  return prayerFumble(chance, rules, { wisdom, spellLevel, characterLevel, luck });
}

/** Whether the spell is bungled, and how badly. */
function bungles(
  chance: Chance,
  rules: SpellcraftRules,
  { encumbrance, levels, characterLevel, luck }: ObjectAttemptView,
): FailureEffect | 'no' {
  const { spellLevel } = levels;
  const margin = bungleMargin(chance, rules, { encumbrance, spellLevel, characterLevel, luck });
  const { bungle, effects } = rules.failures;
  return margin < 0 ? failureEffect(bungle.bands, margin, effects) : 'no';
}

function bungleEffect(
  { failures: { power, stormFrom } }: SpellcraftRules,
  effect: FailureEffect,
  price: number,
): Pick<ObjectAttempt, 'effect' | 'power' | 'reach'> {
  if (effect !== 'magic-storm') {
    return { effect, power, reach: 0 };
  }
  const reach = isqrt(price);
  return { effect, power: price > stormFrom ? stormFrom + reach : price, reach };
}

interface LossView {
  readonly least: number;
  readonly most: number;
  readonly luck: number;
  readonly label: string;
}

function lossOf(chance: Chance, { failures }: SpellcraftRules, view: LossView): number {
  return failures.roll(chance, { ...view, highIsGood: false });
}
