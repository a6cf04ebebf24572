import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DayCalendar } from './calendar.tsx';

it('names months, weekdays, days and buttons in French', () => {
  render(<DayCalendar onPick={vi.fn()} today="2026-03-10" value="2026-03-08" />);
  screen.getByText('mars 2026');
  screen.getByRole('grid', { name: 'mars 2026' });
  expect(screen.getAllByText(/^[a-z]{2}$/).map(({ textContent }) => textContent)).toEqual(
    'di lu ma me je ve sa'.split(' '),
  );
  screen.getByRole('button', { name: 'dimanche 8 mars 2026, sélectionné' });
  screen.getByRole('button', { name: 'Aujourd’hui, mardi 10 mars 2026' });
  screen.getByRole('button', { name: 'Mois suivant' });
});
