import type { ReactNode } from 'react';
import { t } from './texts.en.ts';

/** The document's frame: white once it contains paper. */
export function DocumentFrame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label={t.document}
      className="min-w-0 overflow-clip rounded-lg border border-line bg-surface shadow-sm has-[.printed-alone]:bg-white"
    >
      {children}
    </section>
  );
}
