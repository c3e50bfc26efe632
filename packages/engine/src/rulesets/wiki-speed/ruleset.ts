import type { RulesetSource } from '../ruleset.ts';
import { switches } from './speed.ts';

/** The wiki's page on speed read literally, on top of NetHack 3.6.7. */
export const ruleset: RulesetSource = {
  id: 'wiki-speed',
  title: 'NetHackWiki: Speed',
  parent: 'nethack-3.6.7',
  slots: { speed: { patches: Object.values(switches).map(({ patch }) => patch) } },
  about:
    'The page "Speed" of the NetHackWiki read literally: NetHack 3.6.7 with every statement of the ' +
    'page that the program contradicts, slips included. Where the page is silent the program stands.',
  differences: [
    {
      says:
        'A burden leaves exactly 3/4, 1/2, 1/4 or 1/8 of the points, parts of a point kept; the ' +
        'part taken was rounded down.',
      source: 'NetHackWiki, Speed, D-SD-01 (switch burden-exact)',
      slot: 'speed',
      changes: ['time', 'steps.takeBurden'],
    },
    {
      says: 'A rider always has the speed of the steed; it was only after a move.',
      source: 'NetHackWiki, Speed, D-SD-02 (switch rider-steed-speed)',
      slot: 'speed',
      changes: ['steps.steedCarries'],
      askedOnly: true,
    },
    {
      says:
        'A hero without sight jumps to ground that he remembers, as the page has an air elemental ' +
        'do; he could jump only where he saw.',
      source: 'NetHackWiki, Speed (switch blind-jump)',
      slot: 'speed',
      changes: ['quickness.jumpsBlind'],
    },
    {
      says: 'A gallop lasts 20 to 30 turns; it lasted 30 to 49.',
      source: 'NetHackWiki, Speed, D-SD-03 (switch gallop-20-30)',
      slot: 'speed',
      changes: ['gallop'],
      askedOnly: true,
    },
  ],
};
