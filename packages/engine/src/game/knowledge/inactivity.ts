// Whether a visible creature can act, as far as it shows.

import type { Creature } from '../../actors/index.ts';
import type { ThingView } from '../protocol/view.ts';

/** Sleep and helplessness are visible. */
export function inactivityOf({ conditions }: Creature): Pick<ThingView, 'inactive'> {
  if (!conditions.helpless) {
    return {};
  }
  const sleeps = conditions.has('asleep') || conditions.reason === 'sleeping';
  return { inactive: sleeps ? 'asleep' : 'helpless' };
}
