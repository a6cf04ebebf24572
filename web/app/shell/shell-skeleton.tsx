import { clsx } from 'clsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { NavigationSkeleton } from './navigation-skeleton.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The shell while its code is being fetched: the same frame with nothing to click. */
export function ShellSkeleton() {
  const { isCollapsed, column } = useSidebar();
  return (
    <>
      <SidebarSkeleton collapsed={isCollapsed} />
      <div className={clsx('flex min-h-dvh flex-col', isCollapsed ? 'md:pl-16' : 'md:pl-64')}>
        <div
          aria-hidden="true"
          className="tall:sticky top-0 z-20 flex h-14 shrink-0 items-center justify-between border-line border-b bg-surface px-4 md:hidden"
        >
          <Logo className="ml-10" />
          <Avatar initials="" loading />
        </div>
        <div className={clsx(column, 'flex flex-1 flex-col py-6 max-sm:pt-4 md:pb-16 lg:pt-10')}>
          <ScreenSkeleton />
        </div>
      </div>
      <div
        aria-hidden="true"
        className="tall:fixed inset-x-0 bottom-0 z-20 h-[calc(3.75rem+env(safe-area-inset-bottom))] border-line border-t bg-surface md:hidden"
      />
    </>
  );
}

function SidebarSkeleton({ collapsed }: { collapsed: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'fixed inset-y-0 left-0 z-20 hidden flex-col overflow-hidden border-line border-r bg-surface md:flex',
        collapsed ? 'w-16' : 'w-64',
      )}
    >
      <div className={clsx('flex h-16 shrink-0 items-center', collapsed ? 'justify-center' : 'px-5')}>
        {collapsed ? <LogoMark className="size-8" /> : <Logo />}
      </div>
      <div className="flex-1 px-3 py-2">
        <NavigationSkeleton collapsed={collapsed} />
      </div>
      <div
        className={clsx(
          'flex items-center gap-3 border-line border-t py-3',
          collapsed ? 'justify-center' : 'pr-3 pl-4',
        )}
      >
        <Avatar initials="" loading />
        {!collapsed && <Skeleton className="h-3 w-28" />}
      </div>
    </div>
  );
}
