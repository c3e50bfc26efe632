// How a hero gains and loses speed, and the messages for it. NetHack 3.6.7 include/youprop.h (Fast,
// Very_fast), src/potion.c (speed_up, peffects), src/zap.c (zapyourself), src/attrib.c (adjattrib),
// src/mhitu.c (u_slow_down).

import type { Chance } from '../chance/index.ts';
import type { SpeedProperty } from './names.ts';
import type { SpeedRules } from './rules.ts';
import type { TurnsRow } from './source-rules.ts';

/** A hero's sources of speed. */
export interface Quickness {
  /** A permanent trait, from role, race or food. */
  readonly permanent: boolean;
  /** Turns of temporary speed left. */
  readonly turns: number;
  /** A worn item makes the hero very fast. */
  readonly worn: boolean;
  /** Turns of slowness left, in rulesets that have it. */
  readonly slow: number;
}

/** Causes of speed changes. `hit`: a slowing attack; `zap-slow`: the wand or spell at oneself. */
export const SPEED_CHANGES = [
  'potion',
  'spell',
  'vapours',
  'wand',
  'quantum-mechanic',
  'boon',
  'hit',
  'zap-slow',
  'stiffening',
  'curse',
] as const;

/** A cause of a speed change. */
export type SpeedChange = (typeof SPEED_CHANGES)[number];

/** The message for it. */
export type SpeedTelling =
  | 'nothing'
  | 'speed-up'
  | 'more-natural'
  | 'slow-down'
  | 'less-natural'
  | 'faster'
  | 'much-faster'
  | 'renewed'
  | 'legs-healed'
  | 'slowed'
  | 'no-longer-slow';

/** A cause of a speed change, with the hero. */
export interface SpeedChangeView {
  readonly now: Quickness;
  readonly change: SpeedChange;
  /** The potion's. */
  readonly beatitude: 'cursed' | 'uncursed' | 'blessed';
  /** The hero's legs are wounded, and he isn't riding. */
  readonly woundedLegs: boolean;
  /** The attacker is cancelled. */
  readonly cancelled: boolean;
  /** The hero's form resists slowing. */
  readonly resistsSlowing: boolean;
}

/** The speed after the change, and the message. */
export interface SpeedChanged {
  readonly after: Quickness;
  readonly tells: SpeedTelling;
}

/** The hero's speed property. Source: NetHack 3.6.7 include/youprop.h (Fast, Very_fast). */
export function speedProperty({ permanent, turns, worn }: Quickness): SpeedProperty {
  if (worn || turns > 0) {
    return 'very-fast';
  }
  return permanent ? 'fast' : 'none';
}

/** Whether a role is intrinsically fast at an experience level. Source: NetHack 3.6.7 src/attrib.c. */
export function fastByRole({ quickness }: SpeedRules, role: string, level: number): boolean {
  const from = quickness.fastAtLevel[role];
  return from !== undefined && level >= from;
}

/** A hero after a change of speed. Labels: `turns`, `slowing`. */
export function changeSpeed(
  chance: Chance,
  rules: SpeedRules,
  view: SpeedChangeView,
): SpeedChanged {
  switch (view.change) {
    case 'potion':
    case 'spell':
      return drink(chance, rules, view);
    case 'vapours':
      return quickenFor(chance, rules, view, { least: 1, spread: rules.quickness.vapours });
    case 'wand': {
      const { wandTurns } = rules.quickness;
      return wandTurns === undefined
        ? quickenForGood(chance, rules, view)
        : quickenFor(chance, rules, view, wandTurns);
    }
    case 'quantum-mechanic':
      return view.now.permanent ? loseTrait(chance, view) : quickenForGood(chance, rules, view);
    case 'boon':
      return quickenForGood(chance, rules, view);
    case 'hit':
      return slowingHit(chance, rules, view);
    case 'zap-slow':
    case 'stiffening':
      return slowDown(chance, rules, view);
    case 'curse':
      return loseTrait(chance, view);
  }
}

