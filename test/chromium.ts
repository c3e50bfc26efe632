// The browser of the system tests: the one that comes inside an npm package, or another that is named.

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { unpackedChromium } from './chromium-package.ts';

// The same pixels on every machine, nothing fetched behind our back. Without a graphics card the page
// is painted by the renderer itself: an emulated card falls behind a quick player by seconds.
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-gpu',
];

/** Milliseconds after which a page counts as hanging; a busy machine may take long for anything. */
const HANGS = 120_000;

/** An executable and the environment that it needs. */
interface Program {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts the browser, ready for `newPage()`. The caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, environment } = await findChromium();
  const env = { ...process.env, ...environment };
  return patient(
    await chromium.launch({
      executablePath,
      chromiumSandbox: false,
      args: flags,
      env,
      timeout: HANGS,
    }),
  );
}

/** The same browser, whose pages wait for slow machines. */
function patient(browser: Browser): Browser {
  const newPage = browser.newPage.bind(browser);
  const newContext = browser.newContext.bind(browser);
  const wait = <Waiting extends Page | BrowserContext>(waiting: Waiting): Waiting => {
    waiting.setDefaultTimeout(HANGS);
    waiting.setDefaultNavigationTimeout(HANGS);
    return waiting;
  };
  browser.newPage = async options => wait(await newPage(options));
  browser.newContext = async options => wait(await newContext(options));
  return browser;
}

/** The browser to use: what ROGUEWRIGHT_CHROMIUM names, else the one that comes along, unpacked. */
export async function findChromium(): Promise<Program> {
  const named = process.env.ROGUEWRIGHT_CHROMIUM;
  if (named !== undefined) {
    return { executablePath: named, environment: {} };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The tests in a browser bring their own Chromium for Linux x64 only. ' +
        'Elsewhere name one: ROGUEWRIGHT_CHROMIUM=/path/to/chrome npm test',
    );
  }
  return await unpackedChromium();
}
