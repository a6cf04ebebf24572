import { Ellipsis } from 'lucide-react';
import { MenuButton } from '#web/ui/overlays/menu-button.tsx';
import type { RareAction } from './more-menu.tsx';
import { t } from './texts.en.ts';

const loadMenu = async () => (await import('./more-menu.tsx')).MoreMenu;

/** The rarer actions on a list entry, such as its deletion, in a menu: not beside what is pressed every day. */
export function RowMore({ name, actions }: { name: string; actions: readonly RareAction[] }) {
  return (
    <MenuButton aria-label={t.moreFor({ name })} load={loadMenu} menuProps={{ actions }} size="icon" variant="ghost">
      <Ellipsis aria-hidden="true" className="text-muted" />
    </MenuButton>
  );
}
