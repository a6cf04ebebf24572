import { BILLING, billTo } from '#shared/document/bill-to.ts';
import { fieldsAt } from '#shared/document/fields.ts';
import { BillTo } from '#shared/paper/bill-to.tsx';
import { Day, Fact } from '#shared/paper/facts.tsx';
import type { EstimatePart } from './printed-estimate.ts';

type Props = EstimatePart & { readonly totalCents: number | undefined };

/** Recipient and days, with the total as a headline. */
export function EstimateOverview({ estimate, dictionary, texts, totalCents }: Props) {
  const { version = 1 } = estimate;
  const labels = dictionary.document;
  return (
    <div className="invoice-overview">
      <BillTo
        dictionary={dictionary}
        heading={texts.preparedFor}
        recipient={billTo((field) => estimate[BILLING[field]])}
      />
      <dl className="invoice-facts">
        <Day dictionary={dictionary} day={estimate.issueDate} label={texts.date} part="issueDate" />
        <Day dictionary={dictionary} day={estimate.dueDate} label={texts.validUntil} part="dueDate" />
        <Fact label={texts.versionLabel} value={version > 1 && version} />
        {fieldsAt('facts').map((name) => (
          <Fact key={name} label={labels[name]} part={name} value={estimate[name]} />
        ))}
        {estimate.customFields?.map(({ label, value }) => (
          <Fact key={label} label={label} part={`customFields.${label}`} value={value} />
        ))}
        {totalCents !== undefined && (
          <div className="invoice-headline">
            <dt>{labels.total}</dt>
            <dd>{dictionary.money(totalCents, estimate.currency)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
