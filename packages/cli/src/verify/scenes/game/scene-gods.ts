// The gods of recorded scenes. A scene tells a follower's god by its name only; what the god gives lies in the
// follower's skill of praying, and its races in the rules of hits or here.

import { type Archetype, ONE_SQUARE, TYPE } from '@roguewright/engine/objects';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import type { SceneHeader, SceneObject } from '../scene-file.ts';

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
  { caster, targets }: SceneHeader,
  first: number,
): Archetype[] {
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
