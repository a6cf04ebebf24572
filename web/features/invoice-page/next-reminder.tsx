import { Bell } from 'lucide-react';
import type { Invoice } from '#shared/invoice/schema.ts';
import { momentText } from '#shared/moment-text.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';

type NextReminderProps = { invoice: Invoice; onSend: () => void };

/** When the customer is reminded next, which can be sent now or skipped; renders nothing if no reminder is scheduled. */
export function NextReminder({ invoice: { id, nextReminder }, onSend }: NextReminderProps) {
  const { remind } = useInvoiceMutations();
  const skip = useAction(async () => {
    try {
      await remind.mutateAsync({ id, action: 'skip' });
    } catch (error) {
      return showFailure(error, 'Failed to skip reminder');
    }
    toast.success('Reminder skipped');
  });
  if (!nextReminder) return null;
  return (
    <section aria-label="Next reminder" className="mb-5 flex gap-3 border-line border-b pb-5">
      <span className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line text-muted">
        <Bell aria-hidden="true" className="size-3.5" />
      </span>
      <div className="min-w-0 pt-0.5">
        <p>{`Reminder ${stepText(nextReminder.step)}`}</p>
        <p className="text-muted text-xs tabular-nums">
          <time dateTime={nextReminder.at}>{momentText(nextReminder.at)}</time>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button className="pointer-coarse:h-11" onClick={onSend} size="sm" variant="secondary">
            Send Now
          </Button>
          <Button
            busy={skip.isBusy}
            className="pointer-coarse:h-11"
            onClick={() => skip.run()}
            size="sm"
            variant="ghost"
          >
            Skip
          </Button>
        </div>
      </div>
    </section>
  );
}

function stepText(step: number): string {
  if (step === 0) return 'on the due date';
  const days = Math.abs(step) === 1 ? '1 day' : `${Math.abs(step)} days`;
  return `${days} ${step < 0 ? 'before' : 'after'} the due date`;
}
