import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { Dialog } from './dialog.tsx';
import { LazyDialog } from './lazy-dialog.tsx';

const LOOK = { title: 'Add Customer', fields: 2 };

function AddCustomer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onOpenChange={onClose} open title="Add Customer">
      <input aria-label="Name" />
    </Dialog>
  );
}

let fetching = Promise.withResolvers<typeof AddCustomer>();
let load = vi.fn(() => fetching.promise);
beforeEach(() => {
  fetching = Promise.withResolvers();
  load = vi.fn(() => fetching.promise);
});

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)} type="button">
        Add
      </button>
      <LazyDialog load={load} look={isOpen ? LOOK : null} onClose={close}>
        {(Part) => <Part onClose={close} />}
      </LazyDialog>
    </>
  );
}

const show = () => renderFor({ status: 'authenticated', user: aUser() }, <Screen />);
const open = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));

it('shows its frame at once, then its content with the focus', async () => {
  show();
  await open();
  const frame = screen.getByRole('dialog', { name: 'Add Customer: loading' });
  expect(frame.textContent).toContain('Add Customer');
  await act(async () => fetching.resolve(AddCustomer));
  expect(screen.queryByRole('dialog', { name: 'Add Customer: loading' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('is closed before it is fetched, and opens at once afterwards', async () => {
  show();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
  await act(async () => fetching.resolve(AddCustomer));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is fetched once the screen is idle', async () => {
  show();
  expect(load).not.toHaveBeenCalled();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await act(async () => fetching.resolve(AddCustomer));
  await open();
  expect(screen.getByRole('dialog', { name: 'Add Customer' })).toBeTruthy();
});

it('says in its frame that it cannot be fetched, and tries again', async () => {
  show();
  await open();
  await act(async () => fetching.reject(new ConnectionError()));
  expect(screen.getByRole('dialog', { name: 'Add Customer' }).getAttribute('aria-busy')).toBe('false');
  expect(screen.getByRole('alert').textContent).toContain('This could not be opened');
  expect(screen.getByRole('alert').textContent).toContain(new ConnectionError().message);

  fetching = Promise.withResolvers();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await act(async () => fetching.reject(new TypeError('The file is gone')));
  expect(screen.getByRole('alert').textContent).toContain('Save your work, then reload the page.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try Again' }));

  fetching = Promise.withResolvers();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await act(async () => fetching.resolve(AddCustomer));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
