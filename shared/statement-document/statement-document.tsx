import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { statementTextsFor } from '#shared/locale/statement-texts-for.ts';
import { BillTo } from '#shared/paper/bill-to.tsx';
import { Contact } from '#shared/paper/contact.tsx';
import { Issuer } from '#shared/paper/issuer.tsx';
import { titleOnPages } from '#shared/paper/page-styles.ts';
import { paperSizeOf } from '#shared/paper/paper.ts';
import { Sheet } from '#shared/paper/sheet.tsx';
import type { Statement } from '#shared/statement/schema.ts';
import { Balances } from './balances.tsx';
import { StatementLines } from './statement-lines.tsx';
import { STATEMENT_STYLES } from './statement-styles.ts';

type StatementDocumentProps = {
  readonly statement: Statement;
  /** Prefix of image paths (spec 2 §7, "Images"). */
  readonly apiHost?: string;
};

/** A statement of account on the paper of invoices, in the customer's language, for its preview and its PDF. */
export function StatementDocument({ statement, apiHost = '/api' }: StatementDocumentProps) {
  const { company, customer, sections, language, from, to } = statement;
  const dictionary = dictionaryFor(statement);
  const texts = statementTextsFor(language);
  const part = { dictionary, texts };
  return (
    <Sheet company={company} dictionary={dictionary} kind="statement" styles={STATEMENT_STYLES}>
      <style>{titleOnPages(texts.title, { paper: paperSizeOf(company), dictionary })}</style>
      <header className="invoice-letterhead">
        {/* A statement charges no taxes; its invoices show the registrations. */}
        <Issuer apiHost={apiHost} company={{ ...company, vat: undefined }} dictionary={dictionary} />
        <div className="invoice-name">
          <h1>
            {texts.title}{' '}
            <span className="invoice-number">{texts.days(dictionary.longDay(from), dictionary.longDay(to))}</span>
          </h1>
        </div>
      </header>
      <div className="invoice-overview">
        <BillTo dictionary={dictionary} heading={dictionary.document.creditTo} recipient={customer} />
        <Balances {...part} statement={statement} />
      </div>
      {sections.map((section) => (
        <StatementLines {...part} from={from} key={section.currency} section={section} to={to} />
      ))}
      {sections.length === 0 && <p className="statement-nothing">{texts.nothing}</p>}
      <div className="invoice-ending">
        <Contact company={company} dictionary={dictionary} />
      </div>
    </Sheet>
  );
}
