import { Download, Mail, MessageSquare, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { BillTo } from './form.ts';
import { PaymentLinkRow } from './payment-link-row.tsx';
import type { Saving } from './use-saving.ts';
import { useSending } from './use-sending.ts';

type SendDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  to: BillTo;
  saving: Saving;
};

/** Saves the invoice and hands it to its recipient, by whichever ways there are to reach them (spec 1 §2.12). */
export function SendDialog({ open, onOpenChange, to, saving }: SendDialogProps) {
  const sending = useSending(saving, { onEmailed: () => onOpenChange(false) });
  return (
    <Dialog
      description={to.name.trim() ? `How ${to.name.trim()} gets this invoice` : 'How your customer gets this invoice'}
      onOpenChange={onOpenChange}
      open={open}
      title="Send Invoice"
    >
      <ul className="grid gap-4 sm:gap-2">
        <Step hint={stateOf(saving)} icon={<Save aria-hidden="true" />}>
          <Button
            busyLabel="Saving..."
            onClick={() => saving.save()}
            variant={saving.saved === null ? 'primary' : 'secondary'}
          >
            Save Invoice
          </Button>
        </Step>
        {to.email.trim() && (
          <Step hint={to.email.trim()} icon={<Mail aria-hidden="true" />}>
            <Button
              busyLabel="Sending..."
              onClick={sending.sendEmail}
              variant={saving.saved === null ? 'secondary' : 'primary'}
            >
              Send By Email
            </Button>
          </Step>
        )}
        {to.phone.trim() && (
          <Step hint={to.phone.trim()} icon={<MessageSquare aria-hidden="true" />}>
            <Button busyLabel="Sending..." onClick={sending.sendSms} variant="secondary">
              Send By SMS
            </Button>
          </Step>
        )}
        <Step hint="The invoice as a file" icon={<Download aria-hidden="true" />}>
          <Button busyLabel="Downloading..." onClick={sending.downloadPdf} variant="secondary">
            Download Invoice PDF
          </Button>
        </Step>
      </ul>
      <PaymentLinkRow id={saving.saved?.id ?? null} onOpen={sending.openPayment} />
    </Dialog>
  );
}

function stateOf({ saved, isUnsaved }: Saving): string {
  if (!saved) return 'Not saved yet';
  return isUnsaved ? 'Changed since it was saved' : 'Saved';
}

function Step({ icon, hint, children }: { icon: ReactNode; hint: string; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2 sm:flex-row sm:items-center sm:justify-between">
      <span className="flex min-w-0 items-center gap-3 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
        {icon}
        <span className="truncate">{hint}</span>
      </span>
      <span className="grid sm:w-52">{children}</span>
    </li>
  );
}
