import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { customerBalancesQuery } from '#web/lib/queries/customers.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.ts';

/** What a customer owes on open invoices, by currency, in red once overdue; a dash if that is unknown. */
export function Owed({ customerId }: { customerId: string }) {
  const { data, isPending } = useQuery(customerBalancesQuery);
  if (isPending) return <Skeleton className="inline-block h-4 w-20" />;
  const owed = data?.balances[customerId];
  if (!owed) return <span className="text-muted">{data && !data.isCapped ? dictionary.amount(0) : '–'}</span>;
  return owed.map(({ currency, amount, overdue }) => (
    <span className="block" key={currency}>
      <Money
        cents={toCents(amount)}
        className={clsx('font-medium', overdue > 0 && 'text-red [&>span]:text-red')}
        currency={currency}
      />
      {overdue > 0 && <span className="sr-only">{t.overdue}</span>}
    </span>
  ));
}
