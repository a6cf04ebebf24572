import type { InvoiceTax } from '#shared/invoice/tax.ts';
import { enCa } from '#shared/locale/en-ca.ts';

/** The taxes charged, each with its rate, its lines if it is not charged on all of them, and the number it is charged under. */
export function TaxList({ taxes, lineCount }: { taxes: readonly InvoiceTax[]; lineCount: number }) {
  if (taxes.length === 0) return null;
  return (
    <ul aria-label="Taxes" className="divide-y divide-line rounded-md border border-line">
      {taxes.map(({ code, ratePercent, registration, lines }) => (
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2" key={code}>
          <span className="font-medium">
            {enCa.taxName(code)} <span className="font-normal">{enCa.percent(ratePercent)}</span>
            {lines && (
              <span className="font-normal text-muted">
                {' '}
                on {lines.length} of {lineCount} lines
              </span>
            )}
          </span>
          <span className="text-muted tabular-nums">{registration}</span>
        </li>
      ))}
    </ul>
  );
}
