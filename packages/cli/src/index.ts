// What the rest of the workspace reads of the command line: the engine's answers to golden vectors, and the tale
// of a pack that is played at the page as well.

export { beginPackTale, EMBERFEN, findPackTale } from './testing/pack-tale.ts';
export { answerVectors, type VectorAnswers } from './verify/answers.ts';
