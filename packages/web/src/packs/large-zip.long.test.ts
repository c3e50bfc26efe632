import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readZip } from './pack-zip.ts';

it('a zip of files that are too large together is refused', () => {
  const many = Object.fromEntries(
    Array.from({ length: 17 }, (_, at) => [`${at}.arc`, new Uint8Array(4 * 2 ** 20)]),
  );
  expect(() => readZip('bomb.zip', zipSync(many, { level: 1 }))).toThrow(
    'bomb.zip: expected at most 64 MB in all content files, got more in ',
  );
});
