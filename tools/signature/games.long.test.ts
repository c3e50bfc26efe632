// What the games of the signature pass through: a rule that none of them meets is not watched by them.

import { type Command, type EventKind, loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { GameQuestions } from './game-questions.ts';
import { playedGames, signMoment } from './games.ts';
import { Parts } from './parts.ts';
import { readSignedFiles } from './read-files.ts';

/** Commands that are carried out at least once. */
const COMMANDS: readonly Command['kind'][] = [
  ...(['move', 'attack', 'explore', 'travel', 'descend', 'pick-up', 'drop', 'rest'] as const),
  ...(['cast', 'zap', 'read', 'study', 'quaff', 'eat', 'apply', 'charge'] as const),
  ...(['wield', 'wear', 'take-off', 'fire', 'throw'] as const),
];

/** Events that occur at least once. */
const EVENTS: readonly EventKind[] = [
  ...(['hit', 'missed', 'died', 'level-gained', 'shot', 'thrown', 'missile-broke'] as const),
  ...(['cast', 'cast-failed', 'effect-born', 'burned', 'condition-began', 'summoned'] as const),
  ...(['zapped', 'read-scroll', 'quaffed', 'charged', 'charging-asked', 'recognised'] as const),
  ...(['spell-learned', 'study-interrupted', 'climbed', 'teleported', 'detected'] as const),
];

describe('the games of the signature', () => {
  const content = loadContent(readSignedFiles().content);
  const titles = new Set<string>();
  const commands = new Set<string>();
  const events = new Set<string>();
  const tally = { carriedOut: 0, refused: 0 };
  const parts = new Parts();
  const questions = new GameQuestions(parts);

  beforeAll(() => {
    for (const moment of playedGames(content, createRulesets())) {
      const { title, command, performed } = moment;
      titles.add(title);
      if (command !== undefined && performed.refusal === undefined) {
        commands.add(command.kind);
      }
      tally[performed.refusal === undefined ? 'carriedOut' : 'refused'] += 1;
      for (const { kind } of performed.events) {
        events.add(kind);
      }
      signMoment(parts, content, moment);
      questions.follow(moment);
    }
  });

  it('are twenty, and pass through all that the rules are about', () => {
    expect(titles.size).toBe(20);
    expect(COMMANDS.filter(kind => !commands.has(kind))).toEqual([]);
    expect(EVENTS.filter(kind => !events.has(kind))).toEqual([]);
    expect(tally.refused * 4).toBeLessThan(tally.carriedOut);
  });

  it('are asked every kind of question, and draw from many streams', () => {
    const names = parts.sign().parts.map(({ name }) => name);
    const asked = names
      .filter(name => name.startsWith('questions/in games'))
      .map(name => name.split(', ')[1]);
    const kinds = ['attack', 'cast', 'cast-at', 'charge', 'compare', 'danger', 'find', 'fire'];
    expect(asked).toEqual([...kinds, 'hidden', 'recall', 'survival', 'throw', 'trap', 'zap']);
    expect(names.filter(name => name.startsWith('draws/in games')).length).toBeGreaterThan(20);
  });
});
