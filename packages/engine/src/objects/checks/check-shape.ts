// Creatures of several squares: their parts must lie apart, hang together and be within 8 × 8 squares. Crossfire's
// other objects of several squares, such as houses, aren't checked: they have no effect.

import type { ContentProblem } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import { type ArchetypePart, LARGEST_SIDE, type Shape } from '../shape.ts';
import { type ArchetypeSource, reportOn } from './report.ts';

/** Parts that overlap, a gap between them, and creatures that are too large. */
export function wrongShapes(sources: readonly ArchetypeSource[]): ContentProblem[] {
  const big = sources.filter(({ archetype }) => archetype.parts.length > 0 && isMonster(archetype));
  if (big.length === 0) {
    return [];
  }
  let byId: ReadonlyMap<string, ArchetypeSource> | undefined;
  // Only a problem leads to the source of a part.
  const sourceOf = (id: string) => {
    byId ??= new Map(sources.map(source => [source.archetype.id, source]));
    return byId.get(id);
  };
  return big.flatMap(source => wrongShape(source, sourceOf));
}

function isMonster({ flags, numbers }: Archetype): boolean {
  return flags.has('monster') || (numbers.monster ?? 0) !== 0;
}

function wrongShape(
  source: ArchetypeSource,
  sourceOf: (id: string) => ArchetypeSource | undefined,
): ContentProblem[] {
  const { parts, shape, id } = source.archetype;
  const reportPart = ({ archetype }: ArchetypePart) => reportOn(sourceOf(archetype) ?? source);
  const problems = parts.flatMap((part, index) => {
    const { x, y } = part;
    const at = `${x}, ${y}`;
    if (x === 0 && y === 0) {
      return [reportPart(part)('x', `a square of its own, not that of the head ${id}`, at)];
    }
    const other = parts.slice(0, index).find(one => one.x === x && one.y === y);
    return other === undefined
      ? []
      : [reportPart(part)('x', `a square of its own, not that of ${other.archetype}`, at)];
  });
  const width = shape.east - shape.west + 1;
  const height = shape.south - shape.north + 1;
  if (width > LARGEST_SIDE || height > LARGEST_SIDE) {
    const most = `at most ${LARGEST_SIDE} × ${LARGEST_SIDE} squares`;
    problems.push(reportOn(source)('more', most, `${width} × ${height}`, `object ${id}`));
  } else if (problems.length === 0) {
    problems.push(
      ...partsApart(shape).map(number => {
        const part = parts[number - 1]!;
        const expected = `a square beside another of ${id}`;
        return reportPart(part)('x', expected, `${part.x}, ${part.y}`);
      }),
    );
  }
  return problems;
}

/** The numbers of the parts that no chain of adjacent squares joins to the head. */
function partsApart({ dx, dy, size }: Shape): number[] {
  const joined = new Set([0]);
  for (const part of joined) {
    for (let other = 0; other < size; other++) {
      const apart = Math.max(Math.abs(dx[part]! - dx[other]!), Math.abs(dy[part]! - dy[other]!));
      if (apart === 1) {
        joined.add(other);
      }
    }
  }
  return Array.from({ length: size }, (_, part) => part).filter(part => !joined.has(part));
}
