import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { OVERLAY_STYLE } from './dialog-style.ts';
import { t } from './texts.en.ts';
import { useReturnFocus } from './use-return-focus.ts';

type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

/** A menu that slides in from the left and traps the focus until closed. */
export function Sheet({ open, onOpenChange, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root onOpenChange={onOpenChange} open={open}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY_STYLE} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-line border-r bg-surface shadow-lg focus:outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-slide-in"
        >
          <div className="flex h-16 shrink-0 items-center justify-between gap-3 px-4">
            <Radix.Title className="sr-only">{t.menu}</Radix.Title>
            <Logo />
            <Radix.Close asChild>
              <Button aria-label={t.closeMenu} size="icon" variant="ghost">
                <X aria-hidden="true" />
              </Button>
            </Radix.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
