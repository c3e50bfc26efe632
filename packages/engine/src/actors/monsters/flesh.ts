// What a kind of monster is as food, from what its file says of it alive. NetHack 3.6.7 src/eat.c (eatcorpse,
// cpostfx, intrinsic_possible) for what counts.

import { type Archetype, type Bestiary, factOf, textOf, wordsIn } from '../../objects/index.ts';

/** Resistances that flesh can give, in the order in which one is chosen. */
const FLESH_GIFTS = ['fire', 'cold', 'poison', 'electricity'] as const;

/** What flesh can give: a resistance, or strength. */
export type FleshGift = (typeof FLESH_GIFTS)[number] | 'strength';

/** A kind of monster as food. */
export interface Flesh {
  /** It leaves something that can be eaten. */
  readonly edible: boolean;
  /** It is no animal: a conduct may allow it. */
  readonly vegan: boolean;
  readonly poisonous: boolean;
  readonly acidic: boolean;
  readonly gives: readonly FleshGift[];
}

/** The combat flag of each resistance. */
const FLAGS = {
  fire: 'immune-fire',
  cold: 'immune-cold',
  poison: 'immune-poison',
  electricity: 'immune-lightning',
} as const satisfies Readonly<Record<(typeof FLESH_GIFTS)[number], string>>;

/** Letters of plants: the conducts allow them. */
const PLANTS: readonly string[] = ['F', 'P'];

/** A kind as food. The undead, golems and what is not alive leave nothing; neither do those whom spells call. */
export function fleshOf(kind: Archetype): Flesh {
  const combat = wordsIn(textOf(kind, 'combatFlags'));
  const magic = wordsIn(textOf(kind, 'spellFlags'));
  const blows = [1, 2, 3, 4].map(number => textOf(kind, `blow${number}`));
  const isCalled = kind.id.startsWith('called_');
  const lifeless = combat.includes('undead') || combat.includes('demon');
  return {
    edible:
      !lifeless &&
      !isCalled &&
      !magic.includes('not-living') &&
      textOf(kind, 'golem') === '' &&
      factOf(kind, 'noCorpse') === 0,
    vegan: PLANTS.includes(textOf(kind, 'glyph')),
    poisonous: factOf(kind, 'poisonous') !== 0 || blows.some(blow => /\bpoison\b/.test(blow)),
    acidic: combat.includes('immune-acid'),
    gives: [
      ...FLESH_GIFTS.filter(gift => combat.includes(FLAGS[gift])),
      ...(combat.includes('giant') ? (['strength'] as const) : []),
    ],
  };
}

/** The flesh of a kind as a hero knows it: what he hasn't learned of the kind is absent. */
export interface KnownFlesh {
  readonly flesh: Flesh;
  /** He doesn't know everything that counts. */
  readonly isGuess: boolean;
}

/** The flesh of a kind by what a hero has felt of its blows and learned of its immunities. */
export function knownFlesh(kind: Archetype, lore: Bestiary): KnownFlesh {
  const flesh = fleshOf(kind);
  const poisons = [1, 2, 3, 4].filter(number => /\bpoison\b/.test(textOf(kind, `blow${number}`)));
  const struck = [1, 2, 3, 4].filter(number => textOf(kind, `blow${number}`) !== '');
  const isFelt = (number: number) => lore.timesFelt(kind, number - 1) > 0;
  const words = ['immune-acid', ...Object.values(FLAGS)] as const;
  return {
    flesh: {
      ...flesh,
      poisonous: flesh.poisonous && poisons.some(isFelt),
      acidic: flesh.acidic && lore.knowsFlag(kind, 'immune-acid'),
      gives: flesh.gives.filter(gift => gift === 'strength' || lore.knowsFlag(kind, FLAGS[gift])),
    },
    isGuess: !struck.every(isFelt) || !words.every(word => lore.knowsFlag(kind, word)),
  };
}
