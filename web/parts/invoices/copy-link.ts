import { paymentLink } from '#web/lib/paths.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/** Copies the address of an invoice's pay page, and says so. Returns false if that failed. */
export async function copyLink(invoiceId: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(paymentLink(invoiceId));
  } catch {
    toast.error(t.copyFailed);
    return false;
  }
  toast.success(t.linkCopied);
  return true;
}
