// What an ability spell gives, and how long. Crossfire server/spell_effect.c (cast_change_ability).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import { type Archetype, factOf, RESIST_KEYS, textOf } from '../../objects/index.ts';
import type { ForceRules, PatientView } from '../../spellcraft/index.ts';
import { type Force, type Gifts, SCORES, type Score } from './force.ts';
import type { Forces } from './forces.ts';

/** The facts that a gain in one score depends on. */
export interface ScoreGainView {
  /** Number of dice. */
  readonly dice: number;
  /** The score now, with everything that raises it. */
  readonly score: number;
  readonly label: Score;
}

/** Points that a score gains: dice, up to the limit for that number of dice. Label: the score's key. */
export function scoreGain(
  chance: Chance,
  { scores: { sides, most, mostPerDie } }: ForceRules,
  { dice, score, label }: ScoreGainView,
): number {
  const points = chance.roll(dice, sides, label);
  return Math.min(points, Math.max(0, most + mostPerDie * dice - score));
}

/** The bearer of a force, as far as it depends on him. */
export interface BearerView {
  /** His scores; absent: he has none, as a monster. */
  readonly scores?: Readonly<Record<Score, number>>;
  /** Acts a tick. */
  readonly pace: number;
  /** Percent of magic resisted. */
  readonly resistsMagic: number;
  /** Bits of the paths that are denied to him. */
  readonly denied: number;
  /** The body that diseases meet; absent: there is none. */
  readonly patient?: BodyView;
}

/** A body, as far as diseases depend on it. */
export interface BodyView extends PatientView {
  readonly isHero: boolean;
  readonly mostHitPoints: number;
}

/** Numbers that are copied as they are. */
const COPIED = ['ac', 'wc', 'attacktype', 'moveType'] as const;

/** The keys by which a spell's file gives its bearer paths. `path_attuned` is the path of the spell itself. */
const GIVEN_PATHS = [
  ['givesAttuned', 'pathAttuned'],
  ['givesRepelled', 'pathRepelled'],
  ['givesDenied', 'pathDenied'],
] as const;

/** Flags that are given as 1. */
const GIVEN_FLAGS = [
  ['xrays', 'xrays'],
  ['can_see_in_dark', 'canSeeInDark'],
] as const;

/** What a spell gives a bearer. @param step the level adjustment of its damage */
export function abilityGifts(
  chance: Chance,
  rules: ForceRules,
  spell: Archetype,
  step: number,
  bearer: BearerView,
): Gifts {
  const gives: Record<string, number> = {};
  const give = (key: string, value: number) => {
    if (value !== 0) {
      gives[key] = value;
    }
  };
  for (const key of RESIST_KEYS) {
    const percent = factOf(spell, key);
    give(key, percent === 0 ? 0 : Math.min(rules.mostResistance, percent + step));
  }
  const healing = factOf(spell, 'hp');
  give('hp', healing === 0 ? 0 : healing + step);
  if (bearer.scores !== undefined) {
    for (const score of SCORES) {
      const dice = factOf(spell, score);
      const view = { dice, score: bearer.scores[score], label: score };
      give(score, dice > 0 ? scoreGain(chance, rules, view) : 0);
    }
  }
  for (const key of COPIED) {
    give(key, factOf(spell, key));
  }
  for (const [key, given] of GIVEN_PATHS) {
    give(given, factOf(spell, key));
  }
  for (const [flag, given] of GIVEN_FLAGS) {
    give(given, spell.flags.has(flag) ? 1 : 0);
  }
  give('exp', extraSpeed(rules, factOf(spell, 'exp'), bearer.pace));
  return gives;
}

/** Extra speed, in the units of the rules. Rounding: towards 0. @param pace acts a tick */
export function extraSpeed({ briskFrom }: ForceRules, units: number, pace: number): number {
  return pace > briskFrom ? Math.trunc(units / (pace + briskFrom)) : units;
}

/** What a running ability does to a spell of its name or group. */
export type Running = { readonly kind: 'none' | 'refused' } | RunningOwn;

interface RunningOwn {
  readonly kind: 'renews';
  readonly force: Force;
}

/**
 * The force that a spell would renew, or that refuses it. By the program a force is named after the group of its
 * spell, so a spell with a group refuses its own repetition.
 */
export function runningAbility(forces: Forces, rules: ForceRules, spell: Archetype): Running {
  const group = textOf(spell, 'race');
  for (const force of forces.all) {
    if (force.kind === 'ability') {
      const own = rules.groupsRenewOwn ? force.source === spell : force.name === spell.name;
      if (own) {
        return { kind: 'renews', force };
      }
      if (group !== '' && force.name === group) {
        return { kind: 'refused' };
      }
    }
  }
  return { kind: 'none' };
}

/** The name that an ability spell gives its force. */
export function groupOf(spell: Archetype): string {
  return textOf(spell, 'race') || spell.name;
}

/** Whether the bearer has been warned before, and is warned for the last time now. */
export function isLastWarning({ warnings }: ForceRules, { whole, duration }: Force): boolean {
  const [first, ...others] = warnings.map(part => truncDiv(whole, part));
  return others.at(-1) === duration && first !== duration;
}

/** Turns left at which the bearer is warned. */
export function warnsAt({ warnings }: ForceRules, { whole, duration }: Force): boolean {
  for (let index = 0; index < warnings.length; index++) {
    if (duration > 0 && truncDiv(whole, warnings[index]!) === duration) {
      return true;
    }
  }
  return false;
}
