// The part of the session in which cursed potions are drunk.

import { setBeatitude } from '../../../objects/index.ts';
import type { Scene } from '../scene.ts';
import { give } from '../wardrobe.ts';

/** What a cursed potion becomes. */
export const FLASK = `Object bursting_flask
name bursting flask
type 102
subtype 5
speed 1
no_pick 1
other_arch flask_fire
end
Object flask_fire
name fire
type 102
subtype 6
speed 0.2
no_pick 1
attacktype 4
end`;

const YARD = [
  '#########',
  '#.......#',
  '#.......#',
  '#...@...#',
  '#.......#',
  '#.......#',
  '#########',
];

/** What a part of the session is played with. */
interface Played {
  scene(seed: string, changes?: Readonly<Record<string, number>>, rows?: readonly string[]): Scene;
  perform(scene: Scene, command: Parameters<Scene['perform']>[0]): void;
}

/** Two heroes, a weak and a strong one, drink a cursed potion and wait for what comes. */
export function drinkCursed(record: Played): void {
  for (const level of [2, 26]) {
    const scene = record.scene(`flask ${level}`, { level }, YARD);
    const potion = give(scene, 'potion_of_ember');
    setBeatitude(potion, 'cursed');
    record.perform(scene, { kind: 'quaff', item: potion.id });
    for (let turn = 0; turn < 4; turn++) {
      record.perform(scene, { kind: 'search', count: 1 });
    }
  }
}
