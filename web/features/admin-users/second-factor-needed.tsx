import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';

/** Asks an administrator without a second factor to set one up. */
export function SecondFactorNeeded() {
  return (
    <>
      <ScreenHeader title="Admin Users" />
      <Card>
        <div className="flex flex-col items-center py-10 text-center">
          <span className="mb-4 inline-flex size-12 items-center justify-center rounded-full bg-blue-soft text-blue">
            <ShieldCheck aria-hidden="true" className="size-5" />
          </span>
          <h2 className="font-semibold text-base">Set up two-step sign-in first</h2>
          <p className="mt-1 max-w-sm text-balance text-muted text-sm">
            Administrators can see every account, so they must use two-step sign-in.
          </p>
          <Link className={buttonStyle({ className: 'mt-6' })} to={paths.security}>
            Set up two-step sign-in
          </Link>
        </div>
      </Card>
    </>
  );
}
