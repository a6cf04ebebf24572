import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { hasRole } from '#web/lib/session/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { HomeLink } from './home-link.tsx';
import { LogoutQuestion } from './logout-question.tsx';
import { MenuButton } from './menu-button.tsx';
import { isCurrent, navigationFor } from './navigation.ts';
import { OfflineLine } from './offline-line.tsx';
import { usePerson, useShellUser } from './person.ts';
import { t } from './texts.en.tsx';
import { useLogout } from './use-logout.ts';

/** Top bar on phones: menu button, logo and the signed-in user. */
export function PhoneTopBar() {
  const { initials, isLoading } = usePerson();
  return (
    <header className="tall:sticky top-0 z-20 flex h-14 items-center gap-1 border-line border-b bg-surface px-4 md:hidden print:hidden">
      <MenuButton className="-ml-2 md:hidden" load={async () => (await import('./app-menu.tsx')).AppMenu} />
      <HomeLink />
      <OfflineLine className="mx-auto" inHeader />
      <Link className="-mr-1 ml-auto flex size-11 items-center justify-center rounded-full" to={paths.profile}>
        <Avatar initials={initials} loading={isLoading} />
        <span className="sr-only">{t.yourProfile}</span>
      </Link>
    </header>
  );
}

const ITEM_STYLE =
  'flex h-full min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 font-medium text-muted text-xs aria-[current=page]:text-accent focus-visible:-outline-offset-2 disabled:opacity-55';

/** Bottom bar on phones: two screens and Logout, within reach of the thumb. */
export function PhoneBottomBar() {
  const { pathname } = useLocation();
  const user = useShellUser();
  const entries = navigationFor(user)
    .flatMap((section) => section.entries)
    .filter(({ onPhone = [] }) => (user ? hasRole(user, onPhone) : onPhone.includes('EMPLOYEE')));
  const { logout, isBusy, question } = useLogout({ asksAlways: true });
  return (
    <nav
      aria-label={t.main}
      className="tall:fixed inset-x-0 bottom-0 z-20 flex h-[calc(3.75rem+env(safe-area-inset-bottom))] items-stretch border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      data-bottom-bar
    >
      {entries.map((entry) => (
        <Link
          aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
          className={ITEM_STYLE}
          key={entry.path}
          to={entry.path}
        >
          <entry.icon aria-hidden="true" className="size-5" />
          <span className="max-w-full truncate">{entry.label}</span>
        </Link>
      ))}
      <button className={ITEM_STYLE} disabled={isBusy} onClick={logout} type="button">
        <LogOut aria-hidden="true" className="size-5" />
        {t.logout}
      </button>
      <LogoutQuestion {...question} />
    </nav>
  );
}
