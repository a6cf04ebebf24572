import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { frCaEstimatePage } from '#shared/locale/fr-ca-estimate-page.ts';
import {
  anAcceptedEstimate,
  anEstimate,
  button,
  buttons,
  PDF,
  press,
  setUpPage,
  show,
  textOf,
} from '#test/support/screens/estimate-page-harness.tsx';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));
setUpPage();

it('shows the seller, the total, until when it is valid, for whom and the lines', () => {
  show(anEstimate({ poNumber: 'PO-9', introduction: 'As discussed.', additionalNotes: 'Two visits.' }));
  expect(textOf('.summary')).toContain('Larch StudioTotal1,234.50 CADValid for 30 more days · February 04, 2026');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Estimate EST-12');
  expect(textOf('.facts')).toBe(
    'DateJanuary 05, 2026Valid untilFebruary 04, 2026Prepared forMoraine Ltd.PO numberPO-9',
  );
  expect(screen.getByRole('listitem').textContent).toBe('DeckCedar, 20 m²1 × 1,234.501,234.50');
  expect(textOf('.invoice-totals')).toBe('Subtotal1,234.50Total1,234.50 CAD');
  expect(screen.getByText('As discussed.')).toBeTruthy();
  expect(screen.getByText('Two visits.')).toBeTruthy();
  expect(document.title).toBe('Estimate EST-12 · Larch Studio');
  expect(buttons()).toEqual(['Accept', 'Decline', 'Ask a question', 'Download PDF']);
});

it('names its version once there was an earlier one', () => {
  show(anEstimate({ version: 2 }));
  expect(textOf('.facts')).toContain('Version2');
});

it('says how to reach the business once, with the estimate as the subject', () => {
  show(anEstimate());
  expect(screen.getByRole('heading', { name: 'Questions? Contact Larch Studio' })).toBeTruthy();
  const [mail, ...others] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'hi@larch.test' });
  expect([mail?.href, others]).toEqual(['mailto:hi@larch.test?subject=Estimate%20EST-12', []]);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '+1 403 555 0188' }).href).toBe('tel:+14035550188');
});

it.each([
  ['2026-01-06T06:59:00Z', 'Valid for 30 more days · February 04, 2026', true],
  ['2026-01-06T07:00:00Z', 'Valid for 29 more days · February 04, 2026', true],
  ['2026-02-04T06:59:00Z', 'Valid until tomorrow · February 04, 2026', true],
  ['2026-02-05T06:59:00Z', 'Valid until today · February 04, 2026', true],
  ['2026-02-05T07:00:00Z', 'Expired on February 04, 2026', false],
])('is valid through its last day in the business’s time zone: at %s %s', (now, text, isOpen) => {
  vi.setSystemTime(now);
  show(anEstimate());
  expect(textOf('.when')).toBe(text);
  expect(buttons().includes('Accept')).toBe(isOpen);
});

type Case = { name: string; estimate: PublicEstimate; badge: string; notice: string };

it.each<Case>([
  {
    name: 'expired',
    estimate: anEstimate({ dueDate: '2026-01-04' }),
    badge: 'Expired',
    notice: 'This estimate has expiredAsk Larch Studio for a new one.',
  },
  {
    name: 'accepted by its recipient',
    estimate: anAcceptedEstimate({ dueDate: '2026-01-04' }),
    badge: 'Accepted',
    notice: 'This estimate is accepted. Thank you.Accepted by Dana Fox on January 05, 2026.',
  },
  {
    name: 'accepted as its business recorded',
    estimate: anAcceptedEstimate({ decision: { on: '2026-01-05', way: 'phone', reference: 'PO-17' } }),
    badge: 'Accepted',
    notice:
      'This estimate is accepted. Thank you.Accepted by phone on January 05, 2026. Recorded by Larch Studio. Reference: PO-17.',
  },
  {
    name: 'declined',
    estimate: anEstimate({ status: 'DECLINED', decision: { on: '2026-01-05' } }),
    badge: 'Declined',
    notice: 'This estimate was declinedDeclined on January 05, 2026. If you change your mind, contact Larch Studio.',
  },
  {
    name: 'replaced',
    estimate: anEstimate({ newerId: 'b1-e1-2', dueDate: '2026-01-04' }),
    badge: 'Replaced',
    notice: 'There is a newer version of this estimateShow the newer version',
  },
])('says that it is $name, without buttons that answer it', ({ estimate, badge, notice }) => {
  show(estimate);
  expect(textOf('.badge')).toBe(badge);
  expect(textOf('.notice')).toBe(notice);
  expect(buttons().filter((label) => label !== 'Ask a question')).toEqual(['Download PDF']);
});

