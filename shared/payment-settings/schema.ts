import * as z from 'zod';
import { documentDefaults, enteredDefaults } from '#shared/document/defaults.ts';
import { CURRENCIES } from '#shared/money.ts';
import { DETAILS, type DetailField } from '#shared/payment-methods.ts';
import { line, optionalEmail } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';

/** A text field for each detail of a payment method. */
const details = Object.fromEntries(
  DETAILS.map(({ field, isEmail, digits, maxLength }) => {
    const text = isEmail ? optionalEmail() : digits ? digitsOnly(digits) : line(maxLength);
    return [field, text.optional()];
  }),
) as Readonly<Record<DetailField, z.ZodOptional<z.ZodString>>>;

/** So many digits, or an empty text. */
function digitsOnly(digits: number) {
  const pattern = new RegExp(`^(?:\\d{${digits}})?$`);
  return line(20)
    .refine((text) => pattern.test(text), { error: 'digits', params: { count: digits } })
    .meta({ pattern: pattern.source });
}

/** The same as read: what is stored was checked when it was entered. */
const knownDetails = Object.fromEntries(DETAILS.map(({ field }) => [field, z.string().optional()])) as typeof details;

const content = {
  preferredCurrency: z.enum(CURRENCIES),
  ...details,
  /** Whether payers who report an e-Transfer may say how much they sent, so that it can cover several invoices. */
  payersSayAmount: z.boolean().optional(),
  ...enteredDefaults,
};

/** How a business wants to be paid (spec 2 §3), and what its new invoices start with. */
export const PaymentSettingsInput = z.strictObject(content);
export type PaymentSettingsInput = z.infer<typeof PaymentSettingsInput>;

/** Changes to payment settings, conditional on `version` if given; an empty text removes a field. */
export const PaymentSettingsUpdate = z.strictObject({
  ...PaymentSettingsInput.partial().shape,
  version: Version.optional(),
});
export type PaymentSettingsUpdate = z.infer<typeof PaymentSettingsUpdate>;

/** The settings plus support's decision on whether card payments may be set up. */
export const PaymentSettings = z.object({
  preferredCurrency: content.preferredCurrency,
  ...knownDetails,
  payersSayAmount: content.payersSayAmount,
  ...documentDefaults,
  paymentIntegrationEnabled: z.boolean(),
  version: Version,
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;
