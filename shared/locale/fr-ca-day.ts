/** The names of the months, January first. */
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** The month of a day, such as "janvier". */
export const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** The day of the month: "1er", "2". */
export function dayOfMonth(day: string): string {
  const date = Number(day.slice(8, 10));
  return date === 1 ? '1er' : `${date}`;
}

const SHORT_MONTHS = 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' ');

/** A day without its year, such as "5 janv.". */
export const dayAndMonth = (day: string) =>
  `${dayOfMonth(day)}\u00a0${SHORT_MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;

/** A day such as "5 janv. 2026". */
export const shortDay = (day: string) => `${dayAndMonth(day)} ${day.slice(0, 4)}`;
