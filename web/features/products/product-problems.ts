import { type NumberLimits, type RefusedNumber, readNumber } from '#web/lib/numbers/read-number.ts';

/** The form of a product as it is typed. */
export type ProductForm = {
  readonly shortDescription: string;
  readonly detailedDescription: string;
  readonly price: string;
};

/** What is wrong with a form, by field. */
export type ProductProblems = Partial<Record<keyof ProductForm, string>>;

/** The limits of a price; the server checks its maximum. */
export const PRICE_LIMITS: NumberLimits = { decimals: 2 };

type Rule = readonly [isBroken: (text: string) => boolean, text: string];

/** The rules of each field in their order (spec 2 §5); the first one broken is shown. */
const RULES: Readonly<Record<keyof ProductForm, readonly Rule[]>> = {
  shortDescription: [
    [(text) => text === '', 'Short description is required'],
    [(text) => text.length < 3, 'Short description must be at least 3 characters'],
    [(text) => text.length > 100, 'Short description must not exceed 100 characters'],
  ],
  detailedDescription: [
    [(text) => text === '', 'Detailed description is required'],
    [(text) => text.length < 10, 'Detailed description must be at least 10 characters'],
    [(text) => text.length > 1000, 'Detailed description must not exceed 1000 characters'],
  ],
  price: [
    [(text) => text === '', 'Price is required'],
    [(text) => isRefused(text, 'text', 'negative'), 'Price must be a positive number'],
    [(text) => isRefused(text, 'decimals', 'ambiguous'), 'Price can have at most 2 decimal places'],
  ],
};

function isRefused(text: string, ...reasons: RefusedNumber[]): boolean {
  const reading = readNumber(text, PRICE_LIMITS);
  return reading.kind === 'refused' && reasons.includes(reading.reason);
}

/** What is wrong with a form; empty when nothing is. Space around a text does not count. */
export function productProblems(form: ProductForm): ProductProblems {
  const fields = Object.keys(RULES) as (keyof ProductForm)[];
  const told = fields.flatMap((field) => {
    const broken = RULES[field].find(([isBroken]) => isBroken(form[field].trim()));
    return broken ? [[field, broken[1]] as const] : [];
  });
  return Object.fromEntries(told);
}
