import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { statementTextsFor } from '#shared/locale/statement-texts-for.ts';
import { AddressLines } from '#shared/paper/address-lines.tsx';
import { Contact } from '#shared/paper/contact.tsx';
import { Issuer } from '#shared/paper/issuer.tsx';
import { pageStyles, titleOnPages } from '#shared/paper/page-styles.ts';
import { DEFAULT_PAPER_SIZE, paperClass } from '#shared/paper/paper.ts';
import { INVOICE_STYLES } from '#shared/paper/styles.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { Balances } from './balances.tsx';
import { StatementLines } from './statement-lines.tsx';
import { STATEMENT_STYLES } from './statement-styles.ts';

type StatementDocumentProps = {
  readonly statement: Statement;
  /** Prefix of image paths (spec 2 §7, "Images"). */
  readonly apiHost?: string;
};

/**
 * A statement of account on the paper of invoices, in the customer's language, shared by its preview and its PDF. It
 * brings its own styles and fits any width.
 */
export function StatementDocument({ statement, apiHost = '/api' }: StatementDocumentProps) {
  const { company, customer, sections, language, from, to } = statement;
  const dictionary = dictionaryFor(statement);
  const texts = statementTextsFor(language);
  const { name, email, phone, ...address } = customer;
  const part = { dictionary, texts };
  return (
    <article
      className={`invoice-document statement ${paperClass(company.paperSize ?? DEFAULT_PAPER_SIZE)}`}
      lang={dictionary.locale}
    >
      <style href={`statement-document-${dictionary.locale}`} precedence="default">
        {INVOICE_STYLES + STATEMENT_STYLES + pageStyles(dictionary)}
      </style>
      <style>{titleOnPages(texts.title, { paper: company.paperSize, dictionary })}</style>
      <div className="invoice-sheet">
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
          <section className="invoice-bill-to">
            <h2>{dictionary.document.creditTo}</h2>
            <p className="invoice-strong" dir="auto">
              {name}
            </p>
            <address>
              <AddressLines address={address} dictionary={dictionary} />
              <p>{email}</p>
              {phone && <p>{phone}</p>}
            </address>
          </section>
          <Balances {...part} statement={statement} />
        </div>
        {sections.map((section) => (
          <StatementLines {...part} from={from} key={section.currency} section={section} to={to} />
        ))}
        {sections.length === 0 && <p className="statement-nothing">{texts.nothing}</p>}
        <div className="invoice-ending">
          <Contact company={company} dictionary={dictionary} />
        </div>
      </div>
    </article>
  );
}
