import type { ReactNode } from 'react';

/** The frame of the document: white once there is paper in it. */
export function DocumentFrame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Document"
      className="min-w-0 overflow-clip rounded-lg border border-line bg-surface shadow-sm has-[.printed-alone]:bg-white"
    >
      {children}
    </section>
  );
}
