import { clsx } from 'clsx';
import { NavLink } from 'react-router-dom';
import { useUser } from '#web/lib/session.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { type NavigationEntry, navigationFor } from './navigation.ts';

/** The screens as a list of links; collapsed, their names show beside the icons on hover and focus. */
export function NavigationLinks({ collapsed = false, onFollow }: { collapsed?: boolean; onFollow?: () => void }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {navigationFor(useUser()).map((entry) => (
        <li key={entry.path}>
          {collapsed ? (
            <Tooltip side="right" text={entry.label}>
              <EntryLink collapsed entry={entry} onFollow={onFollow} />
            </Tooltip>
          ) : (
            <EntryLink entry={entry} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  );
}

type EntryLinkProps = { entry: NavigationEntry; collapsed?: boolean; onFollow?: (() => void) | undefined };

function EntryLink({ entry: { label, path, icon: Icon }, collapsed = false, onFollow, ...trigger }: EntryLinkProps) {
  return (
    <NavLink
      {...trigger}
      className={clsx(
        'flex h-10 items-center gap-3 rounded-md font-medium text-muted text-sm transition-colors hover:bg-subtle hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent',
        collapsed ? 'justify-center' : 'px-3',
      )}
      onClick={onFollow}
      to={path}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
    </NavLink>
  );
}
