import * as z from 'zod';
import { SUPPLY_CATEGORIES, TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { Unit } from '#shared/document/item-schema.ts';
import { decimal } from '#shared/number-field.ts';
import { line, optionalChoice, text } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';

/** Maximum price of a product, in major units. */
export const MAX_PRICE = 9_999_999.99;

/**
 * The fields of a product that a user enters (spec 2 §5); the price has at most two decimals. Without a treatment, a
 * product is taxed by its category, by default the category of the business.
 */
export const ProductInput = z.strictObject({
  shortDescription: line(100).min(3),
  detailedDescription: text(1000).min(10),
  price: decimal(MAX_PRICE, 2).min(0),
  /** What the price is for; lines get it with the product. */
  unit: Unit.optional(),
  taxTreatment: optionalChoice(TAX_TREATMENTS).optional(),
  supplyCategory: optionalChoice(SUPPLY_CATEGORIES).optional(),
});
export type ProductInput = z.infer<typeof ProductInput>;

/** Changes to a product, conditional on `version` if given; an empty unit, treatment or category removes it. */
export const ProductUpdate = z.strictObject({ ...ProductInput.partial().shape, version: Version.optional() });
export type ProductUpdate = z.infer<typeof ProductUpdate>;

/** Something a business sells; `createdAt` is a timestamp. */
export const Product = z.object({
  id: z.string(),
  shortDescription: z.string(),
  detailedDescription: z.string(),
  price: z.number(),
  unit: z.string().optional(),
  taxTreatment: z.enum(TAX_TREATMENTS).optional(),
  supplyCategory: z.enum(SUPPLY_CATEGORIES).optional(),
  createdAt: z.string(),
  version: Version,
});
export type Product = z.infer<typeof Product>;
