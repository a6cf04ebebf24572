import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.ts';

/** Reverses the write-off of an invoice and says so; calls `onDone` unless that failed. */
export function useReverseWriteOff(invoiceId: string, onDone: () => void): () => Promise<void> {
  const { reverseWriteOff } = usePaymentMutations(invoiceId);
  return async () => {
    if (!(await isDone(reverseWriteOff.mutateAsync(), t.notReversed, showRefusal))) return;
    toast.success(t.reversed);
    onDone();
  };
}
