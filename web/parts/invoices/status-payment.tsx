import { useWatch } from 'react-hook-form';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { balanceCentsOf, cashText, type PayableInvoice } from '#web/parts/payments/payable.ts';
import { DateField, MethodField, ReceiptField, ReferenceField } from '#web/parts/payments/payment-fields.tsx';
import type { PaymentForm } from '#web/parts/payments/use-payment-form.ts';
import type { CheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { t } from './texts.en.tsx';

/** How an invoice being marked as paid was paid. */
export function StatusPayment({ invoice, payment }: { invoice: PayableInvoice; payment: CheckedForm<PaymentForm> }) {
  const balanceCents = balanceCentsOf(invoice);
  const method = useWatch({ control: payment.form.control, name: 'method' });
  return (
    <>
      <p className="text-pretty text-muted">
        {t.recordsPayment({ sum: dictionary.money(balanceCents, invoice.currency) })} {cashText(invoice, method)}
      </p>
      <MethodField invoice={invoice} payment={payment} />
      <DateField payment={payment} />
      <ReferenceField payment={payment} />
      <ReceiptField invoice={invoice} payment={payment} />
    </>
  );
}
