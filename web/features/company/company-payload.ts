import type { CompanyInput, CompanyUpdate } from '#shared/company/schema.ts';
import { COMPANY_FIELDS, type CompanyForm } from './company-fields.ts';

/** A new company: every text, trimmed, and the images that were chosen. */
export function toInput({ logo, signature, ...form }: CompanyForm): CompanyInput {
  return {
    ...form,
    ...trimmed(form),
    ...(logo && { logo }),
    ...(signature && { signature }),
  };
}

/** The fields to change, texts trimmed; an empty one clears its field. */
export function toUpdate(form: CompanyForm, changed: readonly (keyof CompanyForm)[]): CompanyUpdate {
  const ready = { ...form, ...trimmed(form) };
  return Object.fromEntries(changed.map((name) => [name, ready[name]]));
}

/** A web address with its scheme: `example.com` becomes `https://example.com`. */
export function completeWebsite(typed: string): string {
  const text = typed.trim();
  return /^[a-z\d-]+(\.[a-z\d-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : text;
}

type Texts = Pick<CompanyForm, (typeof COMPANY_FIELDS)[number]>;

function trimmed(form: Texts): Texts {
  return Object.fromEntries(COMPANY_FIELDS.map((name) => [name, form[name].trim()])) as Texts;
}
