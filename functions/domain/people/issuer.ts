import { brandColors } from '#shared/company/brand-colors.ts';
import { printedTaxNumber } from '#shared/company/printed-tax-number.ts';
import { imageSizeIn } from '#shared/image-key.ts';
import type { CompanyRecord } from './businesses.ts';
import { personFields, type UserRecord } from './user-record.ts';

/** Who issues a document: the company or, without one, its owner with their name or email. */
export function issuerOf(company: CompanyRecord | undefined, owner: UserRecord | undefined) {
  if (company) {
    const logoSize = imageSizeIn(company.logo ?? '');
    return { ...company, logoSize, vat: printedTaxNumber(company), brandColors: brandColors(company.brandColor) };
  }
  return owner && { name: personFields(owner).name, email: owner.email, phone: owner.phone };
}
