import type { Company } from './schema.ts';

/** The tax number that an invoice shows where no tax line carries a registration. */
export function printedTaxNumber({
  taxNumber,
  taxRegistrations,
}: Pick<Company, 'taxNumber' | 'taxRegistrations'>): string | undefined {
  return taxRegistrations?.GST || taxNumber;
}
