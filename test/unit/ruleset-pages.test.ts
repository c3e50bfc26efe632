import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRulesets, RULESETS, slotNumbers } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/engine/src/rulesets');

describe('the folder of every ruleset', () => {
  it.each(RULESETS.map(source => [source.id, source] as const))(
    'has a page that names each difference of %s',
    (id, { differences }) => {
      const path = join(folder, id, 'README.md');
      expect(existsSync(path)).toBe(true);
      const page = readFileSync(path, 'utf8');
      expect(page).toContain(id);
      const rows = differences.flatMap(({ source }) => source.match(/D-[A-Z]{2}-\d{2}/g) ?? []);
      for (const row of rows) {
        expect(page).toContain(row);
      }
    },
  );
});

describe('the page of the presets', () => {
  it('says of each what it is composed of and what differs', async () => {
    const sections = createRulesets().presets.flatMap(
      ({ id, title, about, rules, differences }) => [
        `## ${title}`,
        '',
        `\`--rules ${id}\`. ${about}`,
        '',
        `Composed of ${Object.entries(rules)
          .map(([slot, ruleset]) => `${slot} \`${ruleset}\``)
          .join(', ')}.`,
        '',
        ...differences.map(({ says, source }) => `- ${says} (${source})`),
        '',
      ],
    );
    const page = [
      '# Presets',
      '',
      'Compositions of rulesets that have names. `presets.ts` states them; `npm test -- ruleset-pages -u` writes this page, and `test/content/presets.test.ts` tries each sentence in a game.',
      '',
      ...sections,
    ].join('\n');
    await expect(page).toMatchFileSnapshot(join(folder, 'presets/README.md'));
  });
});

/** Tables of which the page tells only the names of the rows. */
const LONG_TABLES = ['roles', 'races', 'spellTerms.writtenBy'];

describe('the page of the numbers of the world', () => {
  it('lists each by the name under which an overlay changes it', async () => {
    const { world } = createRulesets().resolve('house').slots;
    const rows = slotNumbers(world, LONG_TABLES);
    const lines = rows.map(({ path, value }) => `- \`${path}\`: ${value}`);
    const page = [
      '# Numbers of the world',
      '',
      'What the slot `world` of the default ruleset holds; `npm test -- ruleset-pages -u` writes this page.',
      '',
      ...lines,
      '',
    ].join('\n');
    const path = join(folder, 'house/world/numbers.md');
    await expect(page).toMatchFileSnapshot(path);
    expect(page).toContain('`waking.wakesOneIn`: 7');
    expect(page).toContain('`scales.armour.points`: 6');
  });
});
