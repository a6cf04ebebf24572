import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { COMPANY, field, ME, save, sent, show, UPDATE } from '#test/support/screens/company-harness.tsx';
import { readImage } from './image-file.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('./image-file.ts', () => ({ readImage: vi.fn() }));

const chosen = new File(['x'], 'logo.png', { type: 'image/png' });
const logoInput = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

it('shows a chosen logo immediately and sends it with the rest', async () => {
  vi.mocked(readImage).mockResolvedValue({ dataUrl: 'data:image/png;base64,AAAA', isLight: false });
  answerCalls({ [ME]: { ...COMPANY, logo: undefined }, [UPDATE]: COMPANY });
  show();
  await field('Company Name');
  await userEvent.upload(logoInput(), chosen);
  await waitFor(() => expect(document.querySelectorAll('img[src="data:image/png;base64,AAAA"]')).toHaveLength(2));
  await save();
  expect(sent(UPDATE)).toEqual([
    [UPDATE, { id: 'c-1', body: expect.objectContaining({ logo: 'data:image/png;base64,AAAA' }) }],
  ]);
});

it('removes a logo', async () => {
  answerCalls({ [ME]: COMPANY, [UPDATE]: { ...COMPANY, logo: undefined } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
  expect(document.activeElement).toBe(logoInput());
  await save();
  expect(sent(UPDATE)).toEqual([[UPDATE, { id: 'c-1', body: expect.objectContaining({ logo: '' }) }]]);
});

it('says why a file is refused, and keeps the current logo', async () => {
  vi.mocked(readImage).mockResolvedValue({ problem: 'File size must be less than 5MB' });
  answerCalls({ [ME]: COMPANY });
  show();
  await field('Company Name');
  await userEvent.upload(logoInput(), chosen);
  expect((await screen.findByRole('alert')).textContent).toBe('File size must be less than 5MB');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/images/0123456789ABCDEFGHIJKL-600x200.png');
});
