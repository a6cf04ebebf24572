import type { TaxNote } from '#shared/document/taxes.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { dayText } from './day-text.en.ts';
import { t } from './texts.en.ts';

/** Why a tax is not charged, as shown to the issuer. */
export function noteText(note: TaxNote, lineCount: number): string {
  const { code } = note;
  const tax = dictionary.taxName(code);
  switch (note.kind) {
    case 'notRegistered':
      return t.notRegistered({ code, tax });
    case 'exempt': {
      const { number, reason } = note.exemption;
      if (note.exemption.tax === 'HST_ON') return t.ontarioCredited({ number, reason });
      return number ? t.exemptByNumber({ tax, number, reason }) : t.exempt({ tax, reason });
    }
    case 'undecided': {
      const { rule, lines } = note;
      const isForAll = lines.length === lineCount;
      const undecided = {
        ...{ code: rule.code, tax, category: rule.category },
        ...{ lines: isForAll ? null : lines.map((line) => line + 1), count: lineCount },
      };
      if (rule.status !== 'unconfirmed') return t.chargesOnSome(undecided);
      return t.mayCharge({ ...undecided, from: dayText(rule.from) });
    }
  }
}
