import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PART_BYTES } from '#shared/attachment/limits.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { aUser } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { appointmentQuery } from '#web/lib/queries/appointments.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { type Session, SessionContext } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { FilesCard } from './files-card.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

type Body = { part?: number; content?: string; id?: string; name?: string; size?: number };
const PART = 'POST /invoices/{id}/attachments/{attachmentId}/parts';
const ADD = 'POST /invoices/{id}/attachments';
const PLAN: Attachment = { id: 'f1', name: 'plan.pdf', size: 1_258_291, type: 'application/pdf' };
const aFile = (name = 'quote.pdf', bytes = 10, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

let answers: Record<string, (options: { body?: Body; signal?: AbortSignal }) => unknown>;
const sent = (name: string) =>
  vi.mocked(call).mock.calls.flatMap(([made, options]) => (made === name ? [(options as { body: Body }).body] : []));

beforeEach(() => {
  answers = {
    [PART]: () => undefined,
    [ADD]: ({ body }) => ({ id: body?.id, name: body?.name, size: body?.size, type: 'application/pdf' }),
    'DELETE /invoices/{id}/attachments/{attachmentId}': () => undefined,
    'POST /appointments/{id}/attachments/{attachmentId}/parts': () => undefined,
    'POST /appointments/{id}/attachments': ({ body }) => ({ ...PLAN, id: body?.id, name: body?.name }),
    'DELETE /appointments/{id}/attachments/{attachmentId}': () => undefined,
    'POST /appointments/{id}/attachments/{attachmentId}/link': () => ({ url: 'https://files.test/plan' }),
  };
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation((async (name: string, options: object) => answers[name]?.(options)) as never);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Card() {
  const { data } = useQuery({ ...invoiceQuery('inv-1'), enabled: false });
  return (
    <FilesCard
      files={data?.attachments}
      isAwaiting={Boolean(data?.awaitedFiles)}
      of={{ kind: 'invoice', id: 'inv-1' }}
    />
  );
}

function CardOfAppointment() {
  const { data } = useQuery({ ...appointmentQuery('a-1'), enabled: false });
  return <FilesCard files={data?.attachments} of={{ kind: 'appointment', id: 'a-1' }} />;
}

type Shown = { emailVerified?: boolean; isAppointment?: boolean; awaitedFiles?: string[] };

function show(
  files: readonly Attachment[] = [],
  { emailVerified = true, isAppointment = false, awaitedFiles }: Shown = {},
) {
  const client = new QueryClient();
  client.setQueryDefaults(invoiceQuery('inv-1').queryKey, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(invoiceQuery('inv-1').queryKey, {
    ...{ id: 'inv-1', attachments: [...files], awaitedFiles },
  } as unknown as Invoice);
  client.setQueryData(appointmentQuery('a-1').queryKey, { id: 'a-1', attachments: [...files] } as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SessionContext value={{ status: 'authenticated', user: aUser({ emailVerified }) } as Session}>
          {isAppointment ? <CardOfAppointment /> : <Card />}
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Attach Files'), files);
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('lists the files with their sizes; each name saves its file', () => {
  show([PLAN, { ...PLAN, id: 'f2', name: 'photo.jpg', size: 860_160, type: 'image/jpeg' }]);
  expect(names()).toEqual(['plan.pdf', 'photo.jpg']);
  expect(screen.getByRole('link', { name: 'plan.pdf' }).getAttribute('href')).toBe(
    '/api/invoices/inv-1/attachments/f1',
  );
  expect(screen.getByText('1.2 MB')).toBeTruthy();
  expect(screen.getByText('840 kB')).toBeTruthy();
});

it('asks for the confirmation of the email first, and still lists the files', () => {
  show([PLAN], { emailVerified: false });
  expect(names()).toEqual(['plan.pdf']);
  expect(screen.getByRole('region', { name: 'Confirm your email' }).textContent).toContain(
    'Then you can attach files.',
  );
  expect(screen.queryByLabelText('Attach Files')).toBeNull();
});

it('sends a file in parts and lists it', async () => {
  show();
  await choose(aFile('plan.pdf', PART_BYTES + 1));
  await waitFor(() => expect(names()).toEqual(['plan.pdf']));
  expect(sent(PART).map(({ part, content }) => [part, content?.length])).toEqual([
    [0, (PART_BYTES / 3) * 4],
    [1, 4],
  ]);
  expect(sent(ADD)).toMatchObject([{ name: 'plan.pdf', size: PART_BYTES + 1 }]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('attaches several files one after another', async () => {
  show();
  await choose(aFile('one.pdf'), aFile('two.pdf'), aFile('three.pdf'));
  await waitFor(() => expect(names()).toEqual(['one.pdf', 'two.pdf', 'three.pdf']));
});

it('shows the progress, and ends an upload that is cancelled', async () => {
  let signal: AbortSignal | undefined;
  answers[PART] = (options) => {
    signal = options.signal;
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal?.reason)));
  };
  show();
  await choose(aFile('plan.pdf'));
  expect(await screen.findByRole('progressbar', { name: 'Attaching plan.pdf' })).toBeTruthy();
  await waitFor(() => expect(signal).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan.pdf' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByText('plan.pdf')).toBeNull();
  expect(sent(ADD)).toEqual([]);
});

it('continues by itself once the line is back, with the part that was lost', async () => {
  let isDown = true;
  answers[PART] = ({ body }) => {
    if (body?.part === 1 && isDown) throw new ConnectionError();
  };
  show();
  await choose(aFile('plan.pdf', PART_BYTES + 1));
  await waitFor(() => expect(sent(PART)).toHaveLength(2));
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(names()).toEqual(['plan.pdf']));
  expect(sent(PART).map(({ part }) => part)).toEqual([0, 1, 1]);
});

it('offers to try again while the line stays down, and continues where it was', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isDown = true;
  answers[ADD] = ({ body }) => {
    if (isDown) throw new ConnectionError();
    return { ...PLAN, id: body?.id };
  };
  show();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .upload(screen.getByLabelText('Attach Files'), aFile());
  await vi.waitFor(() => expect(sent(ADD)).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect((await screen.findByRole('alert')).textContent).toBe('The connection was lost.');
  isDown = false;
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(names()).toEqual(['plan.pdf']));
  expect(sent(PART)).toHaveLength(1);
});

it('says why the server refused a file, which cannot be tried again', async () => {
  const reason = 'This PDF is encrypted, so it cannot be checked.';
  answers[ADD] = () => {
    throw new AppError('INVALID_REQUEST', [reason], { reason: 'FILE_REFUSED' });
  };
  show();
  await choose(aFile());
  expect((await screen.findByRole('alert')).textContent).toBe(reason);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss quote.pdf' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [aFile('notes.docx', 3, 'application/msword'), 'This is not a PDF, PNG or JPEG file. Only these can be attached.'],
  [aFile('nothing.pdf', 0), 'This file is empty.'],
  [aFile('all.pdf', 10 * 1024 * 1024 + 1), 'This file has more than 10 MB.'],
  [aFile('photo.heic', 3, 'image/heic'), 'This picture cannot be read. Save it as JPEG and attach that.'],
])('sends nothing of a file that cannot be attached: %o', async (file, problem) => {
  show();
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Attach Files'), file);
  expect((await screen.findByRole('alert')).textContent).toBe(problem);
  expect(call).not.toHaveBeenCalled();
});

it('attaches no more than ten files', async () => {
  show(Array.from({ length: 9 }, (_, index) => ({ ...PLAN, id: `f${index}` })));
  await choose(aFile('ten.pdf'), aFile('eleven.pdf'));
  await waitFor(() => expect(names()).toHaveLength(10));
  const row = screen.getByText('eleven.pdf').closest('li');
  expect(row && within(row).getByRole('alert').textContent).toBe('At most 10 files can be attached.');
  expect(screen.getByText('At most 10 files can be attached')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Files' }).hasAttribute('disabled')).toBe(true);
});

it('keeps no room for files that were refused', async () => {
  answers[ADD] = ({ body }) => {
    if (body?.name === 'bad.pdf') throw new AppError('INVALID_REQUEST', 'no');
    return { id: body?.id, name: body?.name, size: body?.size, type: 'application/pdf' };
  };
  show(Array.from({ length: 9 }, (_, index) => ({ ...PLAN, id: `f${index}` })));
  await choose(aFile('bad.pdf'));
  await screen.findByRole('alert');
  await choose(aFile('good.pdf'));
  await waitFor(() => expect(names()).toContain('good.pdf'));
  expect(screen.getByRole('status').textContent).toBe('good.pdf is attached');
});

it('keeps the focus when a file is taken off the list, and asks before it is left while one is sent', async () => {
  answers[PART] = () => new Promise(() => {});
  show();
  await choose(aFile('slow.pdf'));
  const leaving = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(leaving()).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel slow.pdf' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Files' }));
  expect(leaving()).toBe(true);
});

it('removes a file once that is confirmed', async () => {
  show([PLAN]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Your customer will no longer find “plan.pdf” with this invoice.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove File' }));
  await waitFor(() => expect(names()).toEqual([]));
});

it('serves an appointment as well: its files are saved from an address that is asked for', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  show([PLAN], { isAppointment: true });
  expect(screen.getByText(/^For your business alone/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'plan.pdf' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://files.test/plan'));
  vi.unstubAllGlobals();
  await choose(aFile('quote.pdf'));
  await screen.findByRole('button', { name: 'quote.pdf' });
  expect(sent('POST /appointments/{id}/attachments')).toMatchObject([{ name: 'quote.pdf' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('“plan.pdf” will no longer be with this appointment.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove File' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'plan.pdf' })).toBeNull());
});

it('says that a file of an appointment cannot be saved without a connection', async () => {
  answers['POST /appointments/{id}/attachments/{attachmentId}/link'] = () => {
    throw new ConnectionError();
  };
  show([PLAN], { isAppointment: true });
  await userEvent.click(screen.getByRole('button', { name: 'plan.pdf' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  expect(vi.mocked(toast.error).mock.calls[0]?.[0]).toBe('Failed to save plan.pdf');
});

it('copies the files of the appointment that were cut off, and says so until they are there', async () => {
  let isDown = true;
  answers['POST /invoices/{id}/appointment-files'] = () => {
    if (isDown) throw new ConnectionError();
    return [PLAN];
  };
  show([], { awaitedFiles: ['f1'] });
  await screen.findByText('The files of the appointment are not here yet');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(names()).toEqual(['plan.pdf']));
  expect(screen.queryByText('The files of the appointment are not here yet')).toBeNull();
});
