// Scenes with two heroes: a map drawn as text, on which both stand.

import { Creature, HeroSheet } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { type Content, makeObject, TYPE } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { drawLevel } from '../../world/index.ts';
import type { Command } from '../actions/commands.ts';
import { assembleGame } from '../assembly/assemble.ts';
import { Level } from '../dungeon/level.ts';
import { occupy } from '../movement/relocate.ts';
import { lookAround } from '../movement/stepping.ts';
import { performCommand } from '../perform.ts';
import type { Refusal } from '../protocol/commands.ts';
import type { EventKind, GameEvent } from '../protocol/events.ts';
import type { GameView, ThingView } from '../protocol/view.ts';
import { hashGame, restoreGame, saveGame } from '../saves/save.ts';
import { isUp } from '../state/company.ts';
import type { GameState } from '../state/state.ts';
import { viewFor } from '../views/view-for.ts';
import { sceneContent } from './content.ts';

export const PARTY_CONTENT: Content = sceneContent();
const PARTY_RULES = createRulesets().resolve('house');

/** Hit points of both heroes. */
export const PARTY_HIT_POINTS = 60;

/**
 * The game as each of two Wizards has it: Ada stands on `@`, Bren on `&`. `j` are jackals who hunt, `<` and `>`
 * stairs. Nobody comes, and the ground is lit.
 * @param levels one drawing for each depth; the heroes stand on the first
 */
export function party(...levels: readonly (readonly string[])[]): readonly [GameState, GameState] {
  let lastId = 0;
  const nextId = () => ++lastId;
  const [adaId, brenId] = [nextId(), nextId()];
  const made = levels.map(rows => drawLevel(rows, true));
  const byDepth = made.map(({ map }) => new Level(map));
  for (const [place, { marks }] of made.entries()) {
    for (const square of marks.get('j') ?? []) {
      const jackal = new Creature(nextId(), PARTY_CONTENT.archetype('jackal'), square, 3);
      jackal.hunts = true;
      byDepth[place]!.place(jackal);
    }
  }
  const [level] = byDepth as [Level];
  const [{ marks }] = made as [(typeof made)[number]];
  const kind = PARTY_CONTENT.archetype('role_wizard');
  const seats = (
    [
      ['Ada', adaId, '@'],
      ['Bren', brenId, '&'],
    ] as const
  ).map(([name, id, letter]) => {
    const hero = new Creature(id, kind, marks.get(letter)![0]!, PARTY_HIT_POINTS);
    occupy(level, hero, hero.square);
    return { hero, sheet: sheetOf(name, nextId), depth: 1 };
  });
  const begun = { role: 'wizard', race: 'human' };
  const state = assembleGame({
    content: PARTY_CONTENT,
    ruleset: PARTY_RULES,
    start: {
      ...{ ...begun, heroName: 'Ada', seed: 'party' },
      companions: [{ ...begun, heroName: 'Bren' }],
    },
    streams: new Streams('party'),
    levels: new Map(byDepth.map((one, place) => [place + 1, one])),
    seats,
    nextId: lastId + 1,
  });
  lookAround(state);
  const [ada, bren] = state.states;
  return [ada!, bren!];
}

function sheetOf(name: string, nextId: () => number): HeroSheet {
  const sheet = new HeroSheet(name, 'wizard', 'human', {
    strength: 10,
    intelligence: 25,
    wisdom: 10,
    dexterity: 12,
    constitution: 12,
    charisma: 10,
  });
  sheet.level = 14;
  sheet.maxEnergy = 500;
  sheet.energy = 500;
  sheet.nutrition = 900;
  for (const thing of makeObject(PARTY_CONTENT, PARTY_CONTENT.archetype('role_wizard'), nextId)
    .inventory) {
    if (thing.archetype.type === TYPE.spell) {
      sheet.spells.push(thing);
    } else {
      sheet.inventory.add(thing);
    }
  }
  return sheet;
}

/** A game of a party, played from a save by the numbers of the seats. */
export class PartyGame {
  readonly states: readonly GameState[];

  /** @param state of any seat; its save is what is played */
  constructor(state: GameState) {
    this.states = restoreGame(PARTY_CONTENT, PARTY_RULES, saveGame(state)).states;
  }

  /** The seats whose heroes may act now. */
  get up(): readonly number[] {
    return this.states.flatMap((state, seat) =>
      state.ending === undefined && isUp(state) ? [seat] : [],
    );
  }

  get turn(): number {
    return this.states[0]!.clock.turn;
  }

  view(seat: number): GameView {
    return viewFor(this.states[seat]!);
  }

  /** What a seat's hero has perceived since his last command. */
  events(seat: number): readonly GameEvent[] {
    return this.states[seat]!.log.perceived();
  }

  kinds(seat: number): readonly EventKind[] {
    return this.events(seat).map(({ kind }) => kind);
  }

  /** Something by its name, as a seat's hero sees it. */
  named(seat: number, name: string): ThingView | undefined {
    return this.view(seat).things.find(thing => thing.name === name);
  }

  perform(command: Command, seat: number): Refusal | undefined {
    return performCommand(this.states[seat]!, command);
  }

  /** All heroes rest for a number of rounds. */
  rest(rounds: number): void {
    for (let round = 0; round < rounds; round++) {
      for (const seat of this.up) {
        this.perform({ kind: 'rest', count: 1 }, seat);
      }
    }
  }

  hash(): string {
    return hashGame(this.states[0]!);
  }
}
