import { clsx } from 'clsx';
import { CalendarX2 } from 'lucide-react';
import { localDayText } from '#web/lib/dates.ts';
import { hasRole, useSession } from '#web/lib/session/session.ts';
import { KeepBusiness } from '#web/parts/account/keep-business.tsx';

/** Says when the business will be deleted, above every screen; its owner can keep it. */
export function DeletionBanner({ className }: { className?: string }) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { user } = session;
  const { businessDeletesAt } = user;
  if (!businessDeletesAt) return null;
  const isEmployee = hasRole(user, ['EMPLOYEE']);
  const what = isEmployee ? (user.businessName ?? 'The business you work in') : 'This business';
  return (
    <div className={clsx('print:hidden', className)}>
      <section
        aria-label="Deletion of the business"
        className="flex items-start gap-3 rounded-md bg-yellow-soft px-4 py-3.5 text-sm sm:items-center"
      >
        <CalendarX2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-yellow sm:mt-0" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 text-pretty wrap-anywhere">
            {what} will be deleted on{' '}
            <strong className="whitespace-nowrap font-semibold">{localDayText(businessDeletesAt)}</strong>. Until then,
            everything works as before.
          </p>
          {!isEmployee && <KeepBusiness />}
        </div>
      </section>
    </div>
  );
}
