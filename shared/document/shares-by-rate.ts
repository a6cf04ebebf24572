import type { TaxRate } from '#shared/canada/tax-rates.ts';
import { FEDERAL_PERCENT, type GivenRebate, ONTARIO_RELIEF } from '#shared/canada/tax-rebates.ts';
import type { TaxShares } from './tax.ts';

/** What a tax applies to of a line, and the rebate on it. */
export type RatedLine = { readonly share: number; readonly rebate: GivenRebate | undefined };

type Rates = {
  readonly rate: TaxRate;
  readonly registration: string;
  /** Whether Ontario credits its part of the HST to the recipient. */
  readonly isRelieved: boolean;
};

/** A tax at each of its rates on the lines of a document: what a province rebates first. */
export function sharesByRate(lines: readonly RatedLine[], { rate, registration, isRelieved }: Rates): TaxShares[] {
  const { code, percent, from, source } = rate;
  const rebates = new Set(lines.flatMap(({ rebate }) => rebate ?? []));
  const rebated = [...rebates].map((rebate): TaxShares => {
    const { percent: ratePercent, upToCents, category } = rebate;
    const isOf = (line: RatedLine) => line.rebate === rebate;
    return {
      ...{ code, ratePercent, registration },
      rule: `${code} ${ratePercent}% (${category}) from ${rebate.from}: ${rebate.source}`,
      shares: lines.map((line) => (isOf(line) ? line.share : 0)),
      ...(upToCents && { limit: { lines: indexesOf(lines, isOf), cents: upToCents, isWithin: true } }),
    };
  });
  const limited = rebated.find(({ limit }) => limit)?.limit;
  const full: TaxShares = {
    code,
    ...(isRelieved
      ? { ratePercent: FEDERAL_PERCENT, creditPercent: percent - FEDERAL_PERCENT }
      : { ratePercent: percent }),
    registration,
    rule: isRelieved
      ? `${code} ${FEDERAL_PERCENT}% (First Nations): ${ONTARIO_RELIEF.source}`
      : `${code} ${percent}% from ${from}: ${source}`,
    shares: lines.map(({ share, rebate }) => (rebate && !rebate.upToCents ? 0 : share)),
    ...(limited && { limit: { ...limited, isWithin: false } }),
  };
  return [...rebated, full].filter(({ shares }) => shares.some((share) => share > 0));
}

function indexesOf(lines: readonly RatedLine[], isOf: (line: RatedLine) => boolean): number[] {
  return lines.flatMap((line, index) => (isOf(line) ? [index] : []));
}
