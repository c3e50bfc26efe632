// The form of a new game that the browser keeps, ready for packs.

import type { Page } from 'playwright-core';

/** Opens the form of a new game on this device, with its packs unfolded. */
export async function newGameOnDevice(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/#/new`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByText('Packs', { exact: true }).click();
}
