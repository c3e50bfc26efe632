// English: what names of things and sentences about them have in common.

export { articleOf, withArticle } from './article.ts';
