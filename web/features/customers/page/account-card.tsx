import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import type { CustomerAccount } from '#shared/customer/account.ts';
import { toCents } from '#shared/money.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.tsx';

const NOTHING = { currency: 'CAD', amount: 0, overdue: 0 } as const;

/** A customer's balance and last payment. If loading fails, the invoice list shows the error. */
export function AccountCard({ account: { data, isError } }: { account: UseQueryResult<CustomerAccount> }) {
  return (
    <Card>
      <h2 className="text-muted">{t.owed}</h2>
      {data ? (
        <>
          {openBalances(data).map((owed) => (
            <Owed key={owed.currency} {...owed} />
          ))}
          <CreditOf credit={data.credit} />
          <DepositsHeld deposits={data.deposits} />
          <LastPayment payment={data.lastPayment} />
        </>
      ) : isError ? (
        <p className="mt-1">{t.notAvailable}</p>
      ) : (
        <AccountSkeleton />
      )}
    </Card>
  );
}

/** The balances that are not zero; a single zero balance if there are none. */
function openBalances({ owed }: CustomerAccount): CustomerAccount['owed'] {
  const open = owed.filter(({ amount }) => amount !== 0);
  return open.length > 0 ? open : [owed[0] ?? NOTHING];
}

function Owed({ currency, amount, overdue }: CustomerAccount['owed'][number]) {
  return (
    <div className="mt-0.5 not-first:mt-3">
      <p className="font-semibold text-2xl">
        <Money cents={Math.abs(toCents(amount))} className="whitespace-normal! wrap-anywhere" currency={currency} />
      </p>
      {amount < 0 && <p className="mt-1 font-medium">{t.creditBalance}</p>}
      {overdue > 0 && (
        <p className="mt-1 font-medium text-red">
          {t.overdue({ amount: <Money cents={toCents(overdue)} className="[&>span]:text-red" currency={currency} /> })}
        </p>
      )}
    </div>
  );
}

/** What the customer paid beyond their invoices, by currency. */
function CreditOf({ credit = [] }: Pick<CustomerAccount, 'credit'>) {
  if (credit.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <h2 className="text-muted">{t.credit}</h2>
      {credit.map(({ currency, amount }) => (
        <p className="mt-0.5 font-medium" key={currency}>
          <Money cents={toCents(amount)} currency={currency} />
        </p>
      ))}
    </div>
  );
}

/** What was paid before there is an invoice, by deposit request. */
function DepositsHeld({ deposits = [] }: Pick<CustomerAccount, 'deposits'>) {
  const state = wayBackTo(useLocation());
  if (deposits.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <h2 className="text-muted">{t.depositsHeld}</h2>
      <ul aria-label={t.depositsHeld} className="mt-0.5 grid gap-1">
        {deposits.map(({ id, invoiceNumber, amount, currency }) => (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4" key={id}>
            <Link
              className="wrap-anywhere rounded-sm text-accent tabular-nums underline"
              state={state}
              to={paths.invoice(id)}
            >
              {invoiceNumber}
            </Link>
            <Money cents={toCents(amount)} className="font-medium" currency={currency} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LastPayment({ payment }: { payment: CustomerAccount['lastPayment'] }) {
  const state = wayBackTo(useLocation());
  return (
    <div className="mt-4 border-line border-t pt-4">
      <h2 className="text-muted">{t.lastPayment}</h2>
      {payment ? (
        <>
          <p className="mt-0.5 font-medium">
            <Money cents={toCents(payment.amount)} currency={payment.currency} />
          </p>
          <p className="wrap-anywhere text-muted tabular-nums">
            {t.paidFor({
              day: dictionary.shortDay(payment.on),
              invoice: (
                <Link className="rounded-sm text-accent underline" state={state} to={paths.invoice(payment.invoiceId)}>
                  {payment.invoiceNumber}
                </Link>
              ),
            })}
          </p>
        </>
      ) : (
        <p className="mt-0.5">{t.noPayment}</p>
      )}
    </div>
  );
}

/** An AccountCard's content while it is loading. */
export function AccountSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 h-7 w-36" />
      <Skeleton className="mt-9 h-4 w-24" />
      <Skeleton className="mt-2 h-4 w-28" />
      <Skeleton className="mt-2 h-4 w-40" />
    </>
  );
}
