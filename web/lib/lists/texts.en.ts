/** The texts of this part in English. */
export const t = {
  /** The choices of CSV files, in the words that spreadsheets use; a workbook is one, too, where this device makes the file. */
  csvFormats: { comma: 'Commas, 1234.50', semicolon: 'Semicolons, 1234,50' },
  xlsx: 'Excel workbook',
};
