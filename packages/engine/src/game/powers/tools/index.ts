// Effects of applying tools, by the word in their files: `effect horn`. Other tools have no use yet; they can
// be carried, shown, charged and cancelled.

import { type Archetype, type ToolWord, TYPE, textOf } from '../../../objects/index.ts';
import { bell } from '../creatures/bell.ts';
import { magicHorn, plainHorn } from '../creatures/horn.ts';
import { crystalBall } from '../sight/crystal-ball.ts';
import { plenty, tricks } from '../things/producing.ts';
import type { ToolUse } from './tool-use.ts';

const TOOL_USES: ReadonlyMap<string, ToolUse> = new Map<string, ToolUse>(
  Object.entries({
    'magic-horn': magicHorn,
    'plain-horn': plainHorn,
    bell: bell,
    'crystal-ball': crystalBall,
    plenty: plenty,
    tricks: tricks,
  } satisfies Readonly<Record<ToolWord, ToolUse>>),
);

/** The effect of applying a kind of tool. */
export function toolUseOf(archetype: Archetype): ToolUse | undefined {
  return archetype.type === TYPE.tool ? TOOL_USES.get(textOf(archetype, 'effect')) : undefined;
}
