import { TAX_ACCOUNTS, type TaxAccount } from '#shared/canada/tax-codes.ts';
import { CompanyInput } from '#shared/company/schema.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import type { CompanyForm } from './company-fields.ts';
import { t } from './texts.en.ts';

/** Validation rules of a company (spec 2 §5): only the name is required. */
export const COMPANY_RULES: FormRules<CompanyForm, CompanyInput> = {
  schema: CompanyInput,
  toInput: ({ GST, QST, PST_BC, PST_SK, RST_MB, ...form }) => ({
    ...form,
    website: completeWebsite(form.website),
    taxRegistrations: filled({ GST, QST, PST_BC, PST_SK, RST_MB }),
  }),
  fieldOf: ({ path }) => path.replace('taxRegistrations.', '') as keyof CompanyForm,
  texts: {
    'name required': t.nameRequired,
    'name maxLength': t.nameTooLong,
    'phone supported': t.invalidPhone,
    'email email': t.invalidEmail,
    'website url': t.invalidWebsite,
    'brandColor color': t.invalidColor,
    ...Object.fromEntries(
      TAX_ACCOUNTS.map((account) => [`taxRegistrations.${account} taxNumber`, t.accounts[account].error]),
    ),
    unique: t.labelTwice,
    maxLength: t.tooLong,
  },
};

function filled(numbers: Readonly<Record<TaxAccount, string>>): object {
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number.trim() !== ''));
}

/** The body that creates a company; omits what was not chosen. */
export function newCompany(company: CompanyInput): CompanyInput {
  const { logo, signature, customFields = [], documentLayout, logoOnColor, ...texts } = company;
  return {
    ...texts,
    ...(customFields.length > 0 && { customFields }),
    ...(logo && { logo }),
    ...(signature && { signature }),
    ...(documentLayout === 'band' && { documentLayout }),
    ...(logoOnColor && { logoOnColor }),
  };
}

/** A web address with its scheme: `example.com` becomes `https://example.com`. */
export function completeWebsite(typed: string): string {
  const text = typed.trim();
  return /^[a-z\d-]+(\.[a-z\d-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : text;
}
