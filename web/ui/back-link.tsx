import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

/** The link above a screen's title, back to the screen it was opened from. */
export function BackLink({ to, state, children }: { to: To; state?: unknown; children: ReactNode }) {
  return (
    <Link
      className="-mt-2 -ml-2 mb-2 inline-flex h-control items-center gap-2 self-start rounded-md px-2 font-medium text-muted hover:text-ink"
      state={state}
      to={to}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
