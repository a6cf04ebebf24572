import { clsx } from 'clsx';
import { Link, useNavigate } from 'react-router-dom';
import { addDays } from '#shared/calendar-day.ts';
import { toCents } from '#shared/money.ts';
import type { ComingInvoice, Series } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useSeriesMutations } from '#web/lib/queries/series.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.ts';
import { useMaking } from './use-making.ts';

/** The next days of a series with their amounts, each to skip or to change alone, the next one also to make now. */
export function ComingCard({ series }: { series: Series }) {
  const { coming, status } = series;
  const next = coming.find(({ isSkipped }) => !isSkipped)?.day;
  return (
    <Card flush={coming.length > 0} title={t.coming}>
      {coming.length === 0 ? (
        <p className="text-muted">{t.noneComing[status]}</p>
      ) : (
        <ol aria-label={t.coming} className="divide-y divide-line border-line border-t">
          {coming.map((invoice) => (
            <ComingRow invoice={invoice} isNext={invoice.day === next} key={invoice.day} series={series} />
          ))}
        </ol>
      )}
    </Card>
  );
}

type ComingRowProps = { series: Series; invoice: ComingInvoice; isNext: boolean };

function ComingRow({ series, invoice, isNext }: ComingRowProps) {
  const { schedule, currency } = series;
  const { day, dueDate, total, isSkipped, isChanged } = invoice;
  const ahead = schedule?.daysInAdvance ?? 0;
  const facts = [
    t.due({ day: dictionary.shortDay(dueDate) }),
    ...(ahead > 0 ? [t.madeOn({ day: dictionary.shortDay(addDays(day, -ahead)) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-5 pt-3 pb-2 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={clsx('font-medium tabular-nums', isSkipped && 'text-muted line-through')}>
            {dictionary.shortDay(day)}
          </span>
          {isSkipped && <Badge tone="grey">{t.skipped}</Badge>}
          {isChanged && !isSkipped && <Badge tone="blue">{t.changed}</Badge>}
        </p>
        {!isSkipped && <p className="text-muted text-sm tabular-nums">{facts.join(' · ')}</p>}
      </div>
      <Money
        cents={toCents(total)}
        className={clsx('font-semibold', isSkipped && 'text-muted line-through')}
        currency={currency}
      />
      {useMayChange() && <ComingActions {...{ series, invoice, isNext }} />}
    </li>
  );
}

/** Quiet, since the days matter more; close to the edge, so that they align with the day. */
function ComingActions({ series: { id }, invoice: { day, isSkipped, isChanged }, isNext }: ComingRowProps) {
  const navigate = useNavigate();
  const { skip } = useSeriesMutations();
  const make = useMaking(id, (made) => navigate(paths.editInvoice(made.id)));
  const named = (action: string) => ({ 'aria-label': `${action}, ${dictionary.shortDay(day)}` });
  const failed = isSkipped ? t.unskipFailed : t.skipFailed;
  const change = isChanged ? t.changeAgain : t.changeOnly;
  const turn = isSkipped ? t.unskip : t.skip;
  return (
    <div className="-ml-2 flex basis-full flex-wrap sm:-ml-3">
      {isNext && (
        <Button className="max-sm:px-2" onClick={() => make(day)} size="sm" variant="ghost" {...named(t.createNow)}>
          {t.createNow}
        </Button>
      )}
      {!isSkipped && (
        <Link
          className={buttonStyle({ size: 'sm', variant: 'ghost', className: 'max-sm:px-2' })}
          to={paths.editSeriesDay(id, day)}
          {...named(change)}
        >
          {change}
        </Link>
      )}
      <Button
        className="max-sm:px-2"
        onClick={() => isDone(skip.mutateAsync({ id, day, isSkipped: !isSkipped }), failed, showRefusal)}
        size="sm"
        variant="ghost"
        {...named(turn)}
      >
        {turn}
      </Button>
    </div>
  );
}
