// A recorded game in which all of fighting occurs: shots, throws, a quiver, ego kinds and an artifact in
// hand, criticals, slays, brands, an earthquake, confusing hands, courage. A player who seeks it, with a
// kit of its own; the simple player does the rest.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Command,
  type Direction,
  type GameEventOf,
  type GameView,
  type ItemView,
  loadContent,
  type Performed,
} from '@roguewright/engine/game';
import { type GameFile, LocalGame, Recorder, SimplePlayer } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { pinnedFiles } from './pinned-content.ts';

/** Where the kit and the game lie. */
export const FIGHT_FOLDER = join(import.meta.dirname, '../../test/recorded-fight');

/** What has to occur. */
export const FEATS = [
  'shot',
  'thrown',
  'quiver filled',
  'ego kind in hand',
  'artifact in hand',
  'critical hit',
  'brand',
  'slay',
  'earthquake',
  'confusing touch',
  'courage',
  'kill',
] as const;

/** One of them. */
export type Feat = (typeof FEATS)[number];

/** The content of the recordings with the kit in place of the Valkyrie's. */
export function fightContent(): Content {
  const kit = readFileSync(join(FIGHT_FOLDER, 'kit.arc'), 'utf8');
  const files = pinnedFiles().filter(({ path }) => !path.endsWith('role/valkyrie.arc'));
  return loadContent([...files, { path: 'role/valkyrie.arc', text: kit }]);
}

/** What of it a command brought. @param before what was in hand and in sight */
export function featsOf(
  { view: before }: Performed,
  performed: Performed,
  command: Command,
): Feat[] {
  const { events, view } = performed;
  const hero = view.hero.id;
  const hand = before.inventory.find(({ wielded, weapon }) => wielded && weapon === true);
  const feats: Feat[] = [];
  for (const event of events) {
    if (event.kind === 'shot' && event.actor === hero) {
      feats.push('shot');
    } else if (event.kind === 'thrown' && event.actor === hero) {
      feats.push('thrown');
    } else if (event.kind === 'wielded') {
      feats.push(...held(view, event.item));
    } else if (event.kind === 'earthquake') {
      feats.push('earthquake');
    } else if (event.kind === 'died' && event.by === hero) {
      feats.push('kill');
    } else if (event.kind === 'condition-ended' && event.condition === 'confusing-hands') {
      const confused = events.some(
        other => other.kind === 'condition-began' && other.condition === 'confused',
      );
      feats.push(...(confused ? (['confusing touch'] as const) : []));
    } else if (event.kind === 'hit' && event.actor === hero) {
      feats.push(...struck(event.critical, command, hand, before, event.target));
    }
  }
  if (command.kind === 'quaff' && view.hero.conditions.includes('heroic')) {
    feats.push('courage');
  }
  return feats;
}

function held({ inventory }: GameView, id: number): Feat[] {
  const item = inventory.find(one => one.id === id);
  if (item?.name.includes('Landlord')) {
    return ['artifact in hand'];
  }
  if (item?.uses.includes('fire')) {
    return ['quiver filled'];
  }
  return item?.weapon === true && / of /.test(item.name) ? ['ego kind in hand'] : [];
}

/** What a hit of the hero's was. */
function struck(
  critical: GameEventOf<'hit'>['critical'],
  { kind }: Command,
  hand: ItemView | undefined,
  { things }: GameView,
  target: number,
): Feat[] {
  const feats: Feat[] = critical === 'none' ? [] : ['critical hit'];
  const name = things.find(({ id }) => id === target)?.name ?? '';
  if (kind === 'attack' || kind === 'move') {
    if (hand?.name.includes('Embers')) {
      feats.push('brand');
    }
    if (hand?.name.includes('Game Warden') && ANIMALS.test(name)) {
      feats.push('slay');
    }
  }
  return feats;
}

