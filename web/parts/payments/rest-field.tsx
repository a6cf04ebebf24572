import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { fromCents } from '#shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import type { CheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { amountText, type PayableInvoice, restCentsOf } from './payable.ts';
import { t } from './texts.en.ts';
import { type InvoiceCustomer, useInvoiceCustomer } from './use-invoice-customer.ts';
import type { PaymentForm } from './use-payment-form.ts';

const loadAssignDialog = async () => (await import('#web/parts/customers/assign-dialog.tsx')).AssignDialog;

type RestFieldProps = { payment: CheckedForm<PaymentForm>; invoice: PayableInvoice };

/** What happens to the part of a payment above the balance, once there is one: by default, the customer's credit. */
export function RestField({ payment: { form, errorOf }, invoice }: RestFieldProps) {
  const { field } = useController({ control: form.control, name: 'keepRest' });
  const [amount, method] = useWatch({ control: form.control, name: ['amount', 'method'] });
  const restCents = restCentsOf(invoice, { amount, method });
  const customer = useInvoiceCustomer(invoice, restCents > 0);
  const hasNobody = customer.kind === 'none';
  const { setValue } = form;
  // Credit is somebody's; without them, nothing is decided for the user.
  useEffect(() => setValue('keepRest', hasNobody ? '' : 'credit'), [hasNobody, setValue]);
  const question = t.moreThanBalance({ amount: amountText(fromCents(restCents), invoice.currency) });
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
            options={optionsFor(customer)}
            value={field.value}
          />
          {customer.kind === 'none' && <AssignButton invoice={customer.invoice} />}
        </div>
      )}
    </>
  );
}

function optionsFor(customer: InvoiceCustomer) {
  const name = customer.kind === 'customer' ? customer.name : undefined;
  const isDisabled = customer.kind === 'none';
  return [
    { value: 'credit', label: t.keepFor({ name }), hint: isDisabled ? t.keepNeedsCustomer : t.keepHint, isDisabled },
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
