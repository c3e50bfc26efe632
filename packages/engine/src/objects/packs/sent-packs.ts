// The packs of a content as plain data: one thread mounts them, another takes them over.

import { InvariantError } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import { Content } from '../content.ts';
import type { TreasureListReading } from '../formats/index.ts';
import { ONE_SQUARE, Shape } from '../shape.ts';
import type { PackReport } from './pack-report.ts';

/** An archetype without what structured cloning can't copy. */
type SentArchetype = Omit<Archetype, 'shape'>;

/** Mounted packs, which can be sent to another thread. */
export interface SentPacks {
  /** Hash of the content beside which they were mounted. */
  readonly base: string;
  /** Hash of the content with them. */
  readonly hash: string;
  readonly archetypes: readonly SentArchetype[];
  readonly lists: readonly TreasureListReading[];
  readonly reports: readonly PackReport[];
}

/** The packs of a content. @param base the content without them */
export function sentPacks(base: Content, content: Content): SentPacks {
  return {
    base: base.hash,
    hash: content.hash,
    archetypes: content.archetypes
      .slice(base.archetypes.length)
      .map(({ shape: _, ...sent }): SentArchetype => sent),
    lists: content.treasure.lists.slice(base.treasure.lists.length),
    reports: content.packs,
  };
}

/**
 * A content with packs that were mounted elsewhere: equal to what `mountBeside` makes of their files.
 * @throws InvariantError if they were mounted beside another content
 */
export function withSentPacks(base: Content, sent: SentPacks): Content {
  if (sent.base !== base.hash) {
    throw new InvariantError(`packs mounted beside ${sent.base}, not beside ${base.hash}`);
  }
  const archetypes = sent.archetypes.map((archetype): Archetype => {
    const { parts } = archetype;
    return { ...archetype, shape: parts.length === 0 ? ONE_SQUARE : new Shape(parts) };
  });
  return new Content(
    [...base.archetypes, ...archetypes],
    sent.hash,
    [...base.treasure.lists, ...sent.lists],
    sent.reports,
  );
}
