import { CSV_FORMATS, type CsvFormat } from '#shared/csv.ts';
import { keep, kept, useKept } from '#web/lib/browser/kept.ts';
import { t } from './texts.en.ts';

const CSV_KEY = 'csvFormat';
const FILE_KEY = 'fileFormat';

/** How tables are saved: as CSV, or as a workbook for Excel and other spreadsheets. */
export type FileFormat = CsvFormat | 'xlsx';

/** The choices, in the words that spreadsheets use. */
export const CSV_FORMAT_LABELS: Readonly<Record<CsvFormat, string>> = t.csvFormats;
export const FILE_FORMAT_LABELS: Readonly<Record<FileFormat, string>> = { ...t.csvFormats, xlsx: t.xlsx };

/**
 * The format of CSV files chosen on this device, since its spreadsheet is what must read them. By default that of the
 * browser's language: semicolons where it writes a decimal comma, as in French.
 */
export function csvFormat(language = navigator.language): CsvFormat {
  const chosen = CSV_FORMATS.find((format) => format === kept(CSV_KEY));
  return chosen ?? (hasDecimalComma(language) ? 'semicolon' : 'comma');
}

/** The format of tables that this device saves itself: a workbook if that was chosen, else its CSV. */
export function fileFormat(): FileFormat {
  return kept(FILE_KEY) === 'xlsx' ? 'xlsx' : csvFormat();
}

/** The CSV format, and a function that remembers another on this device. */
export const useCsvFormat = () => useKept<CsvFormat>(CSV_KEY, csvFormat);

/** The format of tables, and a function that remembers another; files that the server makes stay CSV (decision W146). */
export function useFileFormat(): [FileFormat, (format: FileFormat) => void] {
  const [format, setFormat] = useKept<FileFormat>(FILE_KEY, fileFormat);
  return [
    format,
    (chosen) => {
      setFormat(chosen);
      if (chosen !== 'xlsx') keep(CSV_KEY, chosen);
    },
  ];
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
