import type { Fact } from '#functions/mail/fact-table.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { MailKind } from '#functions/mail/mail-kind.ts';
import type { SentStatement } from '#functions/mail/orders/business-mails.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { statementTextsFor } from '#shared/locale/statement-texts-for.ts';
import { toCents } from '#shared/money.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { businessMail } from './business-mail.ts';

/** A customer's statement of account. */
export const STATEMENT: MailKind<SentStatement> = {
  isOrdered: false,
  isRepeatable: false,
  async compose({ statements, pdfs, siteUrl, findReplyAddress }, mail, now) {
    const { businessId, customerId, firstDay: from, lastDay, to } = mail;
    const order = { businessId, customerId, from, to: lastDay };
    const statement = await statements.find(order, now);
    if (!statement) return 'OBSOLETE';
    const replyTo = statement.company.email || (await findReplyAddress(businessId));
    return statementMail(statement, { to, replyTo, siteUrl, pdf: await pdfs.ofStatement(order) });
  },
  /** A failure is recorded in the activity log. */
  async settle({ attempts, recordActivity }, mail, { state, now }) {
    if (state !== 'SENT') {
      const { businessId, customerId: id, customer: label, to: text } = mail;
      const action = state === 'UNCONFIRMED' ? 'customer.doubt-statement' : 'customer.return-statement';
      const changes = [{ field: 'recipient', to: { kind: 'text' as const, text } }];
      await recordActivity(businessId, { action, record: { kind: 'customer', id, label }, changes }, now);
    }
    await attempts.settle(mail, now);
  },
};

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
  const told = {
    company: company.name || PRODUCT_NAME,
    from: dictionary.longDay(from),
    to: dictionary.longDay(lastDay),
  };
  const [figure, ...facts] = balancesOf(statement);
  return {
    ...businessMail(
      { company, replyTo, siteUrl, dictionary },
      {
        to,
        subject: texts.mail.subject(told),
        lines: [dictionary.mail.greeting(customer.name), texts.mail.intro(told), ...(figure ? [] : [texts.nothing])],
        ...(figure && { figure }),
        facts,
        after: [texts.mail.attached],
      },
    ),
    isPersonal: true,
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
