// Tries every spell of a pack: learnt from each book that a list puts it into, cast in nine directions by a hero, cast
// by a creature, and released from each carrier that a list can put it into. Price and time must be those that the
// rules give. What isn't done is accounted for by what the documents say, or is wrong.

import { castsByObject, type HeroSheet, knownSpell } from '@roguewright/engine/actors';
import { Enumerator } from '@roguewright/engine/chance';
import type { Command, Direction } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import {
  type Archetype,
  type GameObject,
  isFilled,
  kindWith,
  packOf,
  setBeatitude,
  spellsFor,
  TYPE,
} from '@roguewright/engine/objects';
import { castingTime, levelCost } from '@roguewright/engine/spellcraft';
import { isCastable } from '@roguewright/engine/spells';
import { type Arena, Trial } from './arena.ts';
import type { Findings } from './findings.ts';
import { SpellAccount } from './spell-account.ts';
import { releaseFrom } from './try-carriers.ts';
import { castByCreature } from './try-creature-casts.ts';

/** Turns that a book is read at most. */
const READING = 200;

/** Casts in one direction until one comes off. */
const MOST_CASTS = 60;

/** The refusal where rules ask for a level. */
const TOO_LOW = 'level-too-low';

/** Beats of a turn. */
const TURN = 600;

/** The number that the documents leave without a meaning (spell-subtypes.md 48). */
const PARTY_SPELL = 48;

/** A door through space freezes the hero for a time of its own (spell-subtypes.md 13). */
const DIMENSION_DOOR = 13;

/** Subtypes that need a direction (spell-subtypes.md 4, 5, 10, 11, 13, 29, 35, 42). */
const NEED_DIRECTION: ReadonlySet<number> = new Set([4, 5, 10, 11, 13, 29, 35, 42]);

/** The result of trying the spells. */
export interface SpellTrials {
  readonly account: SpellAccount;
  /** Those that can't be cast, by id. */
  readonly skipped: readonly string[];
}

/** Tries the spells. */
export function trySpells(
  arena: Arena,
  pack: string,
  findings: Findings,
  isChosen: (index: number) => boolean,
): SpellTrials {
  const { content } = arena;
  const own = content.archetypes.filter(
    ({ id, type }) => packOf(id) === pack && type === TYPE.spell,
  );
  const castable = own.filter(({ subtype }) => isCastable(subtype));
  const account = new SpellAccount(own.map(({ id }) => id));
  const carriers = content.archetypes.filter(one => isFilled(one) && packOf(one.id) === pack);
  const holders = new Map(carriers.map(carrier => [carrier, new Set(spellsFor(content, carrier))]));
  const shippedBook = content.archetypes.find(
    one => one.type === TYPE.spellbook && isFilled(one) && packOf(one.id) === undefined,
  )!;
  for (const spell of castable.filter((_, index) => isChosen(index))) {
    const holding = carriers.filter(carrier => holders.get(carrier)!.has(spell));
    const books = holding.filter(({ type }) => type === TYPE.spellbook);
    findings.count('spells');
    for (const book of books.length === 0 ? [shippedBook] : books) {
      findings.try(`${spell.id} learnt`, () => learn(arena, spell, book, account, findings));
    }
    findings.try(`${spell.id} cast by the hero`, () => castAround(arena, spell, account, findings));
    findings.try(`${spell.id} cast by a creature`, () =>
      castByCreature(arena, spell, account, findings),
    );
    for (const carrier of holding) {
      findings.try(`${carrier.id} with ${spell.id}`, () =>
        releaseFrom(arena, carrier, spell, account, findings),
      );
    }
    if (holding.every(({ type }) => type === TYPE.spellbook)) {
      account.leave(spell.id, 'released', 'no list of the pack puts it into a carrier');
    }
  }
  const skipped = own.filter(({ subtype }) => !isCastable(subtype));
  for (const { id, subtype } of skipped) {
    findings.expect(subtype === PARTY_SPELL, () => `${id}: subtype ${subtype} can’t be cast`);
    account.leave(id, 'cast by a hero', `subtype ${subtype} has no meaning (spell-subtypes.md 48)`);
  }
  return { account, skipped: skipped.map(({ id }) => id) };
}

