import { useState } from 'react';
import { CSV_FORMATS, type CsvFormat } from '#shared/csv.ts';

const STORAGE_KEY = 'csvFormat';

/** The choices, in the words that spreadsheets use. */
export const CSV_FORMAT_LABELS: Readonly<Record<CsvFormat, string>> = {
  comma: 'Commas, 1234.50',
  semicolon: 'Semicolons, 1234,50',
};

/**
 * The format of CSV files chosen on this device, since its spreadsheet is what must read them. By default that of the
 * browser's language: semicolons where it writes a decimal comma, as in French.
 */
export function csvFormat(language = navigator.language): CsvFormat {
  return chosen() ?? (hasDecimalComma(language) ? 'semicolon' : 'comma');
}

/** The format, and a function that remembers another on this device. */
export function useCsvFormat(): [CsvFormat, (format: CsvFormat) => void] {
  const [format, setFormat] = useState(csvFormat);
  return [
    format,
    (next) => {
      setFormat(next);
      keep(next);
    },
  ];
}

function chosen(): CsvFormat | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return CSV_FORMATS.find((format) => format === stored);
  } catch {
    return undefined;
  }
}

function keep(format: CsvFormat): void {
  try {
    localStorage.setItem(STORAGE_KEY, format);
  } catch {
    // Full or forbidden: the choice is lost.
  }
}

function hasDecimalComma(language: string): boolean {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(0.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',');
  } catch {
    // WebKit on Linux may call its language "C", which Intl refuses.
    return false;
  }
}
