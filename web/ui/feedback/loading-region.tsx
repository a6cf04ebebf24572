import type { ReactNode } from 'react';

type LoadingRegionProps = { title: string; hint?: string; className?: string; children: ReactNode };

/** Skeletons with a text for screen readers, such as "Loading Invoices". */
export function LoadingRegion({ title, hint, className, children }: LoadingRegionProps) {
  return (
    <div aria-busy="true" className={className}>
      <p className="sr-only" role="status">
        {hint ? `${title}. ${hint}` : title}
      </p>
      {children}
    </div>
  );
}
