// Lines that ask how a fight would go: `recall wolf`, `compare dagger against wolf`.

import type { GameView } from '@roguewright/engine/game';
import { type Order, say } from './order.ts';
import { creatureNamed, weaponNamed } from './things.ts';

/**
 * `recall wolf`: a creature in sight, else a kind that was met. Without a name the only creature in
 * sight; if there are several or none, as with `all`, every kind that was met.
 */
export function readRecall(words: readonly string[], view: GameView): Order {
  const inView = view.things.filter(({ kind, id }) => kind === 'creature' && id !== 0).length;
  if (words.join(' ') === 'all' || (words.length === 0 && inView !== 1)) {
    return { do: 'ask', question: { ask: 'recall', target: 0 } };
  }
  const written = words.join(' ');
  const creature = creatureNamed(view, written);
  return typeof creature === 'string'
    ? { do: 'recall', kind: written, unknown: creature }
    : { do: 'ask', question: { ask: 'recall', target: creature.id } };
}

/** `compare dagger`, `compare dagger against wolf`, `compare nothing`. */
export function readCompare(words: readonly string[], view: GameView): Order {
  const at = words.indexOf('against');
  const [thing, name] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  const item = weaponNamed(view, thing.join(' '));
  if (typeof item === 'string') {
    return say(item);
  }
  if (name.length === 0) {
    return { do: 'ask', question: { ask: 'compare', item, target: 0 } };
  }
  const creature = creatureNamed(view, name.join(' '));
  return typeof creature === 'string'
    ? say(creature)
    : { do: 'ask', question: { ask: 'compare', item, target: creature.id } };
}
