// New heroes of one role and race, made by the hundred by the rule of a new game: how their attributes
// fall, whatever depends on attributes, and what chance gives them. The points are spread one by one
// and full attributes take no more, so that all orders would be some millions; many heroes are made
// instead, under one seed.

import { drawSpells, type HeroSheet, makeHero } from '../../actors/index.ts';
import { Distribution, Generator, PlayedChance } from '../../chance/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Certainty } from '../../odds/index.ts';
import { ATTRIBUTES, type Ruleset } from '../../rulesets/index.ts';

/** Heroes that are made. */
const HEROES = 1600;

/** Attributes that some heroes have. */
interface Row {
  readonly attributes: readonly number[];
  heroes: number;
}

/** What some heroes have, one of whom is kept. */
interface Kit {
  readonly sheet: HeroSheet;
  heroes: number;
}

/** A share of heroes, and one of them. */
export interface SomeHeroes {
  readonly share: number;
  readonly one: HeroSheet;
}

/** Many new heroes of one role and race. */
export class DrawnHeroes {
  /** How far what is counted over them may be off. */
  static readonly certainty: Certainty = { kind: 'estimated', plusMinus: 1 / Math.sqrt(HEROES) };

  readonly #rows = new Map<string, Row>();
  readonly #kits = new Map<string, Kit>();
  readonly #usual: HeroSheet;
  readonly #medians: readonly number[];

  /** Makes them. */
  constructor(content: Content, ruleset: Ruleset, role: string, race: string) {
    const chance = new PlayedChance(new Generator(HEROES));
    const plan = { name: role, role, race };
    let lastId = 0;
    for (let made = 0; made < HEROES; made++) {
      const nextId = () => ++lastId;
      const { sheet } = makeHero(chance, ruleset, content, plan, nextId);
      drawSpells(chance, ruleset, sheet, content, nextId);
      this.#count(sheet);
    }
    this.#medians = this.#findMedians();
    const kits = [...this.#kits.values()].toSorted((one, other) => other.heroes - one.heroes);
    this.#usual = kits[0]!.sheet;
    for (const { sheet } of kits) {
      give(sheet, this.#medians);
    }
  }

  /** One with the medians of all attributes, and with the commonest kit. */
  get usual(): HeroSheet {
    return this.#usual;
  }

  /** How an integer that depends on a hero's attributes falls. The sheet is on loan. */
  counts(of: (hero: HeroSheet) => number, sheet = this.#usual): Distribution {
    return Distribution.of(this.#each(of, sheet));
  }

  /** How something random that depends on a hero's attributes falls. The sheet is on loan. */
  mixed(of: (hero: HeroSheet) => Distribution): Distribution {
    const parts = this.#each(of, this.#usual);
    return Distribution.mixture(parts.map(([part, share]) => [share, part] as const));
  }

  /**
   * What heroes have: the names, the share of heroes of each, and one of them; what all have first,
   * then the most frequent. A kit doesn't depend on attributes.
   */
  having(namesOf: (hero: HeroSheet) => readonly string[]): ReadonlyMap<string, SomeHeroes> {
    const found = new Map<string, Kit>();
    for (const { sheet, heroes } of this.#kits.values()) {
      for (const name of new Set(namesOf(sheet))) {
        const before = found.get(name) ?? { sheet, heroes: 0 };
        found.set(name, { ...before, heroes: before.heroes + heroes });
      }
    }
    const entries = [...found].toSorted(([, one], [, other]) => other.heroes - one.heroes);
    return new Map(
      entries.map(([name, { sheet, heroes }]) => [name, { share: heroes / HEROES, one: sheet }]),
    );
  }

  #each<Value>(of: (hero: HeroSheet) => Value, sheet: HeroSheet): [Value, number][] {
    const answers = [...this.#rows.values()].map(({ attributes, heroes }): [Value, number] => {
      give(sheet, attributes);
      return [of(sheet), heroes / HEROES];
    });
    give(sheet, this.#medians);
    return answers;
  }

  #count(sheet: HeroSheet): void {
    const attributes = ATTRIBUTES.map(name => sheet.attributes[name]);
    const key = attributes.join(' ');
    const row = this.#rows.get(key) ?? { attributes, heroes: 0 };
    row.heroes++;
    this.#rows.set(key, row);
    const things = sheet.inventory.things.map(({ archetype, count }) => `${count} ${archetype.id}`);
    const known = [...things, ...sheet.spells.map(({ archetype }) => archetype.id)].join(', ');
    const kit = this.#kits.get(known) ?? { sheet, heroes: 0 };
    kit.heroes++;
    this.#kits.set(known, kit);
  }

  /** Each attribute at its median: what is usual of each, if seldom of all six at once. */
  #findMedians(): number[] {
    const rows = [...this.#rows.values()];
    return ATTRIBUTES.map((_, place) =>
      Distribution.of(
        rows.map(({ attributes, heroes }) => [attributes[place]!, heroes / HEROES]),
      ).quantile(1 / 2),
    );
  }
}

function give(sheet: HeroSheet, attributes: readonly number[]): void {
  ATTRIBUTES.forEach((name, place) => {
    sheet.attributes[name] = attributes[place]!;
  });
}
