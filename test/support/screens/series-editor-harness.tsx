import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import SeriesEditorScreen from '#web/features/series-editor/series-editor-screen.tsx';
import { PROFILE, USER } from './an-invoice.ts';
import { type Answers, answerCalls } from './call-harness.ts';
import { aSeries, coming, DRAFT } from './series-harness.tsx';
import { renderFor } from './session-harness.tsx';

const missing = (what: string) => () => Promise.reject(new AppError('NOT_FOUND', `${what} not found`));

const PLAIN: Answers = {
  'GET /profile': PROFILE,
  'GET /business/numbering': { invoices: null, estimates: null },
  'GET /companies/me': missing('Company'),
  'GET /payment-settings/user/{userId}': missing('Payment settings'),
  'GET /customers/search': { customers: [] },
  'GET /series/{id}': () => aSeries(),
  'POST /series': ({ body }) => aSeries({ ...DRAFT, ...body, id: 'ser1', version: 1 } as never),
  'PATCH /series/{id}': ({ body }) => aSeries({ ...body, version: 4 } as never),
  'POST /series/preview': {
    coming: [coming('2026-03-31', '2026-04-30'), coming('2026-04-30', '2026-05-30')],
    passedCount: 0,
  },
  'POST /series/{id}/schedule': ({ body }) => aSeries(body as never),
};

/** For tests: mocks the responses of the calls of the editor of series. */
export function answerEditor(answers: Answers = {}): void {
  answerCalls({ ...PLAIN, ...answers });
}

let shown: ReturnType<typeof renderFor>;

/** For tests: renders the editor of series at the rest of its address. */
export function showEditor(rest: string, over: Partial<SessionUser> = {}) {
  const [pathname = '', search = ''] = `/invoices/recurring/${rest}`.split('?');
  shown = renderFor(
    { status: 'authenticated', user: { ...USER, ...over } },
    <Routes>
      <Route element={<SeriesEditorScreen />} path="/invoices/recurring/create" />
      <Route element={<SeriesEditorScreen />} path="/invoices/recurring/:id/edit" />
      <Route element={null} path="*" />
    </Routes>,
    { pathname, search: search && `?${search}`, state: null },
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return { user: userEvent.setup(), unmount: shown.unmount };
}

/** For tests: where navigation ended up. */
export const address = () => shown.address();

/** For tests: the paper beside the form. */
export const paper = async () => within(await screen.findByRole('article'));

/** For tests: the drafts of series on the device. */
export function keptSeries(): unknown[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('draftSeries'))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}'));
}
