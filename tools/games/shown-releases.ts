// Chances of spells and wands at a target, of locks, and of the next move, each with the command that settles it; and
// what an unknown item may be, which its kind settles.

import type { Command, GameView, Performed, ThingView } from '@roguewright/engine/game';
import type { OddsAnswer } from '@roguewright/engine/odds';
import type { Ask, ChanceKind, ShownChance } from './shown-chance.ts';

const DIRECTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Spells and wands of known kinds that reach an enemy. */
export function ofReleases(view: GameView, foes: readonly ThingView[], ask: Ask): ShownChance[] {
  if (foes.length === 0) {
    return [];
  }
  const wands = view.inventory.filter(({ uses }) => uses.includes('zap'));
  return DIRECTIONS.flatMap(direction => [
    ...view.spells.flatMap(({ id: spell }) => {
      const command = { kind: 'cast', spell, direction } as const;
      const answer = ask({ ask: 'cast', spell, direction });
      return atFoes(view, foes, answer, command, ['spell hits', 'spell kills']);
    }),
    ...wands.flatMap(({ id: item }) => {
      const command = { kind: 'zap', item, direction } as const;
      const answer = ask({ ask: 'zap', item, direction });
      return atFoes(view, foes, answer, command, ['zap hits', 'zap kills']);
    }),
  ]);
}

/** Events of an attempt to release a spell. */
const ATTEMPTS: ReadonlySet<string> = new Set(['cast', 'cast-failed', 'zapped', 'nothing-happens']);

/** Ticks within which a spell must be over: the command that casts it is over then too. */
const SOON = 8;

function isLong({ squares }: OddsAnswer): boolean {
  return squares.some(({ tick }) => tick > SOON);
}

function atFoes(
  { hero }: GameView,
  foes: readonly ThingView[],
  answer: OddsAnswer | undefined,
  command: Command,
  [hits, kills]: readonly [ChanceKind, ChanceKind],
): ShownChance[] {
  const certainty = answer?.certainty.kind;
  const isSure = certainty === 'exact' || certainty === 'exact-if';
  if (answer === undefined || !isSure || answer.unseenSquares === true || isLong(answer)) {
    return [];
  }
  const still = certainty === 'exact-if' ? ({ ifStill: true } as const) : {};
  return answer.targets.flatMap((target): ShownChance[] => {
    if (target.brings !== undefined || !foes.some(({ id }) => id === target.id)) {
      return [];
    }
    const settled = (came: (performed: Performed) => boolean) => (performed: Performed) =>
      performed.events.some(event => ATTEMPTS.has(event.kind)) ? came(performed) : undefined;
    const isHit = ({ events }: Performed) =>
      events.some(
        event =>
          (event.kind === 'burned' &&
            event.owner === hero.id &&
            event.target === target.id &&
            // A creature that is immune isn't hit, though the flames go over it.
            event.damage > 0) ||
          (event.kind === 'hit' && event.actor === hero.id && event.target === target.id),
      );
    const isDead = ({ events }: Performed) =>
      events.some(
        event => event.kind === 'died' && event.target === target.id && event.by === hero.id,
      );
    return [
      { kind: hits, told: target.hitChance, command, ...still, came: settled(isHit) },
      { kind: kills, told: target.killChance, command, ...still, came: settled(isDead) },
    ];
  });
}

/** What happens to a lock that is worked on. */
const TURNED: ReadonlySet<string> = new Set(['door-unlocked', 'door-sealed']);

/**
 * A tool at the lock of a door: whether it turns within one move. Moves are counted by the turns that pass, so only a
 * hero who has one move in each turn is asked.
 */
export function ofLocks(view: GameView, ask: Ask): ShownChance[] {
  if (view.hero.load.pace !== 1) {
    return [];
  }
  const tools = view.inventory.filter(({ uses }) => uses.includes('apply'));
  const doors = tools.length === 0 ? [] : DIRECTIONS.filter(direction => isDoor(ask, direction));
  return tools.flatMap(({ id: item }) =>
    doors.flatMap((direction): ShownChance[] => {
      const outcomes = ask({ ask: 'zap', item, direction })?.outcomes ?? [];
      const turns = outcomes.find(({ text }) => text === 'The lock turns within one move.');
      if (turns === undefined) {
        return [];
      }
      const command = { kind: 'apply', item, direction } as Command;
      const came = ({ events, view: { turn } }: Performed) =>
        events.some(({ kind }) => TURNED.has(kind))
          ? turn - view.turn <= 1
          : events.some(({ kind }) => kind === 'door-lock-held')
            ? false
            : undefined;
      return [{ kind: 'lock turns', told: turns.probability, command, came }];
    }),
  );
}

/** A door that is shut: a kick may open it. */
function isDoor(ask: Ask, direction: number): boolean {
  const outcomes = ask({ ask: 'kick', direction })?.outcomes ?? [];
  return outcomes.some(({ text }) => text.startsWith('The door '));
}

/** Whether an enemy in sight kills the hero in the next move, if he rests. */
export function ofSurvival(
  { hero }: GameView,
  foes: readonly ThingView[],
  ask: Ask,
): ShownChance[] {
  const command = { kind: 'rest', count: 1 } as const;
  const survival = ask({ ask: 'survival', moves: 1, act: command })?.survival;
  const [told = 0] = survival?.dead ?? [];
  return foes.length === 0 || told === 0
    ? []
    : [
        {
          ...{ kind: 'move kills', told, command },
          came: ({ events, refusal }) =>
            refusal === undefined
              ? events.some(
                  event =>
                    event.kind === 'died' &&
                    event.target === hero.id &&
                    foes.some(({ id }) => id === event.by),
                )
              : undefined,
        },
      ];
}
