import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';

type PageIntroProps = {
  title: string;
  /** What the browser's tab reads; the title unless told. */
  tab?: string;
  /** A line over the title. */
  eyebrow?: string;
  children: ReactNode;
};

/** The head of a public page: its one h1, and what the page is about. */
export function PageIntro({ title, tab = title, eyebrow, children }: PageIntroProps) {
  useDocumentTitle(tab);
  return (
    <header className="max-w-2xl">
      {eyebrow && <p className="mb-3 font-medium text-accent text-sm">{eyebrow}</p>}
      <h1 className="text-balance font-semibold text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-4 text-pretty text-lg text-muted">{children}</p>
    </header>
  );
}
