import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcKeys } from './arc-keys.ts';
import type { ArchetypeFields } from './archetype-reading.ts';
import { FieldList } from './field-list.ts';

const keys = ['name', 'sp', 'hp', 'move_slow'].map(name => arcKeys.get(name)!);

describe('a list of fields', () => {
  it('is the record to which the same was done, order included', () => {
    const step = fc.record({
      key: fc.constantFrom(...keys),
      value: fc.option(fc.oneof(fc.integer(), fc.string()), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(step), steps => {
        const list = new FieldList();
        const record: ArchetypeFields = {};
        for (const { key, value } of steps) {
          if (value === undefined) {
            list.delete(key);
            delete record[key.name];
          } else {
            list.set(key, value);
            record[key.name] = value;
          }
        }
        expect(Object.entries(list.record)).toEqual(Object.entries(record));
        for (const key of keys) {
          expect(list.get(key)).toBe(record[key.name]);
        }
      }),
    );
  });
});
