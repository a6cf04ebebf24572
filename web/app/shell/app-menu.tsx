import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { AccountPanel } from './account-panel.tsx';
import type { MenuProps } from './menu-button.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { t } from './texts.en.tsx';
import { Workplace } from './workplace.tsx';

/** The navigation on phones, sliding in from the side (spec 1 §2.10). */
export function AppMenu({ open, onOpenChange }: MenuProps) {
  return (
    <Sheet onOpenChange={onOpenChange} open={open}>
      <nav aria-label={t.allScreens} className="flex-1 px-3 py-2">
        <NavigationLinks />
      </nav>
      <Workplace className="px-4 py-2" />
      <AccountPanel />
    </Sheet>
  );
}
