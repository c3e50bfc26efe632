// The bodies of the dead who can come back: heroes, and companions who served a hero for good. A body remembers who
// died. Crossfire leaves one of a player (server/player.c, kill_player).

import type { Creature } from '../../actors/index.ts';
import { withArticle } from '../../english/index.ts';
import {
  type Archetype,
  type Content,
  type GameObject,
  makeObject,
  TYPE,
} from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** What a content makes bodies of; undefined: it has none. */
function kindOfBodies({ archetypes }: Content): Archetype | undefined {
  return archetypes.find(({ type }) => type === TYPE.corpse);
}

/** The body of the hero, in a list; empty if the content has no bodies. */
export function bodyOfHero(state: GameState): readonly GameObject[] {
  const { sheet, hero } = state;
  const { name, level } = sheet;
  const body = bodyCalled(state, { name, one: name, many: name, level });
  for (const made of body) {
    made.setFact('soulOf', hero.id);
  }
  return body;
}

/** The body of a monster that served a hero for good, in a list; empty for all other monsters. */
export function bodyOfCompanion(state: GameState, creature: Creature): readonly GameObject[] {
  const { master, stays } = creature;
  return master === 0 || stays > 0 || state.of(master) === undefined ? [] : bodyOf(state, creature);
}

/** The body of a monster, in a list; empty if the content has no bodies. */
export function bodyOf(state: GameState, creature: Creature): readonly GameObject[] {
  const { archetype, master, level, maxHitPoints } = creature;
  const { name, plural } = archetype;
  const body = bodyCalled(state, { name, one: withArticle(name), many: plural, level });
  for (const made of body) {
    made.setText('soul', archetype.id);
    made.setFact('master', master);
    made.setFact('maxhp', maxHitPoints);
  }
  return body;
}

/** What is said of the dead: name, name after “body of” and “bodies of”, experience level. */
interface Dead {
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly level: number;
}

function bodyCalled(state: GameState, { name, one, many, level }: Dead): readonly GameObject[] {
  const kind = kindOfBodies(state.content);
  if (kind === undefined) {
    return [];
  }
  const body = makeObject(state.content, kind, () => state.newId());
  body.setText('name', `body of ${one}`);
  body.setText('namePl', `bodies of ${many}`);
  body.setText('dead', name);
  body.setFact('level', level);
  return [body];
}
