import { type Cell, CSV_START, toCsv } from '#shared/csv.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { csvFormat } from './csv-format.ts';

/** Downloads a table as a CSV file in the format chosen on this device. */
export function downloadCsv(fileName: string, rows: readonly (readonly Cell[])[]): void {
  saveFile(new Blob([CSV_START, toCsv(rows, csvFormat())], { type: 'text/csv;charset=utf-8' }), fileName);
}
