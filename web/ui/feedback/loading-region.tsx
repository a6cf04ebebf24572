import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type LoadingRegionProps = {
  title: string;
  hint?: string;
  /** Whether the text is also shown, below the skeleton, as on screens whose loading text is specified. */
  showsText?: boolean;
  className?: string;
  children: ReactNode;
};

/** Skeletons with a text such as "Loading Invoices", which screen readers announce. */
export function LoadingRegion({ title, hint, showsText = false, className, children }: LoadingRegionProps) {
  const text = (
    <p className={showsText ? SHOWN : 'sr-only'} role="status">
      <span className={clsx(showsText && 'font-medium text-ink')}>{title}</span>
      {hint && <span> {hint}</span>}
    </p>
  );
  return (
    <div aria-busy="true" className={className}>
      {!showsText && text}
      {children}
      {showsText && text}
    </div>
  );
}

/** Kept inside the window, above a phone's bottom bar, however long the skeleton is. */
const SHOWN =
  'sticky bottom-20 z-10 col-span-full mx-auto my-4 w-fit rounded-2xl border border-line bg-surface px-4 py-1.5 text-center text-muted text-sm shadow-sm md:bottom-14';
