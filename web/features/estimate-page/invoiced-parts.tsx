import { Link } from 'react-router-dom';
import type { InvoicedPart } from '#shared/estimate/parts.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { partFigures } from '#web/parts/estimates/part-figures.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LINK_STYLE, PART_STYLE } from './part-style.ts';
import { t } from './texts.en.ts';

/** The invoices that were made from an estimate, each with its part, and what is left; nothing before there are any. */
export function InvoicedParts({ estimate }: { estimate: Estimate }) {
  const { invoices = [], isInvoiced, currency } = estimate;
  if (invoices.length === 0) return null;
  const { invoiced, leftCents } = partFigures(estimate);
  const { leftPercent = 0, leftLines = [] } = invoiced;
  const amount = dictionary.money(leftCents, currency);
  const left =
    invoiced.by === 'lines'
      ? t.linesLeft({ count: leftLines.length, amount })
      : t.shareLeft({ share: dictionary.percent(leftPercent), amount });
  return (
    <div className={PART_STYLE}>
      <h3 className="text-muted">{t.invoices}</h3>
      <ol className="grid gap-1.5">
        {invoices.map((part, place) => (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4" key={part.id}>
            <Link className={LINK_STYLE} to={paths.invoice(part.id)}>
              {part.invoiceNumber}
            </Link>
            <span className="text-muted tabular-nums">{partText(part, place + 1)}</span>
          </li>
        ))}
      </ol>
      {!isInvoiced && <p className="text-pretty tabular-nums">{left}</p>}
    </div>
  );
}

function partText({ share, lines }: InvoicedPart, part: number): string {
  if (lines) return t.partOfLines({ part, count: lines.length });
  if (share === undefined || share === 100) return t.whole;
  return t.partOfShare({ part, share: dictionary.percent(share) });
}

/** The deposit that an accepted estimate asked for, and whether it is paid; nothing without one. */
export function RequestedDeposit({
  estimate: { deposit, currency },
}: {
  estimate: Pick<Estimate, 'deposit' | 'currency'>;
}) {
  if (!deposit) return null;
  return (
    <div className={PART_STYLE}>
      <h3 className="text-muted">{t.deposit}</h3>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link className={LINK_STYLE} to={paths.invoice(deposit.id)}>
          {deposit.invoiceNumber}
        </Link>
        <span className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          {dictionary.money(toCents(deposit.amount), currency)}
          <Badge tone={deposit.isPaid ? 'green' : 'blue'}>{deposit.isPaid ? t.depositPaid : t.depositRequested}</Badge>
        </span>
      </p>
    </div>
  );
}
