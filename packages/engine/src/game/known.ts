// What the hero knows, as the rules see it: the only door through which odds for players are asked.

import {
  attemptView,
  type Creature,
  chanceView,
  heroTarget,
  type KnownSpell,
  knownHitPoints,
  knownSpell,
  monsterTarget,
  wornAt,
} from '../actors/index.ts';
import type { AttemptView, CastingRules, ChanceView } from '../casting/index.ts';
import { Distribution } from '../chance/index.ts';
import type { TargetView } from '../combat/index.ts';
import type {
  CastOrder,
  CreatureHitView,
  Ground,
  Sorcery,
  SorceryTarget,
} from '../spells/index.ts';
import { FLY, SEE, TERRAIN_BITS } from '../world/index.ts';
import { heroOrder } from './caster.ts';
import { canLeapTo } from './leaping.ts';
import { isHostile } from './sides.ts';
import { LevelSorcery } from './sorcery.ts';
import type { GameState } from './state.ts';

/** A creature in sight. */
export interface KnownCreature {
  readonly id: number;
  readonly name: string;
  readonly square: number;
  readonly target: TargetView;
  /** Hit points left as far as the hero knows. */
  readonly hitPoints: Distribution;
  readonly level: number;
  readonly resistances: CreatureHitView['resistances'];
  /** It serves the hero. */
  readonly friendly: boolean;
  /** As spells of the casting slot see it. */
  readonly sorcery: { readonly rules: CastingRules; readonly target: SorceryTarget };
}

/** A spell that the hero might cast now. */
export interface KnownCast {
  readonly spell: KnownSpell;
  readonly caster: ChanceView;
  readonly attempt: Omit<AttemptView, 'chance'>;
  readonly order: CastOrder;
  /** The hands may not be free, by a curse that the hero doesn't know of. */
  readonly guess: boolean;
}

/** Every creature that the hero sees, in the order of their arrival. */
export function knownCreatures(state: GameState): KnownCreature[] {
  return state.level.creatures.all
    .filter(({ alive, square }) => alive && state.sees(square))
    .map(creature => {
      const hitPoints = knownHitPoints(state.ruleset, creature);
      return {
        id: creature.id,
        name: creature.facts.name,
        square: creature.square,
        target: {
          armorClass: creature.facts.armourClass,
          monsterFlags: state.sheet.lore.monsters.flagsOf(creature.archetype, creature.facts),
          visible: true,
        },
        hitPoints,
        level: creature.level,
        resistances: state.ruleset.bridges.resistances(
          state.sheet.lore.monsters.flagsOf(creature.archetype, creature.facts),
        ),
        friendly: !isHostile(state, creature),
        sorcery: {
          rules: state.ruleset.slots.casting,
          target: knownTarget(state, creature, hitPoints),
        },
      };
    });
}

/** The hero as a target of his own spells. */
export function knownSelf(state: GameState): KnownCreature {
  const { hero, sheet, ruleset } = state;
  return {
    id: hero.id,
    name: 'you',
    square: hero.square,
    target: { armorClass: sheet.armourClass, monsterFlags: [], visible: true },
    hitPoints: Distribution.certain(hero.hitPoints),
    level: sheet.level,
    resistances: {
      ...ruleset.bridges.resistances(hero.facts.combatFlags),
      ...sheet.worn.resists,
    },
    friendly: true,
    sorcery: { rules: ruleset.slots.casting, target: heroTarget(ruleset, sheet, hero) },
  };
}

/** A monster's hit points are as many as its kind might still have. */
function knownTarget(
  { ruleset }: GameState,
  creature: Creature,
  hitPoints: Distribution,
): SorceryTarget {
  const target = monsterTarget(ruleset, creature);
  const most = hitPoints.max + creature.damageSeen;
  return { ...target, hitPoints: hitPoints.max, mostHitPoints: most };
}

/** What spells of the casting slot ask of the level, as the hero knows it. */
export function knownSorcery(
  state: GameState,
  creatures: readonly KnownCreature[],
): Pick<Sorcery, 'rules' | 'way' | 'seen'> & {
  canLeap(square: number, reach: number): boolean;
  target(creature: number): SorceryTarget | undefined;
} {
  const all = [...creatures, knownSelf(state)];
  const level = new LevelSorcery(state);
  return {
    rules: level.rules,
    way: (from, to) => level.way(from, to),
    seen: square => level.seen(square),
    canLeap: (square, reach) => canLeapTo(state, square, reach),
    target: creature => all.find(({ id }) => id === creature)?.sorcery.target,
  };
}

/** A known spell, ready to be asked about; undefined when the hero doesn't know it. */
export function knownCast(
  state: GameState,
  spellId: number,
  direction: number,
  target?: number,
): KnownCast | undefined {
  const { sheet, ruleset } = state;
  const thing = sheet.spells.find(({ id }) => id === spellId);
  if (thing === undefined) {
    return undefined;
  }
  const spell = knownSpell(ruleset, sheet, thing);
  const { chance: _, ...actual } = attemptView(ruleset, sheet, spell, 0);
  const shieldUnknown = unknownShield(state);
  const attempt = shieldUnknown ? { ...actual, heldShield: 'uncursed' as const } : actual;
  return {
    spell,
    caster: chanceView(ruleset, sheet, spell),
    attempt,
    guess: shieldUnknown && actual.weapon.stuck,
    order: heroOrder(state, thing, spell, { direction, ...(target !== undefined && { target }) }),
  };
}

/** A shield of which the hero doesn't know whether it is cursed counts as if it were not. */
function unknownShield({ sheet }: GameState): boolean {
  const shield = wornAt(sheet, 'shield');
  return shield !== undefined && !sheet.lore.knows(shield, 'beatitude');
}

/** The ground as the hero remembers it; what he has never seen lets nothing through. */
export function knownGround({ level }: GameState): Ground {
  const { map } = level;
  return {
    has: square => map.has(square),
    openToEffects: square => {
      const number = level.rememberedAt(square);
      return number !== undefined && (TERRAIN_BITS[number]! & FLY) !== 0;
    },
    openToSight: square => {
      const number = level.rememberedAt(square);
      return number !== undefined && (TERRAIN_BITS[number]! & SEE) !== 0;
    },
    isMirror: () => map.isMirror(),
    neighbour: (square, direction) => map.neighbour(square, direction),
  };
}

/** Whether some number that decides is a guess: creatures roll their hit points unseen. */
export function isGuess(hitPoints: Distribution): boolean {
  return hitPoints.min !== hitPoints.max;
}
