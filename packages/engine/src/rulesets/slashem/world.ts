import { SERVICES, type WorldRules } from '../../worldrules/index.ts';
import type { Patch } from '../patch.ts';

/**
 * Keepers offer services. A step in a school takes as many slots as one with a weapon. SLASH’EM src/shk.c
 * (shk_services), src/weapon.c (slots_required).
 */
export const world: Patch<WorldRules> = {
  shops: { offered: SERVICES },
  skills: { schoolsOver: 1 },
};
