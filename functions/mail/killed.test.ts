import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { InvoiceMail } from '#functions/mail/orders/business-mails.ts';
import type { MailQueue } from '#functions/mail/orders/outbox.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { mailsHarness } from '#test/support/mails-harness.ts';
import { aPaidSession } from '#test/support/stripe-event.ts';
import { type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';
import type { Dependencies } from './send-mail.ts';

const table = await emulatedTable();
let ledger: EventsHarness;
let mails: ReturnType<typeof mailsHarness>;
/** The queued messages for `mails`: without and with the delay. */
let queue: { now: InvoiceMail[]; delayed: InvoiceMail[] };
/** The recipient of the test's invoice; each address is limited to ten emails a day. */
let payer: string;
const add: MailQueue<InvoiceMail>['add'] = async (mail, delay) => void (delay ? queue.delayed : queue.now).push(mail);

beforeAll(async () => {
  ledger = await eventsHarness(table);
});
beforeEach(() => {
  queue = { now: [], delayed: [] };
  mails = mailsHarness(table);
  payer = `payer-${crypto.randomUUID()}@example.com`;
  Object.assign(ledger.dependencies, { outbox: outboxOn<InvoiceMail>({ add }) });
});

type Ledger = EventsHarness['dependencies'];

it.each<[string, (parts: Ledger, at: () => Promise<never>) => Partial<Ledger>]>([
  ['before it queues the emails with a delay', (_, at) => ({ outbox: outboxOn<InvoiceMail>({ add: at }) })],
  ['before its transaction', ({ invoices }, at) => ({ invoices: { ...invoices, replace: at } })],
  [
    'after its transaction',
    ({ invoices }, at) => ({ invoices: { ...invoices, replace: async (change) => invoices.replace(change).then(at) } }),
  ],
  [
    'before it queues one of the emails without the delay',
    (_, at) => ({
      outbox: outboxOn<InvoiceMail>({
        add: async (mail, delay) => (delay || queue.now.length === 0 ? add(mail, delay) : at()),
      }),
    }),
  ],
  [
    'after it queued the emails',
    ({ outbox }, at) => ({ outbox: { order: async (...ordered) => outbox.order(...ordered).then(at) } }),
  ],
])('payer and owner get one email each about a payment whose run is killed: %s', async (_, kill) => {
  const invoice = await ledger.givenAnInvoice({ billingEmail: payer });
  const pay = () => ledger.apply('checkout.session.completed', aPaidSession(invoice.id), { id: `evt_${invoice.id}` });
  const { promise: killed, at } = killing();
  const parts = { ...ledger.dependencies };
  Object.assign(ledger.dependencies, kill(parts, at));
  void pay();
  await killed;
  Object.assign(ledger.dependencies, parts);
  await deliver(0);
  await pay();
  await deliver(0);
  await deliver(60);
  expect(recipients()).toEqual(['owner@example.com', payer]);
});

type Kill = (parts: Dependencies, at: () => Promise<never>) => Partial<Dependencies>;

it.each<[string, number, Kill]>([
  ['before the PDF', 1, ({ pdfs }, at) => ({ pdfs: { ...pdfs, of: at } })],
  ['before its attempt', 1, ({ attempts }, at) => ({ attempts: { ...attempts, begin: at } })],
  ['before SES is called', 1, (_, at) => ({ mailer: { send: at } })],
  ['after SES took it', 2, ({ mailer }, at) => ({ mailer: { send: async (mail) => mailer.send(mail).then(at) } })],
  ['before it is settled', 2, ({ attempts }, at) => ({ attempts: { ...attempts, settle: at } })],
  [
    'after it is settled',
    1,
    ({ attempts }, at) => ({
      attempts: { ...attempts, settle: async (...settled) => attempts.settle(...settled).then(at) },
    }),
  ],
])('a receipt is not lost when its run is killed, and is repeated within the minute: %s', async (_, times, kill) => {
  const receipt = await aReceipt();
  await killed(receipt, kill);
  // The delayed message comes after the killed run would have ended, the killed one again after four minutes.
  await deliver(60);
  expect(recipients()).toEqual(Array.from({ length: times }, () => payer));
  expect(await mails.deliver([receipt], { seconds: 240, receives: 2 })).toEqual([]);
  expect(recipients()).toHaveLength(times);
});

it('a receipt is repeated once: then it is recorded as unconfirmed', async () => {
  const receipt = await aReceipt();
  const kill: Kill = ({ mailer }, at) => ({ mailer: { send: async (mail) => mailer.send(mail).then(at) } });
  await killed(receipt, kill);
  await killed(receipt, kill, 60);
  for (const seconds of [240, 480]) expect(await mails.deliver([receipt], { seconds })).toEqual([]);
  expect(recipients()).toHaveLength(2);
  expect(await mails.failuresOf(receipt.invoiceId)).toEqual(['UNCONFIRMED']);
});

/** The queued receipt of a card payment; the owner's notice is left out. */
async function aReceipt(): Promise<InvoiceMail> {
  const { id } = await ledger.givenAnInvoice({ billingEmail: payer });
  await ledger.apply('checkout.session.completed', aPaidSession(id));
  queue = { now: [], delayed: queue.delayed.filter(({ kind }) => kind === 'PAYER_NOTICE') };
  const [receipt] = queue.delayed;
  if (!receipt) throw new Error('No receipt was queued');
  return receipt;
}

/** Delivers a message to a run that is killed at its call of `at`. */
async function killed(mail: InvoiceMail, kill: Kill, seconds = 0): Promise<void> {
  const parts = mails.dependencies;
  const { promise, at } = killing();
  mails.dependencies = { ...parts, ...kill(parts, at) };
  void mails.deliver([mail], { seconds });
  await promise;
  mails.dependencies = parts;
}

/** Delivers the messages due this many seconds after the payment. */
async function deliver(seconds: number): Promise<void> {
  const due = [...queue.now, ...(seconds >= 60 ? queue.delayed : [])];
  queue = { now: [], delayed: seconds >= 60 ? [] : queue.delayed };
  for (const mail of due) expect(await mails.deliver([mail], { seconds })).toEqual([]);
}

const recipients = () => mails.recipients().toSorted();

/** A call that never returns, and a promise that resolves once it is made. */
function killing() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const at = () => {
    resolve();
    return new Promise<never>(() => undefined);
  };
  return { promise, at };
}
