import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { LINK_STYLE } from './link-style.ts';
import { t } from './texts.en.ts';

/** A link to sign-in with this navigation state. */
export function BackToSignIn({ state }: { state?: unknown }) {
  return (
    <Link className={`${LINK_STYLE} -my-2.5 inline-flex items-center gap-1.5 py-2.5`} state={state} to={paths.login}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t.backToSignIn}
    </Link>
  );
}
