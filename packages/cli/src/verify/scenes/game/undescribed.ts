// Spells that a scene casts without describing them. What its text or its title name and the
// price that the caster paid tell which one it was. If they don’t, the recording can’t be played from that cast on, and only what comes before is compared.

import { levelCost, type SpellcraftRules } from '@roguewright/engine/spellcraft';
import type { Scene, SceneArchetype, SceneHeader, SceneLine } from '../scene-file.ts';
import { type KnownSpell, wordsOf } from './known-spells.ts';

/** A scene with all that can be played of it. */
export interface PlayableScene {
  readonly scene: Scene;
  /** Why the rest can’t be played; undefined: all of it can. */
  readonly partly?: string;
}

/** At least this part of a spell’s name has to be among the words of the scene. */
const LEAST_NAMED = 0.5;

/**
 * Describes the spells that a scene leaves out, and leaves out what comes from the first one on that can’t be told.
 * @param title the name of its file
 * @param known the spells that may be meant; only asked for if the scene leaves one out
 */
export function described(
  scene: Scene,
  rules: SpellcraftRules,
  title: string,
  known: () => readonly KnownSpell[],
): PlayableScene {
  const { header, lines } = scene;
  const found: Record<string, SceneArchetype> = {};
  const pools = { sp: Number(header.caster.sp ?? 0), grace: Number(header.caster.grace ?? 0) };
  for (const [index, line] of lines.entries()) {
    const paid = payment(pools, header.caster.id, line);
    const id = spellCast(line);
    if (id !== undefined && !isDescribed(header, id) && found[id] === undefined) {
      const affordable = known().filter(spell => costs(header, rules, spell, { paid, line }));
      const kind = (named(affordable, header.about) ?? named(affordable, title))?.kind;
      if (kind === undefined) {
        return cutBefore(scene, found, index, id);
      }
      found[id] = kind;
    }
  }
  return { scene: withSpells(scene, found) };
}

/** The id of the spell that a line casts; undefined: it casts none. */
function spellCast({ action = '' }: SceneLine): string | undefined {
  const [verb, , , , spell] = action.split(' ');
  return verb === 'cast' ? spell : undefined;
}

/** The spell of the header in actions. */
const FIRST_SPELL = 's';

function isDescribed({ spell, unplaced }: SceneHeader, id: string): boolean {
  return Object.hasOwn(unplaced, id) || (id === FIRST_SPELL && spell !== undefined);
}

/** The points that the caster lost in a line. */
interface Payment {
  readonly sp: number;
  readonly grace: number;
}

/** What a line took from the caster’s pools, which are brought up to date. */
function payment(
  pools: { sp: number; grace: number },
  caster: string,
  { changed }: SceneLine,
): Payment {
  const before = { ...pools };
  for (const change of changed) {
    if (change.id === caster) {
      pools.sp = change.sp === undefined ? pools.sp : Number(change.sp ?? 0);
      pools.grace = change.grace === undefined ? pools.grace : Number(change.grace ?? 0);
    }
  }
  return { sp: before.sp - pools.sp, grace: before.grace - pools.grace };
}

/** The spell that a text names best; undefined: it names none, or several. */
function named(spells: readonly KnownSpell[], text: string): KnownSpell | undefined {
  const words = wordsOf(text);
  const shares = spells
    .map(spell => ({ spell, share: shareNamed(spell, words) }))
    .filter(({ share }) => share >= LEAST_NAMED);
  const best = Math.max(...shares.map(({ share }) => share));
  const [first, ...others] = shares.filter(({ share }) => share === best);
  return others.length === 0 ? first?.spell : undefined;
}

/** The part of a spell’s name that is among words, whole or as the beginning of one. */
function shareNamed({ words }: KnownSpell, among: readonly string[]): number {
  const named = words.filter(word => among.some(other => other.startsWith(word)));
  return words.length === 0 ? 0 : named.length / words.length;
}

/** Whether a spell isn’t the scene’s first one and costs its caster what was paid. */
function costs(
  { caster, spell }: SceneHeader,
  rules: SpellcraftRules,
  { arch, skill, level, path, price }: KnownSpell,
  { paid, line }: { paid: Payment; line: SceneLine },
): boolean {
  const [, wielder, device] = (line.action ?? '').split(' ');
  const own = caster.skills?.find(each => each.skill === skill);
  const isOwnCast = wielder === caster.id && device === wielder;
  if (own === undefined || !isOwnCast || arch === spell?.arch || paid.sp + paid.grace <= 0) {
    return false;
  }
  const bits = (field: string) => Number(caster[field] ?? 0);
  const paths = {
    ...{ path, attuned: bits('pathAttuned'), repelled: bits('pathRepelled') },
    denied: bits('pathDenied'),
  };
  const view = { ...price, spellLevel: level, baseLevel: Number(own.level ?? 1), paths };
  const { mana, grace } = levelCost(rules, view);
  return mana === paid.sp && grace === paid.grace;
}

function withSpells({ header, lines }: Scene, found: Record<string, SceneArchetype>): Scene {
  return { header: { ...header, unplaced: { ...header.unplaced, ...found } }, lines };
}

/** The scene up to a cast that can’t be played; the ticks before it pass without a further change. */
function cutBefore(
  { header, lines }: Scene,
  found: Record<string, SceneArchetype>,
  index: number,
  id: string,
): PlayableScene {
  const { line, tick } = lines[index]!;
  const quiet: SceneLine = { line, tick, fresh: [], changed: [], gone: [], rolls: [] };
  const scene = withSpells({ header, lines: [...lines.slice(0, index), quiet] }, found);
  return { scene, partly: `line ${line}: the spell ${id} isn’t described, and can’t be told` };
}
