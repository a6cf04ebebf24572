import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReminderDays } from './reminder-days.tsx';

it('counts days as French does', () => {
  const actions = { onChange: vi.fn(), onEditText: vi.fn() };
  const texts = [{ step: 1, language: 'fr', subject: 'Facture {number}', message: 'Bonjour' }] as const;
  render(<ReminderDays days={[-2, -1, 0, 1, 30]} isDisabled={false} texts={texts} {...actions} />);
  const days = screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.firstChild?.textContent);
  expect(days).toEqual(['2 jours avant', '1 jour avant', 'Le jour de l’échéance', '1 jour après', '30 jours après']);
  expect(screen.getAllByText('Texte standard')).toHaveLength(4);
  expect(screen.getByText('Votre propre texte en français')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retirer\u00a0: 1 jour avant' })).toBeTruthy();
});
