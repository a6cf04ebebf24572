import type { InvoiceTax } from '#shared/document/tax.ts';
import { enCa } from '#shared/locale/en-ca.ts';

/** The charged taxes with their rates, their basis if partial, and their registration numbers. */
export function TaxList({ taxes, lineCount }: { taxes: readonly InvoiceTax[]; lineCount: number }) {
  if (taxes.length === 0) return null;
  const basis = ({ lines, pricePercent }: InvoiceTax) => [
    ...(pricePercent ? [` on ${enCa.percent(pricePercent)} of the price`] : []),
    ...(lines ? [` on ${lines.length} of ${lineCount} lines`] : []),
  ];
  return (
    <ul aria-label="Taxes" className="divide-y divide-line rounded-md border border-line">
      {taxes.map((tax) => (
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2" key={tax.code}>
          <span className="font-medium">
            {enCa.taxName(tax.code)} <span className="font-normal">{enCa.percent(tax.ratePercent)}</span>
            <span className="font-normal text-muted">{basis(tax).join(',')}</span>
          </span>
          <span className="text-muted tabular-nums">{tax.registration}</span>
        </li>
      ))}
    </ul>
  );
}
