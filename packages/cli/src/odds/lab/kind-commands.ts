// The kinds of questions without a report of their own: a row each.

import type { KindCommand } from './kind-command.ts';

/** Every such kind, in the order of the help. */
export const KIND_COMMANDS: readonly KindCommand[] = [
  {
    kind: 'duel',
    about: 'who wins a duel, when, and with what left',
    slots: ['combat', 'speed'],
    examples: [
      '--level 5 --weapon 2d5 --own-hp 30 --creature jackal',
      '--weapon 1d8 --own-hp 20 --own-ac 10 --hp 4d8 --foe-blows 1d6,1d6 --foe-speed 15',
      '--weapon 2d5 --creature jackal --solve "win>=95%" --by own-hp',
    ],
  },
  {
    kind: 'area',
    about: 'what a spell does to everybody on a small map',
    slots: ['casting', 'spells'],
    examples: [
      '--spell fireball --level 10 --int 18',
      '--spell cone-of-cold --level 12 --map "@..a../....bb" --creatures a=jackal,b=goblin-archer',
    ],
  },
  {
    kind: 'sequence',
    about: 'what several steps do to one target: two fireballs, then melee',
    slots: ['casting', 'combat'],
    examples: [
      '--steps "2 cast spell=fireball level=10 int=18; attack weapon=2d5 level=20" --hp 8d8',
      '--steps "5 cast spell=fireball level=10 int=18" --hp 60 --energy 20',
    ],
  },
  {
    kind: 'study',
    about: 'the chance to learn a spell from its book',
    slots: ['casting'],
    examples: ['--spell-level 5 --int 18 --level 8', '--spell-level 7 --beatitude blessed'],
  },
  {
    kind: 'memory',
    about: 'how long a spell is remembered, and when its book can be read again',
    slots: ['casting'],
    examples: ['--left 1001', '--turns 20000 --skill expert --ruleset slashem'],
  },
  {
    kind: 'wrest',
    about: 'the chance to wrest the last charge from an empty wand',
    slots: ['charging'],
    examples: ['--tries 121', '--solve "wrested>=50%" --by tries'],
  },
  {
    kind: 'cancel',
    about: 'what cancellation leaves of a thing',
    slots: ['charging'],
    examples: [
      '--class wand --kind death --charges 4',
      '--class ring --kind protection --charges 3',
    ],
  },
  {
    kind: 'treasure',
    about: 'what a treasure list gives, and how likely',
    slots: ['spells'],
    examples: ['--list wand_spells', '--list carried_good --depth 10'],
  },
  {
    kind: 'table',
    about: 'a cell, a row or a whole table of the handbook',
    slots: [],
    examples: [
      '--section casting.fail --row 1 --column "level 1 spell"',
      '--section combat.hit --compare house attack-spo --row 150 --column "AC 130"',
    ],
  },
];
