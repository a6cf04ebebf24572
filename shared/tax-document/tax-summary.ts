import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Issuer } from '#shared/document/issuer.ts';
import type { Language } from '#shared/locale/language.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import type { TaxReturn } from '#shared/reports/schema.ts';

/** A return of a summary; `claimedCents` is what was typed as the tax on purchases. */
export type SummedReturn = {
  readonly figures: TaxReturn;
  readonly registration?: string | undefined;
  readonly claimedCents?: number | undefined;
  /** The return of exactly these days, if it was filed. */
  readonly filed?:
    | {
        readonly on: CalendarDay;
        readonly by: string;
        readonly lines: TaxReturn['lines'];
        readonly claimedCents?: number | undefined;
      }
    | undefined;
};

/** The sales taxes of a period, with everything that their document shows. */
export type TaxSummary = {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** The day on which it was created, in the time zone of the business. */
  readonly madeOn: CalendarDay;
  readonly language: Language;
  readonly company: Issuer;
  readonly returns: readonly SummedReturn[];
  readonly documents: readonly JournalEntry[];
};
