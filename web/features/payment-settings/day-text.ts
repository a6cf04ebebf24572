import { t } from './texts.en.tsx';

/** When a reminder is sent, such as "3 days before". */
export function dayText(day: number): string {
  if (day === 0) return t.onDueDate;
  return day < 0 ? t.daysBefore({ count: -day }) : t.daysAfter({ count: day });
}
