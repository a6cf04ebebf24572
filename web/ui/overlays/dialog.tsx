import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, use } from 'react';
import { Button } from '#web/ui/button.tsx';
import { OVERLAY_STYLE, SIZES, STILL, WINDOW_STYLE } from './dialog-style.ts';
import { ReplacesFrame } from './replaces-frame.ts';
import { t } from './texts.en.ts';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  size?: keyof typeof SIZES;
  /** False while closing would lose something in progress. */
  dismissible?: boolean;
  /** Whether the content reaches the edges. */
  isFlush?: boolean;
  children?: ReactNode;
};

/** A modal dialog; it traps the focus until closed. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  dismissible = true,
  isFlush = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const still = use(ReplacesFrame) && STILL;
  return (
    <Radix.Root onOpenChange={(next) => (next || dismissible) && onOpenChange(next)} open={open}>
      <Radix.Portal>
        <Radix.Overlay className={clsx(OVERLAY_STYLE, still)} />
        <Radix.Content
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            focusContent(event);
          }}
          {...(!description && NO_DESCRIPTION)}
          className={clsx(WINDOW_STYLE, SIZES[size], still)}
        >
          <div className="px-6 pt-5">
            <Radix.Title className="min-w-0 pr-8 font-semibold text-lg">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1 text-pretty text-muted">{description}</Radix.Description>
            )}
          </div>
          {/* The padding keeps label and error of a focused field in sight. */}
          <div
            className={clsx(
              'min-h-0 overflow-y-auto',
              isFlush ? 'mt-4 border-line border-t' : 'scroll-py-10 px-6 py-5',
            )}
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-col-reverse gap-2 border-line border-t px-6 py-4 sm:flex-row sm:justify-end">
              {footer}
            </div>
          )}
          {/* Last, so that Tab comes to the content first. */}
          <Radix.Close asChild disabled={!dismissible}>
            <Button
              aria-label={t.close}
              className="absolute top-4.5 right-4 pointer-coarse:top-3 pointer-coarse:right-2.5 pointer-coarse:size-11"
              size="icon-sm"
              variant="ghost"
            >
              <X aria-hidden="true" />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * The focus starts in the first field of a form, and otherwise on the dialog itself: on a button, a held Enter would
 * press it.
 */
function focusContent(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  (event.target.querySelector<HTMLElement>(FIELD) ?? event.target).focus();
}

const FIELD = 'input:not(:disabled, :read-only, [type=hidden]), select:not(:disabled), textarea:not(:disabled)';

const NO_DESCRIPTION = { 'aria-describedby': undefined };
