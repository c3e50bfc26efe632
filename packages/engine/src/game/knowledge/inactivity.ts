// Whether a visible creature can act, as far as it shows.

import type { Creature } from '../../actors/index.ts';
import type { ThingView } from '../protocol/view.ts';

/**
 * Sleep and helplessness are visible.
 * @param boundaries turn boundaries for which a hero is helpless; 0 for a monster
 */
export function inactivityOf(
  { conditions }: Creature,
  boundaries = 0,
): Pick<ThingView, 'inactive'> {
  if (!conditions.helpless && boundaries === 0) {
    return {};
  }
  const sleeps = conditions.has('asleep') || conditions.reason === 'sleeping';
  return { inactive: sleeps ? 'asleep' : 'helpless' };
}
