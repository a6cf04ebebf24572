import { Link, useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { paths } from '#web/app/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Logo } from '#web/ui/logo.tsx';
import { MadeInCanada } from './made-in-canada.tsx';
import { MainContent, SkipLink } from './main-content.tsx';

/** What stands around the screens for visitors (spec 1 §2.9). */
export function PublicLayout() {
  const isSignedIn = useSession().status === 'authenticated';
  // Where a visitor wanted to go travels along until they are signed in.
  const { state } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <SkipLink />
      <header className="flex h-16 shrink-0 items-center justify-between gap-4 px-4 sm:px-6">
        <Link aria-label={`${PRODUCT_NAME} Home`} className="rounded-md" to={paths.home}>
          <Logo />
        </Link>
        {!isSignedIn && (
          <nav aria-label="Account" className="flex items-center gap-1">
            <Link className={buttonStyle({ variant: 'ghost', size: 'sm' })} state={state} to={paths.login}>
              Login
            </Link>
            <Link className={buttonStyle({ variant: 'secondary', size: 'sm' })} state={state} to={paths.register}>
              Register
            </Link>
          </nav>
        )}
      </header>
      <MainContent />
      <footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 sm:px-6">
        <p className="text-muted text-xs">Simple, professional invoicing for small businesses.</p>
        <MadeInCanada />
      </footer>
    </div>
  );
}
