import { clsx } from 'clsx';
import { CalendarX2 } from 'lucide-react';
import { localDayText } from '#web/lib/dates.ts';
import { isOwner, useSession } from '#web/lib/session/session.ts';
import { KeepBusiness } from '#web/parts/account/keep-business.tsx';
import { t } from './texts.en.tsx';

/** Says when the business will be deleted, above every screen; its owner can keep it. */
export function DeletionBanner({ className }: { className?: string }) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { user } = session;
  const { businessDeletesAt, businessName } = user;
  if (!businessDeletesAt) return null;
  const isEmployee = !isOwner(user);
  const day = <strong className="whitespace-nowrap font-semibold">{localDayText(businessDeletesAt)}</strong>;
  return (
    <div className={clsx('print:hidden', className)}>
      <section
        aria-label={t.deletion}
        className="flex items-start gap-3 rounded-md bg-yellow-soft px-4 py-3.5 text-sm sm:items-center"
      >
        <CalendarX2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-yellow sm:mt-0" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 text-pretty wrap-anywhere">
            {!isEmployee && t.yoursDeleted({ day })}
            {isEmployee && (businessName ? t.deleted({ business: businessName, day }) : t.employersDeleted({ day }))}
          </p>
          {!isEmployee && <KeepBusiness />}
        </div>
      </section>
    </div>
  );
}
