// The chances that a player could be shown at a moment of a game, each with the command that settles it and what its
// events say.

import type { Command, GameView, Performed, ThingView } from '@roguewright/engine/game';
import type { LocalGame } from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import type { Ask, ShownChance } from './shown-chance.ts';
import { ofKicks, ofSprung, ofThrows } from './shown-deeds.ts';
import { ofLocks, ofReleases, ofSurvival } from './shown-releases.ts';

/** All of a moment. */
export function shownChances(game: LocalGame, view: GameView): ShownChance[] {
  const ask = (question: OddsQuestion) => answered(game, question);
  return [
    ...ofBlows(view, ask),
    ...ofMissiles(view, ask),
    ...ofCasts(view, ask),
    ...ofTraps(view, ask),
    ...foes(view)
      .filter(foe => directionTo(view, foe) === undefined)
      .flatMap(foe => ofThrows(view, foe, ask)),
    ...ofKicks(view, foes(view), ask),
    ...ofReleases(view, foes(view), ask),
    ...ofLocks(view, ask),
    ...ofSurvival(view, foes(view), ask),
  ];
}

/** Questions that can't be asked at this moment have no answer. */
export function answered(game: LocalGame, question: OddsQuestion): OddsAnswer | undefined {
  try {
    const answer = game.odds(question);
    return answer.refused === undefined ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Steps of the eight directions, by number from 1. */
const STEPS = [
  ...[
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
  ...[
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ],
] as const;

function directionTo(view: GameView, { x, y }: { readonly x: number; readonly y: number }) {
  const place = STEPS.findIndex(([dx, dy]) => view.hero.x + dx! === x && view.hero.y + dy! === y);
  return place < 0 ? undefined : place + 1;
}

function foes({ things }: GameView): ThingView[] {
  return things.filter(({ kind, hostile, id }) => kind === 'creature' && hostile && id !== 0);
}

function ofBlows(view: GameView, ask: Ask): ShownChance[] {
  return foes(view).flatMap(foe => {
    const direction = directionTo(view, foe);
    const target = ask({ ask: 'attack', target: foe.id })?.targets.find(({ id }) => id === foe.id);
    if (direction === undefined || target === undefined) {
      return [];
    }
    const command = { kind: 'attack', direction } as Command;
    return [
      {
        ...{ kind: 'blow hits', told: target.hitChance, command },
        came: performed => firstBlow(performed, view.hero.id, foe.id),
      },
      {
        ...{ kind: 'attack kills', told: target.killChance, command },
        came: performed =>
          firstBlow(performed, view.hero.id, foe.id) === undefined
            ? undefined
            : diedBy(performed, foe.id, view.hero.id),
      },
      ...ofDanger(view, foe, ask),
    ] satisfies ShownChance[];
  });
}

/** The next turn of a monster's blows, while the hero rests. */
function ofDanger(view: GameView, foe: ThingView, ask: Ask): ShownChance[] {
  const answer = ask({ ask: 'danger', target: foe.id });
  const [mine] = answer?.targets ?? [];
  const count = ask({ ask: 'recall', target: foe.id })?.recall?.blows.length ?? 0;
  if (mine === undefined || answer?.certainty.kind !== 'exact' || foes(view).length > 1) {
    return [];
  }
  const command = { kind: 'rest', count: 1 } as const;
  /** The first turn of blows, all or up to the hero's death, and whether the hero died of it. A quick monster's
   * second turn isn't counted. */
  const struck = (performed: Performed) => {
    const { events } = performed;
    const blows = events.filter(
      event =>
        (event.kind === 'hit' || event.kind === 'missed') &&
        event.actor === foe.id &&
        event.target === view.hero.id,
    );
    const isOther = events.some(
      event => (event.kind === 'shot' || event.kind === 'cast') && event.actor === foe.id,
    );
    // A rest that the blow makes longer, such as by paralysis, may end by others who come, or by poison.
    const isDead = diedBy(performed, view.hero.id, foe.id) && blows.length <= count;
    return !isOther && blows.length > 0 && (blows.length >= count || isDead)
      ? { blows: blows.slice(0, count), isDead }
      : undefined;
  };
  return [
    {
      ...{ kind: 'monster hurts', told: mine.hitChance, command },
      came: performed =>
        struck(performed)?.blows.some(event => event.kind === 'hit' && event.damage > 0),
    },
    {
      ...{ kind: 'monster kills', told: mine.killChance, command },
      came: performed => struck(performed)?.isDead,
    },
  ];
}

function ofMissiles(view: GameView, ask: Ask): ShownChance[] {
  return foes(view).flatMap(foe => {
    const target = ask({ ask: 'fire', item: 0, target: foe.id })?.targets.find(
      ({ id }) => id === foe.id,
    );
    if (target === undefined || directionTo(view, foe) !== undefined) {
      return [];
    }
    const command = { kind: 'fire', item: 0, x: foe.x, y: foe.y } as Command;
    const flew = ({ events }: Performed) =>
      events.some(event => event.kind === 'shot' && event.actor === view.hero.id);
    const isHit = ({ events }: Performed) =>
      events.some(
        event => event.kind === 'hit' && event.actor === view.hero.id && event.target === foe.id,
      );
    return [
      {
        ...{ kind: 'missile hits', told: target.hitChance, command },
        came: performed => (flew(performed) ? isHit(performed) : undefined),
      },
      {
        ...{ kind: 'missile kills', told: target.killChance, command },
        came: performed => (flew(performed) ? diedBy(performed, foe.id, view.hero.id) : undefined),
      },
    ] satisfies ShownChance[];
  });
}

/** How a cast ends that isn't the one that was meant: another spell that comes instead is told as a failure. */
const FAILURES: ReadonlySet<string> = new Set([
  ...['cast-failed', 'cast-astray', 'cast-mishap', 'cast-backfired'],
  ...['spell-bungled', 'prayer-unheard', 'prayer-fumbled'],
]);

/** Casts before enemies: elsewhere they would be most of all answers. */
function ofCasts(view: GameView, ask: Ask): ShownChance[] {
  if (foes(view).length === 0) {
    return [];
  }
  return view.spells.flatMap(({ id: spell }) => {
    const answer = ask({ ask: 'cast', spell, direction: 1 });
    if (answer === undefined) {
      return [];
    }
    return [
      {
        ...{ kind: 'cast fails', told: answer.failPercent / 100 },
        command: { kind: 'cast', spell, direction: 1 } as Command,
        came: ({ events }) =>
          events.some(({ kind }) => FAILURES.has(kind))
            ? true
            : events.some(({ kind }) => kind === 'cast')
              ? false
              : undefined,
      },
    ] satisfies ShownChance[];
  });
}

function ofTraps(view: GameView, ask: Ask): ShownChance[] {
  return view.things
    .filter(({ kind }) => kind === 'fixture')
    .flatMap(thing => {
      const direction = directionTo(view, thing);
      const trap = direction && ask({ ask: 'trap', x: thing.x, y: thing.y })?.trap;
      if (!trap) {
        return [];
      }
      const command = { kind: 'disarm', direction } as Command;
      const ended = ({ events }: Performed) =>
        events.find(({ kind }) => kind === 'fixture-disarmed' || kind === 'disarming-failed');
      return [
        {
          ...{ kind: 'disarms', told: trap.disarms, command },
          came: performed => {
            const event = ended(performed);
            return event && event.kind === 'fixture-disarmed';
          },
        },
        ofSprung(view, trap.setsOff, command),
      ] satisfies ShownChance[];
    });
}

function firstBlow({ events }: Performed, actor: number, target: number): boolean | undefined {
  const blow = events.find(
    event =>
      (event.kind === 'hit' || event.kind === 'missed') &&
      event.actor === actor &&
      event.target === target,
  );
  return blow && blow.kind === 'hit';
}

function diedBy({ events }: Performed, target: number, by: number): boolean {
  return events.some(event => event.kind === 'died' && event.target === target && event.by === by);
}
