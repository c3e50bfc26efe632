// Hits of spells as they are told to those who look back on a record: damage, or what a hit brings and whether it is
// withstood.

import type { Creature } from '../../../actors/index.ts';
import type { CastingRules } from '../../../casting/index.ts';
import type { Chance } from '../../../chance/index.ts';
import type { SpellcraftRules } from '../../../spellcraft/index.ts';
import {
  type CreatureHitView,
  creatureHit,
  type HitOutcome,
  type HitResult,
  type MeetingView,
  newResult,
  powerHit,
} from '../../../spells/index.ts';
import { heardFirst, isHeard } from '../../state/heard/hearing.ts';
import type { GameState } from '../../state/state.ts';

/** Who was hit, and in whose name. */
export interface HeardHit {
  readonly target: Creature;
  /** Id of the creature that is credited, 0 for none. */
  readonly owner: number;
  /** What hit, where no creature is known for it. */
  readonly name: string;
}

/** A hit by the rules of spell objects, for a listener. @param view is refilled after this: it is copied */
export function hearHit(
  state: GameState,
  hit: HeardHit,
  view: CreatureHitView,
  damage: number,
  { brought }: HitResult,
): void {
  const { rules } = state.spells;
  const facts = { ...view, ...(view.striker && { striker: { ...view.striker } }), things: [] };
  hear(
    state,
    hit,
    [damage, chance => chance.draw(creatureHit, rules, facts)],
    [Number(brought !== 0), chance => chance.draw(bringsSomething, rules, facts)],
  );
}

/** 1 if a hit brings a condition, 0 if not. Labels: those of the hit. */
function bringsSomething(chance: Chance, rules: SpellcraftRules, view: CreatureHitView): number {
  const result = newResult();
  creatureHit(chance, rules, view, result);
  return Number(result.brought !== 0);
}

/** A hit by the rules of NetHack's spells. */
export function hearPower(
  state: GameState,
  hit: HeardHit,
  rules: CastingRules,
  view: MeetingView,
  came: HitOutcome,
): void {
  if (isHeard(state)) {
    hear(
      state,
      hit,
      [came.damage, chance => powerHit(chance, rules, view).damage],
      [takes(came), chance => takes(powerHit(chance, rules, view))],
    );
  }
}

function takes({ turns, levels, mostHitPoints }: HitOutcome): number {
  return Number(turns > 0 || levels > 0 || mostHitPoints > 0);
}

type Reading = readonly [came: number, rule: (chance: Chance) => number];

function hear(
  state: GameState,
  { target, owner, name }: HeardHit,
  [damage, damageRule]: Reading,
  [took, tookRule]: Reading,
): void {
  const struck = state.of(target.id);
  const caster = state.of(owner);
  if (struck !== undefined && struck !== caster) {
    const by = state.level.creatures.find(owner)?.archetype.name ?? name;
    heardFirst(struck, by === '' ? 'something' : by, [
      { kind: 'harm', came: damage, rule: damageRule },
      { kind: 'saves', came: 1 - took, rule: chance => 1 - tookRule(chance) },
    ]);
  } else if (struck === undefined && caster !== undefined) {
    heardFirst(caster, target.archetype.name, [
      { kind: 'spells', came: damage, rule: damageRule },
      { kind: 'effects', came: took, rule: tookRule },
    ]);
  }
}
