import { clsx } from 'clsx';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { Aged } from '#shared/reports/dashboard.ts';
import { AGING_BUCKETS, type AgingBucket } from '#shared/reports/groups.ts';
import { AGING_LABELS } from '#web/lib/locale/aging-buckets.en.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { Money } from '#web/ui/money.tsx';
import { NothingHere, Panel } from './panel.tsx';
import { t } from './texts.en.ts';

type AgingPanelProps = {
  /** In the currency; undefined if nothing is owed in it. */
  aged: Aged | undefined;
  currency: InvoiceCurrency;
  /** Whether what is owed is known: not if it is of too many invoices. */
  isKnown: boolean;
};

const REPORT = { to: `${paths.reports}?tab=aging`, label: t.agingReport };

/** What customers owe, by days after the due day. */
export function AgingPanel({ aged, currency, isKnown }: AgingPanelProps) {
  return (
    <Panel report={REPORT} title={t.owed}>
      {aged ? (
        <>
          <p className="px-4 pt-1.5">
            <Money cents={aged.totalCents} className="font-semibold text-lg" currency={currency} />
          </p>
          <dl className="mt-auto grid gap-2 px-4 pt-3 pb-4 text-sm">
            {AGING_BUCKETS.map((bucket) => (
              <BucketRow aged={aged} bucket={bucket} key={bucket} />
            ))}
          </dl>
        </>
      ) : (
        <NothingHere>{isKnown ? t.nothingOwed : t.tooMany}</NothingHere>
      )}
    </Panel>
  );
}

/** The amount of a bucket, and a bar of its share. */
function BucketRow({ aged: { buckets, totalCents }, bucket }: { aged: Aged; bucket: AgingBucket }) {
  const cents = buckets[bucket];
  const isLast = bucket === '90+' && cents > 0;
  return (
    <div className="relative flex items-baseline justify-between gap-3 pb-2">
      <dt className={clsx('text-muted', isLast && 'text-red')}>{AGING_LABELS[bucket]}</dt>
      <dd className={clsx('tabular-nums', isLast && 'text-red', cents === 0 && 'text-muted')}>
        {dictionary.amount(cents)}
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 overflow-hidden rounded-full bg-line">
          {cents > 0 && (
            <span
              className={clsx(
                'block h-full rounded-full forced-colors:bg-[CanvasText]',
                isLast ? 'bg-red' : 'bg-accent',
              )}
              style={{ width: `${Math.max(2, (cents / totalCents) * 100)}%` }}
            />
          )}
        </span>
      </dd>
    </div>
  );
}
