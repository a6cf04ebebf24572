import type { Statements } from '#functions/domain/invoice/statements.ts';
import type { InvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { mailLogo } from '#functions/mail/mail-logo.ts';
import { type Fact, mailPage } from '#functions/mail/mail-page.ts';
import type { SentStatement } from '#functions/mail/orders/business-mails.ts';
import { senderLine } from '#functions/mail/sender-line.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { statementTextsFor } from '#shared/locale/statement-texts-for.ts';
import { toCents } from '#shared/money.ts';
import type { Statement } from '#shared/statement/schema.ts';

/** The sources for composing the email with a statement. */
export type StatementSources = {
  readonly statements: Statements;
  readonly pdfs: Pick<InvoicePdfs, 'ofStatement'>;
  readonly siteUrl: string;
  /** The address for replies to a business's emails. */
  readonly findReplyAddress: (businessId: string) => Promise<string | undefined>;
};

/** Composes the email with a statement as it is now; null if the customer was deleted since. */
export async function composeStatement(
  { statements, pdfs, siteUrl, findReplyAddress }: StatementSources,
  { businessId, customerId, firstDay: from, lastDay, to }: SentStatement,
  now: Date,
): Promise<Mail | null> {
  const order = { businessId, customerId, from, to: lastDay };
  const statement = await statements.find(order, now);
  if (!statement) return null;
  const replyTo = statement.company.email || (await findReplyAddress(businessId));
  return statementMail(statement, { to, replyTo, siteUrl, pdf: await pdfs.ofStatement(order) });
}

type Sending = {
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly siteUrl: string;
  readonly pdf: Uint8Array;
};

/** The email with a statement's PDF. Replies go to the business. */
function statementMail(statement: Statement, { to, replyTo, siteUrl, pdf }: Sending): Mail {
  const { company, customer, from, to: lastDay } = statement;
  const dictionary = messageDictionaryFor(statement);
  const texts = statementTextsFor(statement.language);
  const name = company.name || PRODUCT_NAME;
  const days = { from: dictionary.longDay(from), to: dictionary.longDay(lastDay) };
  const logo = mailLogo(company.logo, siteUrl);
  const [figure, ...facts] = balancesOf(statement);
  return {
    to,
    purpose: 'BUSINESS',
    isPersonal: true,
    fromName: name,
    ...(replyTo && { replyTo: { name, address: replyTo } }),
    ...mailPage({
      locale: dictionary.locale,
      heading: name,
      ...(logo && { logo }),
      subject: texts.mail.subject({ company: name, ...days }),
      lines: [
        dictionary.mail.greeting(customer.name),
        texts.mail.intro({ company: name, ...days }),
        ...(figure ? [] : [texts.nothing]),
      ],
      ...(figure && { figure }),
      facts,
      after: replyTo ? [texts.mail.attached, dictionary.mail.reply(name)] : [texts.mail.attached],
      footer: `${senderLine({ ...company, name, email: replyTo }, dictionary.place)}\n${dictionary.mail.sentWith(PRODUCT_NAME)}`,
      addresses: [replyTo],
    }),
    attachments: [{ name: texts.pdfName({ from, to: lastDay }), contentType: 'application/pdf', bytes: pdf }],
  };
}

/** The closing balance in each currency, and the overdue part of it. */
function balancesOf({ sections, ...statement }: Statement): Fact[] {
  const { money } = messageDictionaryFor(statement);
  const texts = statementTextsFor(statement.language);
  return sections.flatMap(({ currency, closing, overdue }) => [
    {
      label: closing < 0 ? texts.creditBalance : texts.closingBalance,
      value: money(Math.abs(toCents(closing)), currency),
    },
    ...(overdue > 0 ? [{ label: texts.overdue, value: money(toCents(overdue), currency) }] : []),
  ]);
}
