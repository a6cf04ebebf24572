import { expect, it, vi } from 'vitest';
import { attachedFiles } from './attached-files.ts';

const PLAN = { id: 'f1', key: 'attachments/i2/k1', name: 'plan.pdf', size: 3, type: 'application/pdf' } as const;
const PHOTO = { id: 'f2', key: 'attachments/i2/k2', name: 'photo.jpg', size: 5, type: 'image/jpeg' } as const;
const PATIENT = { isTimeLeft: () => true, canContinue: true };

type Given = { stored?: readonly { key: string }[]; removed?: boolean; patience?: typeof PATIENT };

/** What the archive has and leaves out of the files of the second of two invoices with one number. */
async function archived(
  attachments: object[],
  { stored = [PLAN, PHOTO], removed = false, patience = PATIENT }: Given = {},
) {
  vi.stubEnv('LOG_LEVEL', 'silent');
  const keys = stored.map(({ key }) => key);
  let reads = 0;
  const sources = {
    ...{ patience, businessId: 'b' },
    table: {
      async get({ pk }: { pk: string }) {
        if (!pk.includes('i2')) return { businessId: 'another', attachments };
        reads += 1;
        return { businessId: 'b', attachments: reads > 1 && removed ? [] : attachments };
      },
    },
    files: { get: async (key: string) => (keys.includes(key) ? Buffer.from(key) : undefined) },
    folder: 'attachments',
  };
  async function* invoices() {
    for (const id of ['i1', 'i2']) yield { id, invoiceNumber: '2026/001', hasCredits: false };
  }
  const [files, leftOut]: [string[], string[]] = [[], []];
  for await (const { name, input } of attachedFiles(sources as never, invoices(), leftOut))
    files.push(`${name}: ${Buffer.from(input)}`);
  return { files, leftOut };
}

it('are in a folder of their invoice, under their own names', async () => {
  expect(await archived([PLAN, PHOTO])).toEqual({
    files: [
      'attachments/2026_001-2/plan.pdf: attachments/i2/k1',
      'attachments/2026_001-2/photo.jpg: attachments/i2/k2',
    ],
    leftOut: [],
  });
});

it('omits one that was removed meanwhile, and names one that is lost', async () => {
  const files = ['attachments/2026_001-2/photo.jpg: attachments/i2/k2'];
  expect(await archived([PLAN, PHOTO], { stored: [PHOTO], removed: true })).toEqual({ files, leftOut: [] });
  expect(await archived([PLAN, PHOTO], { stored: [PHOTO] })).toEqual({
    files,
    leftOut: ['attachments/2026_001-2/plan.pdf'],
  });
});

it('continues in another run without time, and in the end names what it leaves out', async () => {
  const many = Array.from({ length: 2_000 }, (_, id) => ({ ...PLAN, id: `${id}`, name: `${id}.pdf` }));
  let left = 1_500;
  const isTimeLeft = () => left-- > 0;
  await expect(archived(many, { stored: many, patience: { isTimeLeft, canContinue: true } })).rejects.toThrow(
    'longer than this run',
  );
  left = 1_500;
  const { files, leftOut } = await archived(many, { stored: many, patience: { isTimeLeft, canContinue: false } });
  expect([files.length, leftOut.length]).toEqual([1_500, 500]);
  expect(leftOut[0]).toBe('attachments/2026_001-2/1500.pdf');
});
