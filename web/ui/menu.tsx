import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { POPUP_STYLE } from './popup-style.ts';

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** MenuItems and MenuSeparators. */
  children: ReactNode;
};

/** Actions behind a button. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          className={clsx(POPUP_STYLE, 'min-w-48 p-1')}
          collisionPadding={8}
          sideOffset={4}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = {
  icon?: LucideIcon;
  tone?: 'danger';
  disabled?: boolean;
  onSelect?: () => void;
  /** Makes the item a link: its child is the `<a>` or `<Link>`. */
  asChild?: boolean;
  children: ReactNode;
};

/** One action of a Menu. */
export function MenuItem({ icon: Icon, tone, disabled = false, onSelect, asChild = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      className={clsx(
        'flex h-9 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 outline-none data-disabled:cursor-not-allowed data-highlighted:bg-subtle data-disabled:opacity-55',
        tone === 'danger' && 'text-danger',
      )}
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

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
