// The gods of recorded scenes. A scene tells a follower's god by its name only; what the god gives lies in the
// follower's skill of praying, and its races in the rules of hits or here.

import { type Archetype, ONE_SQUARE, TYPE } from '@roguewright/engine/objects';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import type { SceneHeader, SceneLine, SceneObject } from '../scene-file.ts';
import { COPY } from './scene-names.ts';

/** What scenes show of a god besides its followers: races of its own, races that it slays, and its attacks. */
interface ShownGod {
  readonly race?: string;
  readonly slaying?: string;
  /** Bits of attack types. */
  readonly attacktype?: number;
}

/** Bits of attack types. */
const FEAR = 16_384;
const BLIND = 4_194_304;

const SHOWN: Readonly<Record<string, ShownGod>> = {
  Valriel: { slaying: 'demon', attacktype: BLIND },
  Gaea: { slaying: 'undead,unnatural', attacktype: FEAR },
  Gorokh: { race: 'demon' },
  Gnarg: { race: 'goblin,giant,troll' },
};

/** The gods that the rules of hits know, as archetypes. @param first index of the first */
export function godsOf(
  { hits }: SpellcraftRules,
  { caster, targets, spell }: SceneHeader,
  lines: readonly SceneLine[],
  first: number,
): Archetype[] {
  const sending = SENDINGS[String(spell?.race ?? '')];
  return hits.gods.map(({ name, owns, slaysUndead }, place) => {
    const { race, slaying, attacktype = 0 } = SHOWN[name] ?? {};
    const follower = [caster, ...targets].find(({ god }) => god === name);
    return {
      index: first + place,
      id: name,
      name,
      plural: name,
      type: TYPE.god,
      subtype: 0,
      numbers: { ...givenTo(follower), attacktype },
      texts: {
        race: race ?? owns.join(','),
        slaying: slaying ?? (slaysUndead ? 'undead' : ''),
        altar: `altar_${name.toLowerCase()}`,
        ...(sending !== undefined && name === caster.god && { [sending]: sentIn(lines) }),
      },
      flags: new Set(),
      inventory: [],
      parts: [],
      shape: ONE_SQUARE,
      file: 'scene',
    };
  });
}

/** What a god gives its follower: resistances and paths. */
function givenTo(follower: SceneObject | undefined): Record<string, number> {
  const praying = follower?.skills?.find(({ skill }) => skill === 'praying');
  const numbers: Record<string, number> = {};
  for (const key of ['pathAttuned', 'pathRepelled', 'pathDenied']) {
    numbers[key] = Number(praying?.[key] ?? 0);
  }
  for (const [kind, percent] of Object.entries((praying?.resist ?? {}) as object)) {
    const called = kind.replaceAll(/-[a-z]/g, dashed => dashed.charAt(1).toUpperCase());
    numbers[`resist${called.charAt(0).toUpperCase()}${called.slice(1)}`] = Number(percent);
  }
  return numbers;
}

/** Keys of a god by the race that a spell names: scenes don’t have the lists of those that gods send. */
const SENDINGS: Readonly<Record<string, string>> = {
  'holy servant': 'servants',
  avatar: 'avatars',
};

/** The recorded type of golems. */
const GOLEM = 46;

/** The kinds that a god sent in a scene: as far as its recording shows, nobody else is among them. */
function sentIn(lines: readonly SceneLine[]): string {
  const sent = lines.flatMap(({ fresh }) => fresh).filter(({ type }) => type === GOLEM);
  return [...new Set(sent.map(({ arch }) => arch))].join(',');
}

/** The race by which a spell calls the monsters of its caster’s god. */
const CULT = 'GODCULTMON';

/** Whether a scene calls the monsters of a god, and a kind is one that may come. */
export function isOfCult({ spell }: SceneHeader, { flags }: Archetype): boolean {
  return spell?.race === CULT && flags.has('monster');
}

/**
 * A second form of each kind that came from a god’s cult. The original draws the kind from its catalogue, which isn’t
 * recorded: here it draws one of the two, with the same number.
 */
export function cultTwins(
  { spell }: SceneHeader,
  lines: readonly SceneLine[],
  archetypes: readonly Archetype[],
): Archetype[] {
  const came = new Set(
    spell?.race === CULT ? lines.flatMap(({ fresh }) => fresh.map(({ arch }) => arch)) : [],
  );
  return archetypes
    .filter(({ id, flags }) => came.has(id) && flags.has('monster'))
    .map(kind => ({ ...kind, id: `${kind.id}${COPY}2` }));
}
