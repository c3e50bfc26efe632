// The signature of the rules in a browser: as in Node, part by part.

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_GAMES } from '../../../tools/signature/games.ts';
import { readSignedFiles } from '../../../tools/signature/read-files.ts';
import { computeSignature } from '../../../tools/signature/sign.ts';
import { launchChromium } from '../../chromium.ts';
import { bundleScript } from './bundle.ts';

const ENTRY = join(import.meta.dirname, '../../../tools/signature/sign.ts');

let script = '';
let browser: Awaited<ReturnType<typeof launchChromium>>;

beforeAll(async () => {
  script = await bundleScript(ENTRY, 'signature');
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

describe('the signature', () => {
  it('comes out in a browser as it does here', async () => {
    const files = readSignedFiles();
    const page = await browser.newPage();
    await page.goto('about:blank');
    await page.addScriptTag({ content: script });
    const there = await page.evaluate(
      given => {
        const { signature } = globalThis as unknown as {
          signature: { computeSignature(...given: readonly unknown[]): unknown };
        };
        return signature.computeSignature(...given);
      },
      [files, ALL_GAMES] as const,
    );
    expect(there).toEqual(computeSignature(files, ALL_GAMES));
  });
});
