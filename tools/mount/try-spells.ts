// Tries every spell of a pack whose subtype is built: learnt from a book, cast in nine directions by a hero and by
// a creature, and released from each carrier that a list can put it into. Price and time must be those that the
// rules give.

import { Enumerator } from '@roguewright/engine/chance';
import type { Command, Direction } from '@roguewright/engine/game';
import { answerQuestion, playTrial } from '@roguewright/engine/host';
import {
  type Archetype,
  isFilled,
  kindWith,
  packOf,
  setBeatitude,
  spellFacts,
  spellsFor,
  TYPE,
} from '@roguewright/engine/objects';
import { castingTime, levelCost, NO_PATHS } from '@roguewright/engine/spellcraft';
import { isCastable } from '@roguewright/engine/spells';
import { type Arena, Trial } from './arena.ts';
import type { Findings } from './findings.ts';

/** Turns that a book is read at most, and a creature is given to use a spell. */
const READING = 200;
const CASTING = 60;

/** Beats of a turn. */
const TURN = 600;

/** Tries the spells. @returns those of unbuilt subtypes, by id */
export function trySpells(
  arena: Arena,
  pack: string,
  findings: Findings,
  isChosen: (index: number) => boolean,
): string[] {
  const { content } = arena;
  const own = content.archetypes.filter(
    ({ id, type }) => packOf(id) === pack && type === TYPE.spell,
  );
  const carriers = content.archetypes.filter(isFilled);
  const holders = new Map(carriers.map(carrier => [carrier, new Set(spellsFor(content, carrier))]));
  const built = own.filter(({ subtype }) => isCastable(subtype));
  for (const spell of built.filter((_, index) => isChosen(index))) {
    const holding = carriers.filter(
      carrier => packOf(carrier.id) === pack && holders.get(carrier)!.has(spell),
    );
    findings.count('spells');
    findings.try(`${spell.id} learnt`, () => learn(arena, spell, holding, findings));
    findings.try(`${spell.id} cast by the hero`, () => castAround(arena, spell, findings));
    findings.try(`${spell.id} cast by a creature`, () => castByCreature(arena, spell, findings));
    for (const carrier of holding) {
      findings.count(`carriers: ${carrier.name}`);
      findings.try(`${carrier.id} with ${spell.id}`, () =>
        playTrial(content, arena.ruleset, kindWith(carrier, spell), 2),
      );
    }
  }
  return own.filter(({ subtype }) => !isCastable(subtype)).map(({ id }) => id);
}

/** Reads a blessed book until the spell is known. */
function learn(
  arena: Arena,
  spell: Archetype,
  holding: readonly Archetype[],
  findings: Findings,
): void {
  const book =
    holding.find(({ type }) => type === TYPE.spellbook) ??
    arena.content.archetypes.find(one => one.type === TYPE.spellbook && isFilled(one));
  if (book === undefined) {
    findings.count('spells without a book');
    return;
  }
  const trial = new Trial(arena, `learn ${spell.id}`);
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
  findings.count('spells learnt', Number(isKnown()));
  findings.expect(
    isKnown(),
    () => `${spell.id}: not learnt from a blessed ${book.id} (${refused})`,
  );
}

/** Casts in nine directions; each must be paid as the rules price it. */
function castAround(arena: Arena, spell: Archetype, findings: Findings): void {
  const { slots, bridges } = arena.ruleset;
  const facts = spellFacts(spell);
  const trial = new Trial(arena, `cast ${spell.id}`);
  const known = trial.spell(spell);
  const { state } = trial;
  const paths = { path: facts.path, ...NO_PATHS };
  const { mana, grace } = levelCost(slots.spells, {
    spellLevel: facts.level,
    baseLevel: state.sheet.level,
    paths,
    sp: facts.energy,
    grace: facts.grace,
    maxsp: facts.energyLevels,
    maxgrace: facts.graceLevels,
  });
  const isFree = facts.energy === 0 && facts.grace === 0;
  const time = castingTime(slots.spells, { castingTime: facts.castingTime, paths });
  const beats = bridges.castingBeats(time.exact);
  const ask = new Enumerator();
  for (let direction = 0; direction <= 8; direction++) {
    state.sheet.memory.set(known.id, 20_000);
    const question = { ask: 'cast', spell: known.id, direction } as const;
    answerQuestion(state, ask, question);
    const before = state.clock.heroMovement;
    const { events } = trial.perform({
      kind: 'cast',
      spell: known.id,
      direction: direction as Direction,
    });
    const cast = events.find(({ kind }) => kind === 'cast' || kind === 'cast-failed');
    if (cast === undefined || (cast.kind !== 'cast' && cast.kind !== 'cast-failed')) {
      findings.count('casts refused');
      continue;
    }
    findings.count('casts by the hero');
    const whole = mana + grace;
    const due = cast.kind === 'cast' ? whole : Math.floor(whole / 2);
    findings.expect(isFree || cast.price + cast.grace === due, () => {
      const got = `${cast.price} energy and ${cast.grace} grace`;
      return `${spell.id}: ${cast.kind} for ${got}, the rules say ${due}`;
    });
    const spent = (((before - state.clock.heroMovement - beats) % TURN) + TURN) % TURN;
    findings.expect(spent === 0 || cast.kind !== 'cast', () => {
      return `${spell.id}: cast in another time than ${beats} beats (${spent} apart)`;
    });
  }
}

/** Gives the spell to a creature that stands in line with the hero, and waits until it is used. */
function castByCreature(arena: Arena, spell: Archetype, findings: Findings): void {
  const trial = new Trial(arena, `creature ${spell.id}`);
  const { state } = trial;
  const caster = trial.creature(arena.content.archetype(CASTER));
  caster.learn(new Trial(arena, '').spell(spell));
  let used = false;
  for (let turn = 0; turn < CASTING && !used && state.ending === undefined; turn++) {
    const { events } = trial.perform({ kind: 'search', count: 1 });
    used = events.some(event => event.kind === 'cast' && event.actor === caster.id);
  }
  findings.count('spells cast by a creature', Number(used));
}

/** A plain creature that ships. */
const CASTER = 'kobold';
