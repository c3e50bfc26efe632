// Tries everything of an archetype tree that is mounted as a pack.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import type { ContentFile, PackReport } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { Findings } from './findings.ts';
import type { SpellAccount } from './spell-account.ts';
import { tryCreatures } from './try-creatures.ts';
import { pValue, tryLists } from './try-lists.ts';
import { trySpells } from './try-spells.ts';

/** The result of a trial. */
export interface TreeTrial {
  readonly report: PackReport;
  readonly tried: Readonly<Record<string, number>>;
  /** The trial result of each spell. */
  readonly account: SpellAccount;
  /** Spells that can't be cast, by id. */
  readonly skipped: readonly string[];
  readonly wrong: readonly string[];
  /** Probability that lists deviate so much from their odds by luck. */
  readonly p: number;
}

/** How much is tried. */
export interface TrialSize {
  /** One of this many spells, creatures and lists; 1: all. */
  readonly share: number;
  /** Draws of each list and difficulty. */
  readonly draws: number;
  readonly progress: (done: string) => void;
}

/** The least probability of the deviations of all lists together. */
const LEAST_P = 0.001;

/** Tries a tree. @param files those of one pack @throws ContentError for a tree that can't be mounted */
export function tryTree(
  files: readonly ContentFile[],
  { share, draws, progress }: TrialSize,
  rulesetName = 'house',
): TreeTrial {
  const content = loadContent([...readContent(), ...files]);
  const [report] = content.packs;
  const arena = { content, ruleset: createRulesets().resolve(rulesetName) };
  const findings = new Findings();
  const isChosen = (index: number) => index % share === 0;
  const { name } = report!;
  progress('mounted');
  const { account, skipped } = trySpells(arena, name, findings, isChosen);
  progress('spells');
  tryCreatures(arena, name, findings, isChosen);
  progress('creatures');
  const p = pValue(tryLists(arena, name, findings, draws, isChosen));
  progress('lists');
  findings.expect(p > LEAST_P, () => `lists: p = ${p} against their odds`);
  const named = new Set(report!.uncastable.map(({ id }) => id));
  findings.expect(
    skipped.length === named.size && skipped.every(id => named.has(id)),
    () => `skipped ${skipped.length} spells, the pack's report names ${named.size}`,
  );
  return { report: report!, tried: findings.tried, account, skipped, wrong: findings.wrong, p };
}
