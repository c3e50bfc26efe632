// The luck of a game that goes on: attacks and casts beside their odds, which are asked before them, where the hero
// knows all of them. What he doesn't know wholly isn't told: it would count only once it hit, and tell what he fights.

import { Distribution } from '../../chance/index.ts';
import { distance, neighbour, standsOn } from '../../face/index.ts';
import type { Command, GameEvent, GameView, Performed, ThingView } from '../../game/index.ts';
import {
  entryOf,
  entryOfDraws,
  type LuckEntry,
  type LuckKind,
  type OddsAnswer,
  type OddsQuestion,
  repeated,
  trialOdds,
} from '../../odds/index.ts';
import { type AskOdds, answerOf } from './threats.ts';

/** Squares within which a creature may reach the hero during one of his moves. */
const NEAR = 3;

/** What a command may come to, asked before it. */
export interface Expectation {
  readonly before: GameView;
  readonly command: Command;
  /** The creature that the hero attacks, and the damage of one blow or shot. */
  readonly act: Attack | undefined;
  /** The chance that the hero's cast succeeds. */
  readonly success: number | undefined;
  /** Creatures that may strike him, with the number of their blows. */
  readonly strikers: readonly ({ readonly thing: ThingView } & KnownBlows)[];
}

/** An attack of the hero. */
interface Attack {
  readonly kind: LuckKind;
  readonly target: number;
  readonly name: string;
  readonly damage: Distribution;
}

/** All blows of a creature in one turn. */
interface KnownBlows {
  /** Number of blows, 1 or more. */
  readonly count: number;
  /** Damage of all of them. */
  readonly damage: Distribution;
}

/** Where odds come from. */
export interface Oracle {
  readonly ask: AskOdds;
  /** The damage of one blow of the hero; undefined: he doesn't know all that it depends on. */
  readonly strikeOf: (creature: number) => Distribution | undefined;
}

/** Asks the odds of what a command and the creatures near the hero may bring. */
export function expected(before: GameView, command: Command, oracle: Oracle): Expectation {
  const { ask } = oracle;
  return {
    before,
    command,
    act: actOf(before, command, oracle),
    success: successOf(command, ask),
    strikers: before.ending === undefined ? strikersOf(before, ask) : [],
  };
}

function actOf(view: GameView, command: Command, { ask, strikeOf }: Oracle): Attack | undefined {
  switch (command.kind) {
    case 'attack':
    case 'move': {
      const thing = creatureOn(view, neighbour(view.hero, command.direction));
      // A step onto a creature at peace is none.
      const isAttack = thing !== undefined && (command.kind === 'attack' || thing.hostile);
      const damage = isAttack ? strikeOf(thing.id) : undefined;
      return damage && { kind: 'blows', target: thing!.id, name: thing!.name, damage };
    }
    case 'fire':
    case 'throw': {
      const { kind, item } = command;
      const thing = creatureOn(view, command);
      const odds = thing && answerOf(ask, { ask: kind, item, target: thing.id });
      const told = odds?.targets.find(({ id }) => id === thing?.id);
      return told === undefined || told.damage.length === 0 || !isWhole(odds)
        ? undefined
        : { kind: 'shots', target: told.id, name: told.name, damage: Distribution.of(told.damage) };
    }
    default:
      return undefined;
  }
}

/** Whether an answer leaves nothing out. */
function isWhole(odds: OddsAnswer | undefined): boolean {
  const kind = odds?.certainty.kind;
  return kind === 'exact' || kind === 'exact-if';
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

function strikersOf(view: GameView, ask: AskOdds): Expectation['strikers'] {
  return view.things
    .filter(({ kind, hostile, id }) => kind === 'creature' && hostile && id !== 0)
    .filter(thing => distance(view.hero, thing) <= NEAR)
    .flatMap(thing => {
      const found = knownBlows(thing.id, ask);
      return found === undefined ? [] : [{ thing, ...found }];
    });
}

/** Blows of which the hero knows all: else they would count only once they have hit. */
function knownBlows(target: number, ask: AskOdds): KnownBlows | undefined {
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
  { before, act, success, strikers, command }: Expectation,
  { events, sequence, names }: Performed,
): LuckEntry[] {
  const { turn, hero } = before;
  const at = { sequence, turn };
  const entries: LuckEntry[] = [];
  if (act !== undefined) {
    const { kind, name, damage: odds } = act;
    const draws = blowsOf(events, hero.id, act.target).map(blow => ({
      came: damageOf([blow]),
      odds,
    }));
    if (draws.length > 0) {
      entries.push(entryOfDraws({ ...at, kind, name }, draws));
    }
  }
  if (success !== undefined && 'spell' in command) {
    const came = castCame(events, hero.id, command.spell);
    const name = before.spells.find(({ id }) => id === command.spell)?.name ?? 'a spell';
    if (came !== undefined) {
      entries.push(entryOf({ ...at, kind: 'casts', name }, came, trialOdds(success)));
    }
  }
  for (const { thing, count, damage } of strikers) {
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
