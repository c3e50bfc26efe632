import type { RulesetSource } from '../ruleset.ts';
import { switches } from './casting.ts';

/** NetHackWiki's page on spellcasting read literally, on top of NetHack 3.6.7. */
export const ruleset: RulesetSource = {
  id: 'wiki-spellcasting',
  title: 'NetHackWiki: Spellcasting',
  parent: 'nethack-3.6.7',
  slots: { casting: { patches: Object.values(switches).map(({ patch }) => patch) } },
  about:
    'The page on spellcasting of NetHackWiki read literally: NetHack 3.6.7 with every statement of ' +
    'the page that its program contradicts. Where the page is silent the program stands.',
  differences: [
    {
      says: 'A forgotten spell is checked for stunning only; chanting and free hands were checked too.',
      source: 'NetHackWiki, Spellcasting, D-SC-01 (switch forgotten-skips-checks)',
      slot: 'casting',
      changes: ['prerequisites.checks'],
    },
    {
      says: 'A book can be read again at 1,000 turns or fewer; it could at 2,000.',
      source: 'NetHackWiki, Spellcasting, D-SC-02 (switch reread-at-1000)',
      slot: 'casting',
      changes: ['memory.reread'],
    },
    {
      says: 'A forgotten spell has an asterisk in the menu; retention alone told of it.',
      source: 'NetHackWiki, Spellcasting, D-SC-03 (switch asterisk-mark)',
      slot: 'casting',
      changes: ['menu.forgottenMark'],
    },
    {
      says: 'The first explosion is on the chosen point; it was on the last open square of the way.',
      source: 'NetHackWiki, Spellcasting, D-SC-13 (switch burst-at-target)',
      slot: 'casting',
      changes: ['attack.explosion.centre'],
    },
    {
      says: 'A low intelligence takes 3 off a spell’s damage; a total above 1 never fell below 1.',
      source: 'NetHackWiki, Spellcasting, D-SC-07 (switch flat-damage-bonus)',
      slot: 'casting',
      changes: ['steps.boundDamage', 'attack.dealt'],
    },
  ],
};
