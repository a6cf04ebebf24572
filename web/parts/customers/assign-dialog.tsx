import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { invoiceQuery, useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { CustomerPicker } from './customer-picker.tsx';
import { t } from './texts.en.ts';

const PICKER_TEXTS = { none: t.noCustomers, failed: t.customersFailed };

type AssignDialogProps = {
  invoice: Invoice;
  /** The customer whom it belongs to now, if there is one. */
  current: Customer | undefined;
  onClose: () => void;
};

/** Gives an invoice to a customer, or adds its recipient as one. Stays open with the reason if that is refused. */
export function AssignDialog({ invoice, current, onClose }: AssignDialogProps) {
  const [chosen, setChosen] = useState<Customer | null>(null);
  const { problem, isBusy, assign } = useAssign(invoice, onClose);
  return (
    <Dialog
      description={t.assignHint}
      dismissible={!isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose} variant="secondary">
            {t.cancel}
          </Button>
          <Button
            busy={isBusy}
            busyLabel={t.assigning}
            disabled={!chosen || chosen.id === current?.id}
            onClick={() => chosen && assign(chosen.id)}
          >
            {t.assign}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      title={current ? t.changeCustomer : t.assignToCustomer}
    >
      <Field error={problem} label={t.customer}>
        <CustomerPicker name="customer" onChange={setChosen} texts={PICKER_TEXTS} value={chosen ?? current ?? null} />
      </Field>
      {!current && invoice.billingEmail && (
        <Button className="mt-3" disabled={isBusy} onClick={() => assign()} size="sm" variant="ghost">
          <UserPlus aria-hidden="true" />
          {t.addRecipient}
        </Button>
      )}
    </Dialog>
  );
}

/** Assigns the invoice as it was read; after a change elsewhere, it is read anew. */
function useAssign({ id, version }: Invoice, onDone: () => void) {
  const client = useQueryClient();
  const { assign } = useInvoiceMutations();
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    isBusy: assign.isPending,
    assign: async (customerId?: string) => {
      setProblem(undefined);
      try {
        await assign.mutateAsync({ id, version, ...(customerId !== undefined && { customerId }) });
      } catch (error) {
        void client.invalidateQueries({ queryKey: invoiceQuery(id).queryKey });
        return setProblem(friendlyMessages(error).join(' '));
      }
      toast.success(t.assigned);
      onDone();
    },
  };
}
