// The chapter on attacks, in the order of its document.

import type { Chapter } from '../contract/section.ts';
import { blowsSection } from './blows.ts';
import { breakage, origin } from './breakage.ts';
import { critical, missileCritical } from './critical.ts';
import { damage } from './damage.ts';
import { hit } from './hit.ts';
import { missileDamage, missileHit, shooting, throwing } from './missiles.ts';
import { bonus, missileSkillSection, skill } from './skill.ts';

/** The chapter. */
export const combat: Chapter = {
  name: 'combat',
  title: 'Attacks',
  about:
    'Blows, shots and throws: how many, whether they hit, and what they do, by Angband’s rules.',
  slot: 'combat',
  original: 'angband-3.0.5',
  document: 'attack-spo',
  sections: [
    blowsSection,
    skill,
    bonus,
    hit,
    critical,
    damage,
    shooting,
    throwing,
    missileSkillSection,
    missileHit,
    missileCritical,
    missileDamage,
    breakage,
    origin,
  ],
};
