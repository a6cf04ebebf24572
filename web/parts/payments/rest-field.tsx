import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { fromCents } from '#shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import type { CheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { amountText, changeCentsOf, type PayableInvoice, restCentsOf } from './payable.ts';
import { t } from './texts.en.ts';
import { type InvoiceCustomer, useInvoiceCustomer } from './use-invoice-customer.ts';
import type { PaymentForm } from './use-payment-form.ts';

const loadAssignDialog = async () => (await import('#web/parts/customers/assign-dialog.tsx')).AssignDialog;

type RestFieldProps = { payment: CheckedForm<PaymentForm>; invoice: PayableInvoice };

/**
 * What happens to the part of a payment above the balance, once there is one: by default, the customer's credit. In cash
 * it is called change, and is what the coins allow (decision W93).
 */
export function RestField({ payment: { form, errorOf }, invoice }: RestFieldProps) {
  const { field } = useController({ control: form.control, name: 'keepRest' });
  const [amount, method] = useWatch({ control: form.control, name: ['amount', 'method'] });
  const restCents = restCentsOf(invoice, { amount, method });
  const customer = useInvoiceCustomer(invoice, restCents > 0);
  const hasNobody = customer.kind === 'none';
  const { setValue } = form;
  // Credit is somebody's; without them, nothing is decided for the user.
  useEffect(() => setValue('keepRest', hasNobody ? '' : 'credit'), [hasNobody, setValue]);
  const textOf = (cents: number) => amountText(fromCents(cents), invoice.currency);
  const changeCents = changeCentsOf(invoice, { amount, method });
  const question =
    method === 'cash' ? t.isChange({ amount: textOf(changeCents) }) : t.moreThanBalance({ amount: textOf(restCents) });
  return (
    <>
      <p className="sr-only" role="status">
        {restCents > 0 && question}
      </p>
      {restCents > 0 && (
        <div className="grid gap-2 sm:col-span-2">
          <ChoiceField
            error={errorOf('keepRest')}
            legend={question}
            name={field.name}
            onChange={field.onChange}
            options={optionsFor(customer, changeCents === restCents ? undefined : textOf(restCents))}
            value={field.value}
          />
          {customer.kind === 'none' && <AssignButton invoice={customer.invoice} />}
        </div>
      )}
    </>
  );
}

/** `credit` is the amount that is kept, if it is not what is given back. */
function optionsFor(customer: InvoiceCustomer, credit: string | undefined) {
  const name = customer.kind === 'customer' ? customer.name : undefined;
  const isDisabled = customer.kind === 'none';
  const hint = credit ? `${t.notRounded({ amount: credit })} ${t.keepHint}` : t.keepHint;
  return [
    { value: 'credit', label: t.keepFor({ name }), hint: isDisabled ? t.keepNeedsCustomer : hint, isDisabled },
    { value: 'return', label: t.givenBack, hint: t.givenBackHint },
  ] as const;
}

/** Gives the invoice to a customer, over the payment, which stays as it was typed. */
function AssignButton({ invoice }: { invoice: Extract<InvoiceCustomer, { kind: 'none' }>['invoice'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button className="-ml-3 justify-self-start" onClick={() => setIsOpen(true)} size="sm" variant="ghost">
        <UserPlus aria-hidden="true" />
        {t.assignToCustomer}
      </Button>
      <LazyDialog
        load={loadAssignDialog}
        look={isOpen ? { title: t.assignToCustomer, fields: 1 } : null}
        onClose={close}
      >
        {(AssignDialog) => isOpen && <AssignDialog current={undefined} invoice={invoice} onClose={close} />}
      </LazyDialog>
    </>
  );
}
