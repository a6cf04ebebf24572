import * as z from 'zod';
import { CURRENCIES } from '#shared/money.ts';
import { line, optionalEmail } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';
import { PAYMENT_LIMITS as MAX } from './limits.ts';

const content = {
  preferredCurrency: z.enum(CURRENCIES),
  bankName: line(MAX.bankName).optional(),
  accountName: line(MAX.accountName).optional(),
  accountNumber: line(MAX.accountNumber).optional(),
  swiftCode: line(MAX.swiftCode).optional(),
  iban: line(MAX.iban).optional(),
  eTransferEmail: optionalEmail().optional(),
};

/** How a business wants to be paid (spec 2 §3). */
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
  ...content,
  eTransferEmail: z.string().optional(),
  paymentIntegrationEnabled: z.boolean(),
  version: Version,
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;
