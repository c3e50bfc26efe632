// A chest at the hero's feet, for scenes of locks and traps.

import { type ScriptedLuck, Streams } from '../../chance/index.ts';
import { BOX, type ContentFile, type GameObject } from '../../objects/index.ts';
import type { BoxTelling } from '../protocol/tools/box-events.ts';
import { viewFor } from '../views/view-for.ts';
import type { Scene } from './scene.ts';
import { workshop } from './tools.ts';
import { give } from './wardrobe.ts';

const ALONE = ['########', '#@.....#', '########'];

export const LOCKS: ContentFile = {
  path: 'locks.arc',
  text: [
    'Object strongbox\nname chest\nname_pl chests\ntype 74\nrule_kind chest\neffect container\nlockable 1\nweight 27000\nend\n',
    ...['skeleton-key', 'lock-pick', 'credit-card'].map(
      kind =>
        `Object ${kind.replace('-', '_')}\nname ${kind.replace('-', ' ')}\ntype 74\nrule_kind ${kind}\neffect lock-tool\nweight 100\nend\n`,
    ),
    'Object bludgeon\nname club\ntype 15\nweapon_kind hafted\ndamage_dice 1d10\ntenths_of_pound 30\nweight 900\nend\n',
  ].join(''),
};

/** A chest at the hero's feet, and perhaps a tool in his pack. */
export function atChest(
  luck: readonly ScriptedLuck[] | undefined,
  {
    locked = true,
    trapped = false,
    seed = 'chest',
  }: { locked?: boolean; trapped?: boolean; seed?: string } = {},
): { readonly scene: Scene; readonly box: GameObject } {
  const streams = luck === undefined ? new Streams(seed) : undefined;
  const scene = workshop(luck ?? [], ALONE, streams, 'house', [LOCKS]);
  const box = give(scene, 'strongbox');
  scene.perform({ kind: 'drop', item: box.id, count: 1 });
  box.setFact(BOX.locked, locked ? 1 : 0);
  box.setFact(BOX.trap, trapped ? 1 : 0);
  return { scene, box };
}

/** What was told of the box, in order. */
export const toldOfBox = (scene: Scene): BoxTelling[] =>
  scene.events.flatMap(event => (event.kind === 'box-told' ? [event.telling] : []));

/** The name of what lies on top at the hero's feet. */
export const nameHere = (scene: Scene): string => viewFor(scene.state).underfoot[0]!.name;

/** The id of the choice whose text begins so; empty: there is none. */
export function choiceOf(scene: Scene, text: string): string {
  const asks = viewFor(scene.state).pending?.asks;
  const choice =
    asks?.kind === 'choice' ? asks.choices.find(one => one.text.startsWith(text)) : undefined;
  return choice?.id ?? '';
}
