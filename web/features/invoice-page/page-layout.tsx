import type { ReactNode } from 'react';

type PageLayoutProps = {
  /** What is owed, and what happened. */
  side: ReactNode;
  document: ReactNode;
};

/** The document with what is owed beside it, or above it on narrow screens; a phone has room for the bar of actions. */
export function PageLayout({ side, document }: PageLayoutProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-md:pb-20 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6 xl:order-2">{side}</div>
      {document}
    </div>
  );
}
