import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import type { TaxSummaryTexts } from '#shared/locale/en-ca-tax-summary.ts';
import type { Language } from '#shared/locale/language.ts';
import { summaryRows } from './summary-rows.ts';
import type { SummedReturn } from './tax-summary.ts';

type ReturnTableProps = {
  readonly summed: SummedReturn;
  readonly language: Language;
  readonly dictionary: DocumentDictionary;
  readonly texts: TaxSummaryTexts;
};

/** The lines of one return; beside those that differ from what was filed, what was. */
export function ReturnTable({ summed, language, dictionary, texts }: ReturnTableProps) {
  const { figures, registration, filed } = summed;
  const rows = summaryRows(summed, { texts, language });
  const hasChanged = rows.some(({ filedCents }) => filedCents !== undefined);
  const amount = (cents: number | undefined) => (cents === undefined ? '–' : dictionary.amount(cents));
  const facts = [
    registration && texts.registration(registration),
    filed && texts.filed({ day: dictionary.longDay(filed.on), by: filed.by }),
  ].filter(Boolean);
  return (
    <section className="tax-return">
      <h2>{texts.account(figures.account)}</h2>
      {facts.length > 0 && <p className="tax-facts">{facts.join(' · ')}</p>}
      <table className="tax-lines">
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.what}</th>
            {hasChanged && <th scope="col">{texts.asFiled}</th>}
            <th scope="col">{hasChanged ? texts.now : texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, number, words, cents, filedCents, isResult }) => (
            <tr className={isResult ? 'tax-result' : undefined} key={key}>
              <td>{number}</td>
              <th scope="row">{words}</th>
              {hasChanged && <td>{amount(filedCents ?? cents)}</td>}
              <td>{amount(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
