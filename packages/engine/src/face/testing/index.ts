// Fixtures of the faces. Tests of other packages come in by this door, `face/testing`, which a published
// package doesn't have.

export { QUIZ, QuizHost } from './quiz.ts';
export { DAGGER, drawView, FIREBALL, performed, spell } from './views.ts';
