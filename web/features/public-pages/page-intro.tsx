import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';

type PageIntroProps = {
  title: string;
  /** Tab title; the page's title by default. */
  tab?: string;
  /** A line above the title. */
  eyebrow?: string;
  children: ReactNode;
};

/** The head of a public page: its only h1, and an introduction. */
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
