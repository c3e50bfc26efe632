import { QUIZ, QuizHost } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { understand } from './orders.ts';
import { Session } from './session.ts';

const LINES = ['answer a', 'answer 2 east', 'answer e', 'answer Winter wink', 'answer 7'] as const;
const CHOICES = ['answer yes', 'answer frost'] as const;

const viewAt = async (at: number) => (await new QuizHost(at).look()).view;
const placeOf = (kind: string) => QUIZ.findIndex(([asks]) => asks.kind === kind);

/** What a line means while a question of a kind waits. */
async function said(kind: string, line: string) {
  return understand(line, await viewAt(placeOf(kind)));
}

describe('questions in lines', () => {
  it('of every kind are asked one after the other, and answered by answer', async () => {
    const host = new QuizHost();
    const session = await Session.begin(host);
    expect(session.introduction()).toContain('For a (dagger).');
    const told: string[] = [];
    for (const line of [...LINES, ...CHOICES]) {
      told.push(await session.answer(line));
    }
    expect(host.answers).toEqual(QUIZ.map(([, answer]) => answer));
    const [square, direction, text, count, yes, choice, last] = told;
    expect(square).toContain('A square, at most 3 away.');
    expect(direction).toContain('Write answer and a direction, such as answer north');
    expect(text).toContain('Now it is Sting.');
    expect(count).toContain('A number from 1 to 9.');
    expect(yes).toContain('Write yes or no');
    expect(choice).toContain('a (Fire) and b (Frost).');
    expect(last).not.toContain('answer');
  });

  it('can be left by nothing; in quotes that is a text', async () => {
    const answer = (given: object) => ({
      do: 'perform',
      command: { kind: 'answer', answer: given },
    });
    for (const [{ kind }] of QUIZ) {
      expect(await said(kind, 'answer nothing')).toEqual(answer({ nothing: true }));
    }
    expect(await said('text', 'answer "nothing"')).toEqual(answer({ text: 'nothing' }));
    expect(await said('text', 'answer ""')).toEqual(answer({ text: '' }));
  });

  it('with letters are answered by the letter alone, and yes and no by the word', async () => {
    for (const kind of ['item', 'choice'] as const) {
      expect(await said(kind, 'a')).toEqual(await said(kind, 'answer a'));
      expect(await said(kind, 'a')).toMatchObject({ command: { kind: 'answer' } });
    }
    expect(await said('yes', 'yes')).toEqual(await said('yes', 'answer yes'));
    expect(await said('yes', 'no')).toMatchObject({ command: { kind: 'answer' } });
    // A letter that nothing offers, and those of other questions, mean what they always mean.
    expect(await said('choice', 'j')).toMatchObject({ command: { kind: 'move' } });
    expect(await said('direction', 'look')).not.toMatchObject({ command: { kind: 'answer' } });
  });

  it('say what was expected', async () => {
    const text = async (kind: string, line: string) => {
      const order = await said(kind, line);
      return order.do === 'say' ? order.text : '';
    };
    expect(await text('item', 'answer lamp')).toContain('You carry nothing called lamp');
    expect(await text('square', 'answer 9 east')).toBe('That is out of range.');
    expect(await text('square', 'answer Bob')).toContain('Expected a place');
    expect(await text('direction', 'answer up')).toContain('Choose one of the eight directions.');
    expect(await text('text', 'answer a name that is too long')).toContain(
      'That text is too long.',
    );
    expect(await text('count', 'answer 12')).toContain('A number from 1 to 9. Got 12.');
    expect(await text('yes', 'answer perhaps')).toContain('There is no answer called perhaps');
    expect(await text('choice', 'answer c')).toContain('Nothing has the letter c.');
  });
});
