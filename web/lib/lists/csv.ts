import { CSV_START, toCsv } from '#shared/csv.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

/** Downloads a table as a CSV file. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  saveFile(new Blob([CSV_START, toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}
