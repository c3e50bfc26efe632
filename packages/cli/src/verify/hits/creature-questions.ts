// Golden vectors of hits on creatures: their fields as the rules take them, and what they show of an outcome.

import { type Chance, ScriptedChance } from '@roguewright/engine/chance';
import { ATTACK_NAMES, type SpellcraftRules } from '@roguewright/engine/spellcraft';
import {
  type BodyStates,
  BROUGHT,
  bringState,
  type CarriedThing,
  type CreatureHitView,
  creatureHit,
  ENDED,
  firstAct,
  type HitResult,
  newResult,
  noStates,
  passStates,
  poisonLosses,
  slowedSpeed,
} from '@roguewright/engine/spells';

/** Digits of single-precision numbers in vectors. */
const DIGITS = 9;

function digits(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

interface ThingInput {
  readonly type: number;
  readonly materialBits?: number;
  readonly material?: string;
  readonly magic?: number;
  readonly applied?: boolean;
  readonly cursed?: boolean;
  readonly resistAcid?: number;
}

export type Resist = Readonly<Record<string, number>>;

export interface HitInput {
  readonly attackType: number;
  readonly dam: number;
  readonly full?: boolean;
  readonly hitter: {
    readonly kind?: 'effect' | 'rune' | 'monster';
    readonly level: number;
    readonly hp?: number;
    readonly maxHp?: number;
    readonly wis?: number;
    readonly exp?: number;
    readonly slaying?: string;
    readonly god?: string;
    readonly oneHit?: boolean;
    readonly peacefulOwner?: boolean;
  };
  readonly target: {
    readonly kind?: 'monster' | 'player' | 'golem';
    readonly level: number;
    readonly hp: number;
    readonly maxHp?: number;
    readonly speed?: number;
    readonly speedLeft?: number;
    readonly exp?: number;
    readonly dam?: number;
    readonly runAway?: number;
    readonly race?: string;
    readonly name?: string;
    readonly undead?: boolean;
    readonly generator?: boolean;
    readonly noDamage?: boolean;
    readonly squares?: number;
    readonly part?: 'tail';
    readonly luck?: number;
    readonly has?: string;
    readonly resist?: Resist;
    readonly items?: readonly ThingInput[];
  };
}

/** Numbers of types of things, with the names that the rules have for them. */
const KINDS: Readonly<Record<number, string>> = {
  3: 'rod',
  39: 'amulet',
  70: 'ring',
  109: 'wand',
  113: 'girdle',
};

export function resistances(resist: Resist = {}): Record<number, number> {
  return Object.fromEntries(
    Object.entries(resist).map(([name, percent]) => [
      ATTACK_NAMES.indexOf(name as (typeof ATTACK_NAMES)[number]),
      percent,
    ]),
  );
}

function carried(item: ThingInput): CarriedThing {
  return {
    material: item.material ?? '',
    materialBits: item.materialBits ?? 0,
    magic: item.magic ?? 0,
    cursed: item.cursed ?? false,
    resistances: resistances({ acid: item.resistAcid ?? 0 }),
    applied: item.applied ?? false,
    kind: KINDS[item.type] ?? '',
  };
}

/** A state that is there already: `poison:dam:food` and so on. */
function statesOf(has = ''): BodyStates {
  const states = noStates();
  const [name, ...rest] = has.split(':');
  const [first = 0, second = 0] = rest.map(Number);
  if (name === 'poison') {
    Object.assign(states, { poisonDamage: first, poison: second });
  } else if (name === 'slow') {
    Object.assign(states, { slowed: 1, slowPenalty: first, slow: second });
  } else if (name === 'blind') {
    Object.assign(states, { blinded: 1, blindness: first, blindSpeed: Math.fround(0.05) });
  } else if (name === 'confusion') {
    states.confusion = first;
  }
  return states;
}

function hitView({ attackType, dam, full, hitter, target }: HitInput): CreatureHitView {
  const kind = target.kind === 'player' ? 'hero' : (target.kind ?? 'monster');
  return {
    damage: dam,
    attackType,
    full: full ?? true,
    part: target.part !== undefined,
    strikerLevel: hitter.level,
    slaying: hitter.slaying ?? '',
    striker: {
      alive: hitter.kind === 'monster',
      life: hitter.hp ?? 0,
      mostLife: hitter.maxHp ?? hitter.hp ?? 0,
      experience: hitter.exp ?? 0,
      turnLevel: hitter.level,
      wisdom: hitter.wis ?? 0,
      god: hitter.god ?? '',
      oneHit: hitter.oneHit ?? false,
      friendly: hitter.peacefulOwner === true && hitter.kind !== 'rune',
    },
    kind,
    level: target.level,
    life: target.hp,
    mostLife: target.maxHp ?? target.hp,
    speed: target.speed ?? 0.5,
    speedLeft: target.speedLeft ?? 0,
    experience: target.exp ?? 0,
    ownDamage: target.dam ?? 0,
    runsBelow: target.runAway ?? 0,
    race: target.race ?? '',
    kindName: target.name ?? '',
    undead: target.undead ?? false,
    lifeless: false,
    generator: target.generator ?? false,
    invulnerable: target.noDamage ?? false,
    squares: target.squares ?? 1,
    luck: target.luck ?? 0,
    resistances: resistances(target.resist),
    states: statesOf(target.has),
    things: (target.items ?? []).map(carried),
  };
}

/** What the vectors show of a hit. */
export function shownHit(chance: Chance, rules: SpellcraftRules, input: HitInput) {
  const view = hitView(input);
  const result = newResult();
  creatureHit(chance, rules, view, result);
  const { hitter, target } = input;
  const { killed } = result;
  const damage = killed ? target.hp + 1 : result.damage;
  const lostExp = result.experienceLost;
  const gained = killed
    ? hitter.kind === 'monster' && Math.floor((target.exp ?? 0) * 0.1) + 1
    : hitter.kind === 'monster' && result.experienceGained;
  const healed = result.drained + result.stolen;
  const hitterHp = Math.min(Math.max(hitter.maxHp ?? 0, hitter.hp ?? 0), (hitter.hp ?? 0) + healed);
  return {
    damage,
    ...(killed && { killed }),
    ...(lostExp > 0 && { exp: (target.exp ?? 0) - lostExp }),
    ...(!killed && shownStates(rules, result, target)),
    ...(result.runsAway && target.kind !== 'player' && { runAway: true }),
    ...((target.items?.length ?? 0) > 0 && { items: shownThings(target.items!, result) }),
    ...(result.strikerEnds && { hitterGone: true }),
    ...(hitterHp !== (hitter.hp ?? 0) && { hitterHp }),
    ...(gained && gained > 0 && { hitterExp: (hitter.exp ?? 0) + gained }),
  };
}

function shownStates(
  rules: SpellcraftRules,
  { brought, states, speedLeft, depleted }: HitResult,
  target: HitInput['target'],
) {
  return {
    ...(states.confusion > 0 && { confusion: states.confusion }),
    ...(states.poison > 0 && {
      poison: {
        dam: states.poisonDamage,
        food: states.poison,
        ...(target.kind === 'player' &&
          ((brought & BROUGHT.poison) !== 0 && target.has === undefined
            ? poisonLosses(rules.hits, states.poisonStrength)
            : { con: 0, str: 0, dex: 0, int: 0 })),
      },
    }),
    ...(states.slowed > 0 && { slow: { penalty: states.slowPenalty, food: states.slow } }),
    ...((brought & BROUGHT.paralysis) !== 0 && {
      ...(speedLeft !== (target.speedLeft ?? 0) && { speedLeft: digits(speedLeft) }),
      paralyzed: true,
    }),
    ...((brought & BROUGHT.fear) !== 0 && { scared: true }),
    ...(states.blinded > 0 && {
      blindness: { food: states.blindness, speed: digits(states.blindSpeed) },
    }),
    ...(depleted >= 0 && {
      depletion: { [rules.hits.states.depleted[depleted]!]: -1 },
    }),
  };
}

function shownThings(items: readonly ThingInput[], { things }: HitResult) {
  return items.map((item, place) => {
    const changes = things.filter(change => change.place === place);
    const cancelled = changes.some(({ change }) => change === 'cancelled');
    const corroded = changes.filter(({ change }) => change === 'corroded').length;
    const magic = cancelled ? 0 : (item.magic ?? 0) - corroded;
    return { magic, ...(item.cursed && !cancelled && { cursed: true }) };
  });
}

export interface CourseInput {
  readonly state: 'poison' | 'slow' | 'blindness' | 'paralyze' | 'confusion';
  readonly hitter: HitInput['hitter'];
  readonly target: HitInput['target'];
  readonly ticks: number;
  readonly dam?: number;
  readonly penalty?: number;
}

/** The course of a condition that has come. */
export function course(spells: SpellcraftRules, input: CourseInput) {
  const { state, target, hitter, ticks, dam = 0, penalty = 0 } = input;
  const kind = ATTACK_NAMES.indexOf(state === 'blindness' ? 'blind' : state);
  const view = hitView({ attackType: 1 << kind, dam, hitter, target });
  const result = newResult();
  const luck = new ScriptedChance(state === 'slow' ? [['slows', 1]] : []);
  bringState(luck, spells.hits, view, kind, dam, result);
  const { states } = result;
  if (state === 'paralyze') {
    return { acts: firstAct(spells, result.speedLeft, Math.fround(view.speed!)) };
  }
  states.slowPenalty = penalty;
  const hurts: number[] = [];
  let ends: number | null = null;
  for (let tick = 1; tick <= ticks && ends === null; tick++) {
    const done = passStates(spells, states);
    if ((done & ENDED.hurts) !== 0) {
      hurts.push(tick);
    }
    ends = (done & ~ENDED.hurts) === 0 ? null : tick;
  }
  return state === 'poison'
    ? { ends, hurts, hpLost: hurts.length * states.poisonDamage }
    : { ends };
}

export interface SlowInput {
  readonly kind: 'monster' | 'player';
  readonly speed: number;
  readonly penalty: number;
}

/** The speed of a slowed creature. */
export function slowed({ hits }: SpellcraftRules, { kind, speed, penalty }: SlowInput): number {
  const who = kind === 'player' ? 'hero' : 'monster';
  return digits(slowedSpeed(hits, { speed, penalty, kind: who }));
}