/** Reads a blessed book until the spell is known. */
function learn(
  arena: Arena,
  spell: Archetype,
  book: Archetype,
  account: SpellAccount,
  findings: Findings,
): void {
  const trial = new Trial(arena, `learn ${spell.id} ${book.id}`);
  const item = trial.item(kindWith(book, spell));
  setBeatitude(item, 'blessed');
  const { sheet } = trial.state;
  const isKnown = () => sheet.spells.some(({ archetype }) => archetype === spell);
  let refused: string | undefined;
  for (let turn = 0; turn < READING && !isKnown(); turn++) {
    const isThere = sheet.inventory.find(item.id) !== undefined;
    const command: Command = isThere
      ? { kind: 'read', item: item.id }
      : { kind: 'search', count: 1 };
    refused = trial.perform(command).refused;
  }
  account.add(spell.id, 'learnt', Number(isKnown()));
  if (refused === TOO_LOW && castsByObject(arena.ruleset)) {
    account.leave(spell.id, 'learnt', 'a hero’s level is below the spell’s (spell-objects.md 6.4)');
    return;
  }
  findings.expect(
    isKnown(),
    () => `${spell.id}: not learnt from a blessed ${book.id} (${refused})`,
  );
}

/** Casts in nine directions; each must come off, and be paid as the rules price it. */
function castAround(
  arena: Arena,
  spell: Archetype,
  account: SpellAccount,
  findings: Findings,
): void {
  for (let direction = 0; direction <= 8; direction++) {
    const came = castTowards(arena, spell, direction as Direction, account, findings);
    if (came === undefined) {
      continue;
    }
    if (came === TOO_LOW && castsByObject(arena.ruleset)) {
      account.leave(
        spell.id,
        'cast by a hero',
        'a hero’s level is below the spell’s (spell-objects.md 2.5)',
      );
      return;
    }
    if (direction === 0 && came === 'needs-direction' && NEED_DIRECTION.has(spell.subtype)) {
      account.leave(spell.id, 'cast by a hero', 'it needs a direction, and none was given');
    } else {
      findings.expect(false, () => `${spell.id}: not cast in direction ${direction} (${came})`);
    }
  }
}

/** Casts in one direction until a cast comes off. @returns why none did */
function castTowards(
  arena: Arena,
  spell: Archetype,
  direction: Direction,
  account: SpellAccount,
  findings: Findings,
): string | undefined {
  const trial = new Trial(arena, `cast ${spell.id} ${direction}`);
  trial.furnish(spell);
  const known = trial.spell(spell);
  const { state } = trial;
  const { price, beats, isFree } = due(arena, known, state.sheet);
  const question = { ask: 'cast', spell: known.id, direction } as const;
  answerQuestion(state, new Enumerator(), question);
  let why = 'nothing happened';
  for (let tries = 0; tries < MOST_CASTS; tries++) {
    state.sheet.memory.set(known.id, 20_000);
    const before = state.clock.heroMovement;
    const order = { kind: 'cast', spell: known.id, direction } as const;
    const { events, refused } = trial.perform(order, direction + tries);
    const cast = events.find(({ kind }) => kind === 'cast' || kind === 'cast-failed');
    if (cast?.kind !== 'cast' && cast?.kind !== 'cast-failed') {
      return refused ?? why;
    }
    const paid = isFree ? 0 : cast.kind === 'cast' ? price : Math.floor(price / 2);
    findings.expect(isFree || cast.price + cast.grace === paid, () => {
      const got = `${cast.price} energy and ${cast.grace} grace`;
      return `${spell.id}: ${cast.kind} for ${got}, the rules say ${paid}`;
    });
    const spent = (((before - state.clock.heroMovement - beats) % TURN) + TURN) % TURN;
    const isTimed = cast.kind === 'cast' && spell.subtype !== DIMENSION_DOOR;
    findings.expect(spent === 0 || !isTimed, () => {
      return `${spell.id}: cast in another time than ${beats} beats (${spent} apart)`;
    });
    if (cast.kind === 'cast') {
      account.add(spell.id, 'cast by a hero');
      return undefined;
    }
    why = 'every cast failed';
  }
  return why;
}

/** What the hero pays for a cast by the rules, and how long it takes. */
function due({ ruleset }: Arena, spell: GameObject, sheet: HeroSheet) {
  const { slots, bridges } = ruleset;
  const { facts, paths, casterLevel } = knownSpell(ruleset, sheet, spell);
  const { mana, grace } = levelCost(slots.spells, {
    spellLevel: facts.level,
    baseLevel: castsByObject(ruleset) ? casterLevel : sheet.level,
    paths,
    sp: facts.energy,
    grace: facts.grace,
    maxsp: facts.energyLevels,
    maxgrace: facts.graceLevels,
  });
  const time = castingTime(slots.spells, { castingTime: facts.castingTime, paths });
  return {
    price: mana + grace,
    beats: bridges.castingBeats(time.exact),
    isFree: facts.energy === 0 && facts.grace === 0,
  };
}
