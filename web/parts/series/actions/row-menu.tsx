import { Ellipsis } from 'lucide-react';
import { useMayChange } from '#web/lib/session/session.ts';
import { MenuButton } from '#web/ui/overlays/menu-button.tsx';
import type { SeriesMenuProps } from './series-menu.tsx';
import { t } from './texts.en.ts';

const loadMenu = async () => (await import('./series-menu.tsx')).SeriesMenu;

/** A button that opens the actions on a series; nothing for those who may not act. */
export function SeriesRowMenu(props: SeriesMenuProps) {
  if (!useMayChange()) return null;
  return (
    <MenuButton
      aria-label={t.actionsFor({ name: props.series.billingName })}
      load={loadMenu}
      menuProps={props}
      size="icon"
      variant="ghost"
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}
