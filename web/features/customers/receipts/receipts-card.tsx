import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toCents } from '#shared/money.ts';
import type { Credit, Receipt } from '#shared/receipt/schema.ts';
import { INVOICES_KEY } from '#web/lib/queries/invoices.ts';
import { customerReceiptsQuery } from '#web/lib/queries/receipts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Money } from '#web/ui/money.tsx';
import { type ActOnReceipt, ReceiptEntry } from './receipt-entry.tsx';
import { t } from './texts.en.tsx';

/** A customer's credit and the payments that it comes from; nothing for a customer without any. */
export function ReceiptsCard({ customerId, act }: { customerId: string; act: ActOnReceipt }) {
  const list = useInfiniteQuery(customerReceiptsQuery(customerId));
  const receipts = list.data?.pages.flatMap(({ data }) => data);
  useInvoicesFollow(receipts);
  const credit = list.data?.pages.at(-1)?.credit ?? [];
  if (receipts?.length === 0) return null;
  return (
    <Card actions={<CreditSums credit={credit} />} description={t.explained} flush title={t.title}>
      <Fetched failure={{ title: t.notLoaded }} query={list} skeleton={LOADING}>
        {({ pages }) => (
          <>
            <ul aria-label={t.title} className="divide-y divide-line border-line border-t">
              {pages
                .flatMap(({ data }) => data)
                .map((receipt) => (
                  <ReceiptEntry act={act} key={receipt.id} receipt={receipt} />
                ))}
            </ul>
            {list.hasNextPage && (
              <div className="border-line border-t px-5 py-3 sm:px-6">
                <Button
                  busy={list.isFetchingNextPage}
                  busyLabel={t.loading}
                  onClick={() => void list.fetchNextPage()}
                  size="sm"
                  variant="secondary"
                >
                  {t.showOlder}
                </Button>
              </div>
            )}
          </>
        )}
      </Fetched>
    </Card>
  );
}

function CreditSums({ credit }: { credit: readonly Credit[] }) {
  if (credit.length === 0) return null;
  return (
    <dl className="sm:text-right">
      <dt className="text-muted text-xs">{t.credit}</dt>
      {credit.map(({ currency, amount }) => (
        <dd className="font-semibold text-base" key={currency}>
          <Money cents={toCents(amount)} currency={currency} />
        </dd>
      ))}
    </dl>
  );
}

/** While the server applies a receipt, the invoices on screen follow it. */
function useInvoicesFollow(receipts: readonly Receipt[] = []): void {
  const client = useQueryClient();
  const left = receipts.reduce((sum, { pending = 0 }) => sum + pending, 0);
  useEffect(() => {
    if (left === 0) return;
    return () => void client.invalidateQueries({ queryKey: [INVOICES_KEY] });
  }, [client, left]);
}

const LOADING = (
  <LoadingRegion className="grid gap-3 px-5 pb-5 sm:px-6" title={t.loading}>
    <Skeleton className="h-4 w-48" />
    <Skeleton className="h-4 w-64" />
  </LoadingRegion>
);
