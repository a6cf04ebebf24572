import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Attention } from '#shared/reports/dashboard.ts';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { ATTENTION_LOOKS, moreOf, recordPath } from './attention-looks.ts';
import { Panel } from './panel.tsx';
import { t } from './texts.en.ts';

/** What needs attention, most urgent first: what to do, and the invoices or estimates with which to do it. */
export function AttentionPanel({ attention, today }: { attention: readonly Attention[]; today: CalendarDay }) {
  return (
    <Panel title={t.attention}>
      {attention.length > 0 ? (
        // As high as its neighbours, however much there is to do.
        <div className="relative min-h-0 flex-1 @5xl:overflow-y-auto">
          <ul className="divide-y divide-line pt-1.5 @5xl:absolute @5xl:inset-x-0 @5xl:top-0">
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
  const { kind, count, records } = entry;
  const { Icon, isUrgent } = ATTENTION_LOOKS[kind];
  const more = moreOf(entry, today);
  return (
    <li className="flex gap-2.5 px-4 py-2.5">
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-4 shrink-0', isUrgent ? 'text-yellow' : 'text-muted')} />
      <div className="min-w-0 text-sm">
        <p className="font-medium">{t.todo[kind]({ count })}</p>
        <p className="wrap-anywhere text-muted text-xs leading-5">
          {records.map(({ id, number, customer }, place) => (
            <Fragment key={id}>
              {place > 0 && ' · '}
              <Link className={LINK_STYLE} state={wayBack} to={recordPath(kind, id)}>
                {number}
              </Link>{' '}
              {customer}
            </Fragment>
          ))}
          {more && (
            <>
              {' · '}
              {more.to ? (
                <Link className={LINK_STYLE} to={more.to}>
                  {t.more({ count: more.count })}
                </Link>
              ) : (
                t.more({ count: more.count })
              )}
            </>
          )}
        </p>
      </div>
    </li>
  );
}

const LINK_STYLE =
  'rounded-sm font-medium text-accent tabular-nums hover:underline pointer-coarse:inline-block pointer-coarse:py-2';
