import { type LucideIcon, Menu as MenuIcon } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/** Props of a slide-out menu. */
export type MenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

type MenuButtonProps = {
  /** Fetches the menu component; called when the button is about to be used, so that no first render waits for it. */
  load: () => Promise<ComponentType<MenuProps>>;
  icon?: LucideIcon;
  className?: string;
};

/** Opens a slide-out menu, from a phone's top bar or the narrow sidebar. */
export function MenuButton({ load, icon: Icon = MenuIcon, className }: MenuButtonProps) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const { isOpen, setIsOpen } = useMenuState();
  const onClick = () => {
    const onLoad = (loaded: ComponentType<MenuProps>) => {
      setMenu(() => loaded);
      setIsOpen(true);
    };
    load().then(onLoad, () => toast.error(t.menuNotOpened));
  };
  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={t.openMenu}
        className={className}
        onClick={onClick}
        onFocus={prefetch}
        onPointerEnter={prefetch}
        size="icon"
        variant="ghost"
      >
        <Icon aria-hidden="true" className="size-5!" />
      </Button>
      {Menu && <Menu onOpenChange={setIsOpen} open={isOpen} />}
    </>
  );
}

/** Open state: any navigation closes the menu, including Back, as does resizing across the phone breakpoint. */
function useMenuState() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== key) setOpenAt(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia('(min-width: 768px)');
    const onCross = () => setOpenAt(null);
    wide.addEventListener('change', onCross);
    return () => wide.removeEventListener('change', onCross);
  }, [isOpen]);

  return { isOpen, setIsOpen: (open: boolean) => setOpenAt(open ? key : null) };
}
