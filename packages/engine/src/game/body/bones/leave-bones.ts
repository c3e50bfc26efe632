// What a hero who has died leaves to later heroes of his host: the level, his things and his ghost, or himself as what
// killed him. NetHack 3.6.7 src/bones.c (can_make_bones, savebones), src/end.c (done_in_by); FIQHack
// libnethack/src/bones.c (savebones).

import { risesFromBones } from '../../../casting/index.ts';
import { type Chance, Streams } from '../../../chance/index.ts';
import { withArticle } from '../../../english/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { textOf } from '../../../objects/index.ts';
import { RISEN_HERO } from '../../dungeon/bones/bones-level.ts';
import { mayHoldBones } from '../../dungeon/bones/bones-place.ts';
import { keptOf } from '../../dungeon/bones/bones-thing.ts';
import {
  isMonster,
  KEPT_FIXTURES,
  MOST_CREATURES,
  MOST_FIXTURES,
  MOST_SQUARES,
} from '../../dungeon/bones/check-bones.ts';
import { BONES_VERSION, type Bones, type BonesThing } from '../../protocol/bones/bones.ts';
import type { GameState } from '../../state/state.ts';

/**
 * The bones of a game that ended with the death of its only hero; undefined: he leaves none. It changes nothing: its
 * luck is no stream of the game. Labels: `no-bones`, `rises`, `cursed`.
 */
export function bonesLeft(state: GameState): Bones | undefined {
  const { world, seat, level, hero, sheet } = state;
  const { bones } = world.ruleset.slots.world;
  const { start, dungeon } = world;
  const isAlone = world.seats.length === 1 && start.shared !== true && start.revives !== true;
  if (
    seat.ending?.kind !== 'died' ||
    !isAlone ||
    level.shops.length > 0 ||
    !mayHoldBones(dungeon, seat.depth, bones.firstLevel)
  ) {
    return undefined;
  }
  const chance: Chance = new Streams(start.seed, {}, start.luck).stream('bones-left');
  if (chance.test(1, 1 + floorDiv(state.depth, bones.depthOver), 'no-bones')) {
    return undefined;
  }
  const risen = risenAs(state, seat.ending.killer, chance);
  return {
    version: BONES_VERSION,
    level: seat.depth,
    map: level.map.save(),
    items: [...level.items]
      .map(([square, things]) => [square, things.flatMap(thing => keptOf(thing))] as const)
      .filter(([, things]) => things.length > 0)
      .slice(0, MOST_SQUARES),
    fixtures: level.fixtures.all
      .filter(({ archetype }) => KEPT_FIXTURES.has(archetype.type))
      .slice(0, MOST_FIXTURES)
      .map(({ archetype, square }) => [archetype.id, square]),
    creatures: level.creatures.all
      .filter(
        ({ archetype, master, stays, pet }) =>
          isMonster(archetype) && master === 0 && stays === 0 && pet === undefined,
      )
      .slice(0, MOST_CREATURES)
      .map(({ archetype, square }) => [archetype.id, square]),
    dead: {
      name: sheet.name,
      level: sheet.level,
      maxHitPoints: Math.max(1, hero.maxHitPoints),
      maxEnergy: Math.max(0, sheet.maxEnergy),
      square: hero.square,
      risen,
      spells: risen === RISEN_HERO ? sheet.spells.map(({ archetype }) => archetype.id) : [],
      things: sheet.inventory.things.flatMap(thing =>
        keptOf(thing).map(kept => perhapsCursed(state, chance, kept)),
      ),
    },
  };
}

/** The kind as which a hero rises: as his killer's does who makes others of his kind, or with his spells; else empty. */
export function risenAs(
  { content, ruleset }: Pick<GameState, 'content' | 'ruleset'>,
  killedBy: string,
  chance: Chance,
): string {
  const killer = content.archetypes.find(
    kind => textOf(kind, 'raises') !== '' && withArticle(kind.name) === killedBy,
  );
  if (killer !== undefined) {
    return textOf(killer, 'raises');
  }
  const rises = risesFromBones(chance, ruleset.slots.casting);
  return rises && content.find(RISEN_HERO) !== undefined ? RISEN_HERO : '';
}

function perhapsCursed({ ruleset }: GameState, chance: Chance, kept: BonesThing): BonesThing {
  const { times, over } = ruleset.slots.world.bones.cursed;
  return chance.test(times, over, 'cursed')
    ? { ...kept, facts: { ...kept.facts, beatitude: -1 } }
    : kept;
}
