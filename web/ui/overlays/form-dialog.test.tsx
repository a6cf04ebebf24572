import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { FormDialog } from './form-dialog.tsx';

const onClose = vi.fn();
const onSubmit = vi.fn();

function show(props: { isDirty?: boolean; isBusy?: boolean } = {}) {
  onClose.mockClear();
  onSubmit.mockClear();
  const dialog = (
    <FormDialog
      editing={{ isBusy: false, isDirty: false, ...props, submit: onSubmit }}
      onClose={onClose}
      submitLabel="Add"
      title="Add Customer"
    >
      <Field label="Name">
        <Input defaultValue="Ann" name="name" />
      </Field>
    </FormDialog>
  );
  renderFor({}, dialog);
}

const WAYS_OUT: [string, () => Promise<unknown>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click outside', () => userEvent.click(document.querySelector('[data-state=open].fixed') as Element)],
];

describe.each(WAYS_OUT)('%s', (_, leave) => {
  it('closes a form without unsaved input', async () => {
    show();
    await leave();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before it discards unsaved input', async () => {
    show({ isDirty: true });
    await userEvent.type(screen.getByLabelText('Name'), ' Lee');
    await leave();
    const question = within(screen.getByRole('alertdialog', { name: 'Discard your changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann Lee');
    expect(onClose).not.toHaveBeenCalled();
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('cannot be closed while sending', async () => {
  show({ isBusy: true });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

it('submits only itself when opened from inside another form', async () => {
  const outer = vi.fn();
  renderFor(
    {},
    <form onSubmit={outer}>
      <FormDialog
        editing={{ isBusy: false, isDirty: false, submit: onSubmit }}
        onClose={onClose}
        submitLabel="Add"
        title="Add Customer"
      >
        <Input aria-label="Name" name="name" />
      </FormDialog>
    </form>,
  );
  onSubmit.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});

it('keeps the focus in its field when a button is clicked, so that nothing moves under the pointer', async () => {
  show();
  const name = screen.getByLabelText('Name');
  await userEvent.click(name);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(name);
});
