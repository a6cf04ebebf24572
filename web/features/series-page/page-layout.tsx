import type { ReactNode } from 'react';

/** The cards with the side column beside them, or above on narrow screens; phones have room for the action bar. */
export function PageLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-md:pb-32 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6 xl:order-2">{side}</div>
      <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
    </div>
  );
}
