// The keys of the player's own, written on the screen.

import { readBindings } from '@roguewright/engine/face';
import type { OptionsPlace } from '../options/kept-options.ts';
import type { Draw, Stage } from './stage.ts';
import { askText } from './text-entry.ts';

/** Has keys written. @returns what is to be said */
export async function writeKeys(stage: Stage, place: OptionsPlace, under: Draw): Promise<string> {
  const answer = await askText(stage, under, {
    title: 'Keys of your own',
    about: [
      'A key, an equals sign and the keys it stands for: “o = v” explores with o, “F2 = Z a Enter” casts your first spell. Blanks divide keys.',
    ],
    first: stage.options.bindings,
    read: text => {
      const [problem] = readBindings(text).problems;
      return problem ?? { text: text.trim() };
    },
  });
  if (answer === undefined) {
    return '';
  }
  stage.options = { ...stage.options, bindings: answer.text };
  const { size } = readBindings(answer.text).own;
  return place.keep(stage.options) || `Keys of your own: ${size}.`;
}
