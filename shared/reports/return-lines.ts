import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { TaxAccount, TaxCode } from '#shared/canada/tax-codes.ts';
import type { JournalPrice, SalesEntry } from './journal.ts';

/** The accounts with which a business files sales taxes. */
export const RETURN_ACCOUNTS = ['GST_HST', 'QST', 'PST_BC', 'PST_SK', 'RST_MB'] as const;
export type ReturnAccount = (typeof RETURN_ACCOUNTS)[number];

/** The taxes of each account. */
export const CODES_OF_RETURN: Readonly<Record<ReturnAccount, readonly TaxCode[]>> = {
  GST_HST: ['GST', 'HST'],
  QST: ['QST'],
  PST_BC: ['PST_BC'],
  PST_SK: ['PST_SK'],
  RST_MB: ['RST_MB'],
};

/** The registration with which an account is filed. */
export function registrationOf(account: ReturnAccount): TaxAccount {
  return account === 'GST_HST' ? 'GST' : account;
}

/** A figure of a return: its line, what it is, and what a document adds to it. */
export type ReturnLine = {
  readonly account: ReturnAccount;
  /** Its number on the form, or a name where the form has none. */
  readonly line: string;
  /** Its letter on the form. */
  readonly box?: string;
  readonly en: string;
  readonly fr: string;
  /** What counts of a document: parts of its price, the taxes of the account, or what these were charged on. */
  readonly counts: readonly (keyof JournalPrice)[] | 'tax' | 'base';
  /** The documents that count, and whether each adds or takes away. */
  readonly signs: { readonly [Kind in SalesEntry['kind']]?: 1 | -1 };
  /** Only documents with this place of supply count. */
  readonly place?: ProvinceCode;
  /** Whether the form asks for whole dollars. */
  readonly inDollars?: true;
  readonly source: string;
};

const GST34 =
  'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/complete-file-instructions.html';
const FPZ_500 = 'https://www.revenuquebec.ca/en/online-services/forms-and-publications/current-details/fpz-500-v/';
const FIN_400 = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/report-pay/pst-return-guide';
const SK =
  'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax/file-your-pst-return';
const MB = 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html';

/** The letters of FIN 400. */
const FIN_400_BOXES = { sales: 'A', collected: 'B', badDebts: 'H', credited: 'I', adjusted: 'J' };

const SALE = { sale: 1 } as const;
const ALL = ['taxable', 'zeroRated', 'exempt', 'exported', 'untaxed'] as const;

/**
 * Every line that follows from documents, in the order of the forms. Credit notes reduce neither sales nor the tax
 * collected: their tax is deducted on a line of its own, as the forms allow.
 */
