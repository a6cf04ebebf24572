import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ConfirmEmail } from '#web/parts/account/confirm-email.tsx';

/** Asks for the mailed code, above every screen, until the user has confirmed their email. */
export function ConfirmEmailBanner({ className }: { className?: string }) {
  const session = useSession();
  if (session.status !== 'authenticated' || session.user.emailVerified) return null;
  return (
    <div className={clsx('print:hidden', className)}>
      <ConfirmEmail isCompact>
        Until then, you cannot send invoices, invite employees or connect Stripe. Wrong address?{' '}
        <Link className="font-medium underline underline-offset-2" to={paths.profile}>
          Change it
        </Link>
        .
      </ConfirmEmail>
    </div>
  );
}
