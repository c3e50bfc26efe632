import { join } from 'node:path';
import { Worker as NodeWorker } from 'node:worker_threads';
import { readContent } from '@roguewright/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../chromium.ts';
import { bundleScript } from './bundle.ts';
import { type Sample, takeSample } from './sample.ts';

const files = readContent();
let script = '';
let browser: Awaited<ReturnType<typeof launchChromium>>;

beforeAll(async () => {
  script = await bundleScript(join(import.meta.dirname, 'sample.ts'), 'sample');
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

describe('the same draws, odds and games', () => {
  const here = takeSample(files);

  it('come out twice in one process', () => {
    expect(takeSample(files)).toEqual(here);
    expect(here.hashes).toHaveLength(121);
    expect(new Set(here.hashes).size).toBeGreaterThan(60);
    expect(here.games.length).toBeGreaterThan(4);
    expect(here.draws.length).toBeGreaterThan(1000);
  });

  it('come out in a worker', async () => {
    const code = `${script}\nrequire('node:worker_threads').parentPort.once('message', files =>
      require('node:worker_threads').parentPort.postMessage(sample.takeSample(files)));`;
    const worker = new NodeWorker(code, { eval: true });
    const there = await new Promise<Sample>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(files);
    });
    await worker.terminate();
    expect(there).toEqual(here);
  });

  it('come out in a browser, and in a worker of the browser', async () => {
    const page = await browser.newPage();
    await page.goto('about:blank');
    await page.addScriptTag({ content: script });
    const there = await page.evaluate(given => {
      const { sample } = globalThis as unknown as {
        sample: { takeSample(files: unknown): unknown };
      };
      return sample.takeSample(given);
    }, files);
    expect(there).toEqual(here);
    const inWorker = await page.evaluate(
      async ([code, given]) => {
        const ask = `${code}\nonmessage = ({ data }) => postMessage(sample.takeSample(data));`;
        const url = URL.createObjectURL(new Blob([ask], { type: 'text/javascript' }));
        const worker = new Worker(url);
        const answer = new Promise(resolve => {
          worker.onmessage = ({ data }) => resolve(data);
        });
        worker.postMessage(given);
        return await answer;
      },
      [script, files] as const,
    );
    expect(inWorker).toEqual(here);
  });
});
