// A page of plain words with a way back.

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface NoticeProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The page. */
export function Notice({ title, children }: NoticeProps) {
  useEffect(() => {
    document.title = `${title} · Roguewright`;
  }, [title]);
  return (
    <main class="notice">
      <h1>{title}</h1>
      {children}
      <p>
        <a href="#/">To the title page</a>
      </p>
    </main>
  );
}
