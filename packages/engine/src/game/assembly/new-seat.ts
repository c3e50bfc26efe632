// A hero for a seat of a world: checked, made, and asked what his beginning leaves open.

import { drawSpells, makeHero, type NewHero, rolesGods } from '../../actors/index.ts';
import type { LuckSource } from '../../chance/index.ts';
import { memberOf, plainText, UsageError } from '../../errors/index.ts';
import { ARMOUR_SLOTS, type Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Companion } from '../protocol/performed.ts';
import { breakConduct } from '../state/conducts.ts';
import { ask } from '../state/pending.ts';
import type { GameState } from '../state/state.ts';

/** Maximum length of a hero's name. */
const LONGEST_NAME = 24;

/** Throws a UsageError unless a hero can be begun with these choices. @param path before the names of the fields */
export function checkHero(
  { bridges }: Ruleset,
  { heroName, role, race }: Companion,
  path = '',
): void {
  plainText(`${path}heroName`, heroName, LONGEST_NAME);
  memberOf(`${path}role`, role, Object.keys(bridges.roles));
  memberOf(`${path}race`, race, Object.keys(bridges.races));
}

/** Throws a UsageError for a god to whom heroes of the role don't pray. @param path before the names of the fields */
export function checkGod(content: Content, { role, god }: Companion, path = ''): void {
  if (god === undefined) {
    return;
  }
  const gods = rolesGods(content, role).map(({ id }) => id);
  if (gods.length === 0) {
    throw new UsageError(`${path}god`, god, `nothing: the role ${role} has no god`);
  }
  memberOf(`${path}god`, god, gods);
}

/** A hero's choices as they are stored, with his name in Unicode's composed form. */
export function composedHero({ heroName, role, race, god }: Companion): Companion {
  return {
    heroName: plainText('heroName', heroName, LONGEST_NAME),
    role,
    race,
    ...(god !== undefined && { god }),
  };
}

/**
 * A hero who wants to join a world, as he would be stored.
 * @throws UsageError for a name, role or race that can't be had
 */
export function joinerOf(ruleset: Ruleset, wish: Companion): Companion {
  checkHero(ruleset, wish);
  return composedHero(wish);
}

/** What heroes are made with. */
export interface SeatMaking {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly streams: LuckSource;
  readonly nextId: () => number;
}

/** Makes a hero with his spells. @param own what follows the names of his streams of luck */
export function makeSeated(
  { content, ruleset, streams, nextId }: SeatMaking,
  { heroName, role, race, god }: Companion,
  own: string,
): NewHero {
  const plan = { name: heroName, role, race, god };
  const made = makeHero(streams.stream(`hero${own}`), ruleset, content, plan, nextId);
  drawSpells(streams.stream(`starting-spells${own}`), ruleset, made.sheet, content, nextId);
  return made;
}

/**
 * A hero has been put into the world: armour that he wears from the start breaks a conduct, and a role with several
 * gods is asked to which he prays.
 */
export function beginSeat(state: GameState, { god }: Companion): void {
  const { sheet, content } = state;
  if (ARMOUR_SLOTS.some(slot => sheet.equipment[slot] !== 0)) {
    breakConduct(state, 'nudist');
  }
  if (god === undefined && rolesGods(content, sheet.role).length > 1) {
    ask(state, { about: 'first-god', facts: {}, paid: false });
  }
}
