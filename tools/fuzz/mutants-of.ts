// The mutants of a seed, in batches that can be laid over one content: no two of one name.

import { Generator } from '@roguewright/engine/chance';
import type { ContentFile } from '@roguewright/engine/objects';
import { mutateContent } from './mutate-content.ts';

/** What is mutated: monsters, spells with what they put on the map, and things. */
const MUTATED = /^(monster|spell|item)\/.*\.arc$/;

/** One file in this number is an item; the others are monsters and spells. */
const THINGS_ONE_IN = 5;

/** Batches of mutants without end; equal seeds, equal mutants. */
export function* mutantsOf(
  shipped: readonly ContentFile[],
  seed: number,
  batch: number,
): Iterable<ContentFile[]> {
  const luck = new Generator(seed);
  const files = shipped.filter(({ path }) => MUTATED.test(path));
  for (;;) {
    const left = files.filter(
      ({ path }) => !path.startsWith('item/') || luck.below(THINGS_ONE_IN) === 0,
    );
    const drawn: ContentFile[] = [];
    while (drawn.length < batch && left.length > 0) {
      const [file] = left.splice(luck.below(left.length), 1);
      const mutant = mutateContent(file!, luck, files);
      drawn.push({ ...mutant, path: `mutant/${file!.path}` });
    }
    yield drawn;
  }
}
