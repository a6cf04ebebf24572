import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { ProductDialog } from './product-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

it('takes a price as Québec writes it, with the dollar sign after it', async () => {
  renderFor({}, <ProductDialog onClose={() => undefined} />);
  const price = screen.getByLabelText<HTMLInputElement>('Prix');
  expect([price.placeholder, price.parentElement?.textContent]).toEqual(['0,00', '$']);
  await userEvent.type(price, '12,5');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un produit' }));
  await screen.findByText('La description courte est obligatoire');
  expect(callsOf('POST /products')).toEqual([]);
});
