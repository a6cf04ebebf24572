import type { ActivityTexts } from '#shared/activity/texts.ts';
import type { ValueOf } from '#shared/activity/value.ts';
import { localDay } from '#shared/calendar-day.ts';
import { PROVINCE_CODES, PROVINCES, type ProvinceCode } from '#shared/canada/provinces.ts';
import { withUnit } from '#shared/document/with-unit.ts';
import { paymentNoticeText } from '#shared/invoice/payment-notice-text.ts';
import { ALL_QUICK_GROUPS } from '#shared/reports/quick-rates.ts';
import { timeOfDay } from '#shared/time-of-day.ts';
import { frCa } from './fr-ca.ts';
import { frCaActions } from './fr-ca-actions.ts';
import { frCaCard } from './fr-ca-card.ts';
import { frCaFields } from './fr-ca-fields.ts';
import { FR_CA_LANGUAGES } from './fr-ca-languages.ts';
import { frCaPaymentNotices } from './fr-ca-payment-notices.ts';
import { FR_CA_STATUSES } from './fr-ca-statuses.ts';
import {
  FR_CA_SUPPLY_CATEGORIES,
  FR_CA_TAX_ACCOUNTS,
  FR_CA_TAX_TREATMENTS,
  frCaExemption,
} from './fr-ca-tax-labels.ts';

const ADJUSTMENTS = { fixed: 'Montant fixe', percentage: 'Pourcentage' };

const HIDDEN = '••••';

/** Canadian French for the activity of a business. */
export const frCaActivity: ActivityTexts = {
  actions: frCaActions,
  fields: frCaFields,
  choices: {
    status: {
      ...FR_CA_STATUSES,
      ...{ pending: 'En attente', confirmed: 'Confirmé', cancelled: 'Annulé' },
      ...{ PENDING: 'En attente', ACCEPTED: 'Acceptée', REJECTED: 'Refusée', EXPIRED: 'Expirée', DECLINED: 'Refusée' },
      ...{ ACTIVE: 'Active', PAUSED: 'En pause', ENDED: 'Terminée' },
    },
    role: { ADMIN: 'Administrateur', USER: 'Utilisateur', EMPLOYEE: 'Employé', ACCOUNTANT: 'Comptable' },
    discountType: ADJUSTMENTS,
    shippingType: ADJUSTMENTS,
    depositType: ADJUSTMENTS,
    taxType: ADJUSTMENTS,
    taxMode: { province: 'Province', custom: 'Taux personnalisé', none: 'Aucune' },
    taxTreatment: FR_CA_TAX_TREATMENTS,
    supplyCategory: FR_CA_SUPPLY_CATEGORIES,
    supplyProvince: Object.fromEntries(PROVINCE_CODES.map((code) => [code, PROVINCES[code].fr])) as Provinces,
    paymentMethod: frCa.paymentMethod,
    language: FR_CA_LANGUAGES,
    paperSize: { A4: 'A4', LETTER: 'Lettre' },
    documentLayout: { plain: 'simple', band: 'en-tête en couleur' },
    reminders: { off: 'désactivé' },
    mode: {
      draft: 'laissées en brouillon',
      send: 'envoyées automatiquement',
      charge: 'envoyées, puis débitées automatiquement',
    },
    repeatUnit: { week: 'semaine', month: 'mois', quarter: 'trimestre', year: 'année' },
    notices: { payments: 'paiements', bounces: 'courriels non livrés', reminders: 'rappels' },
    filingPeriod: { month: 'mois', quarter: 'trimestre', year: 'année' },
    returnAccount: { ...FR_CA_TAX_ACCOUNTS, GST_HST: FR_CA_TAX_ACCOUNTS.GST },
  },
  values: {
    text: ({ text }) => text,
    choice: ({ choice }, labels) => labels[choice] ?? choice,
    choices: ({ choices }, labels) => choices.map((choice) => labels[choice] ?? choice).join(', ') || 'aucun',
    yesOrNo: ({ isYes }) => (isYes ? 'oui' : 'non'),
    number: ({ number }) => decimal(number),
    numbers: ({ numbers }) => numbers.join(', '),
    day: ({ day }) => frCa.shortDay(day),
    moment: ({ at }) => momentText(at),
    cents: ({ cents, currency }) => [frCa.amount(cents), currency].filter(Boolean).join('\u00a0'),
    percent: ({ percent }) => `${decimal(percent)}\u00a0%`,
    lines: ({ lines, isCut }) => listed(lines.map(lineText), isCut),
    exemptions: ({ exemptions, isCut }) =>
      listed(
        exemptions.map((each) => frCaExemption(each, frCa.shortDay)),
        isCut,
      ),
    registrations: ({ registrations, isCut }) =>
      listed(
        registrations.map(({ account, number }) => `${FR_CA_TAX_ACCOUNTS[account]} ${number}`),
        isCut,
      ),
    customFields: ({ customFields, isCut }) => listed(customFields.map(customFieldText), isCut) || 'aucun',
    notice: ({ notice }) => paymentNoticeText(notice, frCaPaymentNotices),
    card: frCaCard.label,
    exchangeRate: ({ rate, on }) => `${decimal(rate)} le ${frCa.shortDay(on)}`,
    quickMethod: ({ method }) => quickMethodText(method),
    tail: ({ tail }) => `${HIDDEN}${tail}`,
    hidden: () => HIDDEN,
  },
  of: (label) => `(${label})`,
  ofUnnamed: {
    accounts: 'du journal',
    numbering: 'des factures',
    paymentSettings: 'des paramètres de paiement',
    reminders: 'des rappels',
    returns: 'des déclarations de taxes',
  },
  fieldOf: (field, of) => `le champ «\u00a0${field}\u00a0» ${of}`,
  set: (what, to) => `a rempli ${what}\u00a0: ${to}`,
  removed: (what, from) => `a vidé ${what}, qui contenait ${from}`,
  changed: (what, from, to) => `a modifié ${what}, de «\u00a0${from}\u00a0» à «\u00a0${to}\u00a0»`,
};

