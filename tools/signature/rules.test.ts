// That the parts which need no content follow the rules, and nothing else.

import { createRulesets, RULESETS, RulesetLibrary } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { signDraws } from './draws.ts';
import { Parts } from './parts.ts';
import { readSignedFiles } from './read-files.ts';
import { signRuleQuestions } from './rule-questions.ts';
import { signVectors, type VectorText } from './vectors.ts';

const { vectors } = readSignedFiles();

/** A wand explodes by the square of its chargings; it is the cube. */
const MUTATION = { wands: { power: 2 } };

/** The rulesets that ship, with one number of one of them changed. */
function changedRulesets(): RulesetLibrary {
  const sources = RULESETS.map(source => {
    const { charging } = source.slots;
    return source.id === 'wiki-charge' && charging !== undefined && 'patches' in charging
      ? { ...source, slots: { charging: { patches: [...charging.patches, MUTATION] } } }
      : source;
  });
  return new RulesetLibrary(sources);
}

function signed(library: RulesetLibrary, files: readonly VectorText[]): Map<string, string> {
  const parts = new Parts();
  signRuleQuestions(parts, library);
  signVectors(parts, library, files);
  return new Map(parts.sign().parts.map(({ name, hash }) => [name, hash]));
}

describe('the parts without content', () => {
  const before = signed(createRulesets(), vectors);

  it('ask every domain, and every rule of the vectors', () => {
    const asked = signRuleQuestions(new Parts(), createRulesets());
    expect(asked).toBeGreaterThan(300);
    expect(before.size).toBeGreaterThan(vectors.length);
    for (const domain of ['cast', 'learn', 'attack', 'shot', 'throw', 'danger', 'treasure']) {
      expect([...before.keys()].join('\n')).toContain(`questions/to rules, ${domain}, house`);
    }
  });

  it('change with one number of one ruleset, and only what goes by it', () => {
    const after = signed(changedRulesets(), vectors);
    const changed = [...before.keys()].filter(name => after.get(name) !== before.get(name));
    expect(changed).toContain('vectors/charging/wand wiki-charge');
    expect(changed).toContain('questions/to rules, charge a wand, wiki-charge');
    expect(changed.filter(name => !name.endsWith('wiki-charge'))).toEqual([]);
  });

  it('do not care for the names of vector files, nor for the order of their cases', () => {
    const turned = vectors.toReversed().map(({ path, text }) => {
      const [header, ...cases] = text.trimEnd().split('\n');
      // The lines of films and scenes are moments, not cases.
      const kept = /"(film|scene)":/.test(header!) ? cases : cases.toReversed();
      return { path: `elsewhere/${path}`, text: [header, ...kept].join('\n') };
    });
    expect(signed(createRulesets(), turned)).toEqual(before);
  });

  it('have draws that follow the generator', () => {
    const parts = new Parts();
    signDraws(parts);
    const hashes = parts.sign().parts.map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(2);
  });
});
