import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** SLASH'EM: spellcasting. */
export const ruleset: RulesetSource = {
  id: 'slashem',
  title: 'SLASH’EM',
  parent: { casting: 'nethack-3.4.3' },
  slots: { casting: { patches: [casting] } },
  about:
    'Spellcasting as SLASH’EM plays it, on top of the NetHack 3.4.3 that it forked from. ' +
    'Checked against the program’s own functions.',
  differences: [
    {
      says: 'Robes are body armour; any other body armour adds 5 to the penalty, a robe of power takes 3 off; the penalty is 5 at least.',
      source: 'SLASH’EM src/spell.c (percent_success)',
    },
    {
      says: 'Every healing spell is an emergency spell, and no other.',
      source: 'SLASH’EM src/spell.c (percent_success)',
    },
    {
      says: 'Five more roles; the Valkyrie’s special spell is lightning.',
      source: 'SLASH’EM src/role.c (roles)',
    },
    {
      says: 'A skilled caster without energy may go on: hit points stand in for it, at two nutrition each.',
      source: 'SLASH’EM src/spell.c (spelleffects)',
    },
    {
      says: 'The damage bonus is −1 to 3 by intelligence and level, and −1 to 2 by skill.',
      source: 'SLASH’EM src/zap.c (spell_damage_bonus)',
    },
    {
      says: 'Every spell of a skilled caster acts as if blessed; fireball and cone of cold stay rays.',
      source: 'SLASH’EM src/spell.c (spelleffects)',
    },
    {
      says: 'A book adds 10,000 turns up to 70,000 and can be read again at 60,000; each success adds 500.',
      source: 'SLASH’EM src/spell.c (learn, spelleffects)',
    },
    {
      says: 'Protection and body take the places of clerical and escape, and many spells change school; there are 16 more.',
      source: 'SLASH’EM src/objects.c (objects)',
    },
    {
      says: 'Roles learn more schools. The schools in which they begin at basic aren’t told; they are NetHack’s where they still exist.',
      source: 'SLASH’EM src/u_init.c (Skill_*)',
    },
  ],
};
