// The page of packs: on or off, their order, and what each adds.

import type { PackReport } from '@roguewright/engine/objects';
import { tellPack } from '@roguewright/engine/words';
import type { Stage } from '../stage/stage.ts';
import { goThroughRows } from './rows-page.ts';

/** A pack that new games can be begun with. */
export interface OfferedPack {
  readonly name: string;
  /** Whether new games have it unless they say otherwise. */
  readonly isOn: boolean;
  readonly report: PackReport;
}

const HINT = 'Enter on or off; < earlier, > later; arrows choose; Esc back';

const ORDER =
  'Packs are mounted in this order: names resolve in a pack itself, then in those before it, then in the game.';

/** The packs of a game that says nothing of them. */
export function usualPacks(offers: readonly OfferedPack[]): readonly string[] {
  return offers.filter(({ isOn }) => isOn).map(({ name }) => name);
}

/** Has packs chosen. @param chosen their names in their order @returns the same as the player left them */
export async function choosePacks(
  stage: Stage,
  offers: readonly OfferedPack[],
  chosen: readonly string[],
): Promise<readonly string[]> {
  let names = chosen;
  const ordered = () => [
    ...names.flatMap(name => offers.find(one => one.name === name) ?? []),
    ...offers.filter(({ name }) => !names.includes(name)),
  ];
  await goThroughRows(
    stage,
    () => ({
      title: 'Packs of new games',
      rows: ordered().map(({ name }) => {
        const place = names.indexOf(name);
        return `${place < 0 ? 'off  ' : `on ${place + 1} `} ${name}`;
      }),
      about: at => {
        const offer = ordered()[at];
        return offer === undefined ? [] : [tellPack(offer.report), ORDER];
      },
      hint: HINT,
    }),
    async (key, at) => {
      const name = ordered()[at]?.name;
      if (name === undefined) {
        return undefined;
      }
      if (key === 'Enter' || key === ' ') {
        names = names.includes(name) ? names.filter(one => one !== name) : [...names, name];
      } else if (key === '<' || key === '>') {
        names = moved(names, name, key === '<' ? -1 : 1);
      }
      return ordered().findIndex(one => one.name === name);
    },
  );
  return names;
}

/** With a name a place earlier or later, as far as there is one. */
function moved(names: readonly string[], name: string, step: 1 | -1): readonly string[] {
  const at = names.indexOf(name);
  const to = at + step;
  if (at < 0 || to < 0 || to >= names.length) {
    return names;
  }
  const others = names.filter(one => one !== name);
  return [...others.slice(0, to), name, ...others.slice(to)];
}
