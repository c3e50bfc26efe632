// Food thrown at animals: what is told before is what comes.

import { expect, it } from 'vitest';
import { Enumerator } from '../../../chance/index.ts';
import { answerQuestion } from '../../../host/index.ts';
import { setBeatitude } from '../../../objects/index.ts';
import { ANIMALS, bring, bringPet, give } from '../../testing/animals.ts';
import { MixedLuck } from '../../testing/mixed-luck.ts';
import { Scene } from '../../testing/scene.ts';

const FIELD = ['############', '#..........#', '#....@.....#', '#..........#', '############'];

/** A throw at a dog two squares away. */
function thrown(dogIs: 'pet' | 'wild', food: string, cursed?: 'known' | 'hidden') {
  const play = new Scene(FIELD, { streams: new MixedLuck({}), content: ANIMALS });
  const { state } = play;
  const dog =
    dogIs === 'pet' ? bringPet(state, 'test_dog', [2, 0]) : bring(state, 'test_dog', [2, 0]);
  const item = give(state, food);
  if (cursed !== undefined) {
    setBeatitude(item, 'cursed');
  }
  if (cursed === 'known') {
    state.sheet.lore.learn(item, 'beatitude');
  }
  const asked = { ask: 'throw', item: item.id, target: dog.id } as const;
  const answer = answerQuestion(state, new Enumerator(), asked);
  const { map } = state.level;
  play.perform({ kind: 'throw', item: item.id, x: map.x(dog.square), y: map.y(dog.square) });
  return { answer, told: answer.explanation.map(({ text }) => text), kinds: play.kinds };
}

it('a pet eats what is a treat for it, and no blow is foreseen', () => {
  const { answer, told, kinds } = thrown('pet', 'test_tripe');
  expect(answer.targets).toEqual([]);
  expect(told).toEqual(['The test dog catches the food and eats it, unless it is cursed.']);
  expect(kinds).toContain('pet-ate');
  // Whether it is cursed is hidden, and changes no answer.
  expect(thrown('pet', 'test_tripe', 'hidden').answer).toEqual(answer);
});

it('food that is known to be cursed, or is none for it, is a missile', () => {
  for (const { answer, told, kinds } of [
    thrown('pet', 'test_tripe', 'known'),
    thrown('pet', 'test_carrot'),
  ]) {
    expect(answer.targets).toHaveLength(1);
    expect(told.join(' ')).not.toContain('catch');
    expect(kinds).not.toContain('pet-ate');
  }
});

it('a wild animal may become tame by it', () => {
  const { answer, told, kinds } = thrown('wild', 'test_tripe');
  expect(answer.asFarAsYouKnow).toBe(true);
  expect(told[0]).toBe('The test dog may catch the food and become tame.');
  expect(kinds).toContain('charmed');
});