type Provinces = Record<ProvinceCode, string>;

const decimal = (value: number) => String(value).replace('.', ',');

const listed = (texts: readonly string[], isCut = false) => [...texts, ...(isCut ? ['…'] : [])].join('; ');

/** "Projet\u00a0: Lakeside", "Centre de coûts (non imprimé)". */
function customFieldText({ label, value, isPrinted }: ValueOf<'customFields'>['customFields'][number]): string {
  return [label, !isPrinted && ' (non imprimé)', value && `\u00a0: ${value}`].filter(Boolean).join('');
}

/** "Design\u00a0: 2 h × 99,5 (Détaxé)". */
function lineText({ name, quantity, unit, rate, ...line }: ValueOf<'lines'>['lines'][number]): string {
  const { taxTreatment, supplyCategory, choice, chosen, followsPrice } = line;
  const taxation = taxTreatment
    ? FR_CA_TAX_TREATMENTS[taxTreatment]
    : supplyCategory && FR_CA_SUPPLY_CATEGORIES[supplyCategory];
  const offer = choice && (choice === 'optional' ? 'en option' : `au choix dans ${choice.group}`);
  const more = [
    taxation,
    offer,
    offer && (chosen ? 'choisie' : 'non choisie'),
    followsPrice && 'suit le prix du produit',
  ]
    .filter(Boolean)
    .join(', ');
  return `${name}\u00a0: ${withUnit(decimal(quantity), unit)} × ${decimal(rate)}${more ? ` (${more})` : ''}`;
}

/** "TPS 3,6 %, ON 8,8 %, dès le 1er oct. 2026, exercice dès janvier". */
function quickMethodText({ from, yearStart, sinceRegistration, rates }: ValueOf<'quickMethod'>['method']): string {
  const percents = ALL_QUICK_GROUPS.filter((group) => group in rates).map(
    (group) => `${TAXES[group] ?? group} ${decimal(rates[group] ?? 0)}\u00a0%`,
  );
  return [
    ...(percents.length > 0 ? percents : ['aucun taux']),
    `dès le ${frCa.shortDay(from)}${sinceRegistration ? ' (inscription)' : ''}`,
    `exercice dès ${MONTH.format(Date.UTC(2026, yearStart - 1))}`,
  ].join(', ');
}

const TAXES: Readonly<Record<string, string>> = { GST: 'TPS', HST: 'TVH', QST: 'TVQ' };
const MONTH = new Intl.DateTimeFormat('fr-CA', { month: 'long', timeZone: 'UTC' });

/** A timestamp in the reader's time zone, as "5 janv. 2026, 15 h 04". */
function momentText(timestamp: string): string {
  const date = new Date(timestamp);
  return `${frCa.shortDay(localDay(date))}, ${timeOfDay(date.getHours(), date.getMinutes(), 'fr')}`;
}
