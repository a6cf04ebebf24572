import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { utcOffsetMinutes } from '#shared/zoned-time.ts';
import InvoiceScreen from '#web/features/invoice-editor/invoice-screen.tsx';
import type { CallName } from '#web/lib/api/call.ts';
import { draftPrefixOf } from '#web/lib/session/device-data.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { anInvoice, PROFILE, USER } from './an-invoice.ts';
import { type Answers, answerCalls, callsOf } from './call-harness.ts';
import { renderFor } from './session-harness.tsx';

const missing = (what: string) => () => Promise.reject(new AppError('NOT_FOUND', `${what} not found`));

const PLAIN_ANSWERS: Answers = {
  'GET /profile': PROFILE,
  'GET /business/numbering': { invoices: null, estimates: null },
  'GET /companies/me': missing('Company'),
  'GET /payment-settings/user/{userId}': missing('Payment settings'),
  'GET /invoices/{id}/history': { events: [], activity: [], reach: { deliveries: [] }, reminders: {} },
  'GET /invoices/{id}/readiness': { findings: [], unprintable: [] },
  'GET /customers/search': { customers: [] },
  'GET /invoices/{id}': () => anInvoice(),
  'POST /invoices': ({ body }) => saved(body, { version: 1 }),
  'PATCH /invoices/{id}': ({ body }) => saved(body, { version: 4 }),
};

/** The invoice that the server returns after storing a body. */
export function saved(body: object, more: Partial<Invoice> = {}): Invoice {
  return anInvoice({ ...body, id: 'inv-1', ...more });
}

/** Mocks the responses of `call`; a function is called with the options of each call. */
export function answer(answers: Answers = {}): void {
  answerCalls({ ...PLAIN_ANSWERS, ...answers });
}

/** The body of each call made to a route. */
export function bodiesOf<Name extends CallName>(name: Name) {
  return callsOf(name).map((options) => ('body' in options ? options.body : undefined));
}

/** The toasts of a kind, in order. */
export function toasts(kind: keyof typeof toast): string[] {
  return vi.mocked(toast[kind]).mock.calls.flatMap(([message]) => message);
}

let screenShown: ReturnType<typeof renderFor>;

/** Renders the editor at an address, by default that of a new invoice, for a business in a time zone. */
export function showEditor(address = '/invoices/create', state: unknown = null, timeZone?: string) {
  const [pathname = '', search = ''] = address.split('?');
  const clocks = { timeZone, utcOffsetMinutes: timeZone ? utcOffsetMinutes(timeZone, new Date()) : undefined };
  screenShown = renderFor(
    { status: 'authenticated', user: { ...USER, ...clocks } },
    <Routes>
      <Route element={<InvoiceScreen />} path="/invoices/create" />
      <Route element={<InvoiceScreen />} path="/invoices/:id/edit" />
      <Route element={null} path="*" />
    </Routes>,
    { pathname, search, state },
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return { user: userEvent.setup(), unmount: screenShown.unmount };
}

/** Before each test: no drafts on the device and plain responses; after it, nothing is rendered. */
export function freshEditor(): void {
  beforeEach(() => {
    localStorage.clear();
    answer();
  });
  afterEach(cleanup);
}

/** The address of the stored invoice. */
export const STORED = '/invoices/inv-1/edit';

export const button = (name: string) => screen.getByRole('button', { name });
/** The save button in the header. */
export const headerSave = () => screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement;

/** The customer's name, once the editor is loaded. */
export const customerName = () => screen.findByLabelText<HTMLInputElement>('Name');

/** The current path. */
export const path = () => screenShown.location().pathname;

/** The navigation state that the browser keeps for the page, even across a reload. */
export const historyState = () => screenShown.state();

/** The current query string. */
export const query = () => screenShown.location().search;

/** Finds a tab by name once the editor is loaded. */
export function tab(name: string): Promise<HTMLElement> {
  return screen.findByRole('tab', { name: new RegExp(name) });
}

/** Whether a tab is shown, as its attribute says. */
export function shown(name: string): string | null {
  return screen.getByRole('tab', { name: new RegExp(name) }).getAttribute('aria-selected');
}

/** The row of a line, counted from 1. */
export function line(number: number) {
  return within(screen.getByRole('row', { name: `Line ${number}` }));
}

/** Chooses an action in the menu of a line, counted from 1. */
export async function chooseForLine(user: ReturnType<typeof showEditor>['user'], number: number, action: string) {
  await user.click(line(number).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const OWNER = { prefix: 'draftInvoice', userId: USER.id, businessId: USER.businessId } as const;
let left = 0;

/** Stores a draft, as a closed editor does; returns its key. */
export function leaveDraft(form: Record<string, unknown>): string {
  left += 1;
  const key = `${draftPrefixOf(OWNER)}${left}`;
  localStorage.setItem(key, JSON.stringify({ status: 'draft', ...OWNER, keptAt: left, ...form }));
  return key;
}

/** Opens the Payment step of a draft on the device, with these responses. */
export async function showPaymentStep(draft: Record<string, unknown>, answers: Answers) {
  answer(answers);
  leaveDraft(draft);
  const { user } = showEditor();
  await user.click(await tab('Payment'));
  return { user };
}

/** The drafts on the device. */
export function keptDrafts(): Record<string, unknown>[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('draftInvoice'))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}'));
}

/** Types the minimum that can be saved: a customer and one line. */
export async function fillIn(user: ReturnType<typeof showEditor>['user']): Promise<void> {
  await user.type(await screen.findByLabelText('Name'), 'Acme');
  await user.type(screen.getByLabelText('Email'), 'ap@acme.test');
  await user.click(screen.getByRole('tab', { name: /Line Items/ }));
  await user.click(screen.getByRole('button', { name: 'Add Blank Item' }));
  await user.type(line(1).getByLabelText('Short Description'), 'Design');
  await user.type(line(1).getByLabelText('Rate'), '99.5');
}

/** Opens the lines of a new invoice, each of 2 × 10.50. */
export async function showItems(...names: string[]) {
  if (names.length) leaveDraft({ items: names.map((name) => ({ name, quantity: 2, rate: 10.5 })) });
  const { user } = showEditor();
  await user.click(await tab('Line Items'));
  return user;
}

/** The rows of the lines. */
export const rows = () => screen.queryAllByRole('row', { name: /^Line \d+$/ });

/** The names of the lines, in order. */
export const names = () =>
  rows().map((_, index) => line(index + 1).getByLabelText<HTMLInputElement>('Short Description').value);
