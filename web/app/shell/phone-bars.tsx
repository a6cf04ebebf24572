import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { AccountPanel } from './account-panel.tsx';
import { navigationFor } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { useLogout } from './use-logout.ts';

/** How many screens the bottom bar shows beside Logout (spec 1 §9). */
const BOTTOM_ENTRIES = 2;

/** The top of a phone's screen: the mark, and the button that slides the whole navigation in. */
export function PhoneTopBar() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center justify-between border-line border-b bg-surface px-4 md:hidden print:hidden">
      <Link aria-label={`${PRODUCT_NAME} Home`} className="rounded-md" to={paths.home}>
        <Logo />
      </Link>
      <Button aria-label="Open menu" className="-mr-2" onClick={() => setIsOpen(true)} size="icon" variant="ghost">
        <Menu aria-hidden="true" className="size-5!" />
      </Button>
      <Sheet head={<Logo />} onOpenChange={setIsOpen} open={isOpen} title="Menu">
        <nav aria-label="All screens" className="flex-1 px-3 py-2">
          <NavigationLinks onFollow={() => setIsOpen(false)} />
        </nav>
        <AccountPanel />
      </Sheet>
    </header>
  );
}

const ITEM_STYLE =
  'flex h-full min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 font-medium text-muted text-xs aria-[current=page]:text-accent focus-visible:-outline-offset-2';

/** The bottom of a phone's screen: the first screens and Logout within reach of the thumb. */
export function PhoneBottomBar() {
  const entries = navigationFor(useUser()).slice(0, BOTTOM_ENTRIES);
  const logout = useLogout();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 flex h-[calc(3.75rem+env(safe-area-inset-bottom))] items-stretch border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {entries.map(({ label, path, icon: Icon }) => (
        <NavLink className={ITEM_STYLE} key={path} to={path}>
          <Icon aria-hidden="true" className="size-5" />
          <span className="max-w-full truncate">{label}</span>
        </NavLink>
      ))}
      <button className={ITEM_STYLE} onClick={() => void logout()} type="button">
        <LogOut aria-hidden="true" className="size-5" />
        Logout
      </button>
    </nav>
  );
}
