// English: what names of things and sentences about them have in common.

export { articleOf, withArticle, withThe } from './article.ts';
export { capitalised } from './capitalised.ts';
