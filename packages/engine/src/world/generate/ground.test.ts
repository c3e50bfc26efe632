import { describe, expect, it } from 'vitest';
import { drawLevel, levelRows } from '../level-text.ts';
import { joinThrough } from './ground.ts';

describe('joining ground', () => {
  it('digs the shortest ways between what lies apart, and none where all hangs together', () => {
    const { map } = drawLevel(['··%%%··', '%%%%%·%', '%·%%%%%', '··%%%%%']);
    joinThrough(map, ['rock'], 'cave-floor');
    const joined = ['·······', '%·%%%·%', '%·%%%%%', '··%%%%%'];
    expect(levelRows(map)).toEqual(joined);
    joinThrough(map, ['rock'], 'cave-floor');
    expect(levelRows(map)).toEqual(joined);
  });

  it('makes one ford where deep water cuts ground in two, at its narrowest', () => {
    const { map } = drawLevel(['··~~~··', '··~~≈··', '··~~~··']);
    joinThrough(map, ['water'], 'shallow-water');
    expect(levelRows(map)).toEqual(['··~~~··', '··≈≈≈··', '··~~~··']);
  });

  it('leaves apart what no way may be dug to', () => {
    const { map } = drawLevel(['·#·']);
    joinThrough(map, ['rock'], 'cave-floor');
    expect(levelRows(map)).toEqual(['·#·']);
  });
});
