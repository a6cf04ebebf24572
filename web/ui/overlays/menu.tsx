import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { POPUP_STYLE } from './popup-style.ts';
import { leaveToScrim, SHEET, SHEET_STYLE, SheetScrim } from './sheet-scrim.tsx';

/** Props that a MenuButton passes to its menu. */
export type OpenMenuProps = {
  /** The button that reopens it. */
  trigger: ReactNode;
  /** Opened by keyboard: the focus starts on the first item. */
  isFirstItemFocused: boolean;
};

/**
 * A menu of actions, initially open: MenuItems, MenuChoices and MenuSeparators. On a phone, it is a sheet at the bottom
 * of the window. Loaded on demand by a MenuButton.
 */
export function Menu({ trigger, isFirstItemFocused, children }: OpenMenuProps & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const focusesFirstItem = useRef(isFirstItemFocused);
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!focusesFirstItem.current || target !== currentTarget) return;
    focusesFirstItem.current = false;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    <DropdownMenu.Root modal={false} onOpenChange={setIsOpen} open={isOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <SheetScrim onClose={() => setIsOpen(false)} />
      </DropdownMenu.Portal>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...SHEET}
          align="end"
          className={clsx(POPUP_STYLE, MENU_STYLE, SHEET_STYLE)}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // A choice may already have moved the focus.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
          onFocus={onFocus}
          onInteractOutside={leaveToScrim}
          sideOffset={4}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** On a small screen, a long menu scrolls. */
const MENU_STYLE =
  'min-w-48 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto p-1 max-sm:px-2 max-sm:pt-2';

/** An item of any kind. */
export const MENU_ITEM_STYLE =
  'flex h-9 cursor-pointer select-none pointer-coarse:h-11 max-sm:h-11 items-center gap-2.5 rounded-md px-2.5 outline-none data-disabled:cursor-not-allowed data-highlighted:bg-subtle data-disabled:opacity-55';

type MenuItemProps = {
  icon?: LucideIcon;
  tone?: 'danger';
  disabled?: boolean;
  /** Why it is unavailable. The item then does nothing, but arrow keys lead to it, and it says why. */
  unavailable?: string | undefined;
  onSelect?: () => void;
  /** Makes the item a link: its child is the `<a>` or `<Link>`. */
  asChild?: boolean;
  children: ReactNode;
};

/** One action of a Menu. */
export function MenuItem(props: MenuItemProps) {
  const { icon: Icon, tone, disabled = false, unavailable, onSelect, asChild = false, children } = props;
  if (unavailable !== undefined) return <UnavailableItem {...props} reason={unavailable} />;
  return (
    <DropdownMenu.Item
      asChild={asChild}
      className={clsx(MENU_ITEM_STYLE, tone === 'danger' && 'text-danger')}
      disabled={disabled}
      {...(onSelect && { onSelect })}
    >
      {asChild ? (
        children
      ) : (
        <>
          {Icon && <Icon aria-hidden="true" className={clsx('size-4 shrink-0', tone !== 'danger' && 'text-muted')} />}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

function UnavailableItem({ icon: Icon, children, reason }: MenuItemProps & { reason: string }) {
  return (
    <DropdownMenu.Item
      aria-disabled
      className={clsx(MENU_ITEM_STYLE, 'h-auto! cursor-not-allowed! py-2 text-muted')}
      onSelect={(event) => event.preventDefault()}
    >
      {Icon && <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 self-start opacity-55" />}
      <span className="max-w-60">
        {children} <span className="block text-xs">{reason}</span>
      </span>
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line max-sm:-mx-2" />;
}
