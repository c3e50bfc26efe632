import { SERVICES, type WorldRules } from '../../worldrules/index.ts';
import type { Patch } from '../patch.ts';

/** Keepers offer services. SLASH’EM src/shk.c (shk_services). */
export const world: Patch<WorldRules> = { shops: { offered: SERVICES } };
