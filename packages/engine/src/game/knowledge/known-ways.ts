// What the hero knows of other places and of the dead, for his spells.

import { withThe } from '../../english/index.ts';
import { TYPE } from '../../objects/index.ts';
import type { DeadPort, WayPort } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** What he knows of other places and of the dead. */
export interface KnownBeyond {
  readonly ways: KnownPlaces;
  readonly dead: KnownDead;
}

/** What he knows of other places and of the dead. */
export function knownBeyond(state: GameState): KnownBeyond {
  return { ways: knownWays(state), dead: knownDead(state) };
}

/** What he knows of other places. */
type KnownPlaces = Pick<WayPort, 'hasHome' | 'isAtHome' | 'attunedTo' | 'markedBy' | 'barsPortals'>;

/** His homes, marks and attunement: he knows all of his own. */
function knownWays(state: GameState): KnownPlaces {
  const ways = state.spells.ways!;
  return {
    hasHome: creature => ways.hasHome(creature),
    isAtHome: creature => ways.isAtHome(creature),
    attunedTo: creature => ways.attunedTo(creature),
    markedBy: (creature, spell) => ways.markedBy(creature, spell),
    barsPortals: creature => ways.barsPortals(creature),
  };
}

/** The dead as he knows them. */
interface KnownDead extends Pick<DeadPort, 'bodyOn' | 'soulOf' | 'soulNamed'> {
  /** Whose soul that is. */
  nameOf(soul: number): string;
  /** Whether it is a hero's. */
  isHero(soul: number): boolean;
}

/** The bodies that he sees; whether a hero of the world is dead, everybody knows. */
function knownDead(state: GameState): KnownDead {
  const dead = state.spells.dead!;
  return {
    bodyOn: square => (state.sees(square) ? dead.bodyOn(square) : undefined),
    soulOf: body => dead.soulOf(body),
    soulNamed: name => dead.soulNamed(name),
    isHero: soul => state.of(soul) !== undefined,
    nameOf: soul => {
      const hero = state.of(soul);
      const bodies = [...state.level.items.values()].flat();
      const body = bodies.find(
        ({ id, archetype }) => id === soul && archetype.type === TYPE.corpse,
      );
      // A companion is called by its kind, a hero by his name.
      const isKind = body !== undefined && body.text('soul') !== '';
      const name = hero?.sheet.name ?? body?.text('dead') ?? '';
      return isKind ? withThe(name) : name;
    },
  };
}
