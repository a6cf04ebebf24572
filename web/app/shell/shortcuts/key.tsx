import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="min-w-5 rounded-sm border border-line bg-subtle px-1 text-center font-medium font-sans text-muted text-xs">
      {children}
    </kbd>
  );
}
