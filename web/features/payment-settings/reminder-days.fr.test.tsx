import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReminderDays } from './reminder-days.tsx';

it('counts days as French does', () => {
  render(<ReminderDays days={[-2, -1, 0, 1, 30]} isDisabled={false} onChange={vi.fn()} />);
  const chips = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(chips).toEqual(['2 jours avant', '1 jour avant', 'Le jour de l’échéance', '1 jour après', '30 jours après']);
  expect(screen.getByRole('button', { name: 'Retirer\u00a0: 1 jour avant' })).toBeTruthy();
});
