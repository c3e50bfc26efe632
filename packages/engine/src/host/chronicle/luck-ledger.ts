// The luck of a game: each attack and cast of a record beside its odds, which are asked before it is performed, as
// far as the hero knew then. Of a game that is over, blows at him are counted whatever he knew; of one that is played,
// only those that he knew all of: others would count only once they hit.

import { Distribution } from '../../chance/index.ts';
import { distance, neighbour, standsOn } from '../../face/index.ts';
import type { Command, GameEvent, GameView, Performed, ThingView } from '../../game/index.ts';
import {
  entryOf,
  type LuckEntry,
  type LuckKind,
  type OddsAnswer,
  type OddsQuestion,
  repeated,
  trialOdds,
} from '../../odds/index.ts';
import type { TrueBlows } from '../answers/hindsight/true-blows.ts';
import { type AskOdds, answerOf } from './threats.ts';

/** Squares within which a creature may reach the hero during one of his moves. */
const NEAR = 3;

/** What a command may come to, asked before it. */
export interface Expectation {
  readonly before: GameView;
  readonly command: Command;
  /** The hero's attack on a creature. */
  readonly act:
    | { readonly kind: LuckKind; readonly target: number; readonly odds: OddsAnswer }
    | undefined;
  /** The chance that the hero's cast succeeds. */
  readonly success: number | undefined;
  /** Creatures that may strike him, with the number of their blows. */
  readonly strikers: readonly ({ readonly thing: ThingView } & TrueBlows)[];
}

/** Where odds come from. */
export interface Oracle {
  readonly ask: AskOdds;
  /** A creature's blows whatever the hero knows, for games that are over; absent: as far as he knows. */
  readonly blowsOf?: (creature: number) => TrueBlows | undefined;
}

/** Asks the odds of what a command and the creatures near the hero may bring. */
export function expected(before: GameView, command: Command, oracle: Oracle): Expectation {
  const { ask } = oracle;
  return {
    before,
    command,
    act: actOf(before, command, ask),
    success: successOf(command, ask),
    strikers: before.ending === undefined ? strikersOf(before, oracle) : [],
  };
}

function actOf(view: GameView, command: Command, ask: AskOdds): Expectation['act'] {
  const asked = attackIn(view, command);
  const odds = asked && answerOf(ask, asked.question);
  return odds === undefined ? undefined : { ...asked!, odds };
}

/** The attack that a command is, and its question. */
function attackIn(view: GameView, command: Command) {
  switch (command.kind) {
    case 'attack':
    case 'move': {
      const thing = creatureOn(view, neighbour(view.hero, command.direction));
      // A step onto a creature at peace is none.
      return thing === undefined || (command.kind === 'move' && !thing.hostile)
        ? undefined
        : ({
            kind: 'blows',
            target: thing.id,
            question: { ask: 'attack', target: thing.id },
          } as const);
    }
    case 'fire':
    case 'throw': {
      const { kind, item } = command;
      const thing = creatureOn(view, command);
      return thing === undefined
        ? undefined
        : ({
            kind: 'shots',
            target: thing.id,
            question: { ask: kind, item, target: thing.id },
          } as const);
    }
    default:
      return undefined;
  }
}

function creatureOn(view: GameView, square: { readonly x: number; readonly y: number }) {
  return view.things.find(
    thing => thing.kind === 'creature' && thing.id !== 0 && standsOn(thing, square),
  );
}

function successOf(command: Command, ask: AskOdds): number | undefined {
  if (command.kind !== 'cast' && command.kind !== 'cast-at') {
    return undefined;
  }
  const { kind, ...fields } = command;
  const odds = answerOf(ask, { ask: kind, ...fields } as OddsQuestion);
  const isUncertain = odds !== undefined && odds.failPercent > 0 && odds.failPercent < 100;
  return isUncertain ? 1 - odds.failPercent / 100 : undefined;
}

function strikersOf(view: GameView, { ask, blowsOf: trueBlows }: Oracle): Expectation['strikers'] {
  return view.things
    .filter(({ kind, hostile, id }) => kind === 'creature' && hostile && id !== 0)
    .filter(thing => distance(view.hero, thing) <= NEAR)
    .flatMap(thing => {
      const found = trueBlows === undefined ? knownBlows(thing.id, ask) : trueBlows(thing.id);
      return found === undefined ? [] : [{ thing, ...found }];
    });
}

