import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  button,
  freshEditor,
  leaveDraft,
  line,
  showEditor,
  shown,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

freshEditor();

const paperWidth = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
beforeEach(() => {
  paperWidth.mockReturnValue(700);
});

const ITEMS = [
  { name: 'Design', description: 'Two rounds', quantity: 2, unit: 'h', rate: 10.5 },
  { name: 'Hosting', quantity: 1, rate: 20 },
];

/** The editor of a draft, once its paper leads to the fields. */
async function showPaper() {
  const texts = { paymentTerms: 'Within a week', poNumber: 'PO-7', additionalNotes: 'Thank you.' };
  const to = { billingName: 'Acme', billingEmail: 'ap@acme.test', billingCity: 'Calgary' };
  leaveDraft({ ...to, ...texts, items: ITEMS, discountType: 'amount', discountValue: 5 });
  const { user } = showEditor();
  await screen.findByText('Hosting');
  await user.click(await tab('Customer Info'));
  return { user, preview: within(screen.getByRole('region', { name: 'Live Preview' })) };
}

/** The text of the marked parts of the paper. */
const marked = () => [...document.querySelectorAll('[data-editing]')].map((part) => part.textContent);

it.each([
  ['Acme', 'Customer Info', 'Name'],
  ['ap@acme.test', 'Customer Info', 'Email'],
  ['Calgary', 'Customer Info', 'Name'],
  ['PO-7', 'Invoice Details', 'PO Number'],
  ['Thank you.', 'Payment', 'Notes'],
  ['−5.00', 'Payment', /^Discount amount/],
])('a click on "%s" on the paper leads to its field', async (text, tabName, label) => {
  const { user, preview } = await showPaper();
  await user.click(preview.getByText(text));
  await waitFor(() => expect(shown(tabName)).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
});

it.each([
  ['Hosting', 2, 'Short Description'],
  ['20.00', 2, 'Rate'],
  ['2', 1, 'Quantity'],
  ['h', 1, 'Unit'],
  ['Two rounds', 1, 'Detailed Description (optional)'],
] as const)('a click on "%s" in a line on the paper leads to its field', async (text, number, label) => {
  const { user, preview } = await showPaper();
  const [cell] = preview.getAllByText(text);
  await user.click(cell as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(line(number).getByLabelText(label)));
});

it('marks on the paper what is being edited', async () => {
  const { user } = await showPaper();
  await user.click(screen.getByLabelText('City'));
  await waitFor(() => expect(marked()).toEqual([expect.stringMatching(/^Bill to.*Calgary/)]));
  await user.click(await tab('Line Items'));
  await user.click(line(2).getByLabelText('Rate'));
  await waitFor(() => expect(marked()).toEqual([expect.stringMatching(/^Hosting/)]));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(marked()).toEqual([expect.stringMatching(/^Hosting/)]));
  await user.type(line(1).getByLabelText('Short Description'), ' of mails');
  await waitFor(() => expect(marked()).toEqual([expect.stringMatching(/^Hosting of mails/)]));
});

const dialog = () => screen.queryByRole('dialog', { name: 'Preview' });

it('shows the paper at full size from its button, until Escape', async () => {
  const { user } = await showPaper();
  await user.click(button('Enlarge the preview'));
  within(await screen.findByRole('dialog', { name: 'Preview' })).getByText('Hosting');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Enlarge the preview')));
});

it('a click at full size closes it and leads to the field', async () => {
  const { user, preview } = await showPaper();
  await user.click(preview.getByRole('heading', { level: 1 }));
  const paper = within(await screen.findByRole('dialog', { name: 'Preview' }));
  await user.click(paper.getByText('PO-7'));
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('PO Number')));
});

it('a click on paper that is too small to read shows it at full size', async () => {
  const { user, preview } = await showPaper();
  paperWidth.mockReturnValue(320);
  await user.click(preview.getByText('PO-7'));
  await screen.findByRole('dialog', { name: 'Preview' });
});
