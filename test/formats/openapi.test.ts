import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { toOpenApi } from '#shared/api/openapi.ts';
import { productUrl } from '#test/support/client.ts';
import { aPersonReadyToSend, PASSWORD } from '#test/support/given.ts';
import { missingPython, pythonWith } from '#test/support/python.ts';

const PACKAGES = ['openapi-spec-validator==0.9.0', 'openapi-python-client==0.29.1'];

it('has a description from which a generated client does the main job', async ({ skip }) => {
  const reason = missingPython();
  skip(Boolean(reason), reason);
  const { email } = await aPersonReadyToSend();
  const python = pythonWith(PACKAGES, { name: 'formats-openapi-1' });
  const input = {
    folder: mkdtempSync(join(tmpdir(), 'client-')),
    description: toOpenApi(api),
    url: `${productUrl()}/api`,
    account: { email, password: PASSWORD },
    customer: { name: 'Café Léger', email: 'billing@example.com' },
    invoice: {
      ...{ invoiceNumber: 'C-1', issueDate: '2026-11-02', dueDate: '2026-12-02', currency: 'CAD' },
      ...{ paymentMethod: 'e-transfer', billingName: 'Café Léger', billingEmail: 'billing@example.com' },
      items: [{ name: 'Design', quantity: 2, rate: 50 }],
    },
    payment: { method: 'e-transfer', amount: 100, paidOn: '2026-11-05', id: randomUUID() },
  };
  const program = join(import.meta.dirname, 'use_client.py');
  const { stdout, stderr } = spawnSync(python, [program], { input: JSON.stringify(input), encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    ...{ customer: 'Café Léger', number: 'C-1', sent: 'SENT', paid: 'PAID', pdf: '%PDF-', problems: [] },
  });
});
