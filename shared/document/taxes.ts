import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ProvinceCode } from '#shared/canada/provinces.ts';
import { isPst, type PstCode, type PstShare, pstShareOf } from '#shared/canada/pst-shares.ts';
import { accountOf, type TaxAccount, type TaxCode } from '#shared/canada/tax-codes.ts';
import type { ExemptTax, TaxExemption } from '#shared/canada/tax-exemption.ts';
import { type TaxRate, taxesIn } from '#shared/canada/tax-rates.ts';
import { ONTARIO_RELIEF, rebateOf } from '#shared/canada/tax-rebates.ts';
import type { SupplyCategory, TaxTreatment } from '#shared/canada/tax-treatment.ts';
import { chargedTaxes } from './charged-taxes.ts';
import { type RatedLine, sharesByRate } from './shares-by-rate.ts';
import type { InvoiceTax, TaxShares } from './tax.ts';
import { placeOfSupply, type TaxPlace } from './tax-place.ts';
import type { TotalsInput } from './totals.ts';

/** The facts that decide the taxes of an invoice, in the contract's units. */
export type TaxInput = Omit<TotalsInput, 'items' | 'taxes'> & {
  readonly items: readonly TaxedLine[];
  readonly issueDate: CalendarDay;
  readonly billingProvince?: string | undefined;
  readonly billingCountry?: string | undefined;
  readonly supplyProvince?: ProvinceCode | undefined;
  readonly taxExemptions?: readonly TaxExemption[] | undefined;
};

type TaxedLine = TotalsInput['items'][number] & {
  readonly taxTreatment?: TaxTreatment | undefined;
  readonly supplyCategory?: SupplyCategory | undefined;
};

/** The company's fields that decide taxes. */
export type TaxIssuer = {
  readonly province?: string | undefined;
  readonly taxRegistrations?: { readonly [Account in TaxAccount]?: string | undefined } | undefined;
  readonly supplyCategory?: SupplyCategory | undefined;
};

/** A note for the issuer about a tax that is not charged, or not on every line; of an exemption `HST_ON`, not in full. */
export type TaxNote =
  | { readonly kind: 'notRegistered'; readonly code: TaxCode }
  | { readonly kind: 'exempt'; readonly code: TaxCode; readonly exemption: TaxExemption }
  /** Indexes of lines that the province may tax; the issuer decides by choosing a treatment. */
  | { readonly kind: 'undecided'; readonly code: TaxCode; readonly rule: PstShare; readonly lines: readonly number[] };

/** The taxes of an invoice, the place they come from, and notes for the issuer. */
export type ProvinceTaxes = {
  readonly taxes: InvoiceTax[];
  /** The same taxes, whichever lines count. */
  readonly shares: TaxShares[];
  readonly place: TaxPlace;
  readonly notes: readonly TaxNote[];
};

/** The default category: most freelancers sell services that no province taxes. */
export const DEFAULT_CATEGORY: SupplyCategory = 'otherServices';

/**
 * The taxes of the province where an invoice is delivered. Discount and shipping are shared out over the lines; each
 * tax is rounded once, half away from zero, and charged only if the issuer is registered for it.
 */
export function provinceTaxes(invoice: TaxInput, issuer: TaxIssuer): ProvinceTaxes {
  const place = placeOfSupply(invoice, issuer);
  if (place.kind !== 'province') return { taxes: [], shares: [], place, notes: [] };
  const results = taxesIn(place.province, invoice.issueDate).map((rate) => {
    return taxShares({ invoice, issuer, rate, province: place.province });
  });
  const shares = results.flatMap(({ taxes = [] }) => taxes);
  return { place, taxes: chargedTaxes(invoice, shares), shares, notes: results.flatMap(({ notes }) => notes) };
}

/** The provincial sales tax that applies to what an invoice sells and that its issuer is not registered for. */
export function missingPst(invoice: TaxInput, issuer: TaxIssuer): PstCode | undefined {
  const place = placeOfSupply(invoice, issuer);
  const rates = place.kind === 'province' ? taxesIn(place.province, invoice.issueDate) : [];
  const code = rates.map((rate) => rate.code).find(isPst);
  if (!code || issuer.taxRegistrations?.[code] || exemptionFrom(code, invoice)) return undefined;
  const isTaxed = invoice.items.some((line) => taxedShare(line, { code, issuer, day: invoice.issueDate }).share > 0);
  return isTaxed ? code : undefined;
}

