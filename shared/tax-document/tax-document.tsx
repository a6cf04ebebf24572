import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { taxSummaryTextsFor } from '#shared/locale/tax-summary-texts-for.ts';
import { Day } from '#shared/paper/facts.tsx';
import { Issuer } from '#shared/paper/issuer.tsx';
import { titleOnPages } from '#shared/paper/page-styles.ts';
import { paperSizeOf } from '#shared/paper/paper.ts';
import { Sheet } from '#shared/paper/sheet.tsx';
import { DocumentsTable } from './documents-table.tsx';
import { ReturnTable } from './return-table.tsx';
import { TAX_STYLES } from './tax-styles.ts';
import type { TaxSummary } from './tax-summary.ts';

type TaxDocumentProps = {
  readonly summary: TaxSummary;
  /** Prefix of image paths (spec 2 §7, "Images"). */
  readonly apiHost?: string;
};

/** The sales taxes of a period on paper: the figures of each return, and the documents that they come from. */
export function TaxDocument({ summary, apiHost = '/api' }: TaxDocumentProps) {
  const { company, language, from, to, madeOn, returns } = summary;
  const dictionary = dictionaryFor({ language });
  const texts = taxSummaryTextsFor(language);
  return (
    <Sheet company={company} dictionary={dictionary} kind="tax-summary" styles={TAX_STYLES}>
      <style>{titleOnPages(texts.title, { paper: paperSizeOf(company), dictionary })}</style>
      <header className="invoice-letterhead">
        {/* Each return has its own number. */}
        <Issuer apiHost={apiHost} company={{ ...company, vat: undefined }} dictionary={dictionary} />
        <div className="invoice-name">
          <h1>
            {texts.title}{' '}
            <span className="invoice-number">{texts.days(dictionary.longDay(from), dictionary.longDay(to))}</span>
          </h1>
        </div>
      </header>
      <div className="tax-basis">
        <p>{texts.basis}</p>
        <dl className="invoice-facts">
          <Day day={madeOn} dictionary={dictionary} label={texts.madeOn} />
        </dl>
      </div>
      {returns.map((summed) => (
        <ReturnTable
          dictionary={dictionary}
          key={summed.figures.account}
          language={language}
          summed={summed}
          texts={texts}
        />
      ))}
      {returns.length === 0 && <p className="tax-note">{texts.noReturn}</p>}
      <DocumentsTable dictionary={dictionary} summary={summary} texts={texts} />
    </Sheet>
  );
}
