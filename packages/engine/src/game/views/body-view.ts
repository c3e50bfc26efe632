// What the hero sees of creatures of several squares: the squares in his sight, each with its look.

import type { Creature } from '../../actors/index.ts';
import { type Appearance, type Archetype, appearanceOf, textOf } from '../../objects/index.ts';
import { cluster, distance, footprint } from '../../world/index.ts';
import type { ThingPart } from '../protocol/thing-part.ts';
import type { GameState } from '../state/state.ts';

/** Where a creature is seen: the nearest of its squares in sight, and for a big one all of them. */
export interface SeenBody {
  readonly square: number;
  /** Absent for a creature of one square. */
  readonly parts?: readonly ThingPart[];
}

/** What the hero sees of a creature of which he sees at least one square. */
export function seenBody(state: GameState, creature: Creature): SeenBody {
  const { shape, square, archetype } = creature;
  if (shape.size === 1) {
    return { square };
  }
  const squares = footprint(state.level.map, shape, square);
  const seen = [...squares.keys()].filter(part => state.sees(squares[part]!));
  return bodyOf(
    state,
    seen.map(part => [squares[part]!, lookOfPart(state, archetype, part)] as const),
  );
}

/**
 * Creatures that the hero has detected. Adjacent squares of one kind are one creature, up to as many as the kind
 * takes up.
 */
export function detectedBodies(state: GameState): (readonly [Archetype, SeenBody])[] {
  const { detected } = state.memory;
  const { map } = state.level;
  const taken = new Set<number>();
  return [...detected].flatMap(([square, archetype]) => {
    if (taken.has(square)) {
      return [];
    }
    const { shape } = archetype;
    if (shape.size === 1) {
      return [[archetype, { square }] as const];
    }
    const isAlike = (next: number) => detected.get(next) === archetype && !taken.has(next);
    const squares = cluster(map, square, isAlike, shape.size);
    for (const one of squares) {
      taken.add(one);
    }
    const look = appearanceOf(archetype);
    return [
      [
        archetype,
        bodyOf(
          state,
          squares.map(one => [one, look] as const),
        ),
      ] as const,
    ];
  });
}

function bodyOf(
  { hero, level: { map } }: GameState,
  seen: readonly (readonly [square: number, look: Appearance])[],
): SeenBody {
  const squares = seen.map(([square]) => square);
  const nearest = squares.reduce((best, square) =>
    distance(map, hero.square, square) < distance(map, hero.square, best) ? square : best,
  );
  const parts = seen.map(([square, { glyph, icon, hue }]) => ({
    ...{ x: map.x(square), y: map.y(square), glyph, icon, hue },
  }));
  return { square: nearest, parts };
}

/** How a part looks: by its own file, else as the head. @param part 0: the head */
function lookOfPart({ content }: GameState, head: Archetype, part: number): Appearance {
  const look = appearanceOf(head);
  const file = part === 0 ? undefined : content.find(head.parts[part - 1]!.archetype);
  if (file === undefined) {
    return look;
  }
  return {
    glyph: textOf(file, 'glyph') || look.glyph,
    icon: textOf(file, 'icon') || look.icon,
    hue: textOf(file, 'hue') || look.hue,
  };
}
