// A creature that has a spell and a use for it: it must cast it, unless the documents say that no creature does.

import type { Archetype } from '@roguewright/engine/objects';
import { subtypeOf } from '@roguewright/engine/spells';
import { type Arena, Trial } from './arena.ts';
import type { Findings } from './findings.ts';
import type { SpellAccount } from './spell-account.ts';

/** Creatures that are tried one after the other, and the turns that each has. */
const MOST_CREATURES = 40;
const TURNS = 6;

/** The subtypes that creatures choose by the program (spell-hits.md 10). */
const CHOSEN: ReadonlySet<number> = new Set([4, 5, 6, 7, 8, 10, 11, 12, 15, 19, 27, 35, 36]);

/** A plain creature that ships; its hit points and those that it has left, as spells that heal need a wound. */
const CASTER = 'kobold';
const HIT_POINTS = { most: 200, left: 60 };

/** Hundredths of energy that it may spend. */
const ENERGY = 1_000_000;

/** Waits until a creature casts the spell. */
export function castByCreature(
  arena: Arena,
  spell: Archetype,
  account: SpellAccount,
  findings: Findings,
): void {
  const isProgram = CHOSEN.has(spell.subtype);
  if (subtypeOf(spell.subtype).heroesOnly === true) {
    findings.expect(
      !isProgram,
      () => `${spell.id}: creatures never choose subtype ${spell.subtype}`,
    );
    account.leave(
      spell.id,
      'cast by a creature',
      'creatures choose none of its subtype (spell-hits.md 10)',
    );
    return;
  }
  for (let number = 0; number < MOST_CREATURES; number++) {
    if (casts(arena, spell, `creature ${spell.id} ${number}`)) {
      account.add(spell.id, 'cast by a creature');
      return;
    }
  }
  const byProgram = arena.ruleset.slots.spells.sides.choice.byProgram;
  findings.expect(byProgram && !isProgram, () => `${spell.id}: no creature cast it`);
  account.leave(
    spell.id,
    'cast by a creature',
    'the program chooses none of its subtype (spell-hits.md 10)',
  );
}

function casts(arena: Arena, spell: Archetype, seed: string): boolean {
  const trial = new Trial(arena, seed);
  const { state } = trial;
  const caster = trial.creature(arena.content.archetype(CASTER));
  caster.learn(new Trial(arena, '').spell(spell));
  caster.maxHitPoints = HIT_POINTS.most;
  caster.hitPoints = HIT_POINTS.left;
  caster.stock.energy = ENERGY;
  if (caster.abilities.some(({ heals }) => heals)) {
    // Creatures heal themselves once they have lost heart.
    caster.conditions.set('afraid', TURNS);
  }
  for (let turn = 0; turn < TURNS && state.ending === undefined; turn++) {
    const { events } = trial.perform({ kind: 'search', count: 1 });
    if (events.some(event => event.kind === 'cast' && event.actor === caster.id)) {
      return true;
    }
  }
  return false;
}
