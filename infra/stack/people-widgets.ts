import { type IWidget, LogQueryVisualizationType, LogQueryWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Functions } from './functions.ts';
import type { FunctionName } from './permissions.ts';

/** A chart or table, computed from the logs of functions each time it is shown. */
type Question = { title: string; ask: readonly FunctionName[]; query: string; isTable?: true; width: number };

/** Charts count successful calls; the table lists every outcome. */
const QUESTIONS: readonly Question[] = [
  {
    title: 'Signed in',
    ask: ['auth'],
    query: 'filter route = "POST /auth/login" and status = 200 | stats count(*) as people by bin(1h)',
    width: 8,
  },
  {
    title: 'Invoices sent',
    ask: ['invoice-delivery'],
    query: 'filter route like /send/ and status = 200 | stats count(*) as invoices by bin(1h)',
    width: 8,
  },
  {
    title: 'Payments received',
    ask: ['stripe-ledger'],
    query: 'filter event = "ledger-changed" and type = "PAYMENT" | stats count(*) as payments by bin(1h)',
    width: 8,
  },
  {
    title: 'Signing in, sending, paying: outcomes and how long people wait, ms',
    ask: ['auth', 'invoices', 'invoice-delivery', 'invoice-pdf'],
    query:
      'filter route in ["POST /auth/login", "POST /invoices", "POST /invoices/{id}/send", "POST /invoices/{id}/send-sms", ' +
      '"GET /invoices/{id}/public", "GET /invoices/{id}/pdf", "POST /invoices/{id}/payment"] ' +
      '| stats count(*) as calls, pct(durationMs, 50) as half, pct(durationMs, 95) as oneInTwenty by route, status ' +
      '| sort route asc, status asc',
    isTable: true,
    width: 12,
  },
  {
    title: 'From Send to the email service, ms',
    ask: ['mails'],
    query:
      'filter event = "mail-sent" | stats count(*) as emails, pct(waitedMs, 50) as half, pct(waitedMs, 95) as oneInTwenty',
    isTable: true,
    width: 6,
  },
  {
    title: 'From payment at Stripe to paid invoice, ms',
    ask: ['stripe-ledger'],
    query:
      'filter event = "ledger-changed" | stats count(*) as changes, pct(waitedMs, 50) as half, pct(waitedMs, 95) as oneInTwenty by type',
    isTable: true,
    width: 6,
  },
];

/** Whether people sign in, send and pay, and how long they wait: read from the logs, so it costs only when shown. */
export function peopleWidgets(functions: Functions): IWidget[] {
  return QUESTIONS.map(
    ({ title, ask, query, isTable, width }) =>
      new LogQueryWidget({
        title,
        logGroupNames: ask.map((name) => functions.of(name).logGroup.logGroupName),
        queryString: query,
        view: isTable ? LogQueryVisualizationType.TABLE : LogQueryVisualizationType.BAR,
        width,
      }),
  );
}
