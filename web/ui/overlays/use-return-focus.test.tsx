import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

/** A screen whose dialog may remove the button that opened it. */
function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpener, setHasOpener] = useState(true);
  return (
    <main tabIndex={-1}>
      {hasOpener && (
        <button onClick={() => setIsOpen(true)} type="button">
          Open
        </button>
      )}
      <Dialog onOpenChange={setIsOpen} open={isOpen} title="Dialog">
        <button onClick={() => setHasOpener(false)} type="button">
          Remove the opener
        </button>
      </Dialog>
    </main>
  );
}

it('returns the focus to the button that opened the dialog', async () => {
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

it('moves the focus to the screen when that button is gone', async () => {
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the opener' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('moves the focus to the dialog below when that button was in it', async () => {
  render(
    <Dialog onOpenChange={() => {}} open title="Below">
      <Screen />
    </Dialog>,
  );
  const below = screen.getByRole('dialog', { name: 'Below' });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the opener' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(below));
});
