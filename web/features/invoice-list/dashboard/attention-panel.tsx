import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Attention } from '#shared/reports/dashboard.ts';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { rangeText } from '#web/ui/forms/day-range.ts';
import { ATTENTION_LOOKS, moreOf, recordPath } from './attention-looks.ts';
import { Panel } from './panel.tsx';
import { t } from './texts.en.ts';

/** What needs attention, most urgent first: what to do, and the invoices or estimates with which to do it. */
export function AttentionPanel({ attention, today }: { attention: readonly Attention[]; today: CalendarDay }) {
  return (
    <Panel title={t.attention}>
      {attention.length > 0 ? (
        // As high as its neighbours, however much there is to do.
        <div className={clsx('relative min-h-0 flex-1 @4xl:overflow-y-auto', FADING)}>
          <ul className="grid grid-cols-1 pt-2.5 @[40rem]:grid-cols-2 @4xl:absolute @4xl:inset-x-0 @4xl:top-0 @4xl:grid-cols-1 @4xl:pb-4">
            {attention.map((entry) => (
              <AttentionRow entry={entry} key={entry.kind} today={today} />
            ))}
          </ul>
        </div>
      ) : (
        <p className="m-auto flex flex-col items-center gap-2 px-4 py-6 text-center text-muted text-sm">
          <CircleCheck aria-hidden="true" className="size-6 text-green" />
          {t.allDone}
        </p>
      )}
    </Panel>
  );
}

function AttentionRow({ entry, today }: { entry: Attention; today: CalendarDay }) {
  const wayBack = wayBackFrom(useLocation());
  const { kind, count, records, days } = entry;
  const { Icon, isUrgent } = ATTENTION_LOOKS[kind];
  const more = moreOf(entry, today);
  return (
    <li className="flex gap-2.5 border-line border-t px-4 py-2.5">
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-4 shrink-0', isUrgent ? 'text-yellow' : 'text-muted')} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{t.todo[kind]({ count })}</p>
        {records.length > 0 && (
          <ul className="text-muted text-xs">
            {records.map(({ id, number, customer }) => (
              <li className="flex gap-2 leading-5 pointer-coarse:leading-9" key={id}>
                <Link
                  className={clsx(LINK_STYLE, 'max-w-1/2 shrink-0')}
                  state={wayBack}
                  title={number}
                  to={recordPath(kind, id)}
                >
                  {number}
                </Link>
                <span className="min-w-0 truncate" title={customer}>
                  {customer}
                </span>
              </li>
            ))}
          </ul>
        )}
        {days && (
          <p className="text-xs leading-5 pointer-coarse:leading-9">
            <Link className={LINK_STYLE} to={`${paths.reports}?tab=taxes&from=${days.from}&to=${days.to}`}>
              {rangeText(days, dictionary.shortDay)}
            </Link>
          </p>
        )}
        {more && (
          <p className="text-muted text-xs leading-5 pointer-coarse:leading-9">
            {more.to ? (
              <Link className={LINK_STYLE} to={more.to}>
                {t.more({ count: more.count })}
              </Link>
            ) : (
              t.more({ count: more.count })
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** At the bottom, where there may be more. */
const FADING = '@4xl:[mask-image:linear-gradient(to_bottom,black_calc(100%-1.5rem),transparent)]';

const LINK_STYLE = 'truncate rounded-sm font-medium text-accent tabular-nums hover:underline';
