/** A complete Canadian postal code as Canada Post writes it, such as "T2P 1B3"; any other text is only trimmed. */
export function tidyPostalCode(typed: string): string {
  const [, area, unit] = POSTAL_CODE.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? [];
  return area && unit ? `${area} ${unit}` : typed.trim();
}

/** Canadian postal codes never contain D, F, I, O, Q or U, and never start with W or Z. */
const POSTAL_CODE = /^([ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z])(\d[ABCEGHJ-NPR-TV-Z]\d)$/;
