import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { MainContent } from './main-content.tsx';

function Invoices() {
  useDocumentTitle('Invoices');
  return <Link to="/customers">Customers</Link>;
}

function Customers() {
  useDocumentTitle('Customers');
  return <h1>Customers</h1>;
}

const announced = () => document.querySelector('[aria-live=polite]')?.textContent;

it('announces a screen by its own title, however long its code takes, and moves the focus to it at once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const Slow = lazy(() => promise);
  renderFor(
    {},
    <MainContent>
      <Routes>
        <Route element={<Invoices />} path="/invoices" />
        <Route element={<Slow />} path="/customers" />
      </Routes>
    </MainContent>,
    '/invoices',
  );
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('link', { name: 'Customers' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  // Something else in the head, such as the styles of a part.
  document.head.append(document.createElement('style'));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(announced()).toBe('');
  await act(async () => resolve({ default: Customers }));
  await waitFor(() => expect(announced()).toBe('Customers · Northbill'));
});
