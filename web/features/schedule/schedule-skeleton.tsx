import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CARDS_STYLE } from './appointment-cards.tsx';
import { ROW_STYLE } from './appointment-rows.tsx';
import { t } from './texts.en.tsx';
import type { ScheduleView } from './use-schedule-view.ts';

const KEYS = [1, 2, 3];

/** Skeleton of a day's appointments, as cards or as rows. */
export function ScheduleSkeleton({ view }: { view: ScheduleView }) {
  return (
    <LoadingRegion hint={t.pleaseWait} title={t.loadingSchedule} showsText>
      {view === 'cards' ? (
        <div className={CARDS_STYLE}>
          {KEYS.map((key) => (
            <SkeletonCard key={key} />
          ))}
        </div>
      ) : (
        <Card flush>
          <div className="divide-y divide-line">
            {KEYS.map((key) => (
              <SkeletonRow key={key} />
            ))}
          </div>
        </Card>
      )}
    </LoadingRegion>
  );
}

function SkeletonCard() {
  return (
    <div className="rounded-lg border border-line bg-surface p-5 shadow-sm">
      <div className="flex justify-between">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-5 w-20 rounded-full!" />
      </div>
      <Skeleton className="mt-2.5 h-5 w-44" />
      <div className="mt-4 flex flex-col gap-2.5 border-line border-t pt-4">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-4 w-52" />
      </div>
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className={ROW_STYLE}>
      <Skeleton className="h-5 w-36 md:max-xl:col-span-2" />
      <Skeleton className="h-5 w-44" />
      <div className="flex flex-col gap-1.5">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-32" />
      </div>
      <Skeleton className="ml-auto h-5 w-20 rounded-full! max-xl:hidden" />
    </div>
  );
}
