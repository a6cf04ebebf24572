import { CSV_FORMATS, type CsvFormat } from '#shared/csv.ts';
import { kept, useKept } from '#web/lib/browser/kept.ts';
import { t } from './texts.en.ts';

const STORAGE_KEY = 'csvFormat';

/** The choices, in the words that spreadsheets use. */
export const CSV_FORMAT_LABELS: Readonly<Record<CsvFormat, string>> = t.csvFormats;

/**
 * The format of CSV files chosen on this device, since its spreadsheet is what must read them. By default that of the
 * browser's language: semicolons where it writes a decimal comma, as in French.
 */
export function csvFormat(language = navigator.language): CsvFormat {
  const chosen = CSV_FORMATS.find((format) => format === kept(STORAGE_KEY));
  return chosen ?? (hasDecimalComma(language) ? 'semicolon' : 'comma');
}

/** The format, and a function that remembers another on this device. */
export const useCsvFormat = () => useKept<CsvFormat>(STORAGE_KEY, csvFormat);

function hasDecimalComma(language: string): boolean {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(0.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',');
  } catch {
    // WebKit on Linux may call its language "C", which Intl refuses.
    return false;
  }
}
