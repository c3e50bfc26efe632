// What a fighter may be, as far as the hero knows: its blows, and its manners in a fight. Blows that he hasn't felt
// and manners of a kind that he doesn't know are those of kinds of its level, in proportion to how often they are met.

import {
  type Creature,
  type MonsterTraits,
  monsterKinds,
  monsterTraits,
} from '../../../actors/index.ts';
import { type Archetype, creatureFacts, factOf, TYPE } from '../../../objects/index.ts';
import type { MonsterBlowView } from '../../../rulesets/index.ts';
import type { GameState } from '../../state/state.ts';
import type { KnownBlows } from '../known-blows.ts';
import { knownShots } from './known-shots.ts';

/** The blows that a fighter may have. */
interface LikelyBlows {
  readonly blows: readonly MonsterBlowView[];
  readonly probability: number;
}

/** What a fighter may be besides what the hero knows of it. */
interface LikelyKind extends LikelyBlows {
  readonly traits: MonsterTraits;
  /** By which it recovers with each of its moves; 0: it doesn't. */
  readonly constitution: number;
}

/** What a fighter may be. */
export interface LikelyNatures {
  /** The blows that the hero has felt of its kind, with each weapon that it may hold; the probabilities sum to 1. */
  readonly felt: readonly LikelyBlows[];
  /** Blows besides, with the manners that go with them; the probabilities sum to 1. */
  readonly kinds: readonly LikelyKind[];
  /** Part of it is a guess from what kinds of its level do. */
  readonly guess: boolean;
}

/** Levels from that of an unknown kind within which it is compared with others. */
const SIMILAR = 1;

/** What a creature may be. */
export function likelyNatures(
  state: GameState,
  { cases, blows, unfelt }: KnownBlows,
  { archetype, traits, blowLevel }: Creature,
): LikelyNatures {
  const known = cases.map(({ blows: views, probability }) => ({ blows: views, probability }));
  const felt = known.length > 0 ? known : [{ blows: [], probability: 1 }];
  const hasMore = unfelt || known.length === 0;
  const isFamiliar = knowsManners(state, archetype);
  if (!hasMore && isFamiliar) {
    const constitution = recoversBy(state, archetype);
    const kinds = [{ blows: [], probability: 1, traits, constitution }];
    return { felt, kinds, guess: known.length > 1 };
  }
  const armourClass = state.ruleset.bridges.descending(state.sheet.armourClass);
  const kinds = similarKinds(state, archetype).map(({ kind, probability }) => {
    // What is felt of it is known; other blows are those that kinds of its level have besides as many.
    const more = hasMore ? creatureFacts(kind).blows.slice(blows.length) : [];
    return {
      blows: more.map(({ dice }) => ({ level: blowLevel, dice, armourClass })),
      probability,
      traits: isFamiliar ? traits : withManners(traits, monsterTraits(kind)),
      constitution: recoversBy(state, isFamiliar ? archetype : kind),
    };
  });
  const alone = {
    ...{ blows: [], probability: 1 },
    ...{ traits: withManners(traits, PLAIN), constitution: 0 },
  };
  return { felt, kinds: kinds.length === 0 ? [alone] : merged(kinds), guess: true };
}

/** Whether the hero knows how a kind behaves in a fight: he has killed one, or knows all of the kind. */
function knowsManners({ sheet }: GameState, kind: Archetype): boolean {
  const { monsters } = sheet.lore;
  return monsters.killsOf(kind) > 0 || monsters.knowsAll(kind);
}

/** The constitution by which a kind recovers with each of its moves; 0: it doesn't. */
function recoversBy({ ruleset }: GameState, kind: Archetype): number {
  return ruleset.slots.spells.hits.monsters.byMove ? factOf(kind, 'con') : 0;
}

/** What of its behaviour shows only in fights. */
type Manners = Pick<MonsterTraits, 'fleesBelow' | 'erraticOneIn' | 'fights' | 'staysPut'>;

/** Those of a kind that attacks, and never flees. */
const PLAIN: Manners = { fleesBelow: 0, erraticOneIn: 0, fights: 'attacks', staysPut: false };

/** How it goes about is seen; when it flees, flutters and keeps away is as another kind does it. */
function withManners(
  traits: MonsterTraits,
  { fleesBelow, erraticOneIn, fights, staysPut }: Manners,
): MonsterTraits {
  return { ...traits, fleesBelow, erraticOneIn, fights, staysPut };
}

/** Equal possibilities as one. */
function merged(kinds: readonly LikelyKind[]): LikelyKind[] {
  const found = new Map<string, LikelyKind>();
  for (const kind of kinds) {
    const { fleesBelow, erraticOneIn, fights, staysPut } = kind.traits;
    const key = JSON.stringify([
      ...kind.blows.map(({ dice }) => dice),
      fleesBelow,
      erraticOneIn,
      fights,
      staysPut,
      kind.constitution,
    ]);
    const before = found.get(key)?.probability ?? 0;
    found.set(key, { ...kind, probability: before + kind.probability });
  }
  return [...found.values()];
}

/** Kinds that are met at about the level of a kind, and shoot and cast if it was seen to. */
function similarKinds(state: GameState, kind: Archetype) {
  const level = kind.numbers.level ?? 0;
  const shoots = knownShots(state, kind).length > 0;
  const casts = castsByAbility(state, kind);
  const kinds = monsterKinds(state.content).filter(other => {
    const apart = Math.abs((other.numbers.level ?? 0) - level);
    return (
      apart <= SIMILAR &&
      monsterTraits(other).frequency > 0 &&
      (!shoots || monsterTraits(other).shoots) &&
      (!casts || abilitiesWithin(state, other).length > 0)
    );
  });
  const total = kinds.reduce((sum, other) => sum + monsterTraits(other).frequency, 0);
  return kinds.map(other => ({
    kind: other,
    probability: monsterTraits(other).frequency / total,
  }));
}

/** Whether a kind was seen to cast a spell of its own. */
function castsByAbility(state: GameState, kind: Archetype): boolean {
  const { monsters } = state.sheet.lore;
  return abilitiesWithin(state, kind).some(spell => monsters.knowsAbility(kind, spell.id));
}

/** The spells that monsters of a kind bring. */
function abilitiesWithin({ content }: GameState, { inventory }: Archetype): readonly Archetype[] {
  return inventory
    .map(({ archetype }) => content.archetype(archetype))
    .filter(({ type }) => type === TYPE.spell);
}
