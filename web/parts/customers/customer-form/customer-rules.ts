import type { ExemptTax } from '#shared/canada/tax-exemption.ts';
import { CustomerInput } from '#shared/customer/schema.ts';
import type { Language } from '#shared/locale/language.ts';
import { type DefaultsForm, defaultsForm } from '#web/parts/invoice-defaults/defaults-form.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';

/** A tax exemption's raw input. */
export type ExemptionForm = { tax: ExemptTax | ''; reason: string; number: string; validTo: string };

/** The customer form's raw input. */
export type CustomerForm = {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  language: Language | '';
  taxExemptions: ExemptionForm[];
  remind: boolean;
  appliesCredit: boolean;
  poNumber: string;
  internalNotes: string;
} & DefaultsForm;

/** The form of a customer's known fields; the rest is empty. */
export function customerForm(known: Partial<CustomerInput>): CustomerForm {
  const { taxExemptions = [] } = known;
  return {
    name: known.name ?? '',
    email: known.email ?? '',
    phone: known.phone ?? '',
    address: known.address ?? '',
    city: known.city ?? '',
    state: known.state ?? '',
    zip: known.zip ?? '',
    country: known.country ?? '',
    language: known.language ?? '',
    taxExemptions: taxExemptions.map(({ number = '', validTo = '', ...given }) => ({ ...given, number, validTo })),
    remind: known.remind ?? true,
    appliesCredit: known.appliesCredit ?? false,
    poNumber: known.poNumber ?? '',
    ...defaultsForm(known),
    internalNotes: known.internalNotes ?? '',
  };
}

/** An empty exemption. */
export const NO_EXEMPTION: ExemptionForm = { tax: '', reason: '', number: '', validTo: '' };

/** Validation rules of a customer (spec 2 §5). */
export const CUSTOMER_RULES: FormRules<CustomerForm, CustomerInput> = { schema: CustomerInput };
