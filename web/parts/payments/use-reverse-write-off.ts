import { usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Reverses the write-off of an invoice and says so; calls `onDone` unless that failed. */
export function useReverseWriteOff(invoiceId: string, onDone: () => void): () => Promise<void> {
  const { reverseWriteOff } = usePaymentMutations(invoiceId);
  return async () => {
    try {
      await reverseWriteOff.mutateAsync();
    } catch (error) {
      return showRefusal(error, 'Failed to reverse the write-off');
    }
    toast.success('Write-off reversed');
    onDone();
  };
}
