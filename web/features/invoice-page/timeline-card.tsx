import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { momentText } from '#web/lib/dates.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { invoiceHistoryQuery } from '#web/lib/queries/invoices.ts';
import { ChangeList } from '#web/parts/activity/activity-details.tsx';
import { TONES } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { NextReminder } from './next-reminder.tsx';
import { t } from './texts.en.ts';
import { timelineOf } from './timeline.ts';
import type { TimelineEntry } from './timeline-entry.ts';

/** Entries shown at first. */
const FIRST = 8;

type TimelineCardProps = { id: string; isDeposit?: boolean | undefined; onRemind: () => void };

/** An invoice's events, newest first, below the next reminder. */
export function TimelineCard({ id, isDeposit, onRemind }: TimelineCardProps) {
  const { data, error, refetch } = useQuery(invoiceHistoryQuery(id));
  const list = useRef<HTMLOListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const entries = data ? timelineOf({ ...data, isDeposit }) : [];
  const hidden = showsAll ? 0 : Math.max(0, entries.length - FIRST);
  return (
    <Card title={t.timeline}>
      {data && (
        <NextReminder id={id} onGone={() => list.current?.focus()} onSend={onRemind} reminders={data.reminders} />
      )}
      {data && (
        <ol aria-label={t.timeline} className="outline-none" ref={list} tabIndex={-1}>
          {entries.slice(0, entries.length - hidden).map((entry) => (
            <TimelineItem entry={entry} key={entry.key} />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <Button className="mt-3" onClick={() => setShowsAll(true)} size="sm" variant="secondary">
          {t.showEarlier({ count: hidden })}
        </Button>
      )}
      {!data && error && (
        <ErrorState onRetry={() => refetch()} text={friendlyMessages(error).join(' ')} title={t.timelineFailed} />
      )}
      {!data && !error && (
        <LoadingRegion title={t.loadingTimeline}>
          <TimelineSkeleton />
        </LoadingRegion>
      )}
    </Card>
  );
}

/** Two entries, as most invoices have. */
export function TimelineSkeleton() {
  return ['created', 'sent'].map((event) => (
    <div className="flex gap-3 pb-5 last:pb-0" key={event}>
      <Skeleton className="size-7 shrink-0 rounded-full!" />
      <div className="grid h-10 content-center gap-1.5">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3.5 w-28" />
      </div>
    </div>
  ));
}

/** An entry of the timeline, connected by a line to its neighbours. An edit expands to its changes. */
function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const { icon: Icon, tone, text, at, by, changes } = entry;
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0 before:absolute before:top-8 before:bottom-1 before:left-3.5 before:w-px before:bg-line last:before:hidden">
      <span className={clsx('flex size-7 shrink-0 items-center justify-center rounded-full', TONES[tone])}>
        <Icon aria-hidden="true" className="size-3.5" />
      </span>
      <div className="wrap-anywhere min-w-0 pt-0.5">
        {changes.length > 0 ? (
          <details>
            <summary className="cursor-pointer rounded-sm marker:text-muted">{text}</summary>
            <div className="mt-2 mb-1 border-line border-l-2 pl-3">
              <ChangeList changes={changes} />
            </div>
          </details>
        ) : (
          <p>{text}</p>
        )}
        <p className="text-muted text-xs tabular-nums">
          <time dateTime={at}>{momentText(at)}</time>
          {by && ` · ${by}`}
        </p>
      </div>
    </li>
  );
}
