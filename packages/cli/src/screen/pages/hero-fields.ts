// The fields of the form of a new hero: their names, their order and what is said of them.

import type { ChosenRules } from '@roguewright/engine/face';
import type { NewGame } from '@roguewright/engine/game';
import type { Choice, HeroChoices, HeroPreview } from '@roguewright/engine/host';
import { type PET_CHOICES, tellDeath } from '@roguewright/engine/words';
import type { Footer } from '../terminal/lines.ts';
import type { OfferedPack } from './packs-page.ts';

/** What the form needs to know. */
export interface HeroFormParts {
  readonly choices: HeroChoices;
  /** What a hero of a role and a race begins with. It may take its time: keys don't wait for it. */
  readonly preview: (role: string, race: string, ruleset?: string) => Promise<HeroPreview>;
  /** Packs that can be mounted. */
  readonly packs: readonly OfferedPack[];
  /** A name that stands in the form until another is typed; absent: none. */
  readonly offeredName?: () => string;
  /** Makes the game. @throws UsageError that names the field that is wrong */
  readonly create: (start: NewGame) => Promise<string>;
}

/** Whether death is final, or heroes who die wake up at home. */
type Death = 'final' | 'revives';

/** The choices of death. */
export const DEATHS: readonly Choice[] = [
  { id: 'final', name: 'final', about: tellDeath({}) },
  { id: 'revives', name: 'not final', about: tellDeath({ revives: true }) },
];

/** What is filled in at the beginning. */
export interface HeroDraft {
  readonly name: string;
  readonly role: string;
  readonly race: string;
  /** Id of the god to whom the hero prays; empty: the role has none. */
  readonly god: string;
  readonly seed: string;
  readonly revival: Death;
  readonly pet: (typeof PET_CHOICES)[number]['id'];
  /** Rules for what is picked up on the way. They have no field: the hero may change them in play. */
  readonly pickup: string | undefined;
  readonly rules: ChosenRules;
  /** Names of packs in their order; undefined: those that new games have by default. */
  readonly packs: readonly string[] | undefined;
}

/** A field of the form. Rules and packs have pages of their own; `begin` holds nothing and begins the game. */
export type Field = Exclude<keyof HeroDraft, 'pickup'> | 'begin';

/** A field that is typed. */
export type TextField = 'name' | 'seed';

/** A field that is chosen from a list. */
export type ListField = (typeof LIST_FIELDS)[number];

/** The fields that are chosen from a list. */
export const LIST_FIELDS = ['role', 'race', 'god', 'revival', 'pet'] as const;

/** The fields from top to bottom. */
export const FIELDS: readonly Field[] = [
  'name',
  'role',
  'race',
  'god',
  'seed',
  'rules',
  'packs',
  'revival',
  'pet',
  'begin',
];

/** What the fields are called. */
export const TITLES: Readonly<Record<Field, string>> = {
  name: 'Name',
  role: 'Role',
  race: 'Race',
  god: 'God',
  seed: 'Seed',
  revival: 'Death',
  pet: 'Pet',
  rules: 'Rules',
  packs: 'Packs',
  begin: 'Begin',
};

/** Field names of the engine's errors. */
export const FIELD_OF_ERROR: Readonly<Record<string, Field>> = {
  heroName: 'name',
  role: 'role',
  race: 'race',
  god: 'god',
  seed: 'seed',
  revives: 'revival',
  pet: 'pet',
  ruleset: 'rules',
  casting: 'rules',
  packs: 'packs',
};

/** What is said of fields without a list. */
export const ABOUT: Readonly<Record<Exclude<Field, ListField>, string>> = {
  name: 'What your hero is called: 1 to 24 characters. What you type takes the place of a name that is offered.',
  seed: 'Equal seeds make equal games: the same dungeon for the same hero. Without a seed of yours, one is drawn and shown at the end.',
  rules:
    'A whole ruleset, or one for each of casting, combat, spell objects, speed and charging. Enter opens the page.',
  packs: 'Archetypes of other makers, mounted beside the game’s own. Enter opens the page.',
  begin: 'Enter begins the game with this hero.',
};

/** Keys that choose the next of a list. */
export const FORWARD: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowRight']);
/** Keys that choose the previous of a list. */
export const BACK: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowLeft']);

/** What the keys do, by kind of field. */
export const HINTS: Readonly<Record<'text' | 'list' | 'seed' | 'page', Footer>> = {
  text: ['Esc back; Enter, Tab or arrows: next field', 'Esc back; Enter, Tab: next field'],
  list: [
    'Esc back; Enter, Tab: next; arrows or first letter choose; PgDn more',
    'Esc back; Enter: next; arrows choose',
  ],
  seed: ['Enter begins; Esc back; Tab, arrows: other fields', 'Enter begins; Esc back'],
  page: ['Enter opens the page; Esc back; Tab, arrows: other fields', 'Enter opens; Esc back'],
};
