import type { RulesetSource } from '../ruleset.ts';
import { switches } from './charging.ts';

/** NetHackWiki: Charging: the wiki's page on charging read literally, on top of NetHack 3.6.7. */
export const ruleset: RulesetSource = {
  id: 'wiki-charge',
  title: 'NetHackWiki: Charging',
  parent: 'nethack-3.6.7',
  slots: { charging: { patches: Object.values(switches).map(({ patch }) => patch) } },
  about:
    'The page “Charging” of the NetHackWiki read literally: NetHack 3.6.7 with every statement of the page that the program contradicts. Where the page is silent the program stands.',
  differences: [
    {
      says: 'A wand at its natural maximum only glows; it got one charge more, without limit.',
      source: 'NetHackWiki, Charging, D-CH-01 (switch wand-maximum-holds)',
      slot: 'charging',
      changes: ['steps.beyond'],
    },
    {
      says: 'A cursed source does nothing at all to a blessed wand or tool; only the stripping failed.',
      source: 'NetHackWiki, Charging, D-CH-02 (switch blessed-shrugs-off-curse)',
      slot: 'charging',
      changes: ['steps.shrugsOff'],
    },
    {
      says: 'A blessed source adds 6 to 15 charges to bags, grease and horns below 10 charges, else 5 to 10; it was 6 to 15 at 10 or fewer, else 6 to 10.',
      source: 'NetHackWiki, Charging, D-CH-03 (switch bag-row)',
      slot: 'charging',
      changes: [
        'tools.rows.bag-of-tricks',
        'tools.rows.can-of-grease',
        'tools.rows.horn-of-plenty',
      ],
    },
    {
      says: 'A marker that was charged before loses its last 3 charges; it lost nothing.',
      source: 'NetHackWiki, Charging, D-CH-04 (switch marker-dries-up)',
      slot: 'charging',
      changes: ['tools.rows.magic-marker'],
    },
    {
      says: 'Dipping a lamp into oil fills it; it added twice the turns of the oil.',
      source: 'NetHackWiki, Charging, D-CH-05 (switch oil-fills-lamp)',
      slot: 'charging',
      changes: ['tools.oil'],
      askedOnly: true,
    },
  ],
};
