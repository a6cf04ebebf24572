import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Logo } from '#web/ui/logo.tsx';
import { HomeLink } from './home-link.tsx';
import { isAt } from './is-at.ts';
import { LanguageLink } from './language-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { OfflineLine } from './offline-line.tsx';
import { COMPANY_LINKS, isAccountScreen, publicHeaderFor } from './public-links.ts';
import { t } from './texts.en.tsx';

/** The header of public screens (spec 1 §2.9). It sticks above long texts and is plain above forms. */
export function PublicHeader() {
  const { pathname } = useLocation();
  const { logoLinksHome } = publicHeaderFor(useSession().status, pathname);
  return (
    <header
      className={clsx(
        'flex h-16 shrink-0 items-center gap-1 border-b px-4 sm:px-6 print:hidden',
        isAccountScreen(pathname) ? 'border-transparent' : 'tall:sticky top-0 z-20 border-line bg-surface',
      )}
    >
      <MenuButton className="-ml-2 md:hidden" load={async () => (await import('./public-menu.tsx')).PublicMenu} />
      {logoLinksHome ? <HomeLink /> : <Logo />}
      <nav aria-label={t.main} className="ml-6 flex h-full max-md:hidden">
        {COMPANY_LINKS.map(({ label, path }) => (
          <Link
            aria-current={isAt(pathname, path) ? 'page' : undefined}
            className="relative flex items-center px-2 lg:px-3.5 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 lg:aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent"
            key={path}
            to={path}
          >
            {label}
          </Link>
        ))}
      </nav>
      <OfflineLine className="mx-auto max-md:hidden" inHeader />
      <HeaderActions />
    </header>
  );
}

/**
 * Sign-in links, or the way back to the app. At the end of the row, so that nothing shifts once the session is known.
 */
function HeaderActions() {
  // The remembered screen travels along until the visitor has signed in.
  const { pathname, state } = useLocation();
  const { status } = useSession();
  const { signInLinks, backToApp } = publicHeaderFor(status, pathname);
  return (
    <div className="ml-auto flex items-center gap-2">
      {status === 'anonymous' && (
        <LanguageLink className={buttonStyle({ variant: 'ghost', className: 'max-md:hidden' })} />
      )}
      {signInLinks && (
        <>
          <Link className={buttonStyle({ variant: 'secondary' })} state={state} to={paths.login}>
            {t.login}
          </Link>
          <Link className={buttonStyle({ className: 'max-md:hidden' })} state={state} to={paths.register}>
            {t.register}
          </Link>
        </>
      )}
      {backToApp && (
        <Link className={buttonStyle({ variant: 'secondary' })} to={paths.home}>
          {t.backToApp}
        </Link>
      )}
    </div>
  );
}
