import * as z from 'zod';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { EXEMPT_TAXES } from '#shared/canada/tax-exemption.ts';
import { SUPPLY_CATEGORIES, TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { ExchangeRate } from '#shared/exchange-rate.ts';
import { PaymentNotice } from '#shared/invoice/payment-notice.ts';
import { QuickMethod } from '#shared/reports/return-settings.ts';
import { CardLabel } from '#shared/saved-card/schema.ts';

const value = <const Kind extends string, Facts extends z.ZodRawShape>(kind: Kind, facts: Facts) =>
  z.object({ kind: z.literal(kind), ...facts });

const RecordedLine = z.object({
  name: z.string(),
  quantity: z.number(),
  unit: z.string().optional(),
  rate: z.number(),
  taxTreatment: z.enum(TAX_TREATMENTS).optional(),
  supplyCategory: z.enum(SUPPLY_CATEGORIES).optional(),
  /** How an estimate offers it, and whether it is chosen. */
  choice: z.union([z.literal('optional'), z.object({ group: z.string() })]).optional(),
  chosen: z.boolean().optional(),
  /** Whether its rate follows the price of a product, in a series. */
  followsPrice: z.boolean().optional(),
});
const RecordedExemption = z.object({
  tax: z.enum(EXEMPT_TAXES),
  reason: z.string(),
  number: z.string().optional(),
  validTo: z.string().optional(),
});
const RecordedCustomField = z.object({ label: z.string(), value: z.string(), isPrinted: z.boolean() });
const Registration = z.object({ account: z.enum(TAX_ACCOUNTS), number: z.string() });

/** Whether the list is longer than what was recorded of it. */
const isCut = z.boolean().optional();

/** The value of a recorded field, as facts that `valueText` words. */
export const RecordedValue = z.discriminatedUnion('kind', [
  /** As a person typed it, cut if long. */
  value('text', { text: z.string() }),
  /** One of the product's own constants, such as a status. */
  value('choice', { choice: z.string() }),
  value('choices', { choices: z.array(z.string()) }),
  value('yesOrNo', { isYes: z.boolean() }),
  value('number', { number: z.number() }),
  value('numbers', { numbers: z.array(z.number()) }),
  value('day', { day: z.string() }),
  value('moment', { at: z.string() }),
  value('cents', { cents: z.number().int(), currency: z.string().optional() }),
  value('percent', { percent: z.number() }),
  value('lines', { lines: z.array(RecordedLine), isCut }),
  value('exemptions', { exemptions: z.array(RecordedExemption), isCut }),
  value('registrations', { registrations: z.array(Registration), isCut }),
  value('customFields', { customFields: z.array(RecordedCustomField), isCut }),
  value('notice', { notice: PaymentNotice }),
  /** A card, by its brand and last digits alone. */
  value('card', CardLabel.shape),
  value('exchangeRate', ExchangeRate.shape),
  value('quickMethod', { method: QuickMethod }),
  /** A confidential text without its beginning. */
  value('tail', { tail: z.string() }),
  /** A value that is not recorded at all. */
  value('hidden', {}),
]);
export type RecordedValue = z.infer<typeof RecordedValue>;

/** The values of one kind. */
export type ValueOf<Kind extends RecordedValue['kind']> = Extract<RecordedValue, { kind: Kind }>;