const BEATITUDE_SIGN = { cursed: -1, uncursed: 0, blessed: 1 } as const;

function drink(chance: Chance, rules: SpeedRules, view: SpeedChangeView): SpeedChanged {
  const { quickness } = rules;
  const drunk = view.change === 'potion';
  const cleared = withoutSlowness(rules, view);
  if (drunk && view.woundedLegs && view.beatitude !== 'cursed') {
    chance.note('legs-healed');
    return { after: cleared.now, tells: 'legs-healed' };
  }
  const { least, spread } = quickness.potion;
  const shifted = least + quickness.potionPerBeatitude * BEATITUDE_SIGN[view.beatitude];
  const quick = quickenFor(chance, rules, cleared, { least: shifted, spread });
  const forGood = drunk && quickness.potionForGood && view.beatitude !== 'cursed';
  return forGood ? { ...quick, after: { ...quick.after, permanent: true } } : quick;
}

function withoutSlowness(rules: SpeedRules, view: SpeedChangeView): SpeedChangeView {
  const ends = rules.quickness.endsSlowness.includes(view.change);
  return ends ? { ...view, now: { ...view.now, slow: 0 } } : view;
}

function quickenFor(
  chance: Chance,
  rules: SpeedRules,
  view: SpeedChangeView,
  { least, spread }: TurnsRow,
): SpeedChanged {
  const { now } = withoutSlowness(rules, view);
  const turns = least + chance.below(spread, 'turns');
  chance.note('speed-lasts', turns);
  const tells =
    speedProperty(now) === 'very-fast' ? 'renewed' : now.permanent ? 'faster' : 'much-faster';
  return { after: { ...now, turns: now.turns + turns }, tells };
}

function quickenForGood(chance: Chance, rules: SpeedRules, view: SpeedChangeView): SpeedChanged {
  const { now } = withoutSlowness(rules, view);
  if (now.permanent) {
    return { after: now, tells: view.now.slow > now.slow ? 'no-longer-slow' : 'nothing' };
  }
  chance.note('speed-for-good');
  const tells = speedProperty(now) === 'none' ? 'speed-up' : 'more-natural';
  return { after: { ...now, permanent: true }, tells };
}

/** Only a hero with speed of his own can lose it. In rulesets with slowness any hero is slowed. */
function slowingHit(chance: Chance, rules: SpeedRules, view: SpeedChangeView): SpeedChanged {
  const { slowTurns, slowingOnceIn } = rules.quickness;
  const concerned = slowTurns !== undefined || view.now.permanent || view.now.turns > 0;
  if (view.cancelled || !concerned || !chance.test(1, slowingOnceIn, 'slowing')) {
    return { after: view.now, tells: 'nothing' };
  }
  return slowDown(chance, rules, view);
}

function slowDown(chance: Chance, rules: SpeedRules, view: SpeedChangeView): SpeedChanged {
  const { now } = view;
  const { slowTurns } = rules.quickness;
  if (slowTurns !== undefined) {
    if (view.resistsSlowing) {
      return { after: now, tells: 'nothing' };
    }
    const slow = slowTurns.least + chance.below(slowTurns.spread, 'turns');
    chance.note('slow-lasts', slow);
    return { after: { ...now, slow: now.slow + slow }, tells: 'slowed' };
  }
  if (!now.permanent && now.turns === 0) {
    return { after: now, tells: 'nothing' };
  }
  chance.note('speed-lost');
  const after = { ...now, permanent: false, turns: 0 };
  return { after, tells: now.worn ? 'less-natural' : 'slow-down' };
}

/** Removes the permanent trait; temporary speed stays. */
function loseTrait(chance: Chance, { now }: SpeedChangeView): SpeedChanged {
  if (!now.permanent) {
    return { after: now, tells: 'nothing' };
  }
  chance.note('speed-lost');
  const after = { ...now, permanent: false };
  return { after, tells: speedProperty(after) === 'none' ? 'slow-down' : 'less-natural' };
}
