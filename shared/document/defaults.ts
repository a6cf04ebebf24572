import * as z from 'zod';
import { PAYMENT_METHODS } from '#shared/payment-methods.ts';
import { optionalChoice, text } from '#shared/text-field.ts';
import { FIELDS } from './fields.ts';
import { paymentTermsText } from './payment-terms.ts';

/**
 * What new documents start with, as entered for a business or one of its customers: texts and payment method as on
 * documents (decision S38). Standard terms may be given by their code.
 */
export const enteredDefaults = {
  paymentTerms: text(FIELDS.paymentTerms.maxLength).overwrite(paymentTermsText).optional(),
  paymentMethod: optionalChoice(PAYMENT_METHODS).optional(),
  additionalNotes: text(FIELDS.additionalNotes.maxLength).optional(),
};

/** The same as read; absent where there is no default. */
export const documentDefaults = {
  paymentTerms: z.string().optional(),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  additionalNotes: z.string().optional(),
};
