import { COMPANY_IMAGES, type COMPANY_LIMITS, type CompanyImage } from '#shared/company/limits.ts';
import type { Company } from '#shared/company/schema.ts';
import { DEFAULT_PAPER_SIZE, type PaperSize } from '#shared/invoice-document/paper.ts';

/** A text field of the company, by the contract's name. */
export type CompanyField = keyof typeof COMPANY_LIMITS;

/** The company form's values: texts as typed, images as paths or data URLs; empty strings where missing. */
export type CompanyForm = Readonly<Record<CompanyField | CompanyImage, string>> & { readonly paperSize: PaperSize };

type FieldLook = {
  readonly name: CompanyField;
  readonly label: string;
  /** Spans both columns. */
  readonly isWide?: boolean;
  readonly autoComplete?: string;
  readonly type?: 'email' | 'tel' | 'url';
  readonly placeholder?: string;
};

/** The text fields in display order, by section (spec 2 §2). */
export const SECTIONS: readonly { readonly title: string; readonly fields: readonly FieldLook[] }[] = [
  {
    title: 'Business',
    fields: [
      { name: 'name', label: 'Company Name', autoComplete: 'organization' },
      { name: 'website', label: 'Website', autoComplete: 'url', type: 'url', placeholder: 'https://example.com' },
      { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', placeholder: 'hello@example.com' },
      { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel', placeholder: '(403) 555-0100' },
    ],
  },
  {
    title: 'Address',
    fields: [
      { name: 'address', label: 'Address', isWide: true, autoComplete: 'street-address' },
      { name: 'city', label: 'City', autoComplete: 'address-level2' },
      { name: 'zip', label: 'Postal Code', autoComplete: 'postal-code', placeholder: 'T2P 1B3' },
      { name: 'country', label: 'Country', autoComplete: 'country-name', placeholder: 'Canada' },
    ],
  },
  {
    title: 'Registration',
    fields: [
      { name: 'registrationNumber', label: 'Registration Number' },
      { name: 'taxNumber', label: 'Tax Number', placeholder: '12345 6789 RT0001' },
    ],
  },
];

const COMPANY_FIELDS: readonly CompanyField[] = SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name));

/** The form of a company, or an empty one. */
export function formOf(company: Company | undefined): CompanyForm {
  const names = [...COMPANY_FIELDS, ...COMPANY_IMAGES];
  const texts = Object.fromEntries(names.map((name) => [name, company?.[name] ?? '']));
  return {
    ...(texts as Record<CompanyField | CompanyImage, string>),
    paperSize: company?.paperSize ?? DEFAULT_PAPER_SIZE,
  };
}
