import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRestoreFocus } from './use-restore-focus.ts';

function Form({ isBusy }: { isBusy: boolean }) {
  const { keep } = useRestoreFocus(isBusy);
  return (
    <div role="dialog" tabIndex={-1}>
      <ul tabIndex={-1}>
        <input aria-label="Password" onKeyDown={({ currentTarget }) => keep(currentTarget)} />
      </ul>
      <button type="button">Cancel</button>
    </div>
  );
}

/** Submits the form from its field, moves the focus as the page would meanwhile, and ends the busy state. */
function send(moveFocus: () => void): void {
  const { rerender } = render(<Form isBusy={false} />);
  screen.getByLabelText('Password').focus();
  screen.getByLabelText('Password').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  rerender(<Form isBusy />);
  moveFocus();
  rerender(<Form isBusy={false} />);
}

it.each([
  ['the page', () => screen.getByLabelText('Password').blur()],
  ['the dialog, which traps it', () => screen.getByRole('dialog').focus()],
])('returns the focus that fell to %s', (_, moveFocus) => {
  send(moveFocus);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it.each(['button', 'list'])('leaves the focus where it was moved on purpose: to a %s', (role) => {
  send(() => screen.getByRole(role).focus());
  expect(document.activeElement).toBe(screen.getByRole(role));
});
