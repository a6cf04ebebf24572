import { Bell, BellOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { InvoiceReminders } from '#shared/reminder/settings.ts';
import { businessMomentText } from '#web/lib/dates.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.ts';

type NextReminderProps = {
  id: string;
  reminders: InvoiceReminders;
  onSend: () => void;
  /** Called when a change leaves nothing to show, and the focus is lost. */
  onGone?: () => void;
};

/**
 * Says when the next reminder goes out, and sends it now, skips it or turns reminders off for this invoice. Renders
 * nothing if the invoice gets no reminders anyway.
 */
export function NextReminder({ id, reminders: { next, offFor }, onSend, onGone }: NextReminderProps) {
  const { remind, update } = useInvoiceMutations();
  const mayChange = useMayChange();
  const { section, attempt } = useChanges(next !== undefined || offFor !== undefined, onGone);
  const skip = () =>
    attempt(remind.mutateAsync({ id, action: 'skip' }), {
      done: t.skipped,
      failed: t.skipFailed,
    });
  const turnOff = () =>
    attempt(update.mutateAsync({ id, reminders: 'off' }), {
      done: t.turnedOff,
      failed: t.turnOffFailed,
    });
  const turnOn = () =>
    attempt(update.mutateAsync({ id, reminders: '' }), {
      done: t.turnedOn,
      failed: t.turnOnFailed,
    });
  if (next)
    return (
      <Part section={section} icon={<Bell aria-hidden="true" className="size-3.5" />} text={stepText(next.step)}>
        <p className="text-muted text-xs tabular-nums">
          <time dateTime={next.at}>{`${businessMomentText(next.localAt)}, ${next.localAt.zone[LANGUAGE]}`}</time>
        </p>
        {mayChange && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={onSend} size="sm" variant="secondary">
              {t.sendNow}
            </Button>
            <Button onClick={skip} size="sm" variant="ghost">
              {t.skip}
            </Button>
            <Button onClick={turnOff} size="sm" variant="ghost">
              {t.turnOff}
            </Button>
          </div>
        )}
      </Part>
    );
  if (!offFor) return null;
  return (
    <Part section={section} icon={<BellOff aria-hidden="true" className="size-3.5" />} text={t.offFor[offFor]}>
      {mayChange && offFor === 'invoice' && (
        <Button className="mt-3" onClick={turnOn} size="sm" variant="secondary">
          {t.turnOn}
        </Button>
      )}
    </Part>
  );
}

/** Runs a change, reports its result, and moves the focus off the button that disappears. */
function useChanges(isShown: boolean, onGone: (() => void) | undefined) {
  const section = useRef<HTMLElement>(null);
  const isChanged = useRef(false);
  useEffect(() => {
    if (!isShown && isChanged.current) onGone?.();
  }, [isShown, onGone]);
  const attempt = async (change: Promise<unknown>, { done, failed }: { done: string; failed: string }) => {
    try {
      await change;
    } catch (error) {
      return showFailure(error, failed);
    }
    isChanged.current = true;
    if (section.current) section.current.focus();
    else onGone?.();
    toast.success(done);
  };
  return { section, attempt };
}

type PartProps = { section: RefObject<HTMLElement | null>; icon: ReactNode; text: string; children: ReactNode };

function Part({ section, icon, text, children }: PartProps) {
  return (
    <section
      aria-label={t.nextReminder}
      className="mb-5 flex gap-3 border-line border-b pb-5 outline-none"
      ref={section}
      tabIndex={-1}
    >
      <span className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line text-muted">
        {icon}
      </span>
      <div className="min-w-0 pt-0.5">
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}

function stepText(step: number): string {
  if (step === 0) return t.reminderOnDueDate;
  return step < 0 ? t.reminderBefore({ days: -step }) : t.reminderAfter({ days: step });
}