function strikersSince(
  near: Expectation['strikers'],
  { things }: GameView,
  trueBlows: NonNullable<Oracle['blowsOf']>,
): Expectation['strikers'] {
  const known = new Set(near.map(({ thing }) => thing.id));
  return things
    .filter(({ kind, hostile, id }) => kind === 'creature' && hostile && id !== 0 && !known.has(id))
    .flatMap(thing => {
      const found = trueBlows(thing.id);
      return found === undefined ? [] : [{ thing, ...found }];
    });
}

/** Blows of which the hero knows all: else they would count only once they have hit. */
function knownBlows(target: number, ask: AskOdds): TrueBlows | undefined {
  const odds = answerOf(ask, { ask: 'danger', target });
  const [mine] = odds?.targets ?? [];
  const kind = odds?.certainty.kind;
  if (mine === undefined || kind === 'unknown' || kind === 'at-least') {
    return undefined;
  }
  const count = answerOf(ask, { ask: 'recall', target })?.recall?.blows.length ?? 0;
  return count === 0 ? undefined : { count, damage: Distribution.of(mine.damage) };
}

/** The actual result next to the expected one. */
export function entriesOf(
  { before, act, success, strikers: near, command }: Expectation,
  { events, sequence, names, view }: Performed,
  { blowsOf: trueBlows }: Pick<Oracle, 'blowsOf'> = {},
): LuckEntry[] {
  const { turn, hero } = before;
  const at = { sequence, turn };
  const entries: LuckEntry[] = [];
  if (act !== undefined) {
    const blows = blowsOf(events, hero.id, act.target);
    const [odds] = act.odds.targets.filter(({ id }) => id === act.target);
    if (blows.length > 0 && odds !== undefined && odds.damage.length > 0) {
      const what = { ...at, kind: act.kind, name: odds.name };
      entries.push(entryOf(what, damageOf(blows), Distribution.of(odds.damage)));
    }
  }
  if (success !== undefined && 'spell' in command) {
    const came = castCame(events, hero.id, command.spell);
    const name = before.spells.find(({ id }) => id === command.spell)?.name ?? 'a spell';
    if (came !== undefined) {
      entries.push(entryOf({ ...at, kind: 'casts', name }, came, trialOdds(success)));
    }
  }
  // Those who came during a long command.
  const later = trueBlows === undefined ? [] : strikersSince(near, view, trueBlows);
  for (const { thing, count, damage } of [...near, ...later]) {
    const struck = blowsOf(events, thing.id, hero.id);
    // A shot or a spell logs the same events, and has other odds.
    const isMelee = !events.some(
      event => (event.kind === 'shot' || event.kind === 'cast') && event.actor === thing.id,
    );
    if (struck.length > 0 && isMelee) {
      const turns = Math.ceil(struck.length / count);
      const name = names[thing.id]?.name ?? thing.name;
      const what = { ...at, kind: 'taken', name } as const;
      entries.push(entryOf(what, damageOf(struck), repeated(damage, turns)));
    }
  }
  return entries;
}

type Blow = Extract<GameEvent, { readonly kind: 'hit' | 'missed' }>;

function blowsOf(events: readonly GameEvent[], actor: number, target: number): Blow[] {
  return events.filter(
    (event): event is Blow =>
      (event.kind === 'hit' || event.kind === 'missed') &&
      event.actor === actor &&
      event.target === target,
  );
}

function damageOf(blows: readonly Blow[]): number {
  return blows.reduce((sum, blow) => sum + (blow.kind === 'hit' ? blow.damage : 0), 0);
}

/** 1 for a cast that succeeded, 0 for one that failed; nothing where it came to neither. */
function castCame(events: readonly GameEvent[], actor: number, spell: number): number | undefined {
  for (const event of events) {
    if ((event.kind === 'cast' || event.kind === 'cast-failed') && event.actor === actor) {
      return event.spell === spell ? Number(event.kind === 'cast') : undefined;
    }
  }
  return undefined;
}
