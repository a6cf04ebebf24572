import * as z from 'zod';
import { CURRENCIES } from '#shared/money.ts';
import { line, optionalEmail } from '#shared/text-field.ts';

const content = {
  preferredCurrency: z.enum(CURRENCIES),
  bankName: line(100).optional(),
  accountName: line(100).optional(),
  accountNumber: line(50).optional(),
  swiftCode: line(20).optional(),
  iban: line(40).optional(),
  eTransferEmail: optionalEmail().optional(),
};

/** How a business wants to be paid (spec 2 §3). */
export const PaymentSettingsInput = z.strictObject(content);
export type PaymentSettingsInput = z.infer<typeof PaymentSettingsInput>;

export const PaymentSettingsUpdate = z.strictObject(PaymentSettingsInput.partial().shape);
export type PaymentSettingsUpdate = z.infer<typeof PaymentSettingsUpdate>;

/** The settings with what support decides: whether card payments may be set up. */
export const PaymentSettings = z.object({
  ...content,
  eTransferEmail: z.string().optional(),
  paymentIntegrationEnabled: z.boolean(),
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;
