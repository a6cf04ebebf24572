import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.ts';
import { currentToast, endToast, subscribeToToasts, type ToastMessage, type ToastTone } from './toast-queue.ts';

/** How long a message is shown (spec 1 §9). */
const DURATION_MS = 4000;

const ICONS: Readonly<Record<ToastTone, { Icon: typeof Info; style: string }>> = {
  success: { Icon: CircleCheck, style: 'text-green' },
  error: { Icon: CircleAlert, style: 'text-red' },
  info: { Icon: Info, style: 'text-blue' },
};

const CARD_STYLE =
  'pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-lg border border-line bg-surface py-1 pr-1 pl-4 text-sm shadow-lg';

/**
 * Renders the toasts, each for 4 seconds, paused while the user is at them. Errors are announced immediately, others at
 * the next pause, so the live regions are always mounted. F8 focuses the toast, Escape closes it.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const region = useRef<HTMLElement>(null);
  const { isHeld, handlers, returnFocus } = useToastAttention();
  useCountdown({ of: toast?.id ?? null, durationMs: DURATION_MS, isPaused: isHeld, onEnd: endToast });
  const close = () => {
    returnFocus(region.current);
    endToast();
  };
  useToastKeys({ isShown: toast !== null, region, close });
  useToastPlace(region, toast?.id ?? null);

  const { Icon, style } = ICONS[toast?.tone ?? 'info'];
  const text = toast && <ToastText key={toast.id} toast={toast} />;
  return (
    <section
      aria-label={t.notifications}
      // An open dialog hides the rest of the page from screen readers, except live regions.
      aria-live="off"
      className="pointer-events-none fixed inset-x-4 bottom-0 z-60 flex justify-center pb-4 print:hidden"
      ref={region}
      {...handlers}
    >
      <div className={clsx(toast ? CARD_STYLE : 'sr-only')}>
        {toast && <Icon aria-hidden="true" className={clsx('mt-2.5 size-5 shrink-0', style)} />}
        <div className="min-w-0 flex-1">
          <div aria-live="polite">{toast?.tone !== 'error' && text}</div>
          <div aria-live="assertive">{toast?.tone === 'error' && text}</div>
        </div>
        {toast && (
          <Button aria-label={t.close} onClick={close} size="icon" variant="ghost">
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
    </section>
  );
}

function ToastText({ toast: { text, description } }: { toast: ToastMessage }) {
  return (
    <div className="animate-fade-in py-2.5">
      <p className="font-medium break-words">{text}</p>
      {description && <p className="mt-0.5 break-words text-muted">{description}</p>}
    </div>
  );
}

/**
 * Puts the toast above the bars at the bottom of the window (`data-bottom-bar`) and a phone's keyboard. Dialogs that are
 * as high as the window leave it `--toast-room`, so that it covers neither their title nor their buttons.
 */
function useToastPlace(region: RefObject<HTMLElement | null>, id: number | null): void {
  useLayoutEffect(() => {
    if (!region.current || id === null) return undefined;
    const { style } = document.documentElement;
    region.current.style.bottom = `${innerHeight - bottomOfContent()}px`;
    style.setProperty('--toast-room', `${innerHeight - region.current.getBoundingClientRect().top + 8}px`);
    return () => void style.removeProperty('--toast-room');
  }, [region, id]);
}

function bottomOfContent(): number {
  const { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect());
  // Each stands on the one below. Hidden ones are at the top, and those of a short form leave a gap.
  return bars
    .toSorted((a, b) => b.bottom - a.bottom)
    .reduce((end, { top, bottom }) => (bottom > end - 2 ? Math.min(end, top) : end), height + offsetTop);
}

type ToastKeys = { isShown: boolean; region: RefObject<HTMLElement | null>; close: () => void };

function useToastKeys({ isShown, region, close }: ToastKeys): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
      // A dialog or menu that closes on Escape has already handled the key.
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

type CountdownOptions = {
  /** The timed item: each new value restarts the countdown, null stops it. */
  of: unknown;
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
};

/** Calls back once when the time is over; while paused, the remaining time is kept. */
function useCountdown({ of, durationMs, isPaused, onEnd }: CountdownOptions): void {
  const left = useRef({ of, ms: durationMs });
  useEffect(() => {
    if (of === null || isPaused) return undefined;
    if (left.current.of !== of) left.current = { of, ms: durationMs };
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= performance.now() - startedAt;
    };
  }, [of, durationMs, isPaused, onEnd]);
}

/**
 * Whether the user is at the toasts, by pointer or focus, or away from the page; toasts then pause. Put `handlers` on
 * their region. `returnFocus` restores the previous focus.
 */
function useToastAttention() {
  const [held, setHeld] = useState({ byPointer: false, byFocus: false, byAbsence: false });
  const previousFocus = useRef<Element | null>(null);

  useEffect(() => {
    const onChange = () => setHeld((before) => ({ ...before, byAbsence: document.hidden }));
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      setHeld((before) => ({ ...before, byPointer: pointerType === 'mouse' })),
    onPointerLeave: () => setHeld((before) => ({ ...before, byPointer: false })),
    onFocus: (event: FocusEvent) => {
      hideFromDialogs(event);
      if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
      setHeld((before) => ({ ...before, byFocus: true }));
    },
    onBlur: () => setHeld((before) => ({ ...before, byFocus: false })),
    onPointerDown: hideFromDialogs,
  };
  const returnFocus = (region: Element | null) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !region?.contains(focused)) return;
    focused.blur();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };
  return { isHeld: Object.values(held).some(Boolean), handlers, returnFocus };
}

/** An open dialog or popover would treat this as an outside press, and close. */
function hideFromDialogs(event: SyntheticEvent): void {
  event.stopPropagation();
}
