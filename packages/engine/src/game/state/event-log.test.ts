import { describe, expect, it } from 'vitest';
import { EVENT_WORDS } from '../protocol/event-words.ts';
import { EVENT_FIELDS, type EventKind } from '../protocol/events.ts';
import { EventLog } from './event-log.ts';

describe('the event log', () => {
  it('tells each field of an event under its name', () => {
    const log = new EventLog();
    log.add('hit', true, 7, 8, 5, 2);
    expect(log.perceived()).toEqual([
      { kind: 'hit', actor: 7, target: 8, damage: 5, critical: 'critical-great' },
    ]);
  });

  it.each(Object.entries(EVENT_WORDS))('tells the words of %s', (kind, lists) => {
    for (const [field, words] of Object.entries<readonly string[]>(lists)) {
      const place = (EVENT_FIELDS[kind as EventKind] as readonly string[]).indexOf(field);
      const heard = words.map((_, index) => {
        const log = new EventLog();
        const numbers = [0, 0, 0, 0, 0].with(place, index);
        log.write(
          kind as EventKind,
          true,
          ...(numbers as [number, number, number, number, number]),
        );
        return (log.perceived()[0] as unknown as Record<string, string>)[field];
      });
      expect(heard).toEqual(words);
    }
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

  it('keeps nothing that the hero doesn’t perceive', () => {
    const log = new EventLog();
    log.add('missed', false, 7, 8);
    log.add('hit', true, 7, 8, 5, 0);
    log.add('died', false, 8, 7);
    expect(log.perceived().map(({ kind }) => kind)).toEqual(['hit']);
    expect(log.perceivedCount).toBe(1);
  });

  it('names an object in each command, and again in one where it is called otherwise', () => {
    const log = new EventLog();
    let name = 'jackal';
    log.witness = {
      nameOf: () => ({ name, isHero: false, common: true }),
      seenId: id => id,
      isBlind: () => false,
    };
    for (let command = 0; command < 3; command++) {
      log.clear();
      name = 'jackal';
      log.add('came-in-sight', true, 7);
      log.add('came-in-sight', true, 7);
      expect(log.names()).toMatchObject({ names: { 7: { name: 'jackal' } }, renamed: {} });
      name = 'wolf';
      log.add('came-in-sight', true, 7);
      expect(log.names()).toMatchObject({
        names: { 7: { name: 'jackal' } },
        renamed: { 2: { 7: { name: 'wolf' } } },
      });
    }
  });
});
