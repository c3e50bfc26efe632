// A Crossfire tree beside the recorded scenes: archetypes and lists that scenes refer to without showing them.

import { join } from 'node:path';
import { readContentFolder } from '@roguewright/content';
import {
  type Archetype,
  surveyContent,
  type TreasureListReading,
} from '@roguewright/engine/objects';

/** What a tree defines, as written there. */
export class CrossfireTree {
  readonly archetypes: readonly Archetype[];
  readonly lists: readonly TreasureListReading[];
  readonly #byId: ReadonlyMap<string, Archetype>;

  constructor(archetypes: readonly Archetype[], lists: readonly TreasureListReading[]) {
    this.archetypes = archetypes;
    this.lists = lists;
    this.#byId = new Map(archetypes.map(archetype => [archetype.id, archetype]));
  }

  find(id: string): Archetype | undefined {
    return this.#byId.get(id);
  }
}

/** The tree in the folder `crossfire/arch` beside the folder of the scenes; undefined: there is none. */
export function treeBeside(scenes: string): CrossfireTree | undefined {
  const files = readContentFolder(join(scenes, '..', 'crossfire', 'arch'), 'crossfire');
  if (files.length === 0) {
    return undefined;
  }
  const { content } = surveyContent(files.map(file => ({ ...file, inTree: true })));
  return new CrossfireTree(content.archetypes, content.treasure.lists);
}
