// Links that were given away open as the same questions, and any question is its address.

import { readFileSync, writeFileSync } from 'node:fs';
import {
  axisOf,
  fieldsOf,
  LAB_KINDS,
  type LabKindName,
  pageAnswer,
  usualInputs,
} from '@roguewright/engine/face';
import { labHandbook } from '@roguewright/engine/handbook';
import { type Inputs, parseAddress, printAddress } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { content } from '../shipped.ts';

const FILE = new URL('links.json', import.meta.url);
const links: [address: string, line: string][] = JSON.parse(readFileSync(FILE, 'utf8'));
const rulesets = createRulesets();
const house = rulesets.resolve('house');
const world = { rulesets, content: () => content, handbook: labHandbook(rulesets) };

/** An address is opened as the page and `odds open` do it. */
function opened(address: string): { readonly kind: LabKindName; readonly inputs: Inputs } {
  const { question, inputs } = parseAddress(address);
  return { kind: LAB_KINDS.find(name => name === question)!, inputs };
}

if (process.env.UPDATE_LAB_LINKS !== undefined) {
  for (const link of links) {
    const { kind, inputs } = opened(link[0]);
    link[1] ||= pageAnswer(world, kind, inputs).line;
  }
  writeFileSync(FILE, `${JSON.stringify(links, undefined, 2)}\n`);
}

describe('links of the lab', () => {
  it('are forty at least, of every kind', () => {
    expect(links.length).toBeGreaterThanOrEqual(40);
    expect(new Set(links.map(([address]) => opened(address).kind))).toEqual(new Set(LAB_KINDS));
  });

  it.each(links)('%s opens with the line that it had', (address, line) => {
    const { kind, inputs } = opened(address);
    expect(pageAnswer(world, kind, inputs).line).toBe(line);
    expect(printAddress({ question: kind, inputs }, usualInputs(kind))).toBe(address);
  });

  it('are the questions: 200 random ones come back from their addresses', () => {
    const kinds = fc.constantFrom(...LAB_KINDS).chain(kind => {
      const told = fieldsOf(kind).map(field => {
        const values = axisOf(field, house)?.values ?? ['', 'a b', '50%', 'x=1&y', 'é'];
        return fc.tuple(fc.constant(field.name), fc.constantFrom(field.usual, ...values));
      });
      return fc.record({ kind: fc.constant(kind), told: fc.tuple(...told) });
    });
    fc.assert(
      fc.property(kinds, ({ kind, told }) => {
        const usual = usualInputs(kind);
        const inputs = Object.fromEntries(told.filter(([name, value]) => usual[name] !== value));
        const address = printAddress({ question: kind, inputs }, usual);
        expect(opened(`#/lab?${address}`)).toEqual({ kind, inputs });
      }),
      { numRuns: 200 },
    );
  });
});
