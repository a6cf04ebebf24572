import * as z from 'zod';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { PROVINCE_CODES } from './provinces.ts';
import { PST_SHARES, type PstShare } from './pst-shares.ts';
import { accountOf, TAX_CODES, type TaxAccount } from './tax-codes.ts';
import { TAX_RATES, type TaxRate } from './tax-rates.ts';
import { SUPPLY_CATEGORIES } from './tax-treatment.ts';

/** A change is news for this long before and after its first day. */
const DAYS_BEFORE = 60;
const DAYS_AFTER = 90;

const news = { id: z.string(), code: z.enum(TAX_CODES), from: z.string(), source: z.string() };

/**
 * A recent or coming change of a tax, its source included. `rate`: its percentage in some provinces. `share`: the taxed
 * part of the price of one kind of goods or services; with a `status`, nothing is charged until the business decides.
 */
export const TaxChange = z.discriminatedUnion('kind', [
  z.object({
    ...news,
    kind: z.literal('rate'),
    provinces: z.array(z.enum(PROVINCE_CODES)),
    percent: z.number(),
    /** Absent if the tax is new there. */
    percentBefore: z.number().optional(),
  }),
  z.object({
    ...news,
    kind: z.literal('share'),
    category: z.enum(SUPPLY_CATEGORIES),
    /** Percent of the price that is taxed. */
    share: z.number(),
    status: z.enum(['unconfirmed', 'depends']).optional(),
  }),
]);
export type TaxChange = z.infer<typeof TaxChange>;

type Registrations = { readonly [Account in TaxAccount]?: string | undefined };
type Tables = { readonly rates: readonly TaxRate[]; readonly shares: readonly PstShare[] };

/** The recent and coming changes of the taxes that a business is registered for, earliest first. */
export function taxChanges(
  registrations: Registrations,
  today: CalendarDay,
  { rates, shares }: Tables = { rates: TAX_RATES, shares: PST_SHARES },
): TaxChange[] {
  const [first, last] = [addDays(today, -DAYS_AFTER), addDays(today, DAYS_BEFORE)];
  const isNews = ({ code, from }: TaxRate | PstShare) =>
    Boolean(registrations[accountOf(code)]) && from >= first && from <= last;
  const changes = [
    ...rates.filter(isNews).map((rate) => rateChange(rate, rates)),
    ...shares.filter(isNews).map(shareChange),
  ];
  return changes.sort((one, other) => inTextOrder(one.from, other.from));
}

function rateChange({ code, provinces, percent, from, source }: TaxRate, rates: readonly TaxRate[]): TaxChange {
  const before = rates.findLast(
    (it) => it.code === code && it.from < from && it.provinces.some((province) => provinces.includes(province)),
  );
  return {
    kind: 'rate',
    id: [code, ...provinces, from].join(' '),
    code,
    provinces: [...provinces],
    percent,
    ...(before && { percentBefore: before.percent }),
    from,
    source,
  };
}

function shareChange(row: PstShare): TaxChange {
  return { kind: 'share', id: [row.code, row.category, row.from].join(' '), ...row };
}
