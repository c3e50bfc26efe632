// Minds, golems and weapons as far as the hero knows them, for previews of spells that change sides.

import { type God, type Sending, sentBy, textOf } from '../../objects/index.ts';
import type { GolemFailure, GolemKind, MindFacts, WeaponFacts } from '../../spells/index.ts';
import { golemKindOf } from '../sides/golem-kinds.ts';
import { golemWeapon } from '../sides/golem-weapon.ts';
import { golemOf } from '../sides/golems.ts';
import { isHostile, stanceOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import type { KnownCreature } from './known.ts';

/** What the hero knows of sides. */
export interface KnownSides {
  mind(creature: number): MindFacts | undefined;
  isHero(creature: number): boolean;
  golemOf(owner: number): number;
  sentBy(god: God, what: Sending): readonly number[];
  golemKind(kind: number): GolemKind;
  weapon(owner: number, item: number): WeaponFacts | GolemFailure;
  nameOf(kind: number): string;
}

/** @param creatures that he sees */
export function knownSides(state: GameState, creatures: readonly KnownCreature[]): KnownSides {
  const { content, ruleset } = state;
  return {
    mind: id => {
      const seen = creatures.find(creature => creature.id === id);
      if (seen === undefined || state.of(id) !== undefined) {
        return undefined;
      }
      const { level, undead, race: races, resistances } = seen;
      const race = textOf(state.creature(id).archetype, 'race');
      const creature = state.creature(id);
      const friendly = !isHostile(state, creature);
      const stance = stanceOf(state, creature);
      return {
        ...{ id, level, undead, race, races, resistances, friendly },
        ...{ fixed: false, calm: stance === 'calm', berserk: stance === 'berserk' },
      };
    },
    isHero: id => state.of(id) !== undefined,
    golemOf: owner => (owner === state.hero.id ? (golemOf(state)?.id ?? 0) : 0),
    sentBy: (god, what) => sentBy(content, god, what).map(({ index }) => index),
    golemKind: kind => golemKindOf(ruleset, content.archetypeAt(kind)),
    weapon: (owner, item) =>
      owner === state.hero.id ? golemWeapon(state, item, true) : 'heroes-only',
    nameOf: kind => content.archetypeAt(kind).name,
  };
}
