import type { PaymentMethod } from '#shared/payment-methods.ts';

/** The defaults of new invoices as typed; empty for none. */
export type DefaultsForm = {
  readonly paymentTerms: string;
  readonly paymentMethod: PaymentMethod | '';
  readonly additionalNotes: string;
};

type Known = { readonly [Field in keyof DefaultsForm]?: DefaultsForm[Field] | undefined };

/** The form of known defaults. */
export function defaultsForm({ paymentTerms = '', paymentMethod = '', additionalNotes = '' }: Known): DefaultsForm {
  return { paymentTerms, paymentMethod, additionalNotes };
}
