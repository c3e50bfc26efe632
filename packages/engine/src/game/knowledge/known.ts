// The hero's knowledge as input of the rules. Odds for players are asked only through this room.

import {
  attemptView,
  type Creature,
  castsByObject,
  chanceView,
  companionFacts,
  companionHitPoints,
  type FoeFacts,
  type KnownSpell,
  knownFacts,
  knownHeroFacts,
  knownHitPoints,
  knownSpell,
  objectAttemptView,
  spellTarget,
  struckView,
  targetView,
  wornAt,
} from '../../actors/index.ts';
import type { AttemptView, CastingRules, ChanceView } from '../../casting/index.ts';
import { Distribution } from '../../chance/index.ts';
import type { TargetView } from '../../combat/index.ts';
import type { Archetype } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { ObjectAttemptView } from '../../spellcraft/index.ts';
import type {
  CastArguments,
  CastOrder,
  Ground,
  SpellPort,
  SpellTarget,
  SteedThere,
  StruckCreature,
} from '../../spells/index.ts';
import { FLY, footprint, type KnownSquares, SEE, squaresTo, WALK } from '../../world/index.ts';
import { isMirror, keepsMagicOut } from '../dungeon/fixtures.ts';
import { noticedForces } from '../forces/noticed.ts';
import { heroOrder } from '../magic/caster.ts';
import { canLeapTo } from '../movement/leaping.ts';
import { othersOn } from '../state/company.ts';
import { isHostile } from '../state/sides.ts';
import { type GameState, seenPart, seesWell } from '../state/state.ts';

/** The squares of a creature that the hero sees. */
interface KnownBody {
  readonly squares: readonly number[];
  /** Square of its head; −1: he doesn't see it. */
  readonly head: number;
}

/** A visible creature. */
export interface KnownCreature extends StruckCreature {
  readonly id: number;
  readonly name: string;
  /** A square of it that he sees: its head's, if he sees that. */
  readonly square: number;
  /** All squares of it that he sees, and whether its head is on the first. */
  readonly body: KnownBody;
  readonly target: TargetView;
  /** Distribution of its hit points, as far as the hero knows. */
  readonly hitPoints: Distribution;
  /** It serves the hero. */
  readonly friendly: boolean;
  /** Its facts for spells of the casting slot. */
  readonly asTarget: { readonly rules: CastingRules; readonly target: SpellTarget };
  /** What it is known to reflect. */
  readonly reflectsSpells: boolean;
  readonly reflectsMissiles: boolean;
  /** Some fact is unknown and assumed absent. */
  readonly isGuess: boolean;
}

/** Every creature that the hero sees, in order of arrival. */
export function knownCreatures(state: GameState): KnownCreature[] {
  return othersOn(state)
    .filter(creature => creature.alive && state.perceives(creature))
    .map(creature => {
      const companion = state.of(creature.id);
      return companion === undefined
        ? knownMonster(state, creature)
        : knownCompanion(state, companion);
    });
}

function knownMonster(state: GameState, creature: Creature): KnownCreature {
  const { ruleset, sheet } = state;
  const damageSeen = state.seat.damageSeen.get(creature.id) ?? 0;
  return {
    id: creature.id,
    name: creature.name,
    square: seenPart(state, creature),
    body: knownBody(state, creature),
    hitPoints: knownHitPoints(ruleset, creature, damageSeen),
    friendly: !isHostile(state, creature),
    ...viewsOf(
      ruleset,
      seesWell(state, creature),
      knownFacts(
        ruleset,
        creature,
        sheet.lore.monsters,
        damageSeen,
        noticedForces(state, creature),
      ),
    ),
  };
}

function knownBody(state: GameState, { shape, square }: Creature): KnownBody {
  const squares = footprint(state.level.map, shape, square).filter(on => state.sees(on));
  return { squares, head: state.sees(square) ? square : -1 };
}

/** Another hero, by what shows of him. */
function knownCompanion(state: GameState, { hero, sheet }: GameState): KnownCreature {
  const { ruleset, scratch } = state;
  const damageSeen = state.seat.damageSeen.get(hero.id) ?? 0;
  const hitPoints = companionHitPoints(scratch.oracle, ruleset, sheet, damageSeen);
  return {
    id: hero.id,
    name: sheet.name,
    square: hero.square,
    body: knownBody(state, hero),
    hitPoints,
    friendly: true,
    ...viewsOf(
      ruleset,
      seesWell(state, hero),
      companionFacts(ruleset, sheet, hero, hitPoints, damageSeen),
    ),
  };
}

/** The hero as a target of his own spells. */
export function knownSelf({ hero, sheet, ruleset }: GameState): KnownCreature {
  return {
    id: hero.id,
    name: 'you',
    square: hero.square,
    body: { squares: [hero.square], head: hero.square },
    hitPoints: Distribution.certain(hero.hitPoints),
    friendly: true,
    ...viewsOf(ruleset, true, knownHeroFacts(ruleset, sheet, hero)),
  };
}

/** All views of a visible creature that the rules take. */
function viewsOf(ruleset: Ruleset, visible: boolean, facts: FoeFacts) {
  return {
    target: targetView(facts, visible),
    ...struckView(facts),
    asTarget: { rules: ruleset.slots.casting, target: spellTarget(ruleset, facts) },
    reflectsSpells: facts.reflectsSpells,
    reflectsMissiles: facts.reflectsMissiles,
    isGuess: facts.isGuess,
  };
}

