import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { appliedCentsIn, type HeldDeposit, useDepositMutations } from '#web/lib/queries/deposits.ts';
import { type OpenInvoices, openInvoicesQuery } from '#web/lib/queries/receipts.ts';
import { amountText, balanceCentsOf } from '#web/parts/payments/payable.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { t } from './texts.en.ts';

type ApplyDialogProps = {
  held: HeldDeposit;
  customerId: string;
  /** The draft that it was requested for, which comes first. */
  depositFor?: string | undefined;
  onClose: () => void;
};

/** Applies a deposit to an open invoice or a draft of its customer, as far as it goes. */
export function ApplyDialog({ held, customerId, depositFor, onClose }: ApplyDialogProps) {
  const query = useQuery(openInvoicesQuery(customerId));
  const payable = payableBy(held, query.data);
  const isOwn = ({ id }: InvoiceListItem) => id === depositFor;
  const invoices = [...payable.filter(isOwn), ...payable.filter((each) => !isOwn(each))];
  const [chosen, setChosen] = useState('');
  const invoice = invoices.find(({ id }) => id === chosen) ?? invoices[0];
  const apply = useApplying(held, onClose);
  return (
    <Dialog
      description={t.applyHint({ number: held.invoiceNumber, amount: amountText(held.amount, held.currency) })}
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {t.cancel}
          </Button>
          {invoice && (
            <Button busyLabel={t.applying} onClick={() => apply(invoice)}>
              {t.applyDeposit}
            </Button>
          )}
        </>
      }
      onOpenChange={onClose}
      open
      title={t.apply}
    >
      <Fetched failure={{ title: t.invoicesNotLoaded }} query={query} skeleton={LOADING}>
        {() =>
          invoices.length > 0 ? (
            <ChoiceField
              legend={t.invoice}
              onChange={setChosen}
              options={invoices.map((each) => optionFor(each, held))}
              value={invoice?.id ?? ''}
            />
          ) : (
            <>
              <p>{t.noInvoices}</p>
              <Link className={`${buttonStyle({ variant: 'secondary' })} mt-4`} to={paths.invoiceCustomer(customerId)}>
                {t.newInvoice}
              </Link>
            </>
          )
        }
      </Fetched>
    </Dialog>
  );
}

const LOADING = (
  <LoadingRegion title={t.loadingInvoices}>
    <Skeleton className="h-14" />
  </LoadingRegion>
);

/** The invoices that a deposit can pay, those that are due the longest first. */
function payableBy({ currency }: HeldDeposit, open: OpenInvoices | undefined): InvoiceListItem[] {
  return [...(open?.invoices ?? []), ...(open?.drafts ?? [])].filter(
    (invoice) => !invoice.isDeposit && invoice.currency === currency,
  );
}

function optionFor(invoice: InvoiceListItem, { amount, currency }: HeldDeposit) {
  const balanceCents = balanceCentsOf(invoice);
  const isAll = balanceCents <= toCents(amount);
  const pays = isAll ? t.paysAll : t.pays({ amount: amountText(amount, currency) });
  return {
    value: invoice.id,
    label: `${invoice.invoiceNumber}, ${dictionary.amount(balanceCents)} ${currency}`,
    hint: invoice.status === 'DRAFT' ? `${pays} ${t.issuesDraft}` : pays,
  };
}

/** Applies it once for each invoice, however often it is tried. */
function useApplying({ id: depositId, currency }: HeldDeposit, onClose: () => void) {
  const { apply } = useDepositMutations();
  const [ids] = useState(() => new Map<string, string>());
  return async (invoice: InvoiceListItem) => {
    const id = ids.get(invoice.id) ?? crypto.randomUUID();
    ids.set(invoice.id, id);
    const applying = apply.mutateAsync({ invoiceId: invoice.id, id, depositId });
    if (!(await isDone(applying, t.notApplied))) return;
    const cents = appliedCentsIn(await applying, id);
    onClose();
    toast.success(t.applied({ amount: `${dictionary.amount(cents)} ${currency}`, number: invoice.invoiceNumber }));
  };
}
