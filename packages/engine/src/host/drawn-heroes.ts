// New heroes of one role and race, made by the hundred by the rule of a new game: how their attributes
// fall, and whatever depends on attributes. The points are spread one by one and full attributes take
// no more, so that all orders would be some millions; many heroes are made instead, under one seed.

import { type HeroSheet, makeHero } from '../actors/index.ts';
import { Distribution, Generator, PlayedChance } from '../chance/index.ts';
import type { Content } from '../objects/index.ts';
import type { Certainty } from '../odds/index.ts';
import { ATTRIBUTES, type Ruleset } from '../rulesets/index.ts';

/** Heroes that are made. */
const HEROES = 4000;

/** Attributes that some heroes have. */
interface Row {
  readonly attributes: readonly number[];
  heroes: number;
}

/** Many new heroes of one role and race. */
export class DrawnHeroes {
  /** How far what is counted over them may be off. */
  static readonly certainty: Certainty = { kind: 'estimated', plusMinus: 1 / Math.sqrt(HEROES) };

  readonly #rows = new Map<string, Row>();
  readonly #sheet: HeroSheet;
  readonly #usual: readonly number[];

  /** Makes them. */
  constructor(content: Content, ruleset: Ruleset, role: string, race: string) {
    const chance = new PlayedChance(new Generator(HEROES));
    const plan = { name: role, role, race };
    let lastId = 0;
    const make = () => makeHero(chance, ruleset, content, plan, () => ++lastId).sheet;
    this.#sheet = make();
    this.#count(this.#sheet);
    for (let made = 1; made < HEROES; made++) {
      this.#count(make());
    }
    this.#usual = this.#medians();
    this.#giveUsual();
  }

  /** One with the medians of all attributes, and with the kit that all have. */
  get usual(): HeroSheet {
    return this.#sheet;
  }

  /** How an integer that depends on a hero's attributes falls. The sheet is on loan. */
  counts(of: (hero: HeroSheet) => number): Distribution {
    return Distribution.of(this.#each(of));
  }

  /** How something random that depends on a hero's attributes falls. The sheet is on loan. */
  mixed(of: (hero: HeroSheet) => Distribution): Distribution {
    return Distribution.mixture(this.#each(of).map(([part, share]) => [share, part] as const));
  }

  #each<Value>(of: (hero: HeroSheet) => Value): [Value, number][] {
    const answers = [...this.#rows.values()].map(({ attributes, heroes }): [Value, number] => {
      this.#give(attributes);
      return [of(this.#sheet), heroes / HEROES];
    });
    this.#giveUsual();
    return answers;
  }

  #count({ attributes }: HeroSheet): void {
    const values = ATTRIBUTES.map(name => attributes[name]);
    const key = values.join(' ');
    const row = this.#rows.get(key) ?? { attributes: values, heroes: 0 };
    row.heroes++;
    this.#rows.set(key, row);
  }

  #give(attributes: readonly number[]): void {
    ATTRIBUTES.forEach((name, place) => {
      this.#sheet.attributes[name] = attributes[place]!;
    });
  }

  /** Each attribute at its median: what is usual of each, if seldom of all six at once. */
  #giveUsual(): void {
    this.#give(this.#usual);
  }

  #medians(): number[] {
    const rows = [...this.#rows.values()];
    return ATTRIBUTES.map((_, place) =>
      Distribution.of(
        rows.map(({ attributes, heroes }) => [attributes[place]!, heroes / HEROES]),
      ).quantile(1 / 2),
    );
  }
}
