import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

function Address({ value = '' }) {
  const [address, setAddress] = useState(value);
  return (
    <Field label="Address">
      <Input onChange={(event) => setAddress(event.target.value)} value={address} />
    </Field>
  );
}

async function pasted(text: string, value?: string) {
  render(<Address {...(value && { value })} />);
  const input = screen.getByLabelText<HTMLInputElement>('Address');
  await userEvent.click(input);
  await userEvent.paste(text);
  return input.value;
}

it.each([
  ['Larch Building\nSuite 400\n12 Main St', 'Larch Building, Suite 400, 12 Main St'],
  ['Suite 400,\r\n\r\n 12 Main St\r\n', 'Suite 400, 12 Main St'],
  ['12 Main St\n', '12 Main St'],
  ['12 Main St, Suite 4', '12 Main St, Suite 4'],
])('keeps pasted lines apart: %j', async (text, expected) => {
  expect((await pasted(text)).trimEnd()).toBe(expected);
});

it('pastes lines after what is there', async () => {
  expect(await pasted('Suite 400\n12 Main St', 'Larch Building, ')).toBe('Larch Building, Suite 400, 12 Main St');
});
