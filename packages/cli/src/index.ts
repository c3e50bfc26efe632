// What the rest of the workspace reads of the command line: the engine's answers to golden vectors.

export { answerVectors, type VectorAnswers } from './verify/answers.ts';
