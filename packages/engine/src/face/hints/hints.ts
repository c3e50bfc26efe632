// First-time hints: a sentence or two when a player first meets a foe, an unknown item, stairs, a shop. Which hints a
// player has had is kept by his face; here it is only decided from what the hero knows.

import type { Performed } from '../../game/index.ts';
import { type Keymap, keysShown } from '../keymap/keymap.ts';
import { inSight, terrainAt } from '../known-map.ts';

/** Share of the maximum hit points below which life is low. */
const LOW_LIFE = 1 / 3;

/** What a hint is decided from: the view after a command, and the events of that command. */
type Moment = Pick<Performed, 'view' | 'events'>;

/** A kind of hint. */
interface HintKind {
  readonly isDue: (moment: Moment) => boolean;
  /** It says what is no longer so once it isn't due: it is taken away then. */
  readonly passes?: true;
  /** The text for faces with keys; a key stands in braces, by the usual key set. */
  readonly keys: string;
  /** The text for a page whose keys differ; absent: as for other faces with keys. */
  readonly page?: string;
  /** The text for lines, where commands are words. */
  readonly words: string;
}

/** The id of a hint, which faces store. */
export type HintId =
  | 'low-life'
  | 'foe'
  | 'spell-failure'
  | 'unknown-item'
  | 'shop'
  | 'altar'
  | 'stairs'
  | 'hunger'
  | 'burden';

const KINDS: Readonly<Record<HintId, HintKind>> = {
  'low-life': {
    isDue: ({ view: { hero } }) => hero.hitPoints < hero.maxHitPoints * LOW_LIFE,
    passes: true,
    keys: 'You are badly hurt. {^X} shows your chance to die. Drink a potion with {q}, or leave by stairs.',
    page: 'You are badly hurt. {@} shows your chance to die. Drink a potion with {q}, or leave by stairs.',
    words:
      'You are badly hurt. “danger” shows your chance to die. “quaff” drinks a potion; stairs lead away.',
  },
  foe: {
    isDue: ({ view }) => inSight(view, 'creature').some(({ hostile }) => hostile),
    keys: 'An enemy is in sight. {;} shows the odds of a fight before you risk it. A step into an enemy strikes it.',
    words:
      'An enemy is in sight. “odds all” shows the odds of a fight. A step into an enemy strikes it.',
  },
  'spell-failure': {
    isDue: ({ view, events }) =>
      events.some(event => event.kind === 'cast-failed' && event.actor === view.hero.id),
    keys: 'A failed cast still costs energy. {Z} lists the chance to fail. While you aim, {x} explains it.',
    words: 'A failed cast still costs energy. “odds why cast SPELL” explains the chance to fail.',
  },
  'unknown-item': {
    isDue: ({ view }) => view.inventory.some(({ callable }) => callable === true),
    keys: 'You carry an item of unknown effect. {i} opens it, with what you know. Using it may tell more.',
    words:
      'You carry an item of unknown effect. “item LETTER” tells what you know. Using it may tell more.',
  },
  shop: {
    isDue: ({ view }) => view.shop !== undefined,
    keys: 'You are in a shop. What you pick up has a price: {$} pays, {"} asks what you owe.',
    words: 'You are in a shop. What you pick up has a price: “pay” pays, “chat” asks what you owe.',
  },
  altar: {
    isDue: ({ view }) => inSight(view, 'fixture').some(({ use }) => use === 'altar'),
    keys: 'An altar is in sight. On one of your god, {V} prays. On another god’s altar you may change your god.',
    words:
      'An altar is in sight. On one of your god, “pray”. On another god’s altar you may change your god.',
  },
  stairs: {
    isDue: ({ view }) => terrainAt(view, view.hero) === 'stairs-down',
    passes: true,
    keys: 'You stand on stairs down. {>} takes them. Each level is more dangerous than the one above.',
    words:
      'You stand on stairs down. “down” takes them. Each level is more dangerous than the one above.',
  },
  hunger: {
    isDue: ({ view: { hero } }) => hero.hunger === 'hungry' || hero.hunger === 'weak',
    passes: true,
    keys: 'You are hungry. {e} eats something that you carry or that lies here.',
    words: 'You are hungry. “eat ITEM” eats something that you carry or that lies here.',
  },
  burden: {
    isDue: ({ view: { hero } }) => hero.burden !== 'unencumbered',
    keys: 'Your load slows you, so enemies act more often. {d} drops items.',
    words: 'Your load slows you, so enemies act more often. “drop ITEM” drops items.',
  },
};

