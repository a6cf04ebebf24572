import type { Statements } from '#functions/domain/invoice/statements.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Pdf } from '#functions/http/request.ts';
import type { Files } from '#functions/services/files.ts';
import type { OrderedStatement } from '#functions/services/invoice-pdfs.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { statementTextsFor } from '#shared/locale/statement-texts-for.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { StatementDocument } from '#shared/statement-document/statement-document.tsx';
import { finishPdf } from './finish-pdf.ts';
import { withInlineImages } from './inline-images.ts';
import { paperHtml } from './paper-html.tsx';

type Parts = {
  readonly statements: Statements;
  readonly files: Pick<Files, 'get'>;
  /** Prints an HTML document to PDF. */
  readonly print: (html: string) => Promise<Uint8Array>;
};

/**
 * The PDF of a customer's statement of account; it is rarely requested twice, so it is not cached. Throws NOT_FOUND for
 * an unknown customer, UNAVAILABLE if printing fails.
 */
export async function statementPdf(
  { statements, files, print }: Parts,
  order: OrderedStatement,
  now: Date,
): Promise<Pdf> {
  const statement = orNotFound(await statements.find(order, now), 'customer');
  const { company, language, from, to } = statement;
  const printed = await print(statementHtml(await withInlineImages(statement, files)));
  return {
    bytes: finishPdf(printed, { title: statementTitle(statement), author: company.name }),
    fileName: statementTextsFor(language).pdfName({ from, to }),
  };
}

/** What a statement is called in its PDF. */
function statementTitle({ customer, language }: Statement): string {
  return `${statementTextsFor(language).title}, ${customer.name}`;
}

/** A statement as a self-contained HTML document; its logo must be a data URI. */
export function statementHtml(statement: Statement): string {
  const { company, ...rest } = statement;
  return paperHtml({
    title: statementTitle(statement),
    dictionary: dictionaryFor(statement),
    company,
    texts: [statementTextsFor(rest.language), rest],
    body: <StatementDocument statement={statement} />,
  });
}
