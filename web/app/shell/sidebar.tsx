import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { paths } from '#web/app/paths.ts';
import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { AccountPanel } from './account-panel.tsx';
import { NavigationLinks } from './navigation-links.tsx';

type SidebarProps = { collapsed: boolean; onToggle: () => void };

/** The navigation of wide screens: 256 px, or 64 px collapsed (spec 1 §9). */
export function Sidebar({ collapsed, onToggle }: SidebarProps) {
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={clsx(
        'fixed inset-y-0 left-0 z-20 hidden flex-col border-line border-r bg-surface transition-[width] duration-150 md:flex print:hidden',
        collapsed ? 'w-16' : 'w-64',
      )}
    >
      <div className={clsx('flex h-16 shrink-0 items-center', collapsed ? 'justify-center' : 'px-5')}>
        <Link aria-label={`${PRODUCT_NAME} Home`} className="rounded-md" to={paths.home}>
          {collapsed ? <LogoMark className="size-8" /> : <Logo />}
        </Link>
      </div>
      <nav aria-label="Main" className="flex-1 overflow-y-auto px-3 py-2">
        <NavigationLinks collapsed={collapsed} />
      </nav>
      <div className="px-3 py-2">
        <button
          aria-expanded={!collapsed}
          aria-label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          className={clsx(
            'flex h-9 w-full items-center gap-3 rounded-md text-muted text-sm transition-colors hover:bg-subtle hover:text-ink',
            collapsed ? 'justify-center' : 'px-3',
          )}
          onClick={onToggle}
          type="button"
        >
          <Toggle aria-hidden="true" className="size-4.5" />
          {!collapsed && 'Collapse'}
        </button>
      </div>
      <AccountPanel collapsed={collapsed} />
    </aside>
  );
}
