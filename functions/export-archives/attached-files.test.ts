import { expect, it, vi } from 'vitest';
import { attachedFiles, filedAppointments, filedInvoices } from './attached-files.ts';

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
  const files = { get: async (key: string) => (keys.includes(key) ? Buffer.from(key) : undefined) };
  const place = {
    ...{ businessId: 'b', folder: 'attachments' },
    table: {
      async get({ pk }: { pk: string }) {
        if (!pk.includes('i2')) return { businessId: 'another', attachments };
        reads += 1;
        return { businessId: 'b', attachments: reads > 1 && removed ? [] : attachments };
      },
    },
  };
  async function* invoices() {
    for (const id of ['i1', 'i2']) yield { id, invoiceNumber: '2026/001', hasCredits: false };
  }
  const [written, leftOut]: [string[], string[]] = [[], []];
  for await (const { name, input } of attachedFiles(
    { files, patience },
    filedInvoices(place as never, invoices()),
    leftOut,
  ))
    written.push(`${name}: ${Buffer.from(input)}`);
  return { files: written, leftOut };
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

it('are in a folder of their appointment, which has its day for the business and its title', async () => {
  const appointment = { sk: 'APPOINTMENT#a1', startTime: '2026-03-03T02:00:00.000Z', title: 'Leak: kitchen' };
  const stored = [
    { ...appointment, attachments: [PLAN, PHOTO] },
    { ...appointment, sk: 'APPOINTMENT#a2' },
    { ...appointment, sk: 'APPOINTMENT#a3', attachments: [PHOTO] },
  ];
  const table = {
    query: async () => stored,
    get: async (key: { sk: string }) => stored.find(({ sk }) => sk === key.sk),
  };
  const place = { table, businessId: 'b', folder: 'appointments', timeZone: 'America/Edmonton' };
  const names = [];
  const files = { get: async (key: string) => Buffer.from(key) };
  for await (const { name } of attachedFiles({ files, patience: PATIENT }, filedAppointments(place as never), []))
    names.push(name);
  expect(names).toEqual([
    'appointments/2026-03-02_Leak_kitchen/plan.pdf',
    'appointments/2026-03-02_Leak_kitchen/photo.jpg',
    'appointments/2026-03-02_Leak_kitchen-2/photo.jpg',
  ]);
});
