// Before all system tests: unpacks the browser and bundles the programs once, so that no test's time
// limit pays for it.

import { findChromium } from './chromium.ts';
import { bundledPrograms } from './programs.ts';

export default async function setup(): Promise<void> {
  await bundledPrograms();
  await findChromium();
}
