import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SheetScrim } from './sheet-scrim.tsx';

it('closes its sheet when it is tapped, not by the end of the tap that opened it', async () => {
  const onClose = vi.fn();
  const { container } = render(<SheetScrim onClose={onClose} />);
  const scrim = container.firstElementChild;
  if (!scrim) throw new Error('There is no scrim');
  fireEvent.click(scrim);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(scrim);
  expect(onClose).toHaveBeenCalledOnce();
});
