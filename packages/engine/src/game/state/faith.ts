// The god to which a creature prays. Crossfire server/gods.c (determine_god).

import type { Creature } from '../../actors/index.ts';
import {
  type Archetype,
  type Content,
  factOf,
  type God,
  godCalled,
  namesIn,
  ownsRace,
  textOf,
  wordsIn,
} from '../../objects/index.ts';
import type { CultKind } from '../../spells/index.ts';
import type { GameState } from './state.ts';

/**
 * The god of a creature: a hero's own, a monster's by its kind, or the first to whom its race belongs. Of a fixture,
 * the god of the creature that made it.
 * @param id of a creature or a fixture
 * @returns undefined for none
 */
export function godOf(state: GameState, id: number): God | undefined {
  const own = state.of(id);
  if (own !== undefined) {
    return own.sheet.faith.god;
  }
  const fixture = state.level.fixtures.find(id);
  if (fixture !== undefined) {
    return fixture.owner === 0 || fixture.owner === id ? undefined : godOf(state, fixture.owner);
  }
  const creature = state.level.creatures.find(id);
  return creature === undefined ? undefined : godOfMonster(state, creature);
}

/** The god that a monster was given, or that its file states; undefined for none. */
export function statedGod(
  { content }: Pick<GameState, 'content'>,
  { stock, archetype }: Creature,
): God | undefined {
  const stated = stock.god || textOf(archetype, 'god');
  return stated === '' ? undefined : godCalled(content.gods, stated);
}

/** The god of a monster: the one that it was given, its kind's, or that of its race; undefined for none. */
function godOfMonster(
  { content }: Pick<GameState, 'content'>,
  { stock, archetype }: Creature,
): God | undefined {
  return stock.god === '' ? godOfKind(content, archetype) : godCalled(content.gods, stock.god);
}

/** The god of a kind of monsters: stated by its file, else the first to whom its race belongs; undefined for none. */
export function godOfKind({ gods }: Content, archetype: Archetype): God | undefined {
  const stated = textOf(archetype, 'god');
  if (stated !== '') {
    return godCalled(gods, stated);
  }
  return gods.length === 0 ? undefined : gods.find(god => ownsRace(god, racesOf(archetype)));
}

/** Races and families of a kind of monsters, as one comma-separated text. */
export function racesOf(archetype: Archetype): string {
  return [textOf(archetype, 'race'), ...wordsIn(textOf(archetype, 'combatFlags'))].join(',');
}

/** A monster has a god of its own from now on. */
export function giveGod({ stock }: Creature, god: God): void {
  stock.god = god.id;
}

/** The kinds of monsters of a race that may come alone, in the order of the catalogue, with their levels. */
export function kindsOfRace({ archetypes }: Content, race: string): readonly CultKind[] {
  return archetypes.flatMap(archetype =>
    archetype.flags.has('monster') &&
    archetype.partOf === undefined &&
    !archetype.flags.has('unique') &&
    namesIn(racesOf(archetype).toLowerCase()).includes(race.toLowerCase())
      ? [{ kind: archetype.id, level: factOf(archetype, 'level') }]
      : [],
  );
}