export const RETURN_LINES: readonly ReturnLine[] = [
  {
    ...{ account: 'GST_HST', line: '90', counts: ['taxable', 'zeroRated'], signs: SALE, source: GST34 },
    en: 'Taxable sales made in Canada, including zero-rated supplies other than exports',
    fr: 'Ventes taxables effectuées au Canada, y compris les fournitures détaxées autres que les exportations',
  },
  {
    ...{ account: 'GST_HST', line: '91', counts: ['exempt', 'exported', 'untaxed'], signs: SALE, source: GST34 },
    en: 'Exempt supplies, zero-rated exports, and other sales and revenue',
    fr: 'Fournitures exonérées, exportations détaxées et autres ventes et recettes',
  },
  {
    ...{ account: 'GST_HST', line: '101', counts: ALL, signs: SALE, inDollars: true, source: GST34 },
    en: 'Sales and other revenue (90 + 91)',
    fr: 'Ventes et autres recettes (90 + 91)',
  },
  {
    ...{ account: 'GST_HST', line: '103', counts: 'tax', signs: SALE, source: GST34 },
    en: 'GST/HST collected or collectible',
    fr: 'TPS/TVH perçue ou percevable',
  },
  {
    ...{ account: 'GST_HST', line: '104', counts: 'tax', signs: { recovery: 1 }, source: GST34 },
    en: 'Adjustments to be added: GST/HST in recovered bad debts',
    fr: 'Redressements à ajouter : TPS/TVH dans les créances irrécouvrables recouvrées',
  },
  {
    ...{ account: 'GST_HST', line: '105', counts: 'tax', signs: { sale: 1, recovery: 1 }, source: GST34 },
    en: 'Total GST/HST and adjustments for the period (103 + 104)',
    fr: 'Total de la TPS/TVH et des redressements pour la période (103 + 104)',
  },
  {
    ...{ account: 'GST_HST', line: '107', counts: 'tax', signs: { credit: 1, writeOff: 1 }, source: GST34 },
    en: 'Adjustments to be deducted: GST/HST in credit notes and bad debts',
    fr: 'Redressements à déduire : TPS/TVH dans les notes de crédit et les créances irrécouvrables',
  },
  {
    ...{ account: 'QST', line: '203', counts: 'tax', signs: SALE, source: FPZ_500 },
    en: 'QST collected or collectible',
    fr: 'TVQ perçue ou percevable',
  },
  {
    ...{ account: 'QST', line: '204', counts: 'tax', signs: { recovery: 1 }, source: FPZ_500 },
    en: 'Adjustments to be added: QST in recovered bad debts',
    fr: 'Redressements à ajouter : TVQ dans les créances irrécouvrables recouvrées',
  },
  {
    ...{ account: 'QST', line: '205', counts: 'tax', signs: { sale: 1, recovery: 1 }, source: FPZ_500 },
    en: 'Total QST and adjustments for the period (203 + 204)',
    fr: 'Total de la TVQ et des redressements pour la période (203 + 204)',
  },
  {
    ...{ account: 'QST', line: '207', counts: 'tax', signs: { credit: 1, writeOff: 1 }, source: FPZ_500 },
    en: 'Adjustments to be deducted: QST in credit notes and bad debts',
    fr: 'Redressements à déduire : TVQ dans les notes de crédit et les créances irrécouvrables',
  },
  ...provincialLines('PST_BC', { place: 'BC', source: FIN_400, en: 'PST', fr: 'TVP', boxes: FIN_400_BOXES }),
  ...provincialLines('PST_SK', { place: 'SK', source: SK, en: 'PST', fr: 'TVP', boxes: { sales: 'A', net: 'B' } }),
  ...provincialLines('RST_MB', { place: 'MB', source: MB, en: 'RST', fr: 'TVD', boxes: {} }),
];

/** The lines of an account, in the order of its form. */
export function returnLinesOf(account: ReturnAccount): ReturnLine[] {
  return RETURN_LINES.filter((it) => it.account === account);
}

type Provincial = {
  readonly place: ProvinceCode;
  readonly source: string;
  /** The name of the tax. */
  readonly en: string;
  readonly fr: string;
  /** The letters of lines on the form. */
  readonly boxes: { readonly [line: string]: string };
};

/** The lines of a provincial sales tax, of which forms have some. */
function provincialLines(account: ReturnAccount, { place, source, en, fr, boxes }: Provincial): ReturnLine[] {
  const line = (name: string, rest: Pick<ReturnLine, 'counts' | 'signs' | 'place' | 'en' | 'fr'>): ReturnLine => {
    const box = boxes[name];
    return { account, line: name, ...(box && { box }), source, ...rest };
  };
  return [
    line('sales', {
      ...{ counts: ALL, signs: SALE, place },
      en: 'Total sales in the province before tax',
      fr: 'Total des ventes dans la province avant taxes',
    }),
    line('taxed', {
      ...{ counts: 'base', signs: SALE },
      en: `Sales on which ${en} was charged`,
      fr: `Ventes sur lesquelles la ${fr} a été facturée`,
    }),
    line('collected', {
      ...{ counts: 'tax', signs: SALE },
      en: `${en} collected or collectible`,
      fr: `${fr} perçue ou percevable`,
    }),
    line('badDebts', {
      ...{ counts: 'tax', signs: { writeOff: 1, recovery: -1 } },
      en: `${en} in bad debts, less recovered`,
      fr: `${fr} dans les créances irrécouvrables, moins celles recouvrées`,
    }),
    line('credited', {
      ...{ counts: 'tax', signs: { credit: 1 } },
      en: `${en} credited to customers`,
      fr: `${fr} créditée aux clients`,
    }),
    line('adjusted', {
      ...{ counts: 'tax', signs: { credit: 1, writeOff: 1, recovery: -1 } },
      en: 'Total adjustments: bad debts and credit notes',
      fr: 'Total des redressements : créances irrécouvrables et notes de crédit',
    }),
    line('net', {
      ...{ counts: 'tax', signs: { sale: 1, credit: -1, writeOff: -1, recovery: 1 } },
      en: `${en} collected less adjustments`,
      fr: `${fr} perçue moins les redressements`,
    }),
  ];
}
