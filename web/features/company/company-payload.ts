import { COMPANY_IMAGES } from '#shared/company/limits.ts';
import type { CompanyInput } from '#shared/company/schema.ts';
import { COMPANY_FIELDS, type CompanyForm } from './company-fields.ts';

/**
 * What is sent: every text, trimmed, and the images and the paper that were changed. An untouched image is not sent:
 * somebody may have replaced it elsewhere meanwhile.
 */
export function toPayload(form: CompanyForm, saved: CompanyForm): CompanyInput {
  const images = COMPANY_IMAGES.filter((name) => form[name] !== saved[name]);
  return {
    name: form.name.trim(),
    ...Object.fromEntries(COMPANY_FIELDS.map((name) => [name, form[name].trim()])),
    ...(form.paperSize !== saved.paperSize && { paperSize: form.paperSize }),
    ...Object.fromEntries(images.map((name) => [name, form[name]])),
  };
}

/** A web address as people write it, made whole: `example.com` becomes `https://example.com`. */
export function completeWebsite(typed: string): string {
  const text = typed.trim();
  return /^[a-z\d-]+(\.[a-z\d-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : text;
}