/** The level's answers to spells of the casting slot, as the hero knows it. @param known the ground, if it is made */
export function knownSpellPort(
  state: GameState,
  creatures: readonly KnownCreature[],
  known: KnownSquares = state.memory.known,
): Pick<SpellPort, 'rules' | 'powers' | 'way' | 'seen' | 'steedOn'> & {
  canLeap(square: number, reach: number): boolean;
  target(creature: number): SpellTarget | undefined;
} {
  const { level, ruleset } = state;
  const all = [...creatures, knownSelf(state)];
  const { bits } = known;
  const standing = new Set(creatures.flatMap(({ body, square }) => [square, ...body.squares]));
  const taken = (square: number) => standing.has(square);
  return {
    rules: ruleset.slots.casting,
    powers: state.powers.rules,
    way: (from, to) => squaresTo(level.map, from, to),
    seen: square => state.memory.sees(square) && (bits[square]! & SEE) !== 0,
    steedOn: square => (square === state.hero.square ? knownSteed(state) : undefined),
    canLeap: (square, reach) => canLeapTo(state, square, reach, { bits, taken }),
    target: creature => all.find(({ id }) => id === creature)?.asTarget.target,
  };
}

/** The hero's own steed, which a ray may meet instead of him. */
function knownSteed(state: GameState): SteedThere | undefined {
  const { ruleset, sheet, seat } = state;
  const steed = sheet.riding?.steed;
  if (steed === undefined) {
    return undefined;
  }
  const seen = seat.damageSeen.get(steed.id) ?? 0;
  const noticed = noticedForces(state, steed);
  const facts = knownFacts(ruleset, steed, sheet.lore.monsters, seen, noticed);
  const { asTarget, reflectsSpells } = viewsOf(ruleset, true, facts);
  const { raysOneIn: oneIn } = ruleset.slots.world.companions.riding;
  const unseen = () => {};
  return reflectsSpells
    ? undefined
    : { target: asTarget.target, oneIn, meet: unseen, missed: unseen };
}

/** A spell that the hero could cast now. */
export interface KnownCast {
  readonly spell: KnownSpell;
  readonly caster: ChanceView;
  readonly attempt: Omit<AttemptView, 'chance'>;
  readonly order: CastOrder;
  /** The attempt by the rules of spell objects; absent: by the rules of the slot `casting`. */
  readonly byObject?: ObjectAttemptView;
  /** An unknown curse may prevent free hands. */
  readonly guess: boolean;
}

/** A known spell, as input for odds; undefined if the hero doesn't know it. */
export function knownCast(
  state: GameState,
  spellId: number,
  direction: number,
  target?: number,
  told?: CastArguments,
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
    ...(castsByObject(ruleset) && { byObject: objectAttemptView(sheet, spell, spellId) }),
    guess: shieldUnknown && actual.weapon.stuck && !castsByObject(ruleset),
    order: heroOrder(state, thing, spell, {
      direction,
      ...(target !== undefined && { target }),
      ...(told !== undefined && { arguments: told }),
    }),
  };
}

/** A shield of unknown beatitude counts as not cursed. */
function unknownShield({ sheet }: GameState): boolean {
  const shield = wornAt(sheet, 'shield');
  return shield !== undefined && !sheet.lore.knows(shield, 'beatitude');
}

/**
 * The ground as the hero knows it: remembered squares, and squares that he sees through. Unknown squares are
 * closed.
 * @param unseen called for each square read whose state may differ: unknown squares, and open squares that he
 *   doesn't currently see
 */
export function knownGround(
  state: GameState,
  unseen: (square: number) => void = () => {},
  known: KnownSquares = state.memory.known,
): Ground {
  const { map } = state.level;
  const { bits } = known;
  // A preview asks about the same squares many times.
  const asked = new Uint8Array(map.size);
  const isOpen = (square: number, bit: number) => {
    if (asked[square] === 0) {
      asked[square] = 1;
      if (known.of(square) !== 'closed' && !state.sees(square)) {
        unseen(square);
      }
    }
    return (bits[square]! & bit) !== 0;
  };
  const mirrors = squaresOf(state, isMirror);
  const barred = squaresOf(state, keepsMagicOut);
  return {
    has: square => map.has(square),
    openToEffects: square => isOpen(square, FLY),
    openToSight: square => isOpen(square, SEE),
    barsMagic: square => barred.has(square),
    openToWalking: square => isOpen(square, WALK),
    isMirror: square => mirrors.has(square),
    neighbour: (square, direction) => map.neighbour(square, direction),
  };
}

/** The squares of fixtures of some kinds that the hero sees or remembers. */
function squaresOf({ memory }: GameState, isSuch: (kind: Archetype) => boolean): Set<number> {
  const known = [...memory.fixtures.values()].filter(({ archetype }) => isSuch(archetype));
  return new Set(known.map(({ square }) => square));
}

/** Whether a relevant number is a guess: hit points of creatures are rolled unseen. */
export function isGuess(hitPoints: Distribution): boolean {
  return hitPoints.min !== hitPoints.max;
}
