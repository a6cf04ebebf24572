import { PROVINCES, type ProvinceCode } from '#shared/canada/provinces.ts';
import { provinceName } from '#web/lib/locale/provinces.en.ts';
import { t } from './texts.en.ts';

/** The name of a place of supply: a province, `abroad` or `unknown`. */
export function placeName(place: string): string {
  if (place in PROVINCES) return provinceName(place as ProvinceCode);
  return place === 'abroad' ? t.abroad : t.unknownPlace;
}
