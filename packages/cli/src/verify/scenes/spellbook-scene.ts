// Books that are read: refused, used up, learnt from. Crossfire types/spellbook/spellbook.c.

import { type Chance, Generator, PlayedChance } from '@roguewright/engine/chance';
import { type SpellcraftRules, studyObject } from '@roguewright/engine/spellcraft';
import { PlayerRolls } from './player-rolls.ts';
import type { SceneFields } from './recorded-state.ts';
import type { SceneHeader, SceneObject } from './scene-file.ts';
import type { ScenePlay } from './scene-play.ts';

/** Types of books and spells. */
const BOOK = 85;
const SPELL = 101;

/** The books of a scene and the spells that its hero knows. */
export class SpellbookScene implements ScenePlay {
  readonly #rules: SpellcraftRules;
  readonly #hero: SceneObject;
  readonly #rolls = new PlayerRolls();
  readonly #chance: Chance;
  /** Books that are still there. */
  readonly #books: Map<string, SceneObject>;
  readonly #all: readonly string[];
  readonly #known: SceneObject[];

  constructor({ caster, deterministic }: SceneHeader, rules: SpellcraftRules) {
    this.#rules = rules;
    this.#hero = caster;
    // Where no number is recorded, none matters.
    this.#chance = deterministic ? new PlayedChance(new Generator(1)) : this.#rolls;
    const carried = caster.inventory ?? [];
    this.#books = new Map(
      carried.filter(({ type }) => type === BOOK).map(book => [book.id, book] as const),
    );
    this.#all = [...this.#books.keys()];
    this.#known = carried.filter(({ type }) => type === SPELL);
  }

  load(rolls: readonly number[]): void {
    this.#rolls.load(rolls);
  }

  act([verb, , id]: readonly string[]): void {
    const book = this.#books.get(id ?? '');
    const spell = book?.inventory?.[0];
    if (verb !== 'apply' || book === undefined || spell === undefined) {
      throw new Error(`a scene of books applies a book, not: ${verb} ${id}`);
    }
    const { end, forgets } = studyObject(this.#chance, this.#rules, this.#view(book, spell));
    if (end === 'learnt') {
      this.#known.push(spell);
    }
    if (forgets) {
      const place = this.#known.findIndex(({ arch }) => arch === spell.arch);
      this.#known.splice(place, 1);
    }
    if (['learnt', 'not-learnt', 'backlash'].includes(end)) {
      this.#books.delete(book.id);
    }
  }

  #view(book: SceneObject, spell: SceneObject) {
    const hero = this.#hero;
    const levelOf = (name: unknown) => {
      const skill = (hero.skills ?? []).find(each => each.skill === name);
      return skill === undefined ? undefined : Number(skill.level ?? 1);
    };
    const { grace, skill, level, arch } = spell;
    return {
      spellLevel: Number(level ?? 0),
      beatitude: beatitudeOf(book),
      known: this.#known.some(each => each.arch === arch),
      skillLevel: levelOf(skill),
      readLevel: levelOf(book.skill) ?? 0,
      confused: hasFlag(hero, 'confused'),
      starting: hasFlag(book, 'startEquip'),
      stat: Number((grace === undefined ? hero.int : hero.wis) ?? 0),
      luck: Number(hero.luck ?? 0),
    };
  }

  tick(): void {}

  effects(): readonly SceneFields[] {
    return [];
  }

  objects(): ReadonlyMap<string, SceneFields | undefined> {
    return new Map(this.#all.map(id => [id, this.#books.has(id) ? {} : undefined]));
  }

  spells(): readonly string[] {
    return this.#known.map(({ arch }) => arch).sort();
  }
}

function hasFlag({ flags }: SceneObject, flag: string): boolean {
  return Array.isArray(flags) && flags.includes(flag);
}

function beatitudeOf(book: SceneObject): 'blessed' | 'uncursed' | 'cursed' | 'damned' {
  for (const flag of ['damned', 'cursed', 'blessed'] as const) {
    if (hasFlag(book, flag)) {
      return flag;
    }
  }
  return 'uncursed';
}

/** Whether a scene's books only teach or refuse: what a bad book does isn't built. */
export function isPlainReading({ caster }: SceneHeader): boolean {
  const books = (caster.inventory ?? []).filter(({ type }) => type === BOOK);
  const isBad = (book: SceneObject) => hasFlag(book, 'cursed') || hasFlag(book, 'damned');
  return !books.some(isBad) && !hasFlag(caster, 'confused');
}
