import { screen, within } from '@testing-library/react';
import type { Company } from '#shared/company/schema.ts';
import { showPaymentStep } from './editor-harness.tsx';

/** A company with registrations in three provinces. */
export const REGISTERED: Company = {
  id: 'company-1',
  name: 'Prairie Studio Ltd.',
  province: 'AB',
  supplyCategory: 'accounting',
  taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001', PST_BC: 'PST-1234-5678' },
  version: 1,
};

/** An invoice of two lines. */
export const DRAFT = {
  issueDate: '2026-11-05',
  items: [
    { name: 'Books', quantity: 2, rate: 100 },
    { name: 'Payroll', quantity: 1, rate: 100 },
  ],
};

/** Opens the Payment step of a draft. */
export async function showSummary(draft: Record<string, unknown>, company: Company = REGISTERED) {
  const { user } = await showPaymentStep({ ...DRAFT, ...draft }, { 'GET /companies/me': company });
  return user;
}

/** The part of the step about taxes. */
export const part = () => screen.getByRole('heading', { name: 'Taxes' }).parentElement as HTMLElement;
/** The taxes listed, as one text. */
export const taxes = () => within(part()).queryByRole('list', { name: 'Taxes' })?.textContent;
/** The figures of the summary. */
export const figures = () => {
  const summary = screen.getByRole('heading', { name: 'Summary' }).parentElement as HTMLElement;
  return within(summary)
    .getAllByRole('term')
    .map((label) => `${label.textContent} ${label.nextSibling?.textContent}`);
};
