import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { enCaEstimatePage } from '#shared/locale/en-ca-estimate-page.ts';
import type { EstimateLoad } from '#web/features/estimate/estimate-calls.ts';
import { EstimatePage } from '#web/features/estimate/estimate-page.tsx';

/** For tests: the calls of the page for the link `b1-e1-1`. */
export const READ = 'GET /estimates/b1-e1-1/public';
export const ACCEPT = 'POST /estimates/b1-e1-1/acceptance';
export const REFUSE = 'POST /estimates/b1-e1-1/refusal';
export const ASK = 'POST /estimates/b1-e1-1/questions';
export const PDF = 'GET /estimates/b1-e1-1/pdf';

/** For tests: a sent estimate of 1,234.50 CAD, valid for 30 days. */
export function anEstimate(over: Partial<PublicEstimate> = {}): PublicEstimate {
  return {
    id: 'b1-e1-1',
    version: 1,
    invoiceNumber: 'EST-12',
    issueDate: '2026-01-05',
    dueDate: '2026-02-04',
    timeZone: 'America/Edmonton',
    currency: 'CAD',
    status: 'SENT',
    items: [{ name: 'Deck', description: 'Cedar, 20 m²', quantity: 1, rate: 1234.5, amount: 1234.5 }],
    billingName: 'Moraine Ltd.',
    billingEmail: 'dana@moraine.test',
    company: { name: 'Larch Studio', email: 'hi@larch.test', phone: '+1 403 555 0188' },
    ...over,
  };
}

/** For tests: the same estimate once it was accepted. */
export function anAcceptedEstimate(over: Partial<PublicEstimate> = {}): PublicEstimate {
  return anEstimate({ status: 'ACCEPTED', decision: { on: '2026-01-05', name: 'Dana Fox' }, ...over });
}

/** For tests: renders the page with the result of its first load. */
export function show(first: EstimateLoad | PublicEstimate, dictionary = enCaEstimatePage): void {
  const load: EstimateLoad = 'kind' in first ? first : { kind: 'loaded', document: first };
  render(<EstimatePage dictionary={dictionary} first={load} link="b1-e1-1" />);
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
export const type = (label: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));
export const choose = (name: string, role: 'checkbox' | 'radio' = 'checkbox') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
export const textOf = (selector: string) => document.querySelector(selector)?.textContent;
export const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** For tests: opens Accept, types a name and sends it. */
export async function acceptAs(name: string): Promise<void> {
  await press('Accept');
  await type('Your full name', name);
  await press('Accept estimate for 1,234.50 CAD');
}

/** For tests: stops the clock 30 days before the last day of the estimate. */
export function setUpPage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-01-05T19:00:00Z') });
    vi.spyOn(location, 'reload').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
