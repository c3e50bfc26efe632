import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** NetHack 5.0.0: spellcasting. */
export const ruleset: RulesetSource = {
  id: 'nethack-5.0',
  title: 'NetHack 5.0.0',
  parent: { casting: 'nethack-3.7' },
  slots: { casting: { patches: [casting] } },
  about:
    'Spellcasting as NetHack 5.0.0 plays it: what it changed since the state of 3.7 of ' +
    '2024-10-24. Checked against the program’s own functions.',
  differences: [
    {
      says: 'Light is a clerical spell for a Priest: skill and training follow.',
      source: 'NetHack 5.0.0 src/role.c (role_init)',
    },
    {
      says: 'Fire Brand and Frost Brand cast fireball and cone of cold as an expert when they are invoked, without check, price, roll or training.',
      source: 'NetHack 5.0.0 src/artifact.c (invoke_storm_spell)',
    },
    {
      says: 'Grimtooth and Sunsword go on at 25 energy while they rest.',
      source: 'NetHack 5.0.0 src/artifact.c (arti_invoke_cost)',
    },
    {
      says: 'Charm monster makes a pet tamer, with skill by two points more.',
      source: 'NetHack 5.0.0 src/spell.c (spelleffects), src/dog.c (tamedog)',
    },
    {
      says: 'Skill lets create familiar call creatures that are more difficult.',
      source: 'NetHack 5.0.0 src/dog.c (pick_familiar_pm)',
    },
    {
      says: 'Healers learn by healing their pets.',
      source: 'NetHack 5.0.0 src/zap.c (bhitm)',
    },
    {
      says: 'An amulet of magical breathing adds 2 to the most that energy regenerates.',
      source: 'NetHack 5.0.0 src/allmain.c (regen_pw)',
    },
  ],
};
