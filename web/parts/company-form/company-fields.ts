import { TAX_ACCOUNTS, type TaxAccount } from '#shared/canada/tax-codes.ts';
import type { SupplyCategory } from '#shared/canada/tax-treatment.ts';
import { COMPANY_IMAGES, type COMPANY_LIMITS, type CompanyImage } from '#shared/company/limits.ts';
import type { Company } from '#shared/company/schema.ts';
import type { CustomField } from '#shared/document/custom-fields.ts';
import type { DocumentLayout, PaperSize } from '#shared/paper/paper.ts';
import { browserTimeZone } from '#web/lib/browser/time-zone.ts';
import { t } from './texts.en.ts';

/** A text field of the company, by the contract's name. */
export type CompanyField = keyof typeof COMPANY_LIMITS;

/**
 * The company form's values: texts and registration numbers as typed, images as paths or data URLs; empty strings where
 * missing.
 */
export type CompanyForm = Readonly<Record<CompanyField | CompanyImage | TaxAccount, string>> & {
  /** Empty for that of the country. */
  readonly paperSize: PaperSize | '';
  readonly brandColor: string;
  readonly documentLayout: DocumentLayout;
  readonly logoOnColor: boolean;
  readonly timeZone: string;
  readonly supplyCategory: SupplyCategory | '';
  readonly customFields: CustomField[];
};

/** The label, hint and size of a text field. */
export type FieldLook = {
  readonly name: CompanyField;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Spans both columns. */
  readonly isWide?: boolean;
  /** Takes several lines. */
  readonly hasLines?: boolean;
  readonly autoComplete?: string;
  readonly type?: 'tel' | 'url';
  readonly inputMode?: 'email';
  readonly placeholder?: string | undefined;
};

/** A group of text fields. */
export type Section = { readonly title: string; readonly fields: readonly FieldLook[] };

/** The text fields in display order, by section (spec 2 §2). Province and postal code are labelled by the country. */
export const SECTIONS: Readonly<Record<'business' | 'address' | 'registration', Section>> = {
  business: {
    title: t.business,
    fields: [
      { name: 'name', label: t.companyName, autoComplete: 'organization' },
      { name: 'website', label: t.website, autoComplete: 'url', type: 'url', placeholder: t.websiteExample },
      { name: 'email', label: t.email, autoComplete: 'email', inputMode: 'email', placeholder: t.emailExample },
      { name: 'phone', label: t.phone, autoComplete: 'tel', type: 'tel', placeholder: t.phoneExample },
    ],
  },
  address: {
    title: t.address,
    fields: [
      { name: 'address', label: t.address, isWide: true, hasLines: true, autoComplete: 'street-address' },
      { name: 'city', label: t.city, autoComplete: 'address-level2' },
      { name: 'province', label: t.province, autoComplete: 'address-level1' },
      { name: 'zip', label: t.postalCode, autoComplete: 'postal-code', placeholder: t.postalCodeExample },
      { name: 'country', label: t.country, autoComplete: 'country-name', placeholder: t.countryExample },
    ],
  },
  registration: {
    title: t.registration,
    fields: [
      { name: 'registrationNumber', label: t.registrationNumber },
      { name: 'taxNumber', label: t.taxNumber, hint: t.taxNumberHint },
    ],
  },
};

/** The form of a company, or an empty one in a time zone. Fields are in display order, since the first error is focused. */
export function formOf(company: Company | undefined, timeZone = browserTimeZone()): CompanyForm {
  const textOf = (name: CompanyField | CompanyImage) => [name, company?.[name] ?? ''];
  const { business, address, registration } = SECTIONS;
  const texts = Object.fromEntries([
    ...[...business.fields, ...address.fields].map(({ name }) => textOf(name)),
    ...TAX_ACCOUNTS.map((account) => [account, company?.taxRegistrations?.[account] ?? '']),
    ...registration.fields.map(({ name }) => textOf(name)),
    textOf('footerLine'),
    ...COMPANY_IMAGES.map(textOf),
  ]) as Record<CompanyField | TaxAccount | CompanyImage, string>;
  return {
    ...texts,
    timeZone: company?.timeZone ?? timeZone,
    supplyCategory: company?.supplyCategory ?? '',
    paperSize: company?.paperSize ?? '',
    brandColor: company?.brandColor ?? '',
    documentLayout: company?.documentLayout ?? 'plain',
    logoOnColor: company?.logoOnColor ?? false,
    customFields: company?.customFields ?? [],
  };
}
