import { PROVINCES, type ProvinceCode } from '#shared/canada/provinces.ts';

/** The name of a province or territory. */
export function provinceName(code: ProvinceCode): string {
  return PROVINCES[code].en;
}

/** Where something is, within a sentence: "in Ontario", "in the Northwest Territories". */
export function inProvince(code: ProvinceCode): string {
  return `in ${code === 'NT' ? 'the ' : ''}${PROVINCES[code].en}`;
}
