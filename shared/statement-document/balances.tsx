import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import type { StatementTexts } from '#shared/locale/en-ca-statement.ts';
import { toCents } from '#shared/money.ts';
import { Day } from '#shared/paper/facts.tsx';
import type { Statement } from '#shared/statement/schema.ts';

/** The language of a statement's parts. */
export type StatementPart = { readonly dictionary: DocumentDictionary; readonly texts: StatementTexts };

/** The day of the statement, and what is owed and overdue in each currency. */
export function Balances({ statement, dictionary, texts }: StatementPart & { readonly statement: Statement }) {
  const { madeOn, sections } = statement;
  return (
    <dl className="invoice-facts">
      <Day day={madeOn} dictionary={dictionary} label={texts.madeOn} />
      {sections.flatMap(({ currency, closing, overdue }) => [
        <div className="invoice-headline" key={currency}>
          <dt>{closing < 0 ? texts.creditBalance : texts.closingBalance}</dt>
          <dd>{dictionary.money(Math.abs(toCents(closing)), currency)}</dd>
        </div>,
        ...(overdue > 0
          ? [
              <div className="statement-overdue" key={`${currency} overdue`}>
                <dt>{texts.overdue}</dt>
                <dd>{dictionary.money(toCents(overdue), currency)}</dd>
              </div>,
            ]
          : []),
      ])}
    </dl>
  );
}
