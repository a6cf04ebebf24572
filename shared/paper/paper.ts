import { isInCanada } from '#shared/canada/provinces.ts';
import { isUnitedStates } from '#shared/united-states.ts';

/** Paper sizes: A4 (spec 1 §2.12) or North American Letter. */
export const PAPER_SIZES = ['A4', 'LETTER'] as const;

export type PaperSize = (typeof PAPER_SIZES)[number];

/** The size used until a company chooses one: Letter in Canada and the United States, A4 elsewhere (decision F150). */
export function paperSizeOf({ paperSize, ...address }: PaperOwner): PaperSize {
  if (paperSize) return paperSize;
  return isInCanada(address) || isUnitedStates(address.country) ? 'LETTER' : 'A4';
}

type PaperOwner = {
  readonly paperSize?: PaperSize | '' | undefined;
  readonly country?: string | undefined;
  readonly province?: string | undefined;
};

/** The looks of a document: dark on white, or with the issuer and the title on the company's colour. */
export const DOCUMENT_LAYOUTS = ['plain', 'band'] as const;

export type DocumentLayout = (typeof DOCUMENT_LAYOUTS)[number];

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

/** The colour of its texts, and what is behind a logo too light for it without another colour. */
export const PAPER_INK = '#14181f';

/** CSS class for a paper size; also the name of its printed page. */
export function paperClass(paper: PaperSize): string {
  return `invoice-on-${PAPERS[paper].css.toLowerCase()}`;
}
