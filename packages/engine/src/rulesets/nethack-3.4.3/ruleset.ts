import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** NetHack 3.4.3: speed and charging of the root of the line. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.4.3',
  title: 'NetHack 3.4.3',
  slots: { charging: { whole: charging }, speed: { whole: speed } },
  about:
    'Speed and charging as NetHack 3.4.3 plays them, the root of its line: what later versions and most variants say, they say as differences from it.',
  differences: [],
};
