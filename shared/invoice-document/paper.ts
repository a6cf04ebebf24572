/** The paper that a company's invoices are laid out for: A4 (spec 1 §2.12), or the Letter of North America. */
export const PAPER_SIZES = ['A4', 'LETTER'] as const;

export type PaperSize = (typeof PAPER_SIZES)[number];

/** What invoices are laid out for while their company has chosen nothing. */
export const DEFAULT_PAPER_SIZE: PaperSize = 'A4';

/** What a sheet takes, and how wide its text is between the margins. */
type Paper = {
  /** The name of its size in CSS. */
  readonly css: string;
  /** How much higher than wide it is. */
  readonly proportion: string;
  readonly textWidth: string;
  readonly widthPx: number;
};

/** The margins to the left and to the right of the text. */
export const SIDE_MARGIN = '17mm';

export const PAPERS: Readonly<Record<PaperSize, Paper>> = {
  A4: { css: 'A4', proportion: '297 / 210', textWidth: `calc(210mm - 2 * ${SIDE_MARGIN})`, widthPx: (210 / 25.4) * 96 },
  LETTER: { css: 'letter', proportion: '11 / 8.5', textWidth: `calc(8.5in - 2 * ${SIDE_MARGIN})`, widthPx: 8.5 * 96 },
};

/** The class of a document on this paper; its named page is called the same. */
export function paperClass(paper: PaperSize): string {
  return `invoice-on-${PAPERS[paper].css.toLowerCase()}`;
}
