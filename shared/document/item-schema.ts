import * as z from 'zod';
import { SUPPLY_CATEGORIES, TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { decimal } from '#shared/number-field.ts';
import { line, requiredLine, text } from '#shared/text-field.ts';

/** How a line is taxed where the province decides; the category counts only without a treatment. */
const taxation = {
  taxTreatment: z.enum(TAX_TREATMENTS).optional(),
  supplyCategory: z.enum(SUPPLY_CATEGORIES).optional(),
};

/** What a quantity counts, such as "h" or "km", in the issuer's own words; may be empty. */
export const Unit = line(20);

/** The longest texts of a line, in characters. */
export const ITEM_LIMITS = { name: 200, description: 2000 } as const;

/** An invoice line (spec 1 §3): `quantity` has up to four decimals, `rate` is in major units with up to two. */
export const InvoiceItem = z.strictObject({
  name: requiredLine(ITEM_LIMITS.name),
  description: text(ITEM_LIMITS.description).optional(),
  quantity: decimal(1_000_000, 4).gt(0),
  unit: Unit.optional(),
  rate: decimal(MAX_AMOUNT_CENTS / 100, 2).min(0),
  ...taxation,
});

/** A line as its business reads it, with the amount that the server computed. */
export const PricedItem = z.object({
  name: z.string(),
  description: z.string().optional(),
  quantity: z.number(),
  unit: z.string().optional(),
  rate: z.number(),
  amount: z.number(),
  ...taxation,
});
