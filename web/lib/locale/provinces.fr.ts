import { PROVINCES, type ProvinceCode } from '#shared/canada/provinces.ts';

/** The name of a province or territory. */
export function provinceName(code: ProvinceCode): string {
  return PROVINCES[code].fr;
}

/** Where something is, within a sentence: "en Ontario", "au Québec", "à Terre-Neuve-et-Labrador". */
export function inProvince(code: ProvinceCode): string {
  return `${PREPOSITIONS[code] ?? 'en '}${PROVINCES[code].fr}`;
}

const PREPOSITIONS: Readonly<Partial<Record<ProvinceCode, string>>> = {
  MB: 'au ',
  QC: 'au ',
  NB: 'au ',
  PE: 'à l’',
  NL: 'à ',
  YT: 'au ',
  NT: 'dans les ',
  NU: 'au ',
};
