// Before all e2e tests: unpacks the browser once, so that no test's time limit pays for it.

import { findChromium } from './chromium.ts';

export default async function setup(): Promise<void> {
  await findChromium();
}
