/** Paper sizes: A4 (spec 1 §2.12) or North American Letter. */
export const PAPER_SIZES = ['A4', 'LETTER'] as const;

export type PaperSize = (typeof PAPER_SIZES)[number];

/** The size used until a company chooses one. */
export const DEFAULT_PAPER_SIZE: PaperSize = 'A4';

/** The CSS properties of a sheet. */
type Paper = {
  /** Its size keyword in CSS. */
  readonly css: string;
  /** Height divided by width. */
  readonly proportion: string;
  readonly textWidth: string;
  readonly widthPx: number;
};

/** Margins left and right of the text. */
export const SIDE_MARGIN = '17mm';

export const PAPERS: Readonly<Record<PaperSize, Paper>> = {
  A4: { css: 'A4', proportion: '297 / 210', textWidth: `calc(210mm - 2 * ${SIDE_MARGIN})`, widthPx: (210 / 25.4) * 96 },
  LETTER: { css: 'letter', proportion: '11 / 8.5', textWidth: `calc(8.5in - 2 * ${SIDE_MARGIN})`, widthPx: 8.5 * 96 },
};

/** CSS class for a paper size; also the name of its printed page. */
export function paperClass(paper: PaperSize): string {
  return `invoice-on-${PAPERS[paper].css.toLowerCase()}`;
}
