// Sounds for what happens, as few as tell something: blows, doors, spells, treasure, and the heart of a hero whose life
// runs low. Which they are is worked out here; the synthesiser plays them.

import type { Performed } from '@roguewright/engine/game';
import { isLifeLow, weightOf } from '@roguewright/engine/words';

/** One of them. */
export type Sound = 'hurt' | 'strike' | 'door' | 'spell' | 'find' | 'level' | 'heart';

/** Sounds of one command, at most: the gravest. */
const MOST = 2;

/** The gravest first. */
const ORDER: readonly Sound[] = ['level', 'hurt', 'heart', 'spell', 'strike', 'find', 'door'];

/** The sounds of a command, the gravest first. */
export function soundsOf({ events, names, view }: Performed): readonly Sound[] {
  const heard = new Set<Sound>();
  for (const event of events) {
    const isHero = (id: number) => names[id]?.isHero === true;
    if (event.kind === 'level-gained' && isHero(event.actor)) {
      heard.add('level');
    } else if (event.kind === 'door-opened' || event.kind === 'door-closed') {
      heard.add('door');
    } else if (event.kind === 'picked-up' && isHero(event.actor)) {
      heard.add('find');
    } else if ((event.kind === 'cast' || event.kind === 'zapped') && isHero(event.actor)) {
      heard.add('spell');
    } else if (event.kind === 'hit' || event.kind === 'burned') {
      const isHurt = weightOf(event, names) === 'danger';
      heard.add(isHurt ? 'hurt' : 'strike');
      if (isHurt && isLifeLow(view)) {
        heard.add('heart');
      }
    }
  }
  return ORDER.filter(sound => heard.has(sound)).slice(0, MOST);
}
