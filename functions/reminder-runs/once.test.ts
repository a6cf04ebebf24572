import { expect, it } from 'vitest';
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import type { MailQueue } from '#functions/mail/orders/outbox.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { inBatches } from '#test/support/parallel.ts';
import { remindersHarness } from '#test/support/reminders-harness.ts';
import { repeats } from '#test/support/repeats.ts';
import type { Dependencies } from './work.ts';

const table = await emulatedTable();
const harness = remindersHarness(table);

const INVOICES = repeats(60, 10_000);
const NOW = '2026-09-28T13:10:00.000Z';

/** A run that is killed at a random point of every third invoice: before, while or after its reminder is stored. */
function killed(): Partial<Dependencies> {
  const { invoices } = harness;
  const die = () => {
    if (Math.random() < 1 / 9) throw new Error('The run was killed');
  };
  const replace: typeof invoices.replace = async (change) => {
    die();
    const failed = await invoices.replace(change);
    die();
    return failed;
  };
  const orders = harness.dependencies.outbox;
  return {
    invoices: { ...invoices, replace },
    outbox: {
      async order(mails, transact) {
        die();
        return orders.order(mails, transact);
      },
    },
  };
}

it(
  `reminds ${INVOICES} invoices due in the same hour once each, in two concurrent runs that keep being killed`,
  async () => {
    const businessId = await harness.aBusiness();
    const ids = await inBatches(
      Array.from({ length: INVOICES }),
      async () => (await harness.anIssuedInvoice(businessId)).id,
    );
    for (const faults of [killed(), killed(), {}])
      await Promise.all([harness.run(NOW, faults), harness.run(NOW, faults)]);
    const mails = await inBatches(ids, harness.mailsAbout);
    expect(mails.filter((each) => each.length !== 1)).toEqual([]);
    const events = await inBatches(ids, (id) => harness.eventsOf(id, 'REMINDER'));
    expect(events.filter((each) => each.length !== 1)).toEqual([]);
  },
  repeats(60_000, 7_200_000),
);

it('sends nothing without an order: the email of a run that lost the race is dropped', async () => {
  const businessId = await harness.aBusiness();
  const { id } = await harness.anIssuedInvoice(businessId);
  const queued: BusinessMail[] = [];
  const add: MailQueue<BusinessMail>['add'] = async (mail) => {
    queued.push(mail);
    // Another run comes first.
    if (queued.length === 1) await harness.run(NOW);
  };
  await harness.run(NOW, { outbox: outboxOn<BusinessMail>({ add }) });
  expect(queued).toHaveLength(1);
  expect((await harness.mailsAbout(id)).map((mail) => mail.id)).not.toContain(queued[0]?.id);
});

it('the owner gets one summary of the day, with all reminded invoices', async () => {
  const businessId = await harness.aBusiness();
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) ids.push((await harness.anIssuedInvoice(businessId)).id);
  await Promise.all([harness.run(NOW), harness.run(NOW)]);
  const summaries = async () => {
    const mails = (await Promise.all(ids.map(harness.mailsAbout))).flat();
    return mails.filter(({ kind }) => kind === 'OWNER_NOTICE');
  };
  await harness.run('2026-09-28T17:59:00.000Z');
  expect(await summaries()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => harness.run('2026-09-28T18:01:00.000Z')));
  expect(await summaries()).toMatchObject([{ news: { what: 'REMINDED', day: '2026-09-28' } }]);
  const listed = await harness.dependencies.reminded.list(businessId, '2026-09-28');
  expect(listed.map(({ invoiceId }) => invoiceId).sort()).toEqual(ids.sort());
  expect(listed[0]).toMatchObject({ customer: 'Café Léger', dueCents: 10_000, currency: 'CAD' });
});
