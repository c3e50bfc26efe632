import type { WorldRules } from '../../worldrules/index.ts';
import type { Patch } from '../patch.ts';

/** NetHack's keepers sell and buy, and do nothing else. */
export const world: Patch<WorldRules> = { shops: { offered: [] } };
