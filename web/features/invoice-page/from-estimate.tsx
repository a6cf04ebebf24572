import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { InvoiceTax } from '#shared/document/tax.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { estimateQuery } from '#web/lib/queries/estimates.ts';
import { t } from './texts.en.ts';

type FromEstimateProps = { id: string; invoice: Pick<Invoice, 'status' | 'taxes'> };

/**
 * Links to the estimate that an invoice was made from, by its number once that is known, and says of a draft that its
 * taxes are no longer at the rates that were accepted.
 */
export function FromEstimate({ id, invoice: { status, taxes } }: FromEstimateProps) {
  const { data } = useQuery(estimateQuery(id));
  const hasOtherRates = status === 'DRAFT' && data !== undefined && hasNewRate(taxes, data.taxes);
  return (
    <>
      <Link
        className="wrap-anywhere -mb-1 block w-fit rounded-sm py-1 text-accent hover:underline"
        to={paths.estimate(id)}
      >
        {data ? t.fromEstimateNumber({ number: data.invoiceNumber }) : t.fromEstimate}
      </Link>
      {hasOtherRates && <p className="mt-1 text-muted">{t.otherRates}</p>}
    </>
  );
}

/** Whether a tax is charged at a rate at which the estimate had none. A part of it may have fewer taxes. */
function hasNewRate(taxes: readonly InvoiceTax[] = [], accepted: readonly InvoiceTax[] = []): boolean {
  const rateOf = ({ code, ratePercent }: InvoiceTax) => `${code} ${ratePercent}`;
  const known = new Set(accepted.map(rateOf));
  return taxes.some((tax) => !known.has(rateOf(tax)));
}
