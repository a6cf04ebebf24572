import { addDays } from '#shared/calendar-day.ts';
import { generatedNumber } from '#shared/document/number.ts';
import type { Estimate, EstimateInput } from '#shared/estimate/schema.ts';
import type { ApiCall } from './api-calls.ts';
import type { DemoBusiness } from './business.ts';
import { INVOICED_CUSTOMERS } from './customers.ts';
import { billedTo } from './invoices.ts';

/** What happens to an estimate; the path of the recipient's calls is `/estimates/{link}`. */
type Course = (call: {
  readonly owner: ApiCall;
  /** Its recipient, who needs no account. */
  readonly recipient: ApiCall;
  readonly path: string;
  readonly send: (how: 'send' | 'link') => Promise<string>;
}) => Promise<unknown>;

type DemoEstimate = Pick<EstimateInput, 'depositType' | 'depositValue'> & {
  /** The position of its customer. */
  readonly customer: number;
  readonly items: EstimateInput['items'];
  readonly introduction?: string;
  /** Days from today. */
  readonly issued: number;
  readonly validFor: number;
  readonly course: Course;
};

const ESTIMATES: readonly DemoEstimate[] = [
  {
    customer: 3,
    items: [{ name: 'Brochure', description: 'Eight pages, English and French', quantity: 1, rate: 1850 }],
    issued: 0,
    validFor: 30,
    course: async () => undefined,
  },
  {
    customer: 2,
    items: [{ name: 'Exhibition panels', description: 'Design and print files', quantity: 6, rate: 240 }],
    issued: -45,
    validFor: 30,
    course: ({ send }) => send('link'),
  },
  {
    customer: 1,
    items: [{ name: 'Winter catalogue', description: 'Photography and layout', quantity: 1, rate: 6400 }],
    issued: -9,
    validFor: 30,
    async course({ recipient, send }) {
      const path = await send('link');
      await recipient('POST', `${path}/refusal`, { reason: 'We will wait until spring.' });
    },
  },
  {
    customer: 3,
    items: [{ name: 'Waiting room signs', quantity: 4, rate: 180 }],
    issued: -6,
    validFor: 30,
    async course({ owner, path, send }) {
      await send('link');
      const told = { decision: 'accepted', way: 'purchaseOrder', reference: 'MRD-0442' };
      await owner('POST', `${path}/decision`, told);
      await owner('POST', `${path}/invoices`, {});
    },
  },
  {
    customer: 1,
    items: [
      { name: 'Annual report', description: 'Design and layout, 48 pages', quantity: 1, rate: 5200 },
      { name: 'Photography', quantity: 2, unit: 'days', rate: 900 },
    ],
    issued: -5,
    validFor: 30,
    async course({ owner, path, send }) {
      await send('link');
      const told = { decision: 'accepted', way: 'email' };
      const { version } = (await owner('POST', `${path}/decision`, told)) as Estimate;
      await owner('POST', `${path}/invoices`, { share: 50, version });
    },
  },
  {
    customer: 2,
    items: [
      { name: 'Website', description: 'Design and build', quantity: 1, rate: 4800 },
      { name: 'Hosting', quantity: 12, unit: 'months', rate: 25 },
    ],
    introduction: 'Thank you for the conversation last week. This is what we propose.',
    ...{ depositType: 'percentage', depositValue: 30 },
    issued: -3,
    validFor: 30,
    async course({ recipient, send }) {
      const path = await send('link');
      await recipient('POST', `${path}/views`, {});
      await recipient('POST', `${path}/acceptance`, { name: 'Robin Finch' });
    },
  },
  {
    customer: 0,
    items: [
      { name: 'Refonte de la carte', description: 'Menu, carte des cafés et affiches', quantity: 1, rate: 1450 },
      { name: 'Papier recyclé', quantity: 200, rate: 1.35, choice: { group: 'Impression' }, chosen: true },
      { name: 'Papier couché', quantity: 200, rate: 1.9, choice: { group: 'Impression' } },
      {
        name: 'Version anglaise',
        description: 'Traduction et mise en page',
        quantity: 1,
        rate: 480,
        choice: 'optional',
      },
    ],
    introduction: 'Voici notre soumission pour la nouvelle carte du printemps.',
    issued: -1,
    validFor: 30,
    async course({ recipient, send }) {
      const path = await send('send');
      await recipient('POST', `${path}/views`, {});
    },
  },
];

/**
 * Adds estimates in every state to the demo business: one in French leaves choices, one has a deposit, one is half
 * invoiced.
 */
export async function addDemoEstimates({ owner, payer, customerIds, today }: DemoBusiness): Promise<void> {
  for (const [index, { customer, issued, validFor, course, ...content }] of ESTIMATES.entries()) {
    const billed = INVOICED_CUSTOMERS[customer];
    if (!billed) continue;
    const issueDate = addDays(today, issued);
    const estimate = {
      ...content,
      ...billedTo(billed),
      customerId: customerIds[customer],
      invoiceNumber: generatedNumber('EST', issueDate, () => index / 1000),
      issueDate,
      dueDate: addDays(issueDate, validFor),
      currency: 'CAD',
    };
    const { id } = (await owner('POST', '/estimates', estimate)) as Estimate;
    const send = async (how: 'send' | 'link') => {
      const { link } = (await owner('POST', `/estimates/${id}/${how}`, {})) as Estimate;
      return `/estimates/${link}`;
    };
    await course({ owner, recipient: payer, path: `/estimates/${id}`, send });
  }
}
