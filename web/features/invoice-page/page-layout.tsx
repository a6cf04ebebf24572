import type { ReactNode } from 'react';

type PageLayoutProps = {
  /** The amounts and the timeline. */
  side: ReactNode;
  document: ReactNode;
};

/** The document with the side column beside it, or above it on narrow screens; phones have room for the action bar. */
export function PageLayout({ side, document }: PageLayoutProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-md:pb-32 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6 xl:order-2">{side}</div>
      {document}
    </div>
  );
}
