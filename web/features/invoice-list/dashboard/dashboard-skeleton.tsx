import { useMayChange } from '#web/lib/session/session.ts';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { t } from './section-texts.en.ts';

/** Two or three panels side by side where there is room, each at least as high as its skeleton. */
export const PANELS = {
  two: 'col-span-2 grid grid-cols-1 gap-2 @[40rem]:grid-cols-2 @[40rem]:gap-3 @4xl:gap-4',
  three:
    'col-span-2 grid grid-cols-1 gap-2 @[40rem]:grid-cols-2 @[40rem]:gap-3 @[40rem]:[&>:first-child]:col-span-2 @4xl:grid-cols-[1.15fr_1.25fr_1fr] @4xl:gap-4 @4xl:[&>:first-child]:col-span-1',
};
export const PANEL_HEIGHT = 'min-h-72';

/** In place of the panels, at their size. */
export function DashboardSkeleton() {
  const hasAttention = useMayChange();
  const panel = <Skeleton className={`${PANEL_HEIGHT} rounded-lg!`} />;
  return (
    <LoadingRegion className="col-span-2" title={t.loading}>
      <div className={hasAttention ? PANELS.three : PANELS.two}>
        {hasAttention && panel}
        {panel}
        {panel}
      </div>
    </LoadingRegion>
  );
}
