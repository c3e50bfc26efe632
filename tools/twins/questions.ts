// Everything that a face can ask of a game in sight of a creature, and the commands that go with it.

import type { Command, GameView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';

/** The directions in which spells and wands are aimed: at themselves, east and west. */
const AIMS = [0, 3, 7] as const;

/** Every question about what is seen. */
export function questionsOf(view: GameView): OddsQuestion[] {
  const seen = view.things.filter(({ kind, id }) => kind === 'creature' && id !== 0);
  const traps = view.things.filter(({ use }) => use === 'trap');
  const weapons = view.inventory.filter(({ weapon }) => weapon);
  return [
    { ask: 'recall', target: 0 },
    { ask: 'hidden' },
    { ask: 'find' },
    { ask: 'survival', moves: 5 },
    { ask: 'survival', moves: 5, act: { kind: 'rest', count: 5 } },
    ...traps.map(({ x, y }) => ({ ask: 'trap', x, y }) as const),
    ...seen.flatMap(({ id: target }): OddsQuestion[] => [
      { ask: 'attack', target },
      { ask: 'danger', target },
      { ask: 'recall', target },
      { ask: 'fire', item: 0, target },
      ...view.inventory.map(({ id: item }) => ({ ask: 'throw', item, target }) as const),
      ...weapons.map(({ id: item }) => ({ ask: 'compare', item, target }) as const),
    ]),
    ...view.spells.flatMap(({ id: spell, atSquare }): OddsQuestion[] => [
      ...AIMS.map(direction => ({ ask: 'cast', spell, direction }) as const),
      ...(atSquare ? seen.map(({ x, y }) => ({ ask: 'cast-at', spell, x, y }) as const) : []),
    ]),
    ...view.inventory.flatMap(({ id: item, uses }): OddsQuestion[] => [
      ...(uses.includes('zap') || uses.includes('apply')
        ? AIMS.map(direction => ({ ask: 'zap', item, direction }) as const)
        : []),
      { ask: 'charge', item: 0, target: item },
    ]),
  ];
}

/** What a hero may do about the first creature that he sees: every spell, every carrier, every attack. */
export function deedsOf(view: GameView): Command[] {
  const [target] = view.things.filter(({ kind, id }) => kind === 'creature' && id !== 0);
  const deeds: Command[] = [{ kind: 'search', count: 2 }];
  for (const { id: spell, needsDirection } of view.spells) {
    deeds.push({ kind: 'cast', spell, direction: needsDirection ? 3 : 0 });
  }
  for (const { id: item, uses } of view.inventory) {
    for (const use of uses) {
      if (use === 'zap' || use === 'apply') {
        deeds.push({ kind: use, item, direction: 3 });
      } else if (use === 'read' || use === 'quaff') {
        deeds.push({ kind: use, item });
      }
    }
    if (target !== undefined) {
      deeds.push({ kind: 'throw', item, x: target.x, y: target.y });
    }
  }
  deeds.push({ kind: 'attack', direction: 7 });
  return deeds;
}
