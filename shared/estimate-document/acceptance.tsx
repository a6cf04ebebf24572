import { PRODUCT_NAME } from '#shared/brand.ts';
import { chosenOf } from '#shared/estimate/choices.ts';
import type { EstimatePart } from './printed-estimate.ts';

type Props = EstimatePart & { readonly totalCents: number };

/** Who accepted an estimate, when, how and what, with their signature if they drew one; renders nothing unless it was accepted. */
export function Acceptance({ estimate, dictionary, texts, totalCents }: Props) {
  const { decision, status, version = 1, invoiceNumber: number, currency, company } = estimate;
  if (status !== 'ACCEPTED' || !decision) return null;
  const { on, name, way, reference, signature } = decision;
  const chosen = chosenOf(estimate.items).map((place) => estimate.items[place]?.name);
  const agreed = { number, version, total: dictionary.money(totalCents, currency) };
  return (
    <section className="estimate-acceptance">
      <style href="estimate-acceptance" precedence="default">
        {ACCEPTANCE_STYLES}
      </style>
      <h2>{texts.acceptance}</h2>
      <p className="invoice-strong" dir="auto">
        {texts.accepted({ day: dictionary.longDay(on), name, way })}
      </p>
      <p dir="auto">
        {name ? texts.agreed(agreed) : texts.recorded({ ...agreed, company: company.name || PRODUCT_NAME })}
      </p>
      {chosen.length > 0 && (
        <p dir="auto">
          {texts.chosen} {chosen.join('; ')}
        </p>
      )}
      {reference && (
        <p dir="auto">
          {texts.reference} {reference}
        </p>
      )}
      {signature && (
        <svg aria-label={dictionary.document.signature} role="img" viewBox="0 0 600 200">
          <path d={signature} />
        </svg>
      )}
    </section>
  );
}

const ACCEPTANCE_STYLES = `
.estimate-acceptance {
  margin-top: 28px;
  padding: 12px 16px 14px;
  border: 1px solid var(--invoice-line);
  border-radius: 6px;
  break-inside: avoid;
}
.estimate-acceptance svg {
  display: block;
  width: 240px;
  max-width: 100%;
  margin-top: 8px;
  border-bottom: 1px solid var(--invoice-line);
  fill: none;
  stroke: var(--invoice-ink);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 4px;
}
`;
