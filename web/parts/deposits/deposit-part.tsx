import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { toCents } from '#shared/money.ts';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { appliedCentsIn, type HeldDeposit, heldDepositsQuery, useDepositMutations } from '#web/lib/queries/deposits.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { amountText, canBeSettled, type PayableInvoice } from '#web/parts/payments/payable.ts';
import { Button } from '#web/ui/button.tsx';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

type DepositPartProps = {
  invoice: PayableInvoice & {
    /** The requests that were made for it, by id: they come first. */
    readonly deposits?: readonly string[] | undefined;
  };
  className: string;
  /** Called once a deposit is used. */
  onUsed?: (() => void) | undefined;
};

/** The held deposits of an invoice's customer, to pay its balance with; nothing if there are none, and for accountants. */
export function DepositPart({ invoice, className, onUsed }: DepositPartProps) {
  const { currency, customerId = '', deposits = [] } = invoice;
  const isWanted = useMayChange() && customerId !== '' && canBeSettled(invoice);
  const { data = [] } = useQuery({ ...heldDepositsQuery(customerId), enabled: isWanted });
  const held = data.filter((deposit) => deposit.currency === currency);
  if (!isWanted || held.length === 0) return null;
  const isOwn = ({ id }: HeldDeposit) => deposits.includes(id);
  return (
    <ul
      className={clsx(
        'grid gap-2.5 rounded-md bg-blue-soft px-3.5 py-2.5 text-blue text-sm outline-1 -outline-offset-1 outline-transparent',
        className,
      )}
    >
      {[...held.filter(isOwn), ...held.filter((deposit) => !isOwn(deposit))].map((deposit) => (
        <DepositLine deposit={deposit} invoiceId={invoice.id} key={deposit.id} onUsed={onUsed} />
      ))}
    </ul>
  );
}

type DepositLineProps = Pick<DepositPartProps, 'onUsed'> & { deposit: HeldDeposit; invoiceId: string };

function DepositLine({ deposit, invoiceId, onUsed }: DepositLineProps) {
  const { id: depositId, invoiceNumber: number, amount, currency } = deposit;
  const { apply } = useDepositMutations();
  const [id, setId] = useState(() => crypto.randomUUID());
  const state = wayBackFrom(useLocation());
  const onUse = async () => {
    const applying = apply.mutateAsync({ invoiceId, id, depositId });
    if (!(await isDone(applying, t.notUsed))) return;
    const cents = appliedCentsIn(await applying, id);
    setId(crypto.randomUUID());
    toast.success(t.used({ number, amount: `${dictionary.amount(cents)} ${currency}` }));
    onUsed?.();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="wrap-anywhere min-w-0">
        {t.held({
          number: (
            <Link
              className="inline-block max-w-full rounded-sm tabular-nums underline"
              state={state}
              to={paths.invoice(depositId)}
            >
              {number}
            </Link>
          ),
          amount: amountText(amount, currency),
        })}
      </p>
      <Button
        aria-label={t.useNamed({ number, amount: dictionary.amount(toCents(amount)) })}
        busyLabel={t.using}
        onClick={onUse}
        size="sm"
        variant="secondary"
      >
        {t.use}
      </Button>
    </li>
  );
}
