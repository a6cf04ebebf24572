import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { fromCents } from '#shared/money.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { creditQuery, useReceiptMutations } from '#web/lib/queries/receipts.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { creditCentsOf, creditPlan } from './credit-plan.ts';
import { amountText, balanceCentsOf, canBeSettled, type PayableInvoice } from './payable.ts';
import { t } from './texts.en.ts';

type CreditPartProps = {
  invoice: PayableInvoice;
  className: string;
  /** Called once credit is used. */
  onUsed?: () => void;
};

/** The credit of an invoice's customer, to pay its balance with; nothing if there is none, and for accountants. */
export function CreditPart({ invoice, className, onUsed }: CreditPartProps) {
  const { id, currency, customerId = '' } = invoice;
  const balanceCents = balanceCentsOf(invoice);
  const isWanted = useMayChange() && customerId !== '' && canBeSettled(invoice);
  const { data = [] } = useQuery({ ...creditQuery(customerId), enabled: isWanted });
  const { data: customer } = useQuery({ ...customerQuery(customerId), enabled: isWanted });
  const { apply } = useReceiptMutations();
  const receipts = data.filter((receipt) => receipt.currency === currency);
  const creditCents = creditCentsOf(receipts);
  if (!isWanted || !customer || creditCents === 0) return null;
  const pay = async () => {
    for (const { receiptId, amount } of creditPlan(receipts, id, balanceCents)) {
      await apply.mutateAsync({ id: receiptId, applications: [{ invoiceId: id, amount }] });
    }
  };
  const onUse = async () => {
    if (!(await isDone(pay(), t.creditNotUsed))) return;
    const used = fromCents(Math.min(creditCents, balanceCents));
    toast.success(t.creditUsed({ amount: amountText(used, currency) }));
    onUsed?.();
  };
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-blue-soft px-3.5 py-2.5 text-blue text-sm outline-1 -outline-offset-1 outline-transparent',
        className,
      )}
      role="status"
    >
      <p className="wrap-anywhere min-w-0">
        {t.hasCredit({ name: customer.name, amount: amountText(fromCents(creditCents), currency) })}
      </p>
      <Button busyLabel={t.usingCredit} onClick={onUse} size="sm" variant="secondary">
        {t.useCredit}
      </Button>
    </div>
  );
}
