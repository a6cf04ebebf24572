import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#shared/payment-methods.ts';
import { DEFAULT_PAYMENT_TERMS, PAYMENT_TERMS } from './payment-terms.ts';

/** What a new document starts with. */
export type DocumentDefaults = {
  readonly paymentTerms: string;
  readonly paymentMethod: PaymentMethod;
  readonly additionalNotes: string;
};

/** The same of a customer or a business, who may have some. */
export type GivenDefaults = { readonly [Field in keyof DocumentDefaults]?: DocumentDefaults[Field] | undefined };

/** The customer's defaults, else the business's, else the product's (spec 1 §4). */
export function chosenDefaults(
  customer: GivenDefaults | null | undefined,
  business: GivenDefaults | null | undefined,
): DocumentDefaults {
  return {
    paymentTerms: customer?.paymentTerms || business?.paymentTerms || PAYMENT_TERMS[DEFAULT_PAYMENT_TERMS].description,
    paymentMethod: customer?.paymentMethod ?? business?.paymentMethod ?? DEFAULT_PAYMENT_METHOD,
    additionalNotes: customer?.additionalNotes || business?.additionalNotes || '',
  };
}
