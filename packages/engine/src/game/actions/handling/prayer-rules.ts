// What a prayer brings, as a rule. NetHack 3.6.7 src/pray.c (can_pray, pleased, angrygods).

import type { Chance } from '../../../chance/index.ts';
import { GODLY_ANGER, GODLY_BOONS, type WorldRules } from '../../../worldrules/index.ts';

type PrayerRules = WorldRules['faith']['prayers'];

/** Whether a hero has troubles that are no need: those of need are a call for help (body/faith/call-for-help.ts). */
export type Trouble = 'minor' | 'none';

/** A hero who prays. */
export interface PrayerSituation {
  readonly trouble: Trouble;
  /** Turns until the god hears a hero without trouble. */
  readonly patience: number;
  /** −10…10. */
  readonly favour: number;
  readonly level: number;
  readonly crowned: boolean;
}

/** What an angry god does. */
export type Anger = (typeof GODLY_ANGER)[number];

/** The answer. */
export type Answer =
  | { readonly kind: 'angry'; readonly anger: Anger }
  | { readonly kind: 'pleased'; readonly boon: (typeof GODLY_BOONS)[number] };

/** Whether the god is willing to hear the hero: not too soon, and not out of favour. */
export function isHeard({ patience: most }: PrayerRules, view: PrayerSituation): boolean {
  return !isTooSoon({ patience: most }, view) && view.favour >= 0;
}

/** Whether the god wants to be left alone for longer than the hero's trouble excuses. */
export function isTooSoon(
  { patience: most }: Pick<PrayerRules, 'patience'>,
  { trouble, patience }: PrayerSituation,
): boolean {
  return patience > most[trouble];
}

/** What an angry god does. @param favour how it regards the hero Label: `anger`. */
export function angerAt(
  chance: Chance,
  { anger }: Pick<PrayerRules, 'anger'>,
  favour: number,
): Anger {
  const ill = Math.max(0, -favour);
  const weights = anger.map((weight, index) =>
    index === 0 ? Math.max(0, weight - ill) : weight + ill,
  );
  return GODLY_ANGER[chance.pick(weights, 'anger')]!;
}

/** A prayer. A hero who is helped out of trouble gets nothing besides. Labels: `anger`, `boon`. */
export function answerTo(chance: Chance, rules: PrayerRules, view: PrayerSituation): Answer {
  if (!isHeard(rules, view)) {
    return { kind: 'angry', anger: angerAt(chance, rules, view.favour) };
  }
  if (view.trouble !== 'none') {
    return { kind: 'pleased', boon: 'nothing' };
  }
  const { level, favour } = rules.crown;
  const isWorthy = !view.crowned && view.level >= level && view.favour >= favour;
  const weights = rules.boons.map((weight, index) =>
    GODLY_BOONS[index] === 'crown' && !isWorthy ? 0 : weight,
  );
  return { kind: 'pleased', boon: GODLY_BOONS[chance.pick(weights, 'boon')]! };
}
