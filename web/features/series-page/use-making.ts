import { useRef } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { useSeriesMutations } from '#web/lib/queries/series.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.ts';

/** A function that makes the invoice of a day as a draft, and says so. */
export function useMaking(id: string, onMade?: (made: Invoice) => unknown) {
  const { make } = useSeriesMutations();
  const begun = useRef(new Set<CalendarDay>());
  const making = async (day: CalendarDay) => {
    const made = await make.mutateAsync({ id, day });
    toast.success(t.invoiceMade({ number: made.invoiceNumber }));
    await onMade?.(made);
  };
  return async (day: CalendarDay) => {
    if (begun.current.has(day)) return;
    begun.current.add(day);
    // Once it is made, its button goes, which a second click may precede.
    if (!(await isDone(making(day), t.makeFailed, showRefusal))) begun.current.delete(day);
  };
}
