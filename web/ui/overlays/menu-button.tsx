import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useLazyPart } from './lazy-part.tsx';
import type { OpenMenuProps } from './menu.tsx';

type MenuButtonProps<Props> = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Fetches the Menu with its items, when one is about to be opened for the first time. */
  load: () => Promise<ComponentType<Props & OpenMenuProps>>;
  menuProps: Props;
};

/** A button that opens a menu of actions. */
export function MenuButton<Props extends object>({ load, menuProps, ...button }: MenuButtonProps<Props>) {
  const { part: OpenMenu, fetchPart, prefetchPart } = useLazyPart(load);
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>();
  if (OpenMenu) {
    return <OpenMenu {...menuProps} isFirstItemFocused={openedBy === 'keyboard'} trigger={<Button {...button} />} />;
  }
  const open = (by: 'pointer' | 'keyboard') => {
    setOpenedBy(by);
    return fetchPart();
  };
  return (
    <Button
      {...button}
      aria-expanded={false}
      aria-haspopup="menu"
      // A click without a pointer comes from the keyboard or a screen reader.
      onClick={({ detail }) => open(detail === 0 ? 'keyboard' : 'pointer')}
      onFocus={prefetchPart}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open('keyboard');
      }}
      onPointerEnter={prefetchPart}
    />
  );
}
