import { type Cell, CSV_START, toCsv } from '#shared/csv.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { fileFormat } from './file-format.ts';

/**
 * Downloads a table in the format chosen on this device; `fileName` ends in `.csv`. The first row has the names of the
 * columns. The code of workbooks is fetched when one is saved.
 */
export async function downloadTable(fileName: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const format = fileFormat();
  if (format !== 'xlsx') {
    saveFile(new Blob([CSV_START, toCsv(rows, format)], { type: 'text/csv;charset=utf-8' }), fileName);
    return;
  }
  const { workbook, XLSX_TYPE } = await import('./xlsx.ts');
  const name = fileName.replace(/\.csv$/, '');
  saveFile(new Blob([workbook(rows, name)], { type: XLSX_TYPE }), `${name}.xlsx`);
}
