// Gods as content: archetypes of Crossfire's type 50. A god is what its file says, and nothing else knows its name.
// Crossfire server/gods.c.

import type { PathSets } from '../../spellcraft/index.ts';
import { type Archetype, factOf, TYPE, textOf } from '../archetype.ts';
import { pathsOf } from '../powers/paths.ts';
import { RESIST_KEYS } from '../powers/powers.ts';

/** A god. */
export interface God extends PathSets {
  readonly archetype: Archetype;
  /** Id of its archetype. */
  readonly id: string;
  readonly name: string;
  /** A sentence or two about it. */
  readonly about: string;
  /** Percent that its followers resist, by attack type number; negative: they are weak against it. */
  readonly resistances: Readonly<Record<number, number>>;
  /** Bits of attack types that its power adds to a hit. */
  readonly attackType: number;
  /** Races that it slays, as one comma-separated text; empty for none. Key `slaying`. */
  readonly slays: string;
  /** Races that are its own, as one comma-separated text; empty for none. Key `race`. */
  readonly races: string;
  /** Id or name of the god that it opposes; empty for none. Key `title`. */
  readonly enemy: string;
  /** Ids of spells that it teaches its followers at its altars, in this order. */
  readonly spells: readonly string[];
  /** The treasure list of its gifts; empty for none. Key `randomitems`. */
  readonly gifts: string;
  /** Ids of artifacts of its own, which no other god gives, the best loved first. */
  readonly artifacts: readonly string[];
  /** Id of its altar's archetype; empty for none. */
  readonly altar: string;
}

/** Whether an archetype is a god. */
export function isGod({ type, flags }: Archetype): boolean {
  return type === TYPE.god && !flags.has('monster');
}

/** Reads a god. */
export function godFacts(archetype: Archetype): God {
  const resistances = RESIST_KEYS.flatMap((key, type) => {
    const percent = factOf(archetype, key);
    return percent === 0 ? [] : [[type, percent] as const];
  });
  return {
    archetype,
    id: archetype.id,
    name: archetype.name,
    about: textOf(archetype, 'msg').trim(),
    ...pathsOf(archetype),
    resistances: Object.fromEntries(resistances),
    attackType: factOf(archetype, 'attacktype'),
    slays: textOf(archetype, 'slaying'),
    races: textOf(archetype, 'race'),
    enemy: textOf(archetype, 'title'),
    spells: namesIn(textOf(archetype, 'teaches')),
    gifts: textOf(archetype, 'randomitems'),
    artifacts: namesIn(textOf(archetype, 'artifacts')),
    altar: textOf(archetype, 'altar'),
  };
}

/** The names of a comma-separated list. */
export function namesIn(list: string): readonly string[] {
  return list
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
}

/** The creatures that a god sends: those that serve its followers, and the shapes that it takes itself. */
export type Sending = 'servants' | 'avatars';

/** Names of Crossfire's entries in a god's list of gifts. */
const ENTRIES: Readonly<Record<Sending, string>> = {
  servants: 'holy servant',
  avatars: 'avatar',
};

/** What a god's creatures are looked up in. */
interface SendingContent {
  find(id: string): Archetype | undefined;
  readonly treasure: {
    find(
      list: string,
    ): { readonly items: readonly { readonly arch?: string | undefined }[] } | undefined;
  };
}

/**
 * The kinds of creatures that a god sends: those of its keys `servants` and `avatars`, and as in Crossfire those
 * that entries of its list of gifts name by their `slaying`.
 */
export function sentBy(
  content: SendingContent,
  { archetype, gifts }: God,
  what: Sending,
): readonly Archetype[] {
  const named = namesIn(textOf(archetype, what));
  const listed = (gifts === '' ? undefined : content.treasure.find(gifts))?.items ?? [];
  const entries = listed.flatMap(({ arch }) => {
    const entry = arch === undefined ? undefined : content.find(arch);
    const fits = entry?.name.toLowerCase() === ENTRIES[what];
    return entry !== undefined && fits ? namesIn(textOf(entry, 'slaying')) : [];
  });
  return [...named, ...entries].flatMap(id => {
    const kind = content.find(`${packPrefix(archetype.id)}${id}`) ?? content.find(id);
    return kind?.flags.has('monster') === true ? [kind] : [];
  });
}

/** What stands before the ids of a pack; empty for what ships. */
function packPrefix(id: string): string {
  return id.slice(0, id.indexOf(':') + 1);
}

/** Whether one of a god's own races is among a creature's. @param races a comma-separated text */
export function ownsRace(god: God, races: string): boolean {
  const own = namesIn(god.races.toLowerCase());
  return namesIn(races.toLowerCase()).some(race => own.includes(race));
}

/** Whether a god slays creatures of a race. */
export function slaysRace(god: God, race: string): boolean {
  return namesIn(god.slays.toLowerCase()).includes(race);
}

/** Whether a god slays one of a creature's races. @param races a comma-separated text */
export function slaysAny(god: God, races: string): boolean {
  return namesIn(races.toLowerCase()).some(race => slaysRace(god, race));
}

/** The god with that id or name; of several with a name the first. */
export function godCalled(gods: readonly God[], called: string): God | undefined {
  const wanted = called.trim().toLowerCase();
  return (
    gods.find(({ id }) => id === called) ?? gods.find(({ name }) => name.toLowerCase() === wanted)
  );
}
