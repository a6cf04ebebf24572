import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { wayBackIn } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';

/** Link back to the previous screen; on a page opened by its URL, to the app or to registration. */
export function WayBackLink() {
  const { state } = useLocation();
  // As on arrival: links to a section of the page drop the navigation state.
  const [wayBack] = useState(() => wayBackIn(state));
  const isSignedIn = useSession().status === 'authenticated';
  return (
    <Link
      className="-ml-2 mb-4 inline-flex h-10 items-center gap-2 rounded-md px-2 font-medium text-muted text-sm hover:text-ink print:hidden"
      state={wayBack?.state}
      to={wayBack ?? (isSignedIn ? paths.home : paths.register)}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {wayBack ? 'Back' : isSignedIn ? 'Back to App' : 'Create an account'}
    </Link>
  );
}
