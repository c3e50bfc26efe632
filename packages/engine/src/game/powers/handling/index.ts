// The questions about what is done with a thing, by their names.

import type { DEED_ANSWERS, DeedName } from '../../protocol/tools/deeds.ts';
import { seek } from '../sight/crystal-ball.ts';
import type { AnyDeedQuestion, DeedQuestion } from './deed-question.ts';
import { greasing } from './grease.ts';
import { wishing } from './wish.ts';

const ROWS: { readonly [Name in DeedName]: DeedQuestion<(typeof DEED_ANSWERS)[Name]> } = {
  grease: greasing,
  seek,
  wish: wishing,
};

/** The questions. Each takes the kind of answer that its row has, which a type can't say of one that is looked up. */
export const DEEDS: Readonly<Record<DeedName, AnyDeedQuestion>> = ROWS;