type Occasion = { invoice: TaxInput; issuer: TaxIssuer; rate: TaxRate; province: ProvinceCode };

function taxShares({ invoice, issuer, rate, province }: Occasion): { taxes?: TaxShares[]; notes: TaxNote[] } {
  const { code } = rate;
  const { items, issueDate: day } = invoice;
  const lines = items.map((line): RatedLine & LineShare => {
    const taxed = taxedShare(line, { code, issuer, day });
    // What is not taxed at all is not rebated, nor does it count towards the limit of a rebate.
    const rebate = taxed.share > 0 ? rebateOn(line, { code, province, issuer, day }) : undefined;
    return { ...taxed, share: rebate?.percent === 0 ? 0 : taxed.share, rebate };
  });
  const isTaxed = lines.some(({ share }) => share > 0);
  const undecided = undecidedNotes(code, lines);
  if (!isTaxed && undecided.length === 0) return { notes: [] };
  const registration = issuer.taxRegistrations?.[accountOf(code)];
  if (!registration) return { notes: [{ kind: 'notRegistered', code }] };
  const exemption = exemptionFrom(accountOf(code), invoice);
  if (exemption) return { notes: [{ kind: 'exempt', code, exemption }] };
  const relief = code === 'HST' && province === ONTARIO_RELIEF.province ? exemptionFrom('HST_ON', invoice) : undefined;
  const taxes = sharesByRate(lines, { rate, registration, isRelieved: relief !== undefined });
  const isRelieved = relief && taxes.some(({ creditPercent }) => creditPercent);
  return {
    taxes,
    notes: [...(isRelieved ? [{ kind: 'exempt' as const, code, exemption: relief }] : []), ...undecided],
  };
}

type Selling = { code: TaxCode; province: ProvinceCode; issuer: TaxIssuer; day: CalendarDay };

/** The rebate on a line, which a line declared taxable has not. */
function rebateOn({ taxTreatment, supplyCategory }: TaxedLine, { issuer, ...sold }: Selling): RatedLine['rebate'] {
  if (taxTreatment === 'taxable') return undefined;
  return rebateOf({ ...sold, category: supplyCategory ?? issuer.supplyCategory ?? DEFAULT_CATEGORY });
}

type LineShare = { readonly share: number; readonly undecided?: PstShare };

/** The percentage of a line's price that a tax applies to. */
function taxedShare(
  { taxTreatment, supplyCategory }: TaxedLine,
  { code, issuer, day }: { code: TaxCode; issuer: TaxIssuer; day: CalendarDay },
): LineShare {
  if (taxTreatment && taxTreatment !== 'taxable' && taxTreatment !== 'noPst') return { share: 0 };
  if (!isPst(code)) return { share: 100 };
  if (taxTreatment === 'noPst') return { share: 0 };
  const rule = pstShareOf(code, supplyCategory ?? issuer.supplyCategory ?? DEFAULT_CATEGORY, day);
  // Even for a line declared taxable, the province may tax only a part of the price.
  if (taxTreatment === 'taxable') return { share: rule?.share || 100 };
  if (rule?.status) return { share: 0, undecided: rule };
  return { share: rule?.share ?? 0 };
}

/** A note for each rule that is undecided, with its lines. */
function undecidedNotes(code: TaxCode, lines: readonly LineShare[]): TaxNote[] {
  const rules = new Set(lines.flatMap(({ undecided }) => undecided ?? []));
  return [...rules].map((rule) => ({
    kind: 'undecided' as const,
    code,
    rule,
    lines: lines.flatMap(({ undecided }, index) => (undecided === rule ? [index] : [])),
  }));
}

function exemptionFrom(exempt: ExemptTax, { taxExemptions, issueDate }: TaxInput): TaxExemption | undefined {
  return taxExemptions?.find(({ tax, validTo }) => tax === exempt && (!validTo || issueDate <= validTo));
}