/** All ids, the most urgent first. */
export const HINTS = Object.keys(KINDS) as readonly HintId[];

/**
 * The hint for what has just happened: the most urgent one that is due and new; undefined if there is none. A game that
 * is over has no hints.
 * @param had the hints that the player has had
 */
export function nextHint(moment: Moment, had: readonly HintId[]): HintId | undefined {
  return moment.view.ending === undefined
    ? HINTS.find(id => !had.includes(id) && KINDS[id].isDue(moment))
    : undefined;
}

/** What a face stores about hints. */
export interface HintSettings {
  /** Whether hints are shown. */
  readonly hints: boolean;
  /** The hints that the player has had. */
  readonly hintsHad: readonly HintId[];
}

/** The hint to show now, and the settings with it marked as had; undefined if hints are off or none is due. */
export function takeHint<Settings extends HintSettings>(
  moment: Moment,
  settings: Settings,
): { readonly id: HintId; readonly settings: Settings } | undefined {
  const id = settings.hints ? nextHint(moment, settings.hintsHad) : undefined;
  return id && { id, settings: { ...settings, hintsHad: [...settings.hintsHad, id] } };
}

/** Whether what a hint says that is shown still is so. */
export function hintStands(id: HintId, moment: Moment): boolean {
  const { passes, isDue } = KINDS[id];
  return passes !== true || isDue(moment);
}

/** The text of a hint for a face with keys, as the player has set them. */
export function hintForKeys(id: HintId, keymap: Keymap): string {
  return KINDS[id].keys.replaceAll(/\{(.+?)\}/g, (_, key: string) => {
    const [shown = key] = keysShown(keymap, [key]);
    return shown;
  });
}

/**
 * The text of a hint for a page, where most commands have a button as well: “Quaff” (q).
 * @param titleOf the title of the button of a usual key; undefined where there is none
 */
export function hintForPage(
  id: HintId,
  keymap: Keymap,
  titleOf: (key: string) => string | undefined,
): string {
  const { keys, page = keys } = KINDS[id];
  return page.replaceAll(/\{(.+?)\}/g, (_, key: string) => {
    const [shown = key] = keysShown(keymap, [key]);
    const title = titleOf(key);
    return title === undefined ? shown : `“${title}” (${shown})`;
  });
}

/**
 * The same for a finger, which has no keys: “Quaff”.
 * @param isAway whether the button of a usual key isn't in view: “Pay” (under “More”)
 */
export function hintForFingers(
  id: HintId,
  titleOf: (key: string) => string | undefined,
  isAway: (key: string) => boolean = () => false,
): string {
  const { keys, page = keys } = KINDS[id];
  return page.replaceAll(/\{(.+?)\}/g, (_, key: string) => {
    const title = titleOf(key);
    return title === undefined ? key : `“${title}”${isAway(key) ? ' (under “More”)' : ''}`;
  });
}

/** The text of a hint for lines, in which commands are words. */
export function hintForWords(id: HintId): string {
  return KINDS[id].words;
}

/** Hints that a player has had, read from anywhere: unknown ids are left out. */
export function readHints(stored: unknown): readonly HintId[] {
  return Array.isArray(stored) ? HINTS.filter(id => stored.includes(id)) : [];
}
