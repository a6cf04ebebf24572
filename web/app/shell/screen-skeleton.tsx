import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { t } from './texts.en.tsx';

/**
 * The usual shape of a screen whose code is being fetched: title, main action and a card. As high as the window on a
 * phone, so that no footer shows that the screen would push away.
 */
export function ScreenSkeleton() {
  return (
    <LoadingRegion className="flex-1 max-md:min-h-dvh" title={t.loading}>
      <div className="mb-5 flex items-end justify-between gap-6 sm:mb-6">
        <div className="flex h-14 flex-col justify-between py-1">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-3.5 w-48" />
        </div>
        <Skeleton className="h-control w-26 rounded-md" />
      </div>
      <Card>
        <div className="flex flex-col gap-6 py-2">
          <Skeleton className="h-5 w-1/3" />
          {WIDTHS.map((width) => (
            <Skeleton className={`h-4 ${width}`} key={width} />
          ))}
        </div>
      </Card>
    </LoadingRegion>
  );
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-10/12', 'w-2/3', 'w-3/4'];
