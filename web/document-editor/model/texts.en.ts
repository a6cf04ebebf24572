import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import type { SupplyCategory } from '#shared/canada/tax-treatment.ts';
import type { KindWords } from '#web/document-editor/kind-words.ts';
import { provinceName } from '#web/lib/locale/provinces.en.ts';
import { SUPPLY_CATEGORY_LABELS } from '#web/lib/locale/tax-labels.en.ts';

type Place = { province: ProvinceCode; taxes: readonly string[] };
type Undecided = {
  code: TaxCode;
  tax: string;
  category: SupplyCategory;
  /** The numbers of the lines; null for all of them. */
  lines: readonly number[] | null;
  count: number;
};

/** "GST", "GST and QST", "1, 2 and 3". */
const listed = (words: readonly (string | number)[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const inSentence = (province: ProvinceCode) =>
  province === 'NT' ? `the ${provinceName('NT')}` : provinceName(province);
const registered = (taxes: readonly string[]) => (taxes.length > 0 ? `; you are registered for ${listed(taxes)}` : '');
const PROVINCE_OF_TAX: Partial<Record<TaxCode, string>> = {
  PST_BC: provinceName('BC'),
  PST_SK: provinceName('SK'),
  RST_MB: provinceName('MB'),
};
const provinceOf = (code: TaxCode) => PROVINCE_OF_TAX[code];
const sold = (category: SupplyCategory) => SUPPLY_CATEGORY_LABELS[category].toLowerCase();
const linesText = ({ lines, count }: Pick<Undecided, 'lines' | 'count'>) => {
  if (!lines) return count === 1 ? 'this line' : 'these lines';
  return `${lines.length === 1 ? 'line' : 'lines'} ${listed(lines)}`;
};

/** The texts of this part in English. */
export const t = {
  product: 'Product',
  negativeLine: 'A line cannot be negative. Record a payment, give a discount, or create a credit note instead.',
  customerRequired: 'Customer name is required',
  depositNeedsCustomer: 'A deposit belongs to a saved customer. Please choose one.',
  itemRequired: 'At least one item is required',
  issueDateRequired: 'Please set an issue date',
  nameRequired: 'Item name is required',
  quantityRequired: 'Item quantity must be greater than 0',
  rateRequired: 'Item rate is required',
  lineTooLarge: ({ most }: { most: string }) => `The total of a line can be at most ${most}`,
  totalTooLarge: ({ one, most }: KindWords & { most: string }) => `The total of ${one} can be at most ${most}`,
  paysByCard: 'Your customer pays through this invoice’s link',
  cardUnavailable: 'Your customer cannot pay by card yet: set up card payments in',
  paidTo: ({ details }: { details: string }) => `To ${details}`,
  noDetails: {
    bank: 'The invoice does not say where to pay: add your bank details in',
    'e-transfer': 'The invoice does not say where to pay: add your e-Transfer email in',
    cheque: 'The invoice does not say where to pay: add your cheque details in',
  },
  abroad: 'Customer outside Canada: exports are zero-rated.',
  notAProvince: ({ typed }: { typed: string }) =>
    `“${typed}” is not a Canadian province. Correct it, or enter the country.`,
  noProvince: 'Neither your customer nor your company has a province, so taxes cannot be calculated.',
  places: {
    customer: ({ province, taxes }: Place) => `Customer in ${inSentence(province)}${registered(taxes)}.`,
    supply: ({ province, taxes }: Place) => `Delivered in ${inSentence(province)}${registered(taxes)}.`,
    company: ({ province, taxes }: Place) =>
      `Your customer has no province, so your own, ${inSentence(province)}, is used${registered(taxes)}.`,
  },
  notRegistered: ({ code, tax }: Pick<Undecided, 'code' | 'tax'>) =>
    `${[provinceOf(code), tax].filter(Boolean).join(' ')} is not charged because you are not registered for it.`,
  exempt: ({ tax, reason }: { tax: string; reason: string }) => `Exempt from ${tax}: ${reason}.`,
  exemptByNumber: ({ tax, number, reason }: { tax: string; number: string; reason: string }) =>
    `Exempt from ${tax}: number ${number} (${reason}).`,
  ontarioCredited: ({ number, reason }: { number: string | undefined; reason: string }) =>
    `Ontario’s part of HST (8%) is credited: ${number ? `number ${number} (${reason})` : reason}. Your return claims it back.`,
  mayCharge: ({ code, tax, category, from, ...lines }: Undecided & { from: string }) =>
    `${provinceOf(code)} may charge ${tax} on ${sold(category)} from ${from}: choose for ${linesText(lines)}.`,
  chargesOnSome: ({ code, tax, category, ...lines }: Undecided) =>
    `${provinceOf(code)} charges ${tax} on some ${sold(category)}: choose for ${linesText(lines)}.`,
  noTax: 'No tax',
};
