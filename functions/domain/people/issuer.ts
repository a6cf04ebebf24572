import { printedTaxNumber } from '#shared/company/printed-tax-number.ts';
import type { CompanyRecord } from './businesses.ts';
import { personFields, type UserRecord } from './user-record.ts';

/** Who issues a document: the company or, without one, its owner with their name or email. */
export function issuerOf(company: CompanyRecord | undefined, owner: UserRecord | undefined) {
  if (company) return { ...company, vat: printedTaxNumber(company) };
  return owner && { name: personFields(owner).name, email: owner.email, phone: owner.phone };
}
