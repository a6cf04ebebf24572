import { useMayChange } from '#web/lib/session/session.ts';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { t } from './section-texts.en.ts';

/** Two or three panels side by side where there is room, each at least as high as its skeleton. */
export const PANELS = {
  two: 'grid grid-cols-1 gap-2 @[40rem]:gap-3 @3xl:grid-cols-2 @4xl:gap-4',
  three:
    'grid grid-cols-1 gap-2 @[40rem]:gap-3 @3xl:grid-cols-2 @3xl:[&>:first-child]:col-span-2 @4xl:gap-4 @5xl:grid-cols-[1.15fr_1.25fr_1fr] @5xl:[&>:first-child]:col-span-1',
};
export const PANEL_HEIGHT = 'min-h-68';

/** In place of the panels, at their size. */
export function DashboardSkeleton() {
  const hasAttention = useMayChange();
  const panel = <Skeleton className={`${PANEL_HEIGHT} rounded-lg!`} />;
  return (
    <LoadingRegion title={t.loading}>
      <div className={hasAttention ? PANELS.three : PANELS.two}>
        {hasAttention && panel}
        {panel}
        {panel}
      </div>
    </LoadingRegion>
  );
}
