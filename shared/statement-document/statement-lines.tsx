import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { toCents } from '#shared/money.ts';
import type { StatementSection } from '#shared/statement/schema.ts';
import type { StatementPart } from './balances.tsx';

type StatementLinesProps = StatementPart & {
  readonly section: StatementSection;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
};

/** The lines in one currency between the opening and the closing balance. */
export function StatementLines({ section, from, to, dictionary, texts }: StatementLinesProps) {
  const { currency, opening, lines, closing, pending = [], credit } = section;
  const money = (value: number) => dictionary.money(toCents(value), currency);
  const amount = (value: number) => dictionary.amount(toCents(value));
  const day = (on: CalendarDay) => <time dateTime={on}>{dictionary.shortDay(on)}</time>;
  return (
    <table className="statement-lines">
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.details}</th>
          <th scope="col">{texts.charges}</th>
          <th scope="col">{texts.credits}</th>
          <th scope="col">{`${texts.balance} ${currency}`}</th>
        </tr>
      </thead>
      <tbody>
        <Balance balance={amount(opening)} day={day(from)} label={texts.openingBalance} />
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal, are never reordered and hold no state
          <tr key={index}>
            <td>{day(line.on)}</td>
            <th scope="row">{texts.line(line)}</th>
            <td>{line.amount >= 0 && amount(line.amount)}</td>
            <td>{line.amount < 0 && amount(-line.amount)}</td>
            <td>{amount(line.balance)}</td>
          </tr>
        ))}
        <Balance
          balance={money(closing)}
          day={day(to)}
          label={texts.closingBalance}
          notes={[
            ...(credit ? [texts.lessCredit(money(credit))] : []),
            ...pending.map(({ on, invoiceNumber: number, isDeposit, amount: sent }) =>
              texts.onItsWay({ amount: money(sent), number, isDeposit, day: dictionary.shortDay(on) }),
            ),
          ]}
        />
      </tbody>
    </table>
  );
}

type BalanceProps = { day: ReactNode; label: string; balance: string; notes?: readonly string[] };

function Balance({ day, label, balance, notes = [] }: BalanceProps) {
  return (
    <tr className="statement-balance">
      <td>{day}</td>
      <th scope="row">
        {label}
        {notes.map((note) => (
          <span className="statement-note" key={note}>
            {note}
          </span>
        ))}
      </th>
      <td />
      <td />
      <td>{balance}</td>
    </tr>
  );
}
