import type { TaxMode } from '#shared/document/tax-mode.ts';

type Choices = {
  readonly taxMode?: TaxMode | undefined;
  readonly taxType?: unknown;
  readonly taxValue?: unknown;
  readonly supplyProvince?: string | undefined;
  readonly language?: string | undefined;
};

/** The fields of a change, as a document has them. */
type Entered<Fields extends Choices> = {
  [Field in keyof Fields]: Exclude<Fields[Field], Field extends 'supplyProvince' | 'language' ? '' : never> | undefined;
};

/**
 * What a change enters into a document: an empty text removes a choice, and a custom tax without a mode sets the mode,
 * too.
 */
export function enteredContent<Fields extends Choices>(
  { taxMode: modeBefore }: Pick<Choices, 'taxMode'>,
  content: Fields,
): Partial<Entered<Fields>> {
  const namesTax = content.taxType !== undefined || content.taxValue !== undefined;
  return {
    ...content,
    ...(content.supplyProvince === '' && { supplyProvince: undefined }),
    ...(content.language === '' && { language: undefined }),
    ...(modeBefore && namesTax && !content.taxMode && { taxMode: 'custom' }),
  } as Partial<Entered<Fields>>;
}
