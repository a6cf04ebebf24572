import { clsx } from 'clsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Approximate widths of an owner's entries. */
const WIDTHS = ['w-14', 'w-16', 'w-18', 'w-20', 'w-17', 'w-31', 'w-30', 'w-13', 'w-12'];

/** The sidebar's entries before the user is known. */
export function NavigationSkeleton({ collapsed }: { collapsed: boolean }) {
  return (
    <div className="flex flex-col gap-0.5">
      {WIDTHS.map((width) => (
        <div className={clsx('flex h-10 items-center gap-3', collapsed ? 'justify-center' : 'px-3')} key={width}>
          <Skeleton className="size-4.5 shrink-0" />
          {!collapsed && <Skeleton className={clsx('h-3', width)} />}
        </div>
      ))}
    </div>
  );
}
