import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { isAt } from './is-at.ts';
import { LanguageLink } from './language-link.tsx';
import type { MenuProps } from './menu-button.tsx';
import { COMPANY_LINKS, publicHeaderFor } from './public-links.ts';
import { t } from './texts.en.tsx';

/** The public header's links on phones, sliding in from the side (spec 1 §2.9). */
export function PublicMenu({ open, onOpenChange }: MenuProps) {
  const { pathname, state } = useLocation();
  const { status } = useSession();
  const { signInLinks, backToApp } = publicHeaderFor(status, pathname);
  return (
    <Sheet onOpenChange={onOpenChange} open={open}>
      <nav aria-label={t.allPages} className="flex flex-1 flex-col px-3 py-2">
        <ul className="flex flex-col gap-0.5">
          {COMPANY_LINKS.map(({ label, path }) => (
            <li key={path}>
              <Link
                aria-current={isAt(pathname, path) ? 'page' : undefined}
                className="flex h-11 items-center rounded-md px-3 font-medium text-base hover:bg-subtle aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
                to={path}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-col gap-2 px-1 py-3">
          {status === 'anonymous' && <LanguageLink className={buttonStyle({ variant: 'ghost', size: 'lg' })} />}
          {signInLinks && (
            <>
              <Link className={buttonStyle({ size: 'lg' })} state={state} to={paths.register}>
                {t.register}
              </Link>
              <Link className={buttonStyle({ variant: 'secondary', size: 'lg' })} state={state} to={paths.login}>
                {t.login}
              </Link>
            </>
          )}
          {backToApp && (
            <Link className={buttonStyle({ size: 'lg' })} to={paths.home}>
              {t.backToApp}
            </Link>
          )}
        </div>
      </nav>
    </Sheet>
  );
}
