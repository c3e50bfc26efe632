// Practice fights with the content that ships, as a form fills them in.

import { readContent } from '@roguewright/content';
import { type ChosenRules, type RulesChoices, rulesetField } from '@roguewright/engine/face';
import { loadContent } from '@roguewright/engine/game';
import {
  itemCalled,
  itemsOf,
  LocalGame,
  monsterCalled,
  monstersOf,
  playedRuleset,
  type SeedColumn,
  type SeedHero,
  seedColumn,
} from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import { createRulesets, DEFAULT_RULESET } from '@roguewright/engine/rulesets';

/** A practice fight, filled in. */
export interface ArenaDraft {
  /** Name of the monster. */
  readonly against: string;
  readonly count: number;
  readonly role: string;
  readonly race: string;
  readonly level: number;
  /** Items besides the kit of the role, by their names. */
  readonly items: readonly string[];
  /** The hero knows of the monster only what he sees. */
  readonly stranger: boolean;
  readonly rules: ChosenRules;
}

/** What practice is made of. The content is read when it is first asked for. */
export class ArenaPractice {
  readonly #rules: RulesChoices;
  #read: Content | undefined;
  #fights = 0;

  constructor(rules: RulesChoices) {
    this.#rules = rules;
  }

  /** The names of all monsters that can be fought, and of all items. */
  get offers(): { readonly monsters: readonly string[]; readonly items: readonly string[] } {
    const names = (list: readonly { readonly name: string }[]) =>
      [...new Set(list.map(({ name }) => name))].sort((one, other) => one.localeCompare(other));
    return { monsters: names(monstersOf(this.#content)), items: names(itemsOf(this.#content)) };
  }

  /** The name of the monster that is meant. @throws UsageError with the nearest name */
  monster(written: string): string {
    return monsterCalled('monster', this.#content, written).name;
  }

  /** The name of the item that is meant. @throws UsageError with the nearest name */
  item(written: string): string {
    return itemCalled('item', this.#content, written).name;
  }

  /** Begins a fight with luck of its own. @throws UsageError for what can't be had */
  begin({ rules, against, items, ...plan }: ArenaDraft): LocalGame {
    this.#fights++;
    return LocalGame.arena(this.#content, this.#ruleset(rules), {
      ...plan,
      seed: 'arena',
      fight: `fight ${this.#fights}`,
      foe: monsterCalled('monster', this.#content, against),
      items: items.map(item => itemCalled('item', this.#content, item)),
    });
  }

  /** One seed under one of the rules. @throws UsageError for a seed that there can't be */
  column(rules: ChosenRules, hero: SeedHero, moves: number): SeedColumn {
    return seedColumn(this.#content, this.#ruleset(rules), hero, moves);
  }

  #ruleset(rules: ChosenRules) {
    const ruleset = rulesetField(this.#rules, rules);
    return playedRuleset(createRulesets(), DEFAULT_RULESET, { ruleset });
  }

  get #content(): Content {
    this.#read ??= loadContent(readContent());
    return this.#read;
  }
}
