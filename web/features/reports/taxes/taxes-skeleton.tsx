import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ASIDE } from './cash-card.tsx';
import { t } from './texts.en.ts';

const LINES = ['w-72', 'w-64', 'w-40', 'w-52', 'w-60', 'w-68', 'w-44', 'w-56', 'w-48', 'w-36'];

/** The taxes while they are loading. */
export function TaxesSkeleton() {
  return (
    <LoadingRegion className="@container" title={t.loading}>
      <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card flush title={<Skeleton className="h-6 w-24" />}>
          {LINES.map((width) => (
            <div className="flex justify-between gap-6 border-line border-t px-5 py-3.5 sm:px-6" key={width}>
              <Skeleton className={`h-4 max-w-3/5 ${width}`} />
              <Skeleton className="h-4 w-20" />
            </div>
          ))}
        </Card>
        <Card className={ASIDE}>
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-4 h-16" />
        </Card>
      </div>
    </LoadingRegion>
  );
}
