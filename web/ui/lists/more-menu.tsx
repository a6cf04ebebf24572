import type { LucideIcon } from 'lucide-react';
import { Menu, MenuItem, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';

/** An action in a row's menu. */
export type RareAction = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly tone?: 'danger';
  readonly onSelect: () => void;
  /** Why it is unavailable for this entry, which its item then says. */
  readonly unavailable?: string | undefined;
};

/** The menu of a RowMore. */
export function MoreMenu({ actions, ...menu }: OpenMenuProps & { actions: readonly RareAction[] }) {
  return (
    <Menu {...menu}>
      {actions.map(({ label, ...action }) => (
        <MenuItem {...action} key={label}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
