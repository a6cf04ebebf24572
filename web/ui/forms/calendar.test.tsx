import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DayCalendar, RangeCalendar } from './calendar.tsx';

const TODAY = '2026-03-10';

it('shows the month of the value and picks the day as displayed', () => {
  const onPick = vi.fn();
  render(<DayCalendar onPick={onPick} today={TODAY} value="2026-03-08" />);
  expect(screen.getByText('March 2026')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sunday, March 29, 2026' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-03-29');
});

it('keeps the value when its day is picked again: it can be changed, not cleared', () => {
  const onPick = vi.fn();
  render(<DayCalendar onPick={onPick} today={TODAY} value="2026-03-08" />);
  fireEvent.click(screen.getByRole('button', { name: /March 8, 2026/ }));
  expect(onPick).not.toHaveBeenCalledWith(undefined);
});

it('disables days before the minimum', () => {
  const onPick = vi.fn();
  render(<DayCalendar min="2026-03-08" onPick={onPick} today={TODAY} value="2026-03-20" />);
  const dayButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(dayButton('Saturday, March 7, 2026').disabled).toBe(true);
  fireEvent.click(dayButton('Saturday, March 7, 2026'));
  fireEvent.click(dayButton('Sunday, March 8, 2026'));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-03-08');
});

it('disables days after the maximum', () => {
  const onPick = vi.fn();
  render(<DayCalendar max="2026-03-08" onPick={onPick} today={TODAY} value="2026-03-01" />);
  const dayButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(dayButton('Monday, March 9, 2026').disabled).toBe(true);
  fireEvent.click(dayButton('Monday, March 9, 2026'));
  fireEvent.click(dayButton('Sunday, March 8, 2026'));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-03-08');
});

it('passes on the picked day next to the range', () => {
  const onPick = vi.fn();
  render(<RangeCalendar months={1} onPick={onPick} today={TODAY} value={{ from: '2026-03-02', to: undefined }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Monday, March 9, 2026' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-03-09');
});

it('marks the given day as today, which may be another one where the reader is', () => {
  render(<DayCalendar onPick={vi.fn()} today={TODAY} value="2026-03-08" />);
  expect(screen.getByRole('button', { name: /^Today/ }).textContent).toBe('10');
});
