import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  CATALOGUE,
  dialog,
  givenNoDraft,
  openCatalogue,
  row,
  serve,
} from '#test/support/screens/catalogue-harness.tsx';
import { answer, line } from '#test/support/screens/editor-harness.tsx';
import { passTime } from '#test/support/screens/time-harness.ts';
import { CatalogueDialog } from '#web/document-editor/catalogue/catalogue-dialog.tsx';
import { EditedKind } from '#web/document-editor/kind.ts';
import { AddItems } from '#web/document-editor/tabs/add-items.tsx';
import { INVOICE } from './invoice-kind.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

givenNoDraft();

const add = () => dialog().getByRole('button', { name: /^Add/ });
const names = () =>
  screen
    .queryAllByRole('row', { name: /^Line \d+$/, hidden: true })
    .map((card) => within(card).getByLabelText<HTMLInputElement>('Short Description').value);

describe('picking products', () => {
  it('counts picked products; a second click unpicks', async () => {
    const user = await openCatalogue();
    expect(add().hasAttribute('disabled')).toBe(true);
    await user.click(await row('Logo'));
    expect((await row('Logo')).getAttribute('aria-pressed')).toBe('true');
    expect((await row('Hosting')).getAttribute('aria-pressed')).toBe('false');
    expect(dialog().getByText('1 selected').closest('[role=status]')).not.toBeNull();
    expect(add().textContent).toBe('Add 1 Product');
    await user.click(await row('Hosting'));
    dialog().getByText('2 selected');
    expect(add().textContent).toBe('Add 2 Products');
    await user.click(await row('Logo'));
    dialog().getByText('1 selected');
  });

  it('changes the quantity, never below 1', async () => {
    const user = await openCatalogue();
    await user.click(await row('Logo'));
    const quantity = within(dialog().getByRole('group', { name: 'Quantity of Logo' }));
    const less = quantity.getByRole('button', { name: 'One less of Logo' });
    await user.click(less);
    expect(quantity.getByRole('status').textContent).toBe('1');
    await user.click(quantity.getByRole('button', { name: 'One more of Logo' }));
    await user.click(quantity.getByRole('button', { name: 'One more of Logo' }));
    await user.click(less);
    expect(quantity.getByRole('status').textContent).toBe('2');
    expect(document.activeElement).toBe(less);
  });

  it('keeps the picked products during another search', async () => {
    const user = await openCatalogue();
    await user.click(await row('Logo'));
    await user.type(dialog().getByPlaceholderText('Search products...'), 'host{Enter}');
    await waitFor(() => expect(dialog().queryByRole('button', { name: /^Logo/ })).toBeNull());
    dialog().getByText('1 selected');
  });
});

describe('adding products', () => {
  it('adds one product immediately, converted as specified, and closes', async () => {
    const user = await openCatalogue();
    await user.click(await row('Hosting'));
    await user.click(dialog().getByRole('button', { name: 'One more of Hosting' }));
    await user.click(add());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(line(1).getByLabelText<HTMLInputElement>('Short Description').value).toBe('Hosting');
    expect(line(1).getByLabelText<HTMLInputElement>(/Detailed Description/).value).toBe('About Hosting');
    expect(line(1).getByLabelText<HTMLInputElement>('Quantity').value).toBe('2');
    expect(line(1).getByLabelText<HTMLInputElement>('Rate').value).toBe('20.50');
    expect(line(1).getByText('Total').nextSibling?.textContent).toBe('41.00 CAD');
    screen.getByText('1 product was added');
    const opener = screen.getByRole('button', { name: 'Add from Product Catalog' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('adds several one by one, 300 ms apart, in the order picked, and cannot be closed until done', async () => {
    const user = await openCatalogue();
    await user.click(await row('Domain'));
    await user.click(await row('Logo'));
    await user.click(await row('Hosting'));
    vi.useFakeTimers();
    fireEvent.click(add());
    expect(names()).toEqual(['Domain']);
    await passTime(299);
    expect(names()).toEqual(['Domain']);
    expect(dialog().getByRole('button', { name: 'Close' }).hasAttribute('disabled')).toBe(true);
    await passTime(2);
    expect(names()).toEqual(['Domain', 'Logo']);
    await passTime(300);
    expect(names()).toEqual(['Domain', 'Logo', 'Hosting']);
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('3 products were added');
  });

  it('adds no more lines than an invoice can have', async () => {
    answer({ 'GET /products': serve(CATALOGUE) });
    const user = userEvent.setup();
    const none = () => undefined;
    render(
      <QueryClientProvider client={new QueryClient()}>
        <EditedKind value={INVOICE}>
          <CatalogueDialog currency="CAD" onAdd={none} onAdded={none} onClose={none} room={1} />
        </EditedKind>
      </QueryClientProvider>,
    );
    await user.click(await row('Logo'));
    await user.click(await row('Domain'));
    expect(dialog().getByRole('alert').textContent).toBe('An invoice can have up to 200 lines. You can add 1 more.');
    expect(add().hasAttribute('disabled')).toBe(true);
    await user.click(await row('Domain'));
    expect(add().hasAttribute('disabled')).toBe(false);
  });

  it('is disabled when the invoice is full', () => {
    const none = () => undefined;
    render(
      <EditedKind value={INVOICE}>
        <AddItems currency="CAD" onAdd={none} onAppend={none} onAppended={none} room={0} totals="9.00" />
      </EditedKind>,
    );
    screen.getByText('This invoice has reached the limit of 200 lines.');
    for (const name of ['Add Blank Item', 'Add from Product Catalog']) {
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
    }
  });
});
