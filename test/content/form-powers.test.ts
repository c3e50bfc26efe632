// The powers of the forms of the game: a hero asks about each and uses it, in every direction that makes sense.

import { HeroForm } from '@roguewright/engine/actors';
import { Enumerator } from '@roguewright/engine/chance';
import { type GameState, performCommand, performedFor } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { type Archetype, TYPE } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellEvents } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const EAST = 3;

const spellsOf = ({ inventory }: Archetype) =>
  inventory
    .map(({ archetype }) => archetype)
    .filter(id => content.archetype(id).type === TYPE.spell);

/** The first kind of which each spell is a power. */
function kindsBySpell(): ReadonlyMap<string, Archetype> {
  const kinds = new Map<string, Archetype>();
  for (const kind of content.archetypes.filter(({ flags }) => flags.has('monster'))) {
    for (const spell of spellsOf(kind).filter(id => !kinds.has(id))) {
      kinds.set(spell, kind);
    }
  }
  return kinds;
}

/** Uses one power of a kind. @returns what was told, and why it was refused */
function use(kind: Archetype, place: number) {
  const { state } = new Stage(content, house, ['#######', '#@.o..#', '#######'], {});
  state.sheet.powers.form = new HeroForm(kind, 50, 50, 500);
  const ask = new Enumerator();
  const question = { ask: 'form-power', power: place, direction: EAST } as const;
  const { price, targets } = answerQuestion(state, ask, question);
  const before = state.sheet.energy;
  const refused = performed(state, place);
  return { refused, price, targets, paid: before - state.sheet.energy, told: told(state) };
}

function performed(state: GameState, place: number) {
  const refused = performCommand(state, { kind: 'form-power', direction: EAST });
  return state.pending?.about === 'deed-choice'
    ? performCommand(state, { kind: 'answer', answer: { choice: String(place) } })
    : refused;
}

const told = (state: GameState) => tellEvents(performedFor(state, undefined)).join(' ');

describe('powers of forms', () => {
  const kinds = kindsBySpell();

  it('are those of at least 60 spells', () => {
    expect(kinds.size).toBeGreaterThan(60);
  });

  it('are used at the price that the odds name, and told by name', () => {
    const wrong: string[] = [];
    for (const [spell, kind] of kinds) {
      const place = spellsOf(kind).indexOf(spell) + 1;
      const { refused, price, paid, told: lines } = use(kind, place);
      const { name } = content.archetype(spell);
      const isPaid = paid <= price && price >= 10 && price <= 15;
      if (refused !== undefined || !isPaid || !lines.includes(`You use ${name}.`)) {
        wrong.push(`${kind.id} ${spell}: ${refused?.reason} ${price} ${paid} ${lines}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('breathe frost that meets whom the odds name', () => {
    const kind = content.archetype('frost_drake');
    const { targets, told: lines } = use(kind, 1);
    expect(targets.map(({ name }) => name)).toContain('ogre');
    expect(lines).toMatch(/ogre/);
  });
});
