import type { TaxExemption } from './tax-exemption.ts';
import { EXEMPT_TAX_LABELS } from './tax-labels.ts';

/** An exemption in one line, such as "RST (Manitoba): Purchases for resale, 123456-7, until 2027-03-31". */
export function exemptionText({ tax, reason, number, validTo }: TaxExemption): string {
  const details = [reason, number, validTo && `until ${validTo}`].filter(Boolean).join(', ');
  return `${EXEMPT_TAX_LABELS[tax]}: ${details}`;
}
