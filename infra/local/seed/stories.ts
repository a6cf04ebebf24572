import { setTimeout as pause } from 'node:timers/promises';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceHistory } from '#shared/invoice/history.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import type { ApiCall } from './api-calls.ts';
import { attachPicture } from './attach-picture.ts';
import type { DemoBusiness } from './business.ts';
import { issuedTo } from './invoices.ts';

/** What an invoice goes through once it was delivered. */
type Course = (told: {
  readonly invoice: Invoice;
  readonly today: CalendarDay;
  readonly owner: ApiCall;
  /** The recipient opens the invoice. */
  readonly open: () => Promise<unknown>;
  readonly letPass: (days: number) => Promise<void>;
  /** What only its recipient can do. */
  readonly payer: ApiCall;
}) => Promise<unknown>;

type Story = Pick<
  InvoiceInput,
  'items' | 'paymentMethod' | 'customFields' | 'introduction' | 'additionalNotes' | 'internalNotes'
> & {
  /** A picture that goes with the invoice, by its name. */
  readonly fileName?: string;
  /** How many days ago the invoice is sent. */
  readonly daysAgo: number;
  readonly course: Course;
};

/** One story for each of `INVOICED_CUSTOMERS`. */
const STORIES: readonly Story[] = [
  {
    daysAgo: 20,
    paymentMethod: 'bank',
    items: [
      {
        name: 'Conception du site web',
        description: 'Six modèles de pages adaptatifs',
        quantity: 6,
        unit: 'pages',
        rate: 450,
      },
    ],
    introduction: 'Comme convenu en octobre, voici la facture de la première étape.',
    additionalNotes: 'Merci de votre confiance.',
    async course({ invoice: { id, total }, today, owner, open, letPass }) {
      await letPass(2);
      await open();
      await letPass(10);
      const half = Math.round(total * 50) / 100;
      const payment = { id: crypto.randomUUID(), method: 'bank', amount: half, paidOn: addDays(today, -8) };
      await owner('POST', `/invoices/${id}/payments`, { ...payment, reference: 'Acompte' });
      await letPass(8);
    },
  },
  {
    daysAgo: 12,
    paymentMethod: 'card',
    items: [
      { name: 'Product photography', description: 'Two days in the studio', quantity: 4, rate: 320 },
      { name: 'Travel', description: 'Yellowknife, return', quantity: 1, rate: 860 },
    ],
    customFields: [{ label: 'Project', value: 'Yellowknife 2026', isPrinted: true }],
    internalNotes: 'Prints are in the grey cabinet.',
    async course({ invoice: { id }, owner, open, letPass }) {
      await letPass(1);
      await open();
      await letPass(11);
      const credit = { id: crypto.randomUUID(), amount: 336, reason: 'One day in the studio was not needed' };
      await owner('POST', `/invoices/${id}/credit-notes`, credit);
    },
  },
  {
    daysAgo: 6,
    paymentMethod: 'e-transfer',
    items: [{ name: 'Brand identity', description: 'Logo, colour and type system', quantity: 1, rate: 2400 }],
    fileName: 'Logo, final.png',
    async course({ invoice: { id }, open, letPass, payer }) {
      await letPass(1);
      await open();
      await letPass(5);
      await open();
      await payer('POST', `/invoices/${id}/payment-claims`, { method: 'e-transfer', reference: 'CAxT4r9Q' });
    },
  },
  {
    daysAgo: 37,
    paymentMethod: 'card',
    items: [
      {
        name: 'Copywriting',
        description: 'Patient information, English and French',
        quantity: 12,
        unit: 'h',
        rate: 95.5,
      },
      { name: 'Monthly maintenance', quantity: 1, unit: 'month', rate: 180 },
    ],
    async course({ invoice: { id }, owner, open, letPass }) {
      await letPass(3);
      await open();
      await letPass(28);
      await owner('PATCH', `/invoices/${id}`, { status: 'OVERDUE' });
      await letPass(6);
      await owner('POST', `/invoices/${id}/reminder`, { action: 'send' });
    },
  },
];

/**
 * Sends invoices whose timelines show what an invoice goes through. Their emails, with PDFs, take seconds: what it
 * returns waits for them and tells the rest.
 */
export async function beginStories(business: DemoBusiness): Promise<() => Promise<void>> {
  const { owner, payer, past, today } = business;
  const begun = await Promise.all(
    STORIES.map(async (story, index) => {
      const invoice = (await owner('POST', '/invoices', storyInvoice(story, index, business))) as Invoice;
      if (story.fileName) await attachPicture(owner, `/invoices/${invoice.id}`, story.fileName);
      await owner('POST', `/invoices/${invoice.id}/send`);
      return { course: story.course, invoice };
    }),
  );
  return async () => {
    const told = begun.map(async ({ course, invoice }) => {
      await delivered(owner, invoice.id);
      const open = () => payer('POST', `/invoices/${invoice.id}/views`, { kind: 'opened' });
      await course({ invoice, today, owner, payer, open, letPass: (days) => past.moveBack(invoice.id, days) });
    });
    await Promise.all(told);
  };
}

function storyInvoice(
  { daysAgo, course: _course, fileName: _file, ...entered }: Story,
  index: number,
  { customerIds, today }: DemoBusiness,
): InvoiceInput {
  const issueDate = addDays(today, -daysAgo);
  return { ...issuedTo(index, { customerIds, issueDate, serial: 200 + index }), ...entered };
}

/** Polls in milliseconds, and how many: a machine without a browser makes no PDF, and its emails wait. */
const [PAUSE_MS, POLLS] = [200, 150];

/** Waits until the email with an invoice was delivered. */
async function delivered(owner: ApiCall, invoiceId: string): Promise<void> {
  for (let polls = 0; polls < POLLS; polls += 1) {
    const { reach } = (await owner('GET', `/invoices/${invoiceId}/history`)) as InvoiceHistory;
    if (reach.deliveries.length > 0) return;
    await pause(PAUSE_MS);
  }
}
