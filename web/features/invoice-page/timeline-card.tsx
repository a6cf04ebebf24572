import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { invoiceHistoryQuery } from '#web/lib/queries/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { NextReminder } from './next-reminder.tsx';
import { timelineOf } from './timeline.ts';
import { TimelineItem } from './timeline-item.tsx';

/** Entries shown at first. */
const FIRST = 8;

/** An invoice's events, newest first, below the next reminder. */
export function TimelineCard({ id, onRemind }: { id: string; onRemind: () => void }) {
  const { data, error, refetch } = useQuery(invoiceHistoryQuery(id));
  const list = useRef<HTMLOListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const entries = data ? timelineOf(data) : [];
  const hidden = showsAll ? 0 : Math.max(0, entries.length - FIRST);
  return (
    <Card title="Timeline">
      {data && (
        <NextReminder id={id} onGone={() => list.current?.focus()} onSend={onRemind} reminders={data.reminders} />
      )}
      {data && (
        <ol aria-label="Timeline" className="outline-none" ref={list} tabIndex={-1}>
          {entries.slice(0, entries.length - hidden).map((entry) => (
            <TimelineItem entry={entry} key={entry.key} />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <Button className="mt-3" onClick={() => setShowsAll(true)} size="sm" variant="secondary">
          {`Show ${hidden} earlier`}
        </Button>
      )}
      {!data && error && (
        <ErrorState
          onRetry={() => refetch()}
          text={friendlyMessages(error).join(' ')}
          title="We couldn't load the timeline"
        />
      )}
      {!data && !error && (
        <LoadingRegion className="grid gap-3" title="Loading Timeline">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-40" />
        </LoadingRegion>
      )}
    </Card>
  );
}
