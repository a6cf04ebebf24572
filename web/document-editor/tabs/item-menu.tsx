import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react';
import type { FormItem } from '#web/document-editor/model/form.ts';
import { Menu, MenuItem, MenuSeparator, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { t } from './texts.en.tsx';
import type { ItemHandlers } from './use-item-actions.ts';

type ItemMenuProps = Pick<ItemHandlers, 'onDuplicate' | 'onMove' | 'onRemove'> & {
  itemKey: FormItem['key'];
  isFirst: boolean;
  isLast: boolean;
  /** Shows or hides the details of a row; null for a card, which always shows them. */
  onToggle: (() => void) | null;
  isExpanded: boolean;
};

/** The menu of a line. */
export function ItemMenu({ itemKey, isFirst, isLast, onToggle, isExpanded, ...rest }: ItemMenuProps & OpenMenuProps) {
  const { onDuplicate, onMove, onRemove, ...menu } = rest;
  return (
    <Menu {...menu}>
      {onToggle && (
        <MenuItem icon={isExpanded ? ChevronUp : ChevronDown} onSelect={onToggle}>
          {isExpanded ? t.hideDetails : t.showDetails}
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => onDuplicate(itemKey)}>
        {t.duplicate}
      </MenuItem>
      <MenuItem disabled={isFirst} icon={ArrowUp} onSelect={() => onMove(itemKey, -1)}>
        {t.moveUp}
      </MenuItem>
      <MenuItem disabled={isLast} icon={ArrowDown} onSelect={() => onMove(itemKey, 1)}>
        {t.moveDown}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} onSelect={() => onRemove(itemKey)} tone="danger">
        {t.remove}
      </MenuItem>
    </Menu>
  );
}
