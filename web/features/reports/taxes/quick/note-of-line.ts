import type { ReturnLine } from '#shared/reports/return-lines.ts';
import type { TaxReturn } from '#shared/reports/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.ts';
import { percentText } from './words.ts';

/** How a line of the quick method comes about, for below its words; undefined for any other line. */
export function noteOfLine({ counts, line }: ReturnLine, { quick }: Pick<TaxReturn, 'quick'>): string | undefined {
  if (!quick) return undefined;
  if (line === '107' || line === '207') {
    const amount = dictionary.money(quick.creditedCents, 'CAD');
    return quick.creditedCents === 0 ? t.notCredited : t.credited({ amount });
  }
  if (typeof counts === 'string' || !('group' in counts)) return undefined;
  const percent = quick.terms.rates[counts.group];
  return percent === undefined ? t.withoutRate : t.atRate({ percent: percentText(percent) });
}
