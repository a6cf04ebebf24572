import type { SupplyCategory, TaxTreatment } from '#shared/canada/tax-treatment.ts';
import { type Product, ProductInput } from '#shared/product/schema.ts';
import { type NumberLimits, readNumber, type TypedNumber } from '#web/lib/numbers/read-number.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { t } from './texts.en.ts';

/** The product form's raw input. */
export type ProductForm = Pick<Product, 'shortDescription' | 'detailedDescription'> & {
  price: TypedNumber;
  unit: string;
  supplyCategory: SupplyCategory | '';
  taxTreatment: TaxTreatment | '';
};

/** The limits of a price's input; its maximum is in the schema. */
export const PRICE_LIMITS: NumberLimits = { decimals: 2 };

/** The form of a stored product, or an empty one. */
export function productForm(product: Product | undefined): ProductForm {
  const { shortDescription = '', detailedDescription = '', price = '' } = product ?? {};
  const { unit = '', supplyCategory = '', taxTreatment = '' } = product ?? {};
  return { shortDescription, detailedDescription, price, unit, supplyCategory, taxTreatment };
}

/** Validation rules of a product (spec 2 §5). */
export const PRODUCT_RULES: FormRules<ProductForm, ProductInput> = {
  schema: ProductInput,
  toInput: ({ price, ...others }) => ({ ...others, price: price === '' ? undefined : price }),
  check: ({ price }) => (hasManyDecimals(price) ? [{ path: 'price', rule: 'decimals', params: { max: 2 } }] : []),
  texts: t.problems,
};

/** Whether the text was rejected for its decimals: the schema would only say that it is not a number. */
function hasManyDecimals(price: TypedNumber): boolean {
  const reading = readNumber(String(price), PRICE_LIMITS);
  return reading.kind === 'refused' && (reading.reason === 'decimals' || reading.reason === 'ambiguous');
}
