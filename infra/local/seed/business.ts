import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ApiCall } from './api-calls.ts';
import type { Past } from './past.ts';

/** The time zone of the demo business. */
export const DEMO_TIME_ZONE = 'America/Edmonton';

/** The demo business, whose customers are those of `INVOICED_CUSTOMERS`. */
export type DemoBusiness = {
  readonly owner: ApiCall;
  /** Calls the public API as a customer, who has no account. */
  readonly payer: ApiCall;
  readonly past: Past;
  readonly customerIds: readonly string[];
  readonly today: CalendarDay;
};

/** What the demo business writes a week after an invoice was due, in place of the standard text. */
const A_WEEK_LATE = {
  step: 7,
  language: 'en',
  subject: 'A friendly reminder: invoice {number}',
  message:
    'Hello {customer},\n\nPerhaps it got lost among your other mail: invoice {number} was due {dueDate}, and {amount} of it is still open. It is attached again.\n\nIf something about it is not right, just reply and we will sort it out.\n\nMaya, {company}',
};

/** Enters what the demo business prints on its invoices, how it is paid, and how it reminds. */
export async function setUpBusiness(call: ApiCall): Promise<void> {
  await call('POST', '/companies', {
    name: 'Prairie Studio Ltd.',
    address: '128 8 Avenue SW',
    city: 'Calgary',
    province: 'AB',
    zip: 'T2P 1B3',
    country: 'Canada',
    phone: '+1 403 555 0142',
    email: 'hello@demo.test',
    website: 'https://prairie-studio.example.com',
    timeZone: DEMO_TIME_ZONE,
    taxRegistrations: { GST: '84512 3397 RT0001', QST: '1208741659 TQ0001', PST_BC: 'PST-1047-2213' },
    supplyCategory: 'otherServices',
    customFields: [{ label: 'Project', value: '', isPrinted: true }],
    logo: imageAsDataUrl('logo.png'),
    signature: imageAsDataUrl('signature.png'),
    brandColor: '#24507a',
  });
  await call('POST', '/payment-settings', {
    preferredCurrency: 'CAD',
    bankName: 'Foothills Credit Union',
    accountName: 'Prairie Studio Ltd.',
    institutionNumber: '003',
    transitNumber: '10245',
    accountNumber: '7781204',
    eTransferEmail: 'pay@demo.test',
  });
  await call('PATCH', '/reminders', { texts: [A_WEEK_LATE] });
}

function imageAsDataUrl(file: string): string {
  return `data:image/png;base64,${readFileSync(join(import.meta.dirname, file)).toString('base64')}`;
}
