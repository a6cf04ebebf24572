import type { CalendarDay } from '#shared/calendar-day.ts';
import type { TaxAccount } from '#shared/canada/tax-codes.ts';
import type { ExemptTax, TaxExemption } from '#shared/canada/tax-exemption.ts';
import type { SupplyCategory, TaxTreatment } from '#shared/canada/tax-treatment.ts';

/** The taxes in French. In English, `TAX_ACCOUNT_LABELS`. */
export const FR_CA_TAX_ACCOUNTS: Readonly<Record<TaxAccount, string>> = {
  GST: 'TPS/TVH',
  QST: 'TVQ',
  PST_BC: 'TVP (Colombie-Britannique)',
  PST_SK: 'TVP (Saskatchewan)',
  RST_MB: 'TVD (Manitoba)',
};

/** What a customer can be exempt from in French. In English, `EXEMPT_TAX_LABELS`. */
export const FR_CA_EXEMPT_TAXES: Readonly<Record<ExemptTax, string>> = {
  ...FR_CA_TAX_ACCOUNTS,
  HST_ON: 'Partie ontarienne de la TVH (Premières Nations)',
};

/** The treatments of a product or line in French. In English, `TAX_TREATMENT_LABELS`. */
export const FR_CA_TAX_TREATMENTS: Readonly<Record<TaxTreatment, string>> = {
  taxable: 'Taxable',
  noPst: 'Sans TVP ni TVD',
  zeroRated: 'Détaxé',
  export: 'Exportation',
  exempt: 'Exonéré',
};

/** The kinds of goods and services in French. In English, `SUPPLY_CATEGORY_LABELS`. */
export const FR_CA_SUPPLY_CATEGORIES: Readonly<Record<SupplyCategory, string>> = {
  goods: 'Biens',
  books: 'Livres imprimés',
  childrensClothing: 'Vêtements ou chaussures pour enfants',
  diapers: 'Couches pour enfants',
  carSeats: 'Sièges d’auto pour enfants',
  newspapers: 'Journaux',
  preparedFood: 'Aliments ou boissons préparés',
  software: 'Logiciels',
  legal: 'Services juridiques',
  accounting: 'Services comptables',
  architectureEngineering: 'Architecture ou génie',
  security: 'Services de sécurité',
  advertising: 'Publicité',
  cleaningRepair: 'Nettoyage ou réparation',
  otherServices: 'Autres services',
};

/**
 * An exemption in one line, such as "TVD (Manitoba) : Achats pour la revente, 123456-7, jusqu’au 2027-03-31". In English,
 * `exemptionText`.
 */
export function frCaExemption(
  { tax, reason, number, validTo }: TaxExemption,
  dayText: (day: CalendarDay) => string = (day) => day,
): string {
  const details = [reason, number, validTo && `jusqu’au ${dayText(validTo)}`].filter(Boolean).join(', ');
  return `${FR_CA_EXEMPT_TAXES[tax]}\u00a0: ${details}`;
}
