import { PROVINCES, type ProvinceCode } from '#shared/canada/provinces.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { SUPPLY_CATEGORY_LABELS } from '#shared/canada/tax-labels.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import type { TaxPlace } from '#shared/document/tax-place.ts';
import type { TaxNote } from '#shared/document/taxes.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { dayText } from './day-text.ts';

/** Why an invoice has its taxes, such as "Customer in Ontario; you are registered for HST." */
export function placeText(place: TaxPlace, taxes: readonly InvoiceTax[]): string {
  switch (place.kind) {
    case 'abroad':
      return 'Customer outside Canada: exports are zero-rated.';
    case 'unknown':
      return place.typed
        ? `“${place.typed}” is not a Canadian province. Correct it, or enter the country.`
        : 'Neither your customer nor your company has a province, so taxes cannot be calculated.';
    case 'province': {
      const names = taxes.map(({ code }) => dictionary.taxName(code));
      return `${PLACES[place.from](inSentence(place.province))}${names.length > 0 ? `; you are registered for ${listed(names)}` : ''}.`;
    }
  }
}

const PLACES = {
  customer: (province: string) => `Customer in ${province}`,
  supply: (province: string) => `Delivered in ${province}`,
  company: (province: string) => `Your customer has no province, so your own, ${province}, is used`,
};

/** Why a tax is not charged, as shown to the issuer. */
export function noteText(note: TaxNote, lineCount: number): string {
  switch (note.kind) {
    case 'notRegistered':
      return `${fullName(note.code)} is not charged because you are not registered for it.`;
    case 'exempt': {
      const { number, reason } = note.exemption;
      return `Exempt from ${dictionary.taxName(note.code)}: ${number ? `number ${number} (${reason})` : reason}.`;
    }
    case 'undecided':
      return `${undecidedText(note)}: choose for ${linesText(note.lines, lineCount)}.`;
  }
}

function undecidedText({ code, rule }: Extract<TaxNote, { kind: 'undecided' }>): string {
  const province = PROVINCE_OF_TAX[rule.code];
  const sold = SUPPLY_CATEGORY_LABELS[rule.category].toLowerCase();
  return rule.status === 'unconfirmed'
    ? `${province} may charge ${dictionary.taxName(code)} on ${sold} from ${dayText(rule.from)}`
    : `${province} charges ${dictionary.taxName(code)} on some ${sold}`;
}

function linesText(lines: readonly number[], lineCount: number): string {
  if (lines.length === lineCount) return lineCount === 1 ? 'this line' : 'these lines';
  const numbers = lines.map((line) => String(line + 1));
  return `${numbers.length === 1 ? 'line' : 'lines'} ${listed(numbers)}`;
}

const PROVINCE_OF_TAX: Readonly<Partial<Record<TaxCode, string>>> = {
  PST_BC: PROVINCES.BC.en,
  PST_SK: PROVINCES.SK.en,
  RST_MB: PROVINCES.MB.en,
};

function fullName(code: TaxCode): string {
  const province = PROVINCE_OF_TAX[code];
  return province ? `${province} ${dictionary.taxName(code)}` : dictionary.taxName(code);
}

function inSentence(province: ProvinceCode): string {
  return province === 'NT' ? `the ${PROVINCES.NT.en}` : PROVINCES[province].en;
}

/** "GST", "GST and QST", "1, 2 and 3". */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
