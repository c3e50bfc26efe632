// A carrier that a list filled with a spell, used as its type is used: zapped in nine directions, read, drunk, thrown.

import type { Command, Direction } from '@roguewright/engine/game';
import { playTrial } from '@roguewright/engine/host';
import { type Archetype, isDust, kindWith, setCharges, TYPE } from '@roguewright/engine/objects';
import { subtypeOf } from '@roguewright/engine/spells';
import { type Arena, Trial } from './arena.ts';
import type { Findings } from './findings.ts';
import type { SpellAccount } from './spell-account.ts';

/** Turns of a game around the carrier. */
const TURNS = 2;

const LEVEL = 20;
const ENERGY = 10_000;

/** The event of each use. */
const TELLS: Readonly<Record<'zap' | 'read' | 'quaff' | 'throw', readonly string[]>> = {
  zap: ['zapped'],
  read: ['read-scroll'],
  quaff: ['quaffed'],
  throw: ['thrown'],
};

/** Uses the carrier in every way. A book is only read, elsewhere. */
export function releaseFrom(
  arena: Arena,
  carrier: Archetype,
  spell: Archetype,
  account: SpellAccount,
  findings: Findings,
): void {
  findings.count(`carriers: ${carrier.name}`);
  playTrial(arena.content, arena.ruleset, kindWith(carrier, spell), TURNS);
  if (carrier.type === TYPE.spellbook) {
    return;
  }
  const isZapped = carrier.type === TYPE.wand || carrier.type === TYPE.rod;
  for (let direction = isZapped ? 0 : 8; direction <= 8; direction++) {
    const told = use(arena, carrier, spell, direction as Direction);
    const { needsDirection, atSelf } = subtypeOf(spell.subtype);
    if (direction === 0 && told === 'needs-direction' && needsDirection && atSelf !== true) {
      continue;
    }
    findings.expect(told === undefined, () => `${carrier.id} with ${spell.id}: ${told}`);
    account.add(spell.id, 'released', Number(told === undefined));
  }
}

/** @returns what was wrong */
function use(
  arena: Arena,
  carrier: Archetype,
  spell: Archetype,
  direction: Direction,
): string | undefined {
  const trial = new Trial(arena, `${carrier.id} ${spell.id} ${direction}`);
  trial.furnish(spell);
  const item = trial.item(kindWith(carrier, spell));
  const { state } = trial;
  state.sheet.lore.identify(item);
  item.setFact('level', LEVEL);
  if (carrier.type === TYPE.wand) {
    setCharges(item, { left: 3, recharged: 0 });
  } else if (carrier.type === TYPE.rod) {
    item.setFact('hp', ENERGY);
    item.setFact('maxhp', ENERGY);
  }
  const command = commandFor(carrier, item.id, direction, trial);
  const { events, refused } = trial.perform(command, direction);
  const told = TELLS[command.kind as keyof typeof TELLS];
  const isUsed = events.some(({ kind }) => told.includes(kind));
  return isUsed ? undefined : (refused ?? `not used: ${events.map(({ kind }) => kind).join(' ')}`);
}

function commandFor(
  carrier: Archetype,
  item: number,
  direction: Direction,
  { state }: Trial,
): Command {
  const { map } = state.level;
  switch (carrier.type) {
    case TYPE.scroll:
      return { kind: 'read', item };
    case TYPE.potion:
      return isDust(carrier)
        ? { kind: 'throw', item, x: map.x(state.hero.square) + 2, y: map.y(state.hero.square) }
        : { kind: 'quaff', item };
    default:
      return { kind: 'zap', item, direction };
  }
}
