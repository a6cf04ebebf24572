import type { Address } from '#shared/address-lines.ts';
import { isInCanada, PROVINCES, provinceOf } from '#shared/canada/provinces.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { plainAmount } from '#shared/money.ts';
import type { PageDictionary, PageLabels } from './dictionary.ts';
import { dayOfMonth, monthOf } from './fr-ca-day.ts';
import { frenchTerms } from './french-terms.ts';
import { groupedDecimal } from './grouped-decimal.ts';
import { fieldHeadings } from './labels.ts';

const TAX_NAMES: Readonly<Record<TaxCode, string>> = {
  GST: 'TPS',
  HST: 'TVH',
  QST: 'TVQ',
  PST_BC: 'TVP',
  PST_SK: 'TVP',
  RST_MB: 'TVD',
};

/** 1234.5 cents as "1 234,50", with no-break spaces. */
const amount = (cents: number) =>
  plainAmount(cents)
    .replace('-', '−')
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '\u00a0');

/** 41131.74 as "41 131,74", with at most four decimals. */
const decimal = (value: number) => groupedDecimal(value, { group: '\u00a0', point: ',' });

/** A day as "21 novembre 2026", the first of a month as "1er". */
export const longDay = (day: string) => `${dayOfMonth(day)}\u00a0${monthOf(day)} ${day.slice(0, 4)}`;

/** A number of days: 0 and 1 are singular. */
export function days(count: number): string {
  return `${count} jour${count < 2 ? '' : 's'}`;
}

/** A Canadian province in French, any other as typed. */
function provinceName(region: Pick<Address, 'country' | 'province'>): string | undefined {
  const code = isInCanada(region) && provinceOf(region.province);
  return code ? PROVINCES[code].fr : region.province;
}

/** The labels of the public page of any document. */
export const frCaPageLabels: PageLabels = {
  failedHint: 'Veuillez réessayer plus tard ou recharger la page',
  reload: 'Recharger',
  unavailableHint: 'Veuillez communiquer avec l’entreprise qui vous l’a envoyée.',
  downloadPdf: 'Télécharger le PDF',
  downloading: 'Téléchargement…',
  pdfFailed: 'Impossible de télécharger le PDF',
  pdfDone: 'PDF téléchargé',
  sending: 'Envoi…',
};

/** Canadian French for what any document shows, whatever its kind. */
export const frCaPage: PageDictionary = {
  locale: 'fr-CA',
  money: (cents, currency) => `${amount(cents)}\u00a0${currency}`,
  amount,
  quantity: decimal,
  percent: (percent) => `${decimal(percent)}\u00a0%`,
  longDay,
  terms: (text) => frenchTerms(text, longDay),
  place: ({ city, zip, ...region }) =>
    [city, region.province && `(${provinceName(region)})`, zip?.replace(' ', '\u00a0')].filter(Boolean).join(' '),
  taxName: (code) => TAX_NAMES[code],
  onPart: (rate, part) => `${rate} sur ${part} du prix`,
  taxedWith: (taxes, isAll) => (isAll || taxes.length > 1 ? taxes.join(' et ') : `${taxes} seulement`),
  untaxed: { zeroRated: 'Détaxé', export: 'Exportation', exempt: 'Exonéré', other: 'Non taxé' },
  depositNote:
    'Ceci est une demande d’acompte et non une facture. Aucune taxe n’est perçue sur un acompte\u00a0: elle le sera sur la facture à laquelle il sera imputé.',
  exported: 'Exportation\u00a0: fourniture détaxée',
  ontarioPart: 'partie ontarienne de la TVH (8\u00a0%)',
  exemption: ({ tax, number, reason }) => `Exemption de la ${tax}\u00a0: ${number ? `numéro ${number}` : reason}`,
  document: {
    subtotal: 'Sous-total',
    discount: 'Rabais',
    shipping: 'Livraison',
    tax: 'Taxe',
    total: 'Total',
    contact: 'Coordonnées',
    ...fieldHeadings('fr'),
    taxNumber: 'Numéro de taxe',
    invalidItems: 'Erreur\u00a0: les lignes du document ne sont pas valides',
    showAllItems: 'Afficher toutes les lignes',
  },
};
