import { clsx } from 'clsx';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#web/lib/session/session.ts';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { isCurrent, type NavigationEntry, type NavigationSection, navigationFor } from './navigation.ts';
import { NavigationSkeleton } from './navigation-skeleton.tsx';
import { useShellUser } from './person.ts';
import { t } from './texts.en.tsx';

/** The screens as lists of links; when collapsed, names show beside the icons on hover and focus. */
export function NavigationLinks({ collapsed = false }: { collapsed?: boolean }) {
  const user = useShellUser();
  if (useSession().status === 'loading') {
    return (
      <LoadingRegion title={t.loadingNavigation}>
        <NavigationSkeleton collapsed={collapsed} />
      </LoadingRegion>
    );
  }
  return navigationFor(user).map((section) => (
    <SectionLinks collapsed={collapsed} key={section.label ?? ''} section={section} />
  ));
}

function SectionLinks({ section: { label, entries }, collapsed }: { section: NavigationSection; collapsed: boolean }) {
  const labelId = useId();
  return (
    <>
      {label && (
        <p
          className={clsx(
            'pb-1.5 font-medium text-muted text-xs',
            collapsed ? 'mx-2 mt-3 border-line border-t pt-1.5' : 'px-3 pt-5',
          )}
          id={labelId}
        >
          <span className={collapsed ? 'sr-only' : undefined}>{label}</span>
        </p>
      )}
      <ul className="flex flex-col gap-0.5" {...(label && { 'aria-labelledby': labelId })}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink collapsed={collapsed} entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryLink({ entry, collapsed }: { entry: NavigationEntry; collapsed: boolean }) {
  const { pathname } = useLocation();
  const { label, path, icon: Icon } = entry;
  return (
    <Tooltip text={collapsed ? label : undefined}>
      <Link
        aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
        className={clsx(
          'flex h-10 items-center gap-3 rounded-md font-medium text-muted text-sm transition-colors hover:bg-subtle hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent',
          collapsed ? 'justify-center' : 'px-3',
        )}
        to={path}
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
      </Link>
    </Tooltip>
  );
}