it('ends a sentence once after a name with a full stop', () => {
  show(anEstimate({ dueDate: '2026-01-04', company: { name: 'Larch Studio Inc.' } }));
  expect(textOf('.notice')).toMatch(/Ask Larch Studio Inc\. for a new one\.$/);
  cleanup();
  show(anEstimate({ dueDate: '2026-01-04', company: { name: 'Larch inc.' }, language: 'fr' }), frCaEstimatePage);
  expect(textOf('.notice')).toMatch(/nouvelle à Larch inc\.$/);
});

it('leads from a replaced version to the newer one', () => {
  show(anEstimate({ newerId: 'b1-e1-2' }));
  expect(screen.getByRole('link', { name: 'Show the newer version' }).getAttribute('href')).toBe('/estimate/b1-e1-2');
});

it('asks the business that sent it if that has no name', () => {
  show(anEstimate({ dueDate: '2026-01-04', company: {} }));
  expect(textOf('.notice')).toContain('Ask the business that sent it for a new one.');
  expect(document.title).toBe('Estimate EST-12');
});

it('cannot be answered while it is a draft', () => {
  show(anEstimate({ status: 'DRAFT' }));
  expect(buttons()).toEqual(['Download PDF']);
});

it('says that its lines are damaged instead of a total, and takes no answer', () => {
  show(anEstimate({ items: [{ name: 'Deck' }] as PublicEstimate['items'] }));
  expect(screen.getByRole('alert').textContent).toBe('Error: Invalid items data');
  expect(textOf('.amount')).toBeUndefined();
  expect(buttons()).toEqual(['Ask a question', 'Download PDF']);
});

it('saves its PDF, and says when that fails', async () => {
  const server = fakeServer({ [PDF]: { body: '%PDF', type: 'application/pdf' } });
  show(anEstimate());
  await press('Download PDF');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'estimate-EST-12.pdf'));
  expect(server.count(PDF)).toBe(1);
  fakeServer({ [PDF]: { status: 503 } });
  await press('Download PDF');
  expect(textOf('.messages')).toBe('Failed to download PDF');
});

it('offers to reload an estimate that could not be loaded', () => {
  show({ kind: 'failed' });
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to load estimatePlease try again later or reload the page',
  );
  fireEvent.click(button('Reload'));
  expect(location.reload).toHaveBeenCalledOnce();
});

it.each([
  ['not-found', "Estimate not foundThe estimate you're looking for doesn't exist"],
  ['unavailable', 'This estimate is not available right nowPlease contact the business that sent it.'],
] as const)('says that it is %s', (kind, text) => {
  show({ kind });
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is in French for a French estimate', () => {
  show(anEstimate({ language: 'fr', version: 2 }), frCaEstimatePage);
  const text = document.body.textContent?.replaceAll('\u00a0', '_');
  for (const part of [
    'Total1_234,50 CAD',
    'Valide encore 30 jours · 4_février 2026',
    'Soumission EST-12',
    'Préparée pourMoraine Ltd.',
    'Des questions? Communiquez avec Larch Studio',
  ]) {
    expect(text).toContain(part);
  }
  expect(buttons().map((label) => label?.replaceAll('\u00a0', '_'))).toEqual([
    'Accepter',
    'Refuser',
    'Poser une question',
    'Télécharger le PDF',
  ]);
  expect(document.title).toBe('Soumission EST-12 · Larch Studio');
});

it.each([
  [{ dueDate: '2026-01-04' }, 'Cette soumission est expiréeDemandez-en une nouvelle à Larch Studio.'],
  [
    { status: 'ACCEPTED', decision: { on: '2026-01-05', name: 'Dana Fox' } },
    'Cette soumission est acceptée. Merci.Acceptée par Dana Fox le 5_janvier 2026.',
  ],
  [
    { status: 'DECLINED', decision: { on: '2026-01-05', way: 'email' } },
    'Cette soumission a été refuséeRefusée par courriel le 5_janvier 2026. Consigné par Larch Studio. Si vous changez d’avis, communiquez avec Larch Studio.',
  ],
  [{ newerId: 'x' }, 'Il existe une version plus récente de cette soumissionAfficher la version plus récente'],
] as const)('says its state in French: %j', (changes, text) => {
  show(anEstimate(changes), frCaEstimatePage);
  expect(textOf('.notice')?.replaceAll('\u00a0', '_')).toBe(text);
});
