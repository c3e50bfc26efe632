import { describe, expect, it } from 'vitest';
import { Generator } from './generator.ts';
import { hashText, hashWords } from './hash-text.ts';
import { Streams } from './streams.ts';

function draws(streams: Streams, name: string, count: number): number[] {
  return Array.from({ length: count }, () => streams.stream(name).below(1000));
}

describe('named streams', () => {
  it('are the same for the same seed and differ by name', () => {
    const first = new Streams('demo');
    const second = new Streams('demo');
    expect(draws(first, 'combat', 20)).toEqual(draws(second, 'combat', 20));
    expect(draws(new Streams('demo'), 'combat', 20)).not.toEqual(
      draws(new Streams('demo'), 'level', 20),
    );
    expect(draws(new Streams('demo'), 'combat', 20)).not.toEqual(
      draws(new Streams('demo2'), 'combat', 20),
    );
  });

  it('are not shifted by a new roll in another', () => {
    const plain = new Streams('demo');
    const busy = new Streams('demo');
    draws(busy, 'weather', 17);
    expect(draws(plain, 'combat', 20)).toEqual(draws(busy, 'combat', 20));
  });

  it('go on from a save', () => {
    const streams = new Streams('demo');
    draws(streams, 'combat', 71);
    const restored = new Streams('demo', JSON.parse(JSON.stringify(streams.save())));
    expect(draws(restored, 'combat', 100)).toEqual(draws(streams, 'combat', 100));
    expect(draws(restored, 'new', 5)).toEqual(draws(streams, 'new', 5));
  });

  it.each([32, 128] as const)('are forgotten if nothing was drawn, from %i bits', bits => {
    const streams = new Streams('demo', {}, bits);
    streams.stream('asked before');
    const { begun } = streams;
    const before = streams.save();
    streams.stream('combat');
    streams.forgetUndrawn(begun);
    expect(streams.save()).toEqual(before);
    expect(draws(streams, 'combat', 9)).toEqual(draws(new Streams('demo', {}, bits), 'combat', 9));
    streams.forgetUndrawn(begun);
    expect(Object.keys(streams.save())).toEqual(['asked before', 'combat']);
  });

  it('begin from 128 bits, or from 32 where an older game asks for them', () => {
    const begun = (streams: Streams) => {
      streams.stream('combat');
      return streams.save().combat!.words;
    };
    expect(begun(new Streams('demo'))).toEqual(hashWords('demo\ncombat'));
    const narrow = new Generator(hashText('demo\ncombat')).save().words;
    expect(begun(new Streams('demo', {}, 32))).toEqual(narrow);
    expect(draws(new Streams('demo', {}, 32), 'combat', 9)).not.toEqual(
      draws(new Streams('demo'), 'combat', 9),
    );
  });
});
