// Fixtures of the faces. Tests of other packages import them through this entry point, `face/testing`, which
// isn't published.

export { QUIZ, QuizHost } from './quiz.ts';
export { DAGGER, drawView, FIREBALL, performed, spell } from './views.ts';
