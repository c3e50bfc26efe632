import { describe, expect, it } from 'vitest';
import { EventLog } from './event-log.ts';

describe('the event log', () => {
  it('tells each field of an event under its name', () => {
    const log = new EventLog();
    log.add('hit', true, 7, 8, 5, 2);
    expect(log.perceived()).toEqual([{ kind: 'hit', actor: 7, target: 8, damage: 5, critical: 2 }]);
  });

  it('takes as many fields as the kind of event has', () => {
    const log = new EventLog();
    log.add('missed', true, 7, 8);
    // @ts-expect-error a miss has two fields
    log.add('missed', true, 7, 8, 5);
    // @ts-expect-error a hit has four
    log.add('hit', true, 7, 8, 5);
    // @ts-expect-error a kind that may be either needs the number of fields of both
    log.add<'missed' | 'hit'>('missed', true, 7, 8);
    expect(log.perceived().map(({ kind }) => kind)).toEqual(['missed', 'missed', 'hit', 'missed']);
  });
});
