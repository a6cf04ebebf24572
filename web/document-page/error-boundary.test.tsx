import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadProblem } from './load-problem.tsx';

function Broken(): never {
  throw new Error('broken');
}

it('offers to reload when the page fails to render', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary fallback={<LoadProblem problem="failed" texts={enCaInvoice.pay} />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Failed to load invoice');
});
