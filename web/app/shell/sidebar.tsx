import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { AccountPanel } from './account-panel.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { t } from './texts.en.tsx';
import { Workplace } from './workplace.tsx';

type SidebarProps = {
  collapsed: boolean;
  /** Null if the window is only wide enough for icons. */
  onToggle: (() => void) | null;
};

/** The navigation on wide screens: 256 px, or 64 px collapsed (spec 1 §9). */
export function Sidebar({ collapsed, onToggle }: SidebarProps) {
  return (
    <aside
      className={clsx(
        'fixed inset-y-0 left-0 z-20 hidden flex-col overflow-hidden border-line border-r bg-surface transition-[width] duration-150 md:flex print:hidden',
        collapsed ? 'w-16' : 'w-64',
      )}
    >
      <div className={clsx('flex h-16 shrink-0 items-center', collapsed ? 'justify-center' : 'px-5')}>
        <HomeLink small={collapsed} />
      </div>
      <Workplace className={collapsed ? 'px-3 py-2' : 'px-5 pb-2'} collapsed={collapsed} />
      <nav aria-label={t.main} className="flex-1 overflow-y-auto px-3 py-2">
        <NavigationLinks collapsed={collapsed} />
      </nav>
      <div className="px-3 py-2">
        {onToggle ? <CollapseButton collapsed={collapsed} onToggle={onToggle} /> : <SlideOutButton />}
      </div>
      <AccountPanel collapsed={collapsed} />
    </aside>
  );
}

function SlideOutButton() {
  return (
    <Tooltip text={t.openMenu}>
      <MenuButton
        className="w-full text-muted"
        icon={PanelLeftOpen}
        load={async () => (await import('./app-menu.tsx')).AppMenu}
      />
    </Tooltip>
  );
}

function CollapseButton({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  const label = collapsed ? t.expand : t.collapseSidebar;
  return (
    <Tooltip text={collapsed ? label : undefined}>
      <button
        aria-expanded={!collapsed}
        aria-label={label}
        className={clsx(
          'flex h-10 w-full items-center gap-3 rounded-md text-muted text-sm transition-colors hover:bg-subtle hover:text-ink',
          collapsed ? 'justify-center' : 'px-3',
        )}
        onClick={onToggle}
        type="button"
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        {!collapsed && <span className="truncate">{t.collapse}</span>}
      </button>
    </Tooltip>
  );
}
