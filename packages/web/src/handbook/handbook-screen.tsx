// The handbook: `#/handbook` the contents, `#/handbook/casting` a chapter, `#/handbook/casting.fail` a section.

import { useEffect, useRef, useState } from 'preact/hooks';
import { BackToTitle } from '../screens/book.tsx';
import { handbookAddress } from '../screens/route.ts';
import type { BookList } from './book.ts';
import { ChapterArticle } from './chapter-article.tsx';
import { SectionArticle } from './section-article.tsx';

type Book = typeof import('./book.ts');

/** The width below which the pages of the book lie one under the other. */
const NARROW = '(max-width: 880px)';

interface ScreenProps {
  /** A chapter or a section; undefined: the first chapter. */
  readonly place: string | undefined;
  /** A ruleset, a preset or a composition. */
  readonly rules: string;
}

/** The page. */
export function HandbookScreen({ place, rules }: ScreenProps) {
  const [book, setBook] = useState<Book>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    document.title = 'Handbook · Roguewright';
    import('./book.ts').then(setBook, (error: Error) => setProblem(error.message));
  }, []);
  return (
    <main class="title handbook">
      <div class="book">
        <div class="page left">
          <BackToTitle />
          <h1>Handbook</h1>
          <p class="motto">The rules in words, with tables that are computed while you look.</p>
          {problem !== undefined && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {book === undefined && problem === undefined && <p role="status">A moment…</p>}
          {book !== undefined && <Contents book={book} place={place} rules={rules} />}
        </div>
        <div class="page right">
          {book !== undefined && <Article book={book} place={place} rules={rules} />}
        </div>
      </div>
    </main>
  );
}

interface PartProps extends ScreenProps {
  readonly book: Book;
}

/** Search, rules and the list of sections. */
function Contents({ book, place, rules }: PartProps) {
  const [words, setWords] = useState('');
  const lists = attempt(() => book.bookList(rules, words)) ?? book.bookList('house', words);
  return (
    <>
      <div class="field">
        <label for="handbook-words">Search</label>
        <input
          id="handbook-words"
          type="search"
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="handbook-rules">Rules</label>
        <select
          id="handbook-rules"
          value={rules}
          onChange={({ currentTarget }) => {
            location.hash = handbookAddress(place, currentTarget.value);
          }}
        >
          {book.rulesToPick(rules).map(({ id, title }) => (
            <option key={id} value={id} selected={id === rules}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <p class="muted" role="status">
        {lists.length === 0 ? 'No section has all of these words.' : ''}
      </p>
      <nav class="contents" aria-label="Chapters">
        {lists.map(list => (
          <ChapterLinks key={list.id} list={list} place={place} rules={rules} />
        ))}
      </nav>
    </>
  );
}

function ChapterLinks({ list, place, rules }: ScreenProps & { readonly list: BookList }) {
  const current = (id: string) => (id === place ? 'page' : undefined);
  return (
    <section>
      <h2>
        <a href={handbookAddress(list.id, rules)} aria-current={current(list.id)}>
          {list.title}
        </a>
      </h2>
      <ul>
        {list.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={handbookAddress(id, rules)} aria-current={current(id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The chapter or section of the address. Its heading takes the focus when the player goes there. */
function Article({ book, place, rules }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(place);
  useEffect(() => {
    if (shownBefore.current !== place) {
      shownBefore.current = place;
      heading.current?.focus();
      heading.current?.scrollIntoView();
    } else if (place !== undefined && matchMedia(NARROW).matches) {
      // Where the pages lie one under the other, the section is below the contents.
      heading.current?.scrollIntoView();
    }
  }, [place]);
  const wanted = place ?? 'casting';
  const chapter = book.bookChapter(rules, wanted);
  if (chapter !== undefined) {
    return <ChapterArticle page={chapter} rules={rules} heading={heading} />;
  }
  try {
    const page = book.bookSection(rules, wanted);
    const beside = book.neighbours(page.id);
    return <SectionArticle page={page} rules={rules} beside={beside} heading={heading} />;
  } catch (error) {
    return (
      <p class="trouble" role="alert">
        {(error as Error).message}
      </p>
    );
  }
}

/** The result, or undefined for rules that there are not; the article says why. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
