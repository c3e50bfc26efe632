// The question of `odds item`, read from its options.

import { UsageError } from '@roguewright/engine/errors';
import { type Archetype, type Content, isFilled, TYPE } from '@roguewright/engine/objects';
import { contentOver } from '../content/content-with.ts';
import { integerOption, nearName, normalName } from '../options.ts';

/** The options as commander gives them. */
export interface CarrierOptions {
  readonly carrier: string;
  readonly spell: string;
  readonly depth: string;
  readonly content?: string;
}

/** A new carrier with a spell in it. */
export interface CarrierQuestion {
  /** `wand of fireball`. */
  readonly title: string;
  readonly content: Content;
  readonly carrier: Archetype;
  readonly spell: Archetype;
  /** 1 or more. */
  readonly depth: number;
}

/** Throws a UsageError for an unknown carrier or spell, and a ContentError for broken files. */
export function carrierQuestion(options: CarrierOptions): CarrierQuestion {
  const content = contentOver(options.content);
  const carriers = content.archetypes.filter(isFilled);
  const spells = content.archetypes.filter(({ type }) => type === TYPE.spell);
  const carrier = found('--carrier', options.carrier, carriers);
  const spell = found('--spell', options.spell, spells);
  const depth = integerOption('--depth', options.depth, 1, 1000);
  return { title: `${carrier.name} of ${spell.name}`, content, carrier, spell, depth };
}

/** The archetype of that id or name; a spell also without the first word of its id. */
function found(option: string, wanted: string, among: readonly Archetype[]): Archetype {
  const name = normalName(wanted);
  const own = among.find(
    ({ id, name: shown }) =>
      normalName(id) === name ||
      normalName(id.replace(/^spell_/, '')) === name ||
      normalName(shown) === name,
  );
  if (own === undefined) {
    const names = among.map(({ id }) => id);
    const near = nearName(wanted, names);
    throw new UsageError(option, wanted, near === undefined ? 'a known name' : `such as ${near}`);
  }
  return own;
}
