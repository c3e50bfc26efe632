// The facts of a kind of creature that follow from its file alone, and those that follow from its flags. What follows
// from a file is read once: every blow, every shot and every spell asks for it.

import { MONSTER_FLAGS, type MonsterFlag } from '../../combat/index.ts';
import { type Archetype, kindResists, textOf, wordsIn } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { DrainedBody } from '../../spells/index.ts';
import { reflection, reflectionWords } from './reflecting.ts';
import { habitWords } from './struck-habits.ts';

/** Percent resisted, 0…100, by attack type number. */
type Resistances = Readonly<Record<number, number>>;

/** What follows from flags. */
export interface FlagFacts {
  readonly flags: readonly MonsterFlag[];
  /** By flags alone. */
  readonly resistances: Resistances;
  readonly magicResistant: boolean;
  readonly sleepResistant: boolean;
  readonly drainResistant: boolean;
  readonly lifeless: boolean;
  readonly unconfusable: boolean;
}

/** What follows from a file under any rules. */
interface OwnFacts {
  /** All flags of a kind, combat flags first. */
  readonly words: readonly string[];
  readonly race: string;
  readonly body: DrainedBody;
  readonly reflects: ReturnType<typeof reflection>;
}

/** What follows from all flags of a kind under some rules. */
interface RuledFacts {
  readonly bridges: Ruleset['bridges'];
  readonly byFlags: FlagFacts;
  /** By flags, and as its file states them. */
  readonly resists: Resistances;
}

/** The monster flags that are families, which are visible. */
const FAMILIES: readonly string[] = [
  'animal',
  'undead',
  'demon',
  'orc',
  'troll',
  'giant',
  'dragon',
];

/** Kinds that have been read. An archetype never changes. */
const read = new WeakMap<Archetype, OwnFacts>();

/** The same under the rules that asked last; games under different rules hardly ever take turns. */
const ruled = new WeakMap<Archetype, RuledFacts>();

/** What follows from the file of a kind, under any rules. */
export function ownFacts(archetype: Archetype): OwnFacts {
  let facts = read.get(archetype);
  if (facts === undefined) {
    const words = readFlags(archetype);
    facts = {
      words,
      race: raceText(archetype, words),
      body: bodyOf(archetype, words),
      reflects: reflection(reflectionWords(archetype)),
    };
    read.set(archetype, facts);
  }
  return facts;
}

/** What follows from all flags of a kind. */
export function ruledFacts({ bridges }: Ruleset, archetype: Archetype): RuledFacts {
  let facts = ruled.get(archetype);
  if (facts?.bridges !== bridges) {
    const byFlags = flagFacts(bridges, ownFacts(archetype).words);
    const stated = kindResists(archetype);
    const resists =
      stated.length === 0
        ? byFlags.resistances
        : { ...byFlags.resistances, ...Object.fromEntries(stated) };
    facts = { bridges, byFlags, resists };
    ruled.set(archetype, facts);
  }
  return facts;
}

/** All flags of a kind, combat flags first. Source of the words: its file's `combat_flags` and `spell_flags`. */
export function flagsOf(archetype: Archetype): readonly string[] {
  return ownFacts(archetype).words;
}

/** The facts that follow from flags. */
export function flagFacts(bridges: Ruleset['bridges'], words: readonly string[]): FlagFacts {
  return {
    flags: MONSTER_FLAGS.filter(flag => words.includes(flag)),
    resistances: bridges.resistances(words),
    magicResistant: words.includes('resists-magic'),
    sleepResistant: words.includes('resists-sleep'),
    drainResistant: words.includes('resists-drain'),
    lifeless: words.includes('not-living'),
    unconfusable: words.includes('no-conf'),
  };
}

function readFlags(archetype: Archetype): readonly string[] {
  const { texts } = archetype;
  const words = [...wordsIn(texts.combatFlags ?? ''), ...wordsIn(texts.spellFlags ?? '')];
  return [...words, ...reflectionWords(archetype), ...habitWords(archetype)];
}

/** The families of a kind, which anybody sees. */
export function familiesOf(archetype: Archetype): readonly string[] {
  return flagsOf(archetype).filter(flag => FAMILIES.includes(flag));
}

/** Its file's race and families: one comma-separated text. */
function raceText(archetype: Archetype, words: readonly string[]): string {
  const families = words.filter(flag => FAMILIES.includes(flag));
  return [textOf(archetype, 'race'), ...families].filter(name => name !== '').join(',');
}

/** The key `golem` of a golem states its material. NetHack 3.6.7 src/makemon.c (monhp_per_lvl). */
function bodyOf(archetype: Archetype, words: readonly string[]): DrainedBody {
  const golem = textOf(archetype, 'golem');
  if (golem !== '') {
    return { golem };
  }
  return words.includes('dragon') ? 'adult-dragon' : 'ordinary';
}
