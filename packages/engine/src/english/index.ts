// English: common forms of names and sentences.

export { articleOf, withArticle, withThe } from './article.ts';
export { capitalised } from './capitalised.ts';
export { listOf } from './list-of.ts';
export { matchesWords } from './matches-words.ts';
export { pluralOf } from './plural.ts';
