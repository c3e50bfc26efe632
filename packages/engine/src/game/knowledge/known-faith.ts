// Gods, creatures and altars as far as the hero knows them, for previews of spells that come from gods.

import { type God, godCalled, textOf } from '../../objects/index.ts';
import { attackNumber } from '../../spellcraft/index.ts';
import type { AltarView, PointedTarget } from '../../spells/index.ts';
import { altarOn, godOfAltar } from '../state/altars.ts';
import { godOfKind, kindsOfRace } from '../state/faith.ts';
import type { GameState } from '../state/state.ts';
import type { KnownCreature } from './known.ts';

/** Number of the attack type of magic. */
const MAGIC = attackNumber('magic');

/** What the hero knows of gods around him. */
export interface KnownFaith {
  readonly gods: readonly God[];
  godOf(creature: number): God | undefined;
  isHero(creature: number): boolean;
  target(creature: number): PointedTarget | undefined;
  altarOn(square: number): AltarView | undefined;
  kindsOf(race: string): readonly { readonly kind: string; readonly level: number }[];
}

/** The god that the file of a monster states; undefined for none. */
function statedByKind(state: GameState, id: number): God | undefined {
  const stated = state.of(id) === undefined ? textOf(state.creature(id).archetype, 'god') : '';
  return stated === '' ? undefined : godCalled(state.content.gods, stated);
}

/** The hero's own god, the gods of the kinds that he sees, and the altars that he knows. */
export function knownFaith(state: GameState, creatures: readonly KnownCreature[]): KnownFaith {
  const { content, hero, sheet } = state;
  const godOf = (id: number) => {
    if (id === hero.id) {
      return sheet.faith.god;
    }
    const isMonster = state.of(id) === undefined && creatures.some(seen => seen.id === id);
    return isMonster ? godOfKind(content, state.creature(id).archetype) : undefined;
  };
  return {
    gods: content.gods,
    godOf,
    isHero: id => state.of(id) !== undefined,
    target: id => {
      const seen = creatures.find(creature => creature.id === id);
      return (
        seen && {
          id,
          isHero: state.of(id) !== undefined,
          reflects: seen.reflectsSpells,
          resistsMagic: seen.resistances[MAGIC] ?? 0,
          undead: seen.undead,
          races: seen.race,
          race: textOf(state.creature(id).archetype, 'race'),
          // What another hero prays to is his own affair.
          god: statedByKind(state, id),
        }
      );
    },
    altarOn: square => {
      const altar = altarOn(state, square);
      return altar && state.memory.fixtures.has(altar.id)
        ? { id: altar.id, level: altar.thing.fact('level'), god: godOfAltar(state, altar.id) }
        : undefined;
    },
    kindsOf: race => kindsOfRace(content, race),
  };
}
