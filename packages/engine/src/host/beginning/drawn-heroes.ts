// A sample of new heroes of one role and race, made by the rule of a new game: distributions of attributes,
// of anything that depends on them, and of random items. Points are distributed one by one with maximums, so
// exact enumeration would have millions of orders. Instead many heroes are made from one seed.

import { drawHero, type HeroSheet, heroDrawn, learnDrawn, spellDraw } from '../../actors/index.ts';
import { Distribution, Generator, PlayedChance } from '../../chance/index.ts';
import { InvariantError } from '../../errors/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Certainty } from '../../odds/index.ts';
import { ATTRIBUTES, type Ruleset } from '../../rulesets/index.ts';
import { AnswersByAttributes, type ReadAttributes, readAttributes } from './read-attributes.ts';

/** Number of heroes. */
const HEROES = 1600;

/** Attributes shared by some heroes. */
interface Row {
  readonly attributes: readonly number[];
  heroes: number;
}

/** A kit shared by some heroes, with one of them. */
interface Kit {
  readonly sheet: HeroSheet;
  /** The attributes of that one, which note what is read. */
  readonly attributes: ReadAttributes;
  heroes: number;
}

/** A share of the heroes, with one of them. */
export interface SomeHeroes {
  readonly share: number;
  readonly one: HeroSheet;
}

/** A sample of new heroes of one role and race. */
export class DrawnHeroes {
  /** Error bound of the sampled probabilities. */
  static readonly certainty: Certainty = { kind: 'estimated', plusMinus: 1 / Math.sqrt(HEROES) };

  readonly #rows = new Map<string, Row>();
  readonly #kits = new Map<string, Kit>();
  readonly #usual: HeroSheet;
  readonly #medians: readonly number[];

  /** Makes the sample. */
  constructor(content: Content, ruleset: Ruleset, role: string, race: string) {
    const chance = new PlayedChance(new Generator(HEROES));
    const plan = { name: role, role, race };
    const drawNames = spellDraw(ruleset, content, role);
    let lastId = 0;
    const nextId = () => ++lastId;
    // Luck decides on attributes and spells alone. Heroes who drew the same spells have the same kit.
    const kits = new Map<string, Kit>();
    let kitCounts = false;
    for (let drawn = 0; drawn < HEROES; drawn++) {
      const draw = drawHero(chance, ruleset, plan);
      const names = drawNames(chance);
      const key = names.join(' ');
      let kit = kits.get(key);
      let own: HeroSheet['attributes'] = draw.attributes;
      if (kit === undefined || kitCounts) {
        const attributes = readAttributes(draw.attributes);
        const noted = { ...draw, attributes: attributes.record };
        const { sheet } = heroDrawn(ruleset, content, plan, noted, nextId);
        learnDrawn(ruleset, sheet, content, names, nextId);
        own = sheet.attributes;
        // A worn item changes the attributes that were drawn: then every hero is made.
        kitCounts = sheet.powers.natural !== undefined;
        kit ??= this.#kitOf(sheet, attributes);
        kits.set(key, kit);
      }
      kit.heroes++;
      this.#count(own);
    }
    this.#medians = this.#findMedians();
    const sorted = [...this.#kits.values()].toSorted((one, other) => other.heroes - one.heroes);
    this.#usual = sorted[0]!.sheet;
    for (const { sheet } of sorted) {
      give(sheet, this.#medians);
    }
  }

  /** A hero with the median of every attribute, and the most frequent kit. */
  get usual(): HeroSheet {
    return this.#usual;
  }

  /**
   * The distribution of an integer that depends on a hero's attributes. The sheet is reused; don't keep it.
   */
  counts(of: (hero: HeroSheet) => number, sheet: HeroSheet = this.#usual): Distribution {
    return Distribution.of(this.#each(of, sheet));
  }

  /**
   * The mixed distribution of something random that depends on a hero's attributes. The sheet is reused;
   * don't keep it.
   */
  mixed(of: (hero: HeroSheet) => Distribution): Distribution {
    const parts = this.#each(of, this.#usual);
    return Distribution.mixture(parts.map(([part, share]) => [share, part] as const));
  }

  /**
   * Possessions of heroes: names, the share of heroes with each, and one of those heroes; universal ones
   * first, then by frequency. A kit doesn't depend on attributes.
   */
  having(namesOf: (hero: HeroSheet) => readonly string[]): ReadonlyMap<string, SomeHeroes> {
    const found = new Map<string, { readonly sheet: HeroSheet; readonly heroes: number }>();
    for (const { sheet, heroes } of this.#kits.values()) {
      for (const name of new Set(namesOf(sheet))) {
        const before = found.get(name) ?? { sheet, heroes: 0 };
        found.set(name, { sheet: before.sheet, heroes: before.heroes + heroes });
      }
    }
    const entries = [...found].toSorted(([, one], [, other]) => other.heroes - one.heroes);
    return new Map(
      entries.map(([name, { sheet, heroes }]) => [name, { share: heroes / HEROES, one: sheet }]),
    );
  }

  #each<Value>(of: (hero: HeroSheet) => Value, sheet: HeroSheet): [Value, number][] {
    const noted = this.#notedBy(sheet);
    const known = new AnswersByAttributes<Value>();
    const answers = [...this.#rows.values()].map(({ attributes, heroes }): [Value, number] => {
      const answer = known.find(attributes, () => {
        give(sheet, attributes);
        noted.clear();
        return [of(sheet), noted.read];
      });
      return [answer, heroes / HEROES];
    });
    give(sheet, this.#medians);
    return answers;
  }

  #notedBy(sheet: HeroSheet): ReadAttributes {
    for (const kit of this.#kits.values()) {
      if (kit.sheet === sheet) {
        return kit.attributes;
      }
    }
    throw new InvariantError('the hero is not one of those drawn');
  }

  #count(own: HeroSheet['attributes']): void {
    const attributes = ATTRIBUTES.map(name => own[name]);
    const key = attributes.join(' ');
    const row = this.#rows.get(key) ?? { attributes, heroes: 0 };
    row.heroes++;
    this.#rows.set(key, row);
  }

  /** The kit of a hero, who stays the first with it. */
  #kitOf(sheet: HeroSheet, attributes: ReadAttributes): Kit {
    const things = sheet.inventory.things.map(({ archetype, count }) => `${count} ${archetype.id}`);
    const known = [...things, ...sheet.spells.map(({ archetype }) => archetype.id)].join(', ');
    const kit = this.#kits.get(known) ?? { sheet, attributes, heroes: 0 };
    this.#kits.set(known, kit);
    return kit;
  }

  /** The median of each attribute separately. */
  #findMedians(): number[] {
    const rows = [...this.#rows.values()];
    return ATTRIBUTES.map((_, index) =>
      Distribution.of(
        rows.map(({ attributes, heroes }) => [attributes[index]!, heroes / HEROES]),
      ).quantile(1 / 2),
    );
  }
}

function give(sheet: HeroSheet, attributes: readonly number[]): void {
  ATTRIBUTES.forEach((name, index) => {
    sheet.attributes[name] = attributes[index]!;
  });
}
