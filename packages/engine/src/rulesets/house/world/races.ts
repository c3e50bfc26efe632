// The eleven races: Angband's numbers (combat slot), and the growth of the closest NetHack race. NetHack
// 3.6.7 src/role.c (races).

import type { GrowthRow, RaceRow } from '../../../worldrules/index.ts';

function growth(
  first: number,
  low: number,
  lowDie: number,
  high: number,
  highDie: number,
): GrowthRow {
  return {
    first: { sure: first, sides: 0 },
    low: { sure: low, sides: lowDie },
    high: { sure: high, sides: highDie },
  };
}

const HUMAN = { hitPoints: growth(2, 0, 2, 1, 0), energy: growth(1, 2, 0, 2, 0) };
const ELF = { hitPoints: growth(1, 0, 1, 1, 0), energy: growth(2, 3, 0, 3, 0) };
const DWARF = { hitPoints: growth(4, 0, 3, 2, 0), energy: growth(0, 0, 0, 0, 0) };
const GNOME = { hitPoints: growth(1, 0, 1, 0, 0), energy: growth(2, 2, 0, 2, 0) };
const ORC = { hitPoints: growth(1, 0, 1, 0, 0), energy: growth(1, 1, 0, 1, 0) };

/** The races by id. */
export const races: Readonly<Record<string, RaceRow>> = {
  human: { ...HUMAN, title: 'Human', combatRace: 'human', about: 'The measure of the others.' },
  'half-elf': {
    ...HUMAN,
    title: 'Half-elf',
    combatRace: 'half-elf',
    about: 'Quicker of mind and hand than of temper, and a better shot.',
  },
  elf: {
    ...ELF,
    title: 'Elf',
    combatRace: 'elf',
    about: 'Much energy, little flesh, a fine aim.',
    paths: { attuned: ['light'], repelled: ['death'] },
  },
  halfling: {
    ...GNOME,
    title: 'Halfling',
    combatRace: 'hobbit',
    about: 'Small, nimble, hard to rattle; throws better than it hits.',
  },
  gnome: {
    ...GNOME,
    title: 'Gnome',
    combatRace: 'gnome',
    about: 'Clever, and full of energy.',
    paths: { attuned: ['information'], repelled: ['electricity'] },
  },
  dwarf: {
    ...DWARF,
    title: 'Dwarf',
    combatRace: 'dwarf',
    about: 'Sturdy and sure with a weapon; brings no energy of its own.',
    paths: { attuned: ['transmutation'], repelled: ['teleportation'] },
  },
  'half-orc': {
    ...ORC,
    title: 'Half-orc',
    combatRace: 'half-orc',
    about: 'Strong arms and plain thoughts.',
  },
  'half-troll': {
    ...ORC,
    title: 'Half-troll',
    combatRace: 'half-troll',
    about: 'The strongest, and the slowest to see why it matters.',
  },
  'old-blood': {
    ...HUMAN,
    title: 'Old blood',
    combatRace: 'dunadan',
    about: 'Of the first kings’ line: better at all things, and told so often.',
  },
  highborn: {
    ...ELF,
    title: 'Highborn',
    combatRace: 'high-elf',
    about: 'Elves who remember the stars before the moon.',
  },
  kobold: {
    ...ORC,
    title: 'Kobold',
    combatRace: 'kobold',
    about: 'Wiry, shy of light, tougher than it looks.',
  },
};
