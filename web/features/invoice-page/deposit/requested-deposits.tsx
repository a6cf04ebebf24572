import { useQueries } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import type { Invoice } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { amountText } from '#web/parts/payments/payable.ts';
import { t } from './texts.en.ts';

/**
 * The deposits that were requested for a draft, and whether they are paid; nothing of those that were deleted. Once it is
 * issued, those that can still be paid.
 */
export function RequestedDeposits({ invoice }: { invoice: Invoice }) {
  const { deposits = [], status, customerId, currency } = invoice;
  const isDraft = status === 'DRAFT';
  const requests = useQueries({ queries: deposits.map(invoiceQuery) })
    .flatMap(({ data }) => data ?? [])
    .filter((request) => isDraft || OPEN.has(stateOf(request)));
  const held = requests.filter((request) => isDraft && heldCentsOf(request) > 0);
  const isOwn = (request: Invoice) => request.customerId === customerId && request.currency === currency;
  const state = wayBackFrom(useLocation());
  if (requests.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <ul className="grid gap-1.5">
        {requests.map((request) => (
          <li className="wrap-anywhere" key={request.id}>
            <Link
              className="rounded-sm font-medium text-accent tabular-nums hover:underline"
              state={state}
              to={paths.invoice(request.id)}
            >
              {t.requested({
                number: request.invoiceNumber,
                amount: amountText(request.total, request.currency),
              })}
            </Link>{' '}
            <span className="whitespace-nowrap text-muted">{t.states[stateOf(request)]}</span>
          </li>
        ))}
      </ul>
      {held.some(isOwn) && <p className="mt-1.5 text-muted text-xs">{t.usedOnceSent}</p>}
      {!held.every(isOwn) && <p className="mt-1.5 text-muted text-xs">{t.ofAnother}</p>}
      {!isDraft && <p className="mt-1.5 text-muted text-xs">{t.stillPayable}</p>}
    </div>
  );
}

function stateOf({ status, amountPaid, isRefunded }: Invoice): keyof typeof t.states {
  if (status === 'DRAFT') return 'draft';
  if (status === 'PAID') return 'paid';
  if (status === 'CANCELLED') return isRefunded ? 'refunded' : 'cancelled';
  return amountPaid ? 'partly' : 'due';
}

/** The states in which a request can still be paid. */
const OPEN: ReadonlySet<keyof typeof t.states> = new Set(['due', 'partly']);

/** What of a request was paid, and is neither applied nor returned. */
function heldCentsOf({ amountPaid = 0, amountRefunded = 0, amountKept = 0 }: Invoice): number {
  return toCents(amountPaid) - toCents(amountRefunded) - toCents(amountKept);
}
