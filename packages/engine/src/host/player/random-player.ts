// A player who gives arbitrary commands with fields in range, some of them sensible: for checks that must
// hold for any command.

import { type Chance, Streams } from '../../chance/index.ts';
import {
  type Answer,
  COMMAND_FIELDS,
  COMMAND_KINDS,
  type Command,
  type CommandField,
  FIELD_RANGES,
  type GameView,
  type Performed,
} from '../../game/index.ts';
import { sensibleAnswers } from './sensible-answers.ts';

/** A value for fields that hold a word; it is neither a skill nor a menu order. */
const WORD = 'spear';

/** Maximum count: small, so that a run isn't mostly one long rest. */
const MOST_COUNT = 9;

/** The share of casts among commands other than steps. */
const CASTS = { times: 1, of: 3 };

/** Commands by which a player writes something down for himself. */
const OWN_WORDS: ReadonlySet<string> = new Set(['prefer', 'note', 'let-be']);

/** The kinds that it tries: not those by which a player writes something down for himself. */
const KINDS = COMMAND_KINDS.filter(kind => !OWN_WORDS.has(kind));

/** Chooses random commands; equal seeds and games give equal commands. */
export class RandomPlayer {
  #chance: Chance;

  constructor(seed: string) {
    this.#chance = new Streams(seed).stream('random player');
  }

  /** The next command. @param performed the result of the last one */
  next({ view }: Performed): Command {
    const kind = this.#kind(view);
    const fields = Object.entries(COMMAND_FIELDS[kind]).flatMap(([name, holds]) =>
      holds === 'arguments' || holds === 'steps' ? [] : [[name, this.#field(view, name, holds)]],
    );
    return { kind, ...Object.fromEntries(fields) } as Command;
  }

  #kind({ spells }: GameView): Command['kind'] {
    if (this.#chance.test(1, 2, 'step')) {
      return 'move';
    }
    if (spells.length > 0 && this.#chance.test(CASTS.times, CASTS.of, 'cast')) {
      return 'cast';
    }
    return KINDS[this.#chance.below(KINDS.length, 'kind')]!;
  }

  #field(
    view: GameView,
    name: string,
    holds: Exclude<CommandField, 'arguments' | 'steps'>,
  ): number | string | Answer {
    switch (holds) {
      case 'direction':
        return this.#chance.below(9, 'direction');
      case 'id':
        return this.#id(name === 'spell' ? view.spells : [...view.inventory, ...view.underfoot]);
      case 'place':
        return this.#chance.below(name === 'x' ? view.map.width : view.map.height, 'place');
      case 'word':
        return WORD;
      case 'text':
        return '';
      case 'answer':
        return this.#chance.test(1, 2, 'answer') ? this.#answer(view) : { nothing: true };
      default:
        return FIELD_RANGES.count[0] + this.#chance.below(MOST_COUNT, 'count');
    }
  }

  /** One of the answers that make sense; something carried where nothing is asked. */
  #answer(view: GameView): Answer {
    const sensible = sensibleAnswers(view);
    return view.pending === undefined || view.pending.asks.kind === 'item'
      ? { item: this.#id(view.inventory) }
      : sensible[this.#chance.below(sensible.length, 'sensible')]!;
  }

  /** The id of a random item, or 0. */
  #id(things: readonly { readonly id: number }[]): number {
    return things[this.#chance.below(things.length + 1, 'thing')]?.id ?? 0;
  }
}
