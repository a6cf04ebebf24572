import type { ReactNode } from 'react';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import { type TotalsRow, totalsLabel, totalsRows } from '#shared/document/totals-rows.ts';
import type { PagePart } from './document-part.ts';

type TotalsProps = PagePart & {
  readonly totals: InvoiceTotals;
  /** What the total is called. */
  readonly label: string;
  /** Rows below the total, such as payments: `TotalsLine`s. */
  readonly children?: ReactNode;
};

/** Subtotal, adjustments above zero, each tax with its registration, and the total with its currency. */
export function Totals({ document, dictionary, totals, label, children }: TotalsProps) {
  return (
    <dl className="invoice-totals">
      {totalsRows(document, totals).map((row) => (
        <TotalsLine
          key={row.tax ? `${row.tax.code} ${row.tax.ratePercent}` : row.label}
          label={totalsLabel(row, dictionary)}
          note={row.tax?.registration}
          part={partOf(row)}
          value={dictionary.amount(row.cents)}
        />
      ))}
      <TotalsLine isTotal label={label} value={dictionary.money(totals.totalCents, document.currency)} />
      {children}
    </dl>
  );
}

/** What decides a row, besides the items. */
function partOf({ label, tax }: TotalsRow): string | undefined {
  if (label === 'subtotal') return undefined;
  return tax ? 'supplyProvince' : label;
}

type TotalsLineProps = {
  readonly label: ReactNode;
  readonly value: string;
  readonly note?: string | undefined;
  /** The field that it shows, or what the names of its fields start with; an editor leads there. */
  readonly part?: string | undefined;
  /** Whether it stands out. */
  readonly isTotal?: boolean;
};

/** A row of the totals. */
export function TotalsLine({ label, note, value, part, isTotal }: TotalsLineProps) {
  return (
    <div className={isTotal ? 'invoice-total' : undefined} data-part={part}>
      <dt>
        {label}
        {note && <span className="invoice-registration"> {note}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
