// What the hero of one game doesn't know. Nothing that a server sends to its player may tell it.

import assert from 'node:assert/strict';
import type { Performed, SavedGame } from '@roguewright/engine/game';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the hero of one game doesn't know. */
export class Secrets {
  readonly #names: ReadonlyMap<string, string>;
  readonly #shown = new Set<string>();
  readonly #icons = new Set<string>();
  #secret: readonly (string | Buffer)[] = [];

  constructor(archetypes: readonly Named[]) {
    this.#names = new Map(archetypes.map(({ id, name }) => [id, name]));
  }

  /**
   * Takes in what he sees now, and what there is. What he was told in names and looks is no excuse: a kind is
   * a secret until his lore has it, and a monster until he met one. Only the dead learn who killed them, seen
   * or not.
   */
  learn({ view }: Performed, state: SavedGame): void {
    const { things, inventory, underfoot, spells, discoveries, ending } = view;
    if (ending !== undefined) {
      this.#shown.add(ending.killer);
    }
    for (const { name } of [...things, ...inventory, ...underfoot, ...spells, ...discoveries]) {
      this.#shown.add(name);
    }
    for (const { icon } of [...things, ...inventory, ...underfoot]) {
      this.#icons.add(icon);
    }
    const shown = [...this.#shown].join('\n').replaceAll('_', ' ');
    const { appearances, identified, monsters } = state.seats[0]!.sheet.lore;
    const kinds = Object.keys(appearances).filter(id => !identified.includes(id));
    const met = new Set(monsters.map(([id]) => id));
    const creatures = state.levels.flatMap(([, level]) =>
      level.creatures.map(({ archetype }) => archetype).filter(id => !met.has(id)),
    );
    const hidden = [...kinds, ...creatures]
      .flatMap(id => [id, this.#names.get(id) ?? id, id.replaceAll('_', ' ')])
      .filter(name => !shown.includes(name.replaceAll('_', ' ')))
      .filter(name => !shown.includes(pluralOf(name.replaceAll('_', ' '))));
    const luck = Object.values(state.streams).flatMap(({ words }) => words);
    this.#secret = [...new Set(hidden), ...luck.flatMap(word => [String(word), packedWord(word)])];
  }

  /** Looks for all of it in what was sent. A jackal's icon "wolf-head" tells nothing of wolves. */
  expectNoneIn(bytes: Buffer): void {
    const sent = this.#withoutIcons(bytes);
    for (const secret of this.#secret) {
      if (sent.includes(secret)) {
        const about = sent.indexOf(secret);
        assert.fail(
          `${secret} is told: …${sent.toString('latin1', Math.max(0, about - 60), about + 60)}…`,
        );
      }
    }
  }

  /** What was sent without the icons that he was shown. An icon that is a secret's own name stays. */
  #withoutIcons(bytes: Buffer): Buffer {
    const shown = [...this.#icons].filter(icon => bytes.includes(icon));
    const icons = shown.filter(icon => !this.#secret.includes(icon));
    const text = icons.reduce(
      (left, icon) => left.replaceAll(icon, '\n'),
      bytes.toString('latin1'),
    );
    return Buffer.from(text, 'latin1');
  }
}

function pluralOf(name: string): string {
  return name.replace(/^(\w+) of /, '$1s of ');
}

function packedWord(word: number): Buffer {
  const bytes = Buffer.alloc(5, 0xce);
  bytes.writeUInt32BE(word, 1);
  return bytes;
}
