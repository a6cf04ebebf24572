import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { fromCents, type InvoiceCurrency } from '#shared/money.ts';
import { MAX_APPLICATIONS, type Receipt } from '#shared/receipt/schema.ts';
import { currencyName } from '#web/lib/locale/currency-names.en.ts';
import { byDueDay, openInvoicesQuery } from '#web/lib/queries/receipts.ts';
import { amountText, balanceCentsOf } from '#web/parts/payments/payable.ts';
import {
  DateField,
  MethodField,
  MoneyField,
  NoteField,
  ReceiptField,
  ReferenceField,
} from '#web/parts/payments/payment-fields.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { InvoiceParts } from './invoice-parts.tsx';
import { mailedTo } from './split.ts';
import { t } from './texts.en.ts';
import { type Payer, type Reported, useReceiptForm } from './use-receipt-form.ts';

type RecordReceiptDialogProps = {
  customer: Payer;
  /** The invoices that it pays in full; by default, all that are open, as far as the amount goes. */
  invoices?: readonly InvoiceListItem[];
  /** The payer's report that it answers. */
  reported?: Reported;
  onClose: () => void;
  /** Called once it is recorded, after `onClose`. */
  onRecorded?: () => void;
};

/** Records what a customer paid at once, for several invoices; the rest of it is their credit. */
export function RecordReceiptDialog({ customer, invoices, reported, onClose, onRecorded }: RecordReceiptDialogProps) {
  const query = useQuery({ ...openInvoicesQuery(customer.id), enabled: !invoices });
  const chosen = invoices?.toSorted(byDueDay).slice(0, MAX_APPLICATIONS);
  const open = chosen ? { invoices: chosen, debited: [], drafts: [], currencies: [] } : query.data;
  const receipt = useReceiptForm({
    customer,
    open,
    reported,
    amountCents: (chosen ?? []).reduce((sum, invoice) => sum + balanceCentsOf(invoice), 0),
    onRecorded: (recorded) => {
      onClose();
      toast.success(recordedText(recorded));
      onRecorded?.();
    },
  });
  const { editing, payment, currencies, currency, chooseCurrency, parts, restCents } = receipt;
  const { field: amount } = useController({ control: editing.form.control, name: 'amount' });
  const count = (invoices ?? open?.invoices ?? []).filter((invoice) => invoice.currency === currency).length;
  const rest =
    restCents > 0 && t.staysAsCredit({ amount: amountText(fromCents(restCents), currency), name: customer.name });
  return (
    <FormDialog
      busyLabel={t.recording}
      description={<span className="wrap-anywhere">{customer.name}</span>}
      editing={editing}
      fieldsStyle="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      noValidate
      onClose={onClose}
      submitLabel={t.recordPayment}
      title={t.recordPayment}
    >
      <Field error={editing.errorOf('amount')} hint={<span role="status">{rest}</span>} label={t.amount} required>
        <MoneyField {...amount} currency={currency} />
      </Field>
      {currencies.length > 1 && (
        <Field label={t.currency}>
          <Select onChange={({ target }) => chooseCurrency(target.value as InvoiceCurrency)} value={currency}>
            <Options labelOf={currencyName} of={currencies} />
          </Select>
        </Field>
      )}
      <DateField payment={payment} />
      <MethodField payment={payment} />
      <ReferenceField payment={payment} />
      <NoteField payment={payment} />
      {parts.length > 0 && <ReceiptField invoice={{ billingEmail: mailedTo(parts) }} payment={payment} />}
      <div className="border-line border-t pt-5 sm:col-span-2">
        <Fetched failure={{ title: t.invoicesNotLoaded }} query={{ ...query, data: open }} skeleton={LOADING}>
          {() => (
            <InvoiceParts
              currency={currency}
              debited={open?.debited ?? []}
              errorOf={editing.errorOf}
              hint={count > MAX_APPLICATIONS && t.longestDue({ shown: MAX_APPLICATIONS, count })}
              onFillAgain={receipt.hasTyped ? receipt.fillAgain : undefined}
              onType={receipt.type}
              parts={parts}
            />
          )}
        </Fetched>
      </div>
    </FormDialog>
  );
}

const LOADING = (
  <LoadingRegion title={t.loadingInvoices}>
    <Skeleton className="h-10" />
    <Skeleton className="mt-3 h-10" />
  </LoadingRegion>
);

function recordedText({ amount, currency, applications, pending = 0 }: Receipt): string {
  const paid = { amount: amountText(amount, currency) };
  if (pending === 0) return t.recorded(paid);
  return t.recordedSoFar({ ...paid, done: applications.length, count: applications.length + pending });
}
