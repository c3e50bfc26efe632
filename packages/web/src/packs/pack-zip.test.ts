import { type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readZip } from './pack-zip.ts';
import { checkZipSize } from './zip-size.ts';

/** What only says much needn't be packed well. */
const QUICK = { level: 1 } as const;

const ARC = 'Object grey_stoat\nend\n';
const bytes = (text: string) => new TextEncoder().encode(text);
const zipOf = (files: Zippable) => readZip('My Pack.zip', zipSync(files));

describe('a zip', () => {
  it('has the content files of a pack, in the folder around them', () => {
    const inFolder = {
      'fen/a.arc': bytes(ARC),
      'fen/b/c.trs': bytes('x'),
      'fen/me.txt': bytes(''),
    };
    const files = [
      { path: 'a.arc', text: ARC },
      { path: 'b/c.trs', text: 'x' },
    ];
    expect(zipOf(inFolder)).toEqual({ name: 'fen', files });
    expect(zipOf({ 'a.arc': bytes(ARC), 'b/c.trs': bytes('x') })).toEqual({
      name: 'my-pack',
      files,
    });
    const stored: Zippable = { 'a.arc': [bytes(ARC), { level: 0 }] };
    expect(zipOf(stored).files).toEqual([{ path: 'a.arc', text: ARC }]);
  });

  it.each(['/etc/a.arc', '../a.arc', 'fen/../../a.arc', 'C:\\a.arc', '\\a.arc', 'fen\\..\\a.arc'])(
    'with the path %s is refused',
    path => {
      expect(() => zipOf({ [path]: bytes(ARC) })).toThrow(
        `My Pack.zip: expected paths within the zip, got ${JSON.stringify(path)}`,
      );
    },
  );

  it('without content, or of another kind, is refused', () => {
    expect(() => zipOf({ 'a.txt': bytes('x') })).toThrow(
      'My Pack.zip: expected .arc or .trs files',
    );
    expect(() => readZip('a.zip', bytes('plain text that is long enough for an end'))).toThrow(
      'a.zip: expected a zip, got another kind of file',
    );
    expect(() => zipOf({ 'fen/a.arc': new Uint8Array([0xff]) })).toThrow(
      'fen/a.arc:1: expected UTF-8 text, got byte 0xff',
    );
  });

  it('that ends too early or is damaged is refused', () => {
    const whole = zipSync({ 'a.arc': bytes(ARC.repeat(100)) });
    expect(() => readZip('a.zip', whole.slice(0, 50))).toThrow(/^a.zip: /);
    const bent = whole.slice();
    bent.fill(0xff, 36, 60);
    expect(() => readZip('a.zip', bent)).toThrow(/^a.zip: /);
  });

  it('that says little of much is refused at the limits of a tree', () => {
    const bomb = zipSync({ 'a.arc': new Uint8Array(5 * 2 ** 20) }, QUICK);
    expect(() => readZip('bomb.zip', bomb)).toThrow(
      'bomb.zip: expected at most 4 MB, got more in a.arc',
    );
    // What the headers say of the size, small: what comes out counts.
    const lying = bomb.slice();
    const size = new DataView(lying.buffer);
    size.setUint32(22, 10, true);
    expect(() => readZip('bomb.zip', lying)).toThrow('got more in a.arc');
    expect(() => checkZipSize('huge.zip', 65 * 2 ** 20)).toThrow(
      'huge.zip: expected a zip of at most 64 MB, got 65 MB',
    );
  });
});
