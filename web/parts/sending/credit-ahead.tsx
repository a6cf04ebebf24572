import { useQuery } from '@tanstack/react-query';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { heldDepositsQuery } from '#web/lib/queries/deposits.ts';
import { creditQuery } from '#web/lib/queries/receipts.ts';
import { creditCentsOf } from '#web/parts/payments/credit-plan.ts';
import { amountText } from '#web/parts/payments/payable.ts';
import { t } from './texts.en.ts';

type CreditAheadProps = {
  /** That of a stored invoice. */
  status?: InvoiceStatus | undefined;
  customerId: string;
  currency: string;
  /** The amount due. */
  cents: number;
  /** The deposit requests that were made for it, by id. */
  deposits?: readonly string[] | undefined;
  isDeposit?: boolean | undefined;
};

/**
 * What its deposits and, if the switch of its customer says so, credit pay of a draft as soon as it is sent; nothing of a
 * deposit request.
 */
export function CreditAhead({ status = 'DRAFT', customerId, currency, cents, ...of }: CreditAheadProps) {
  const { deposits = [], isDeposit } = of;
  const isDraft = status === 'DRAFT' && !isDeposit && customerId !== '' && cents > 0;
  const { data: customer } = useQuery({ ...customerQuery(customerId), enabled: isDraft });
  const isOn = isDraft && customer?.appliesCredit === true;
  const { data: receipts = [] } = useQuery({ ...creditQuery(customerId), enabled: isOn });
  const hasDeposits = isDraft && deposits.length > 0;
  const { data: held = [] } = useQuery({ ...heldDepositsQuery(customerId), enabled: hasDeposits });
  const own = hasDeposits ? held.filter((each) => deposits.includes(each.id) && each.currency === currency) : [];
  const depositCents = Math.min(
    cents,
    own.reduce((sum, { amount }) => sum + toCents(amount), 0),
  );
  const credit = isOn ? creditCentsOf(receipts.filter((receipt) => receipt.currency === currency)) : 0;
  const creditCents = Math.min(credit, cents - depositCents);
  const text = (shown: number) => ({ amount: amountText(fromCents(shown), currency) });
  return (
    <>
      {depositCents > 0 && <span className="wrap-anywhere block">{t.depositPays(text(depositCents))}</span>}
      {creditCents > 0 && <span className="wrap-anywhere block">{t.creditPays(text(creditCents))}</span>}
    </>
  );
}