/** Names of animals that are met early. */
const ANIMALS = /jackal|newt|rat|bat|ant|beetle|spider|wolf|bear|eel|hound/;

/** The longest game, in commands, and the seeds that are tried. */
const MOST_COMMANDS = 1500;
const SEEDS = 200;

/** Plays until a game shows all feats. Throws when none of the seeds does. */
export function recordFight(house: Ruleset): GameFile {
  const content = fightContent();
  for (let number = 1; number <= SEEDS; number++) {
    const seed = `fight ${number}`;
    const start = { heroName: 'Brunhild', role: 'valkyrie', race: 'human', seed };
    const file = playFight(LocalGame.create(content, house, start), seed);
    if (file !== undefined) {
      return file;
    }
  }
  throw new Error(`none of ${SEEDS} games shows all of ${FEATS.join(', ')}`);
}

function playFight(game: LocalGame, seed: string): GameFile | undefined {
  const recorder = new Recorder(game);
  const player = new SimplePlayer(seed);
  const done = new Set<Feat>();
  let performed = game.look();
  for (let count = 0; count < MOST_COMMANDS && performed.view.ending === undefined; count++) {
    const command = wanted(performed.view, done) ?? player.next(performed);
    const next = recorder.perform(command);
    for (const feat of featsOf(performed, next, command)) {
      done.add(feat);
    }
    performed = next;
    if (FEATS.every(feat => done.has(feat))) {
      return recorder.file();
    }
  }
  return undefined;
}

/** What serves a feat that is still wanting; undefined when the simple player may go on. */
function wanted(view: GameView, done: ReadonlySet<Feat>): Command | undefined {
  const carried = (part: string) => view.inventory.find(({ name }) => name.includes(part));
  const arrows = carried('arrow');
  if (!done.has('quiver filled') && arrows !== undefined && !arrows.wielded) {
    return { kind: 'wield', item: arrows.id };
  }
  const foes = view.things.filter(
    ({ kind, hostile, id }) => kind === 'creature' && hostile && id !== 0,
  );
  const [foe] = foes;
  if (foe === undefined || view.hero.hitPoints * 3 < view.hero.maxHitPoints) {
    return undefined;
  }
  const direction: Direction | undefined = view.adjacentHostile[0];
  if (direction === undefined) {
    return fromAfar(view, done, foe);
  }
  return upClose(view, done, direction);
}

function fromAfar(
  { inventory, hero }: GameView,
  done: ReadonlySet<Feat>,
  { x, y }: GameView['things'][number],
): Command | undefined {
  const far = Math.max(Math.abs(hero.x - x), Math.abs(hero.y - y));
  const carried = (part: string) => inventory.find(({ name }) => name.includes(part));
  const [potion, dagger] = [carried('heroism'), carried('dagger')];
  if (!done.has('courage') && potion !== undefined) {
    return { kind: 'quaff', item: potion.id };
  }
  if (!done.has('shot') && far <= 8) {
    return { kind: 'fire', item: 0, x, y };
  }
  if (!done.has('thrown') && far <= 5 && dagger !== undefined) {
    return { kind: 'throw', item: dagger.id, x, y };
  }
  return undefined;
}

function upClose(
  { inventory, hero }: GameView,
  done: ReadonlySet<Feat>,
  direction: Direction,
): Command {
  const carried = (part: string) => inventory.find(({ name }) => name.includes(part));
  const scroll = carried('muddled');
  if (
    !done.has('confusing touch') &&
    scroll !== undefined &&
    !hero.conditions.includes('confusing-hands')
  ) {
    return { kind: 'read', item: scroll.id };
  }
  const weapon = !done.has('brand')
    ? carried('Embers')
    : !done.has('slay')
      ? carried('Game Warden')
      : carried('Landlord');
  if (weapon !== undefined && !weapon.wielded) {
    return { kind: 'wield', item: weapon.id };
  }
  return { kind: 'attack', direction };
}
