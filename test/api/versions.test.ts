import { describe, expect, it } from 'vitest';
import { COMPANY } from '#test/support/a-company.ts';
import { aStoredSeries } from '#test/support/a-series.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { aCustomer, aPerson, aProduct, aStoredEstimate, type Person, theAdministrator } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

type Versioned = { version: number; [field: string]: unknown };

/** Where a record is changed and read. */
type Place = { path: string; read?: string };
type Kind = { of: (person: Person) => Promise<Place>; one: object; other: object; text: string };

const KINDS: Readonly<Record<string, Kind>> = {
  customer: {
    of: async (person) => {
      const { id } = await aCustomer(person);
      return { path: `/customers/${id}` };
    },
    one: { city: 'Banff' },
    other: { phone: '403 555 0199' },
    text: 'This customer was changed in the meantime. Reload it to see the latest version.',
  },
  estimate: {
    of: async (person) => {
      const { id } = await aStoredEstimate(person);
      return { path: `/estimates/${id}` };
    },
    one: { poNumber: 'PO-1' },
    other: { additionalNotes: 'Thank you' },
    text: 'This estimate was changed in the meantime. Reload it to see the latest version.',
  },
  'series of recurring invoices': {
    of: async (person) => {
      const { id } = await aStoredSeries(person);
      return { path: `/series/${id}` };
    },
    one: { poNumber: 'PO-1' },
    other: { additionalNotes: 'Thank you' },
    text: 'This recurring invoice was changed in the meantime. Reload it to see the latest version.',
  },
  product: {
    of: async (person) => {
      const { id } = await aProduct(person);
      return { path: `/products/${id}` };
    },
    one: { price: 1.1 },
    other: { shortDescription: 'Word mark' },
    text: 'This product was changed in the meantime. Reload it to see the latest version.',
  },
  appointment: {
    of: async (person) => {
      const { id } = await anAppointment(person);
      return { path: `/appointments/${id}` };
    },
    one: { startTime: '2026-05-04T16:00:00.000Z' },
    other: { status: 'confirmed' },
    text: 'This appointment was changed in the meantime. Reload it to see the latest version.',
  },
  company: {
    of: async (person) => {
      const { body } = await person.call<{ id: string }>('POST', '/companies', { body: COMPANY });
      return {
        path: `/companies/${body.id}`,
        read: '/companies/me',
      };
    },
    one: { city: 'Banff' },
    other: { website: 'https://prairie.example' },
    text: 'The company was changed in the meantime. Reload it to see the latest version.',
  },
  'payment settings': {
    of: async (person) => {
      await person.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD' } });
      return {
        path: `/payment-settings/user/${person.id}`,
      };
    },
    one: { eTransferEmail: 'pay@prairie.example' },
    other: { preferredCurrency: 'USD' },
    text: 'The payment settings were changed in the meantime. Reload them to see the latest version.',
  },
  'business’s way to file': {
    of: async () => ({ path: '/reports/taxes/settings' }),
    one: { period: 'month' },
    other: { quick: { QST: { from: '2026-01-01', yearStart: 1, rates: { QST: 6.6 } } } },
    text: 'The filing settings were changed in the meantime. Reload them to see the latest version.',
  },
  profile: {
    of: async () => ({ path: '/profile' }),
    one: { firstName: 'Zoé' },
    other: { phone: '403 555 0199' },
    text: 'Your profile was changed in the meantime. Reload it to see the latest version.',
  },
};

async function given(kind: Kind) {
  const person = await aPerson();
  const { path, read = path } = await kind.of(person);
  return {
    read: async () => (await person.call<Versioned>('GET', read)).body,
    change: (body: object) => person.call<Versioned>('PATCH', path, { body }),
    updates: async () => (await entriesOf(person)).filter(({ action }) => action.endsWith('.update')),
  };
}

describe.each(Object.entries(KINDS))('the version of a %s', (_, kind) => {
  it('starts at 1 and is incremented by every change', async () => {
    const { read, change } = await given(kind);
    expect(await read()).toMatchObject({ version: 1 });
    expect(await change({ ...kind.one, version: 1 })).toMatchObject({ status: 200, body: { ...kind.one, version: 2 } });
    expect(await change(kind.other)).toMatchObject({ status: 200, body: { ...kind.other, version: 3 } });
    expect(await change({})).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await read()).toMatchObject({ ...kind.one, ...kind.other, version: 3 });
  });

  it('refuses a change to an outdated one, and changes nothing', async () => {
    const { read, change } = await given(kind);
    await change({ ...kind.one, version: 1 });
    const before = await read();
    const conflict = { status: 409, body: { code: 'CONFLICT', message: kind.text, reason: 'CHANGED_MEANWHILE' } };
    expect(await change({ ...kind.other, version: 1 })).toMatchObject(conflict);
    expect(await change({ version: 1 })).toMatchObject(conflict);
    expect(await read()).toEqual(before);
  });

  it('lets one of 25 simultaneous changes through, with one activity entry', async () => {
    const { read, change, updates } = await given(kind);
    const changes = await parallel(25, () => change({ ...kind.one, version: 1 }));
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, ...Array(24).fill(409)]);
    expect(await read()).toMatchObject({ ...kind.one, version: 2 });
    expect(await updates()).toHaveLength(1);
  });

  it('is optional: simultaneous changes of different fields are both kept, each with its entry', async () => {
    const { read, change, updates } = await given(kind);
    const responses = await Promise.all([change(kind.one), change(kind.other)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ ...kind.one, ...kind.other, version: 3 });
    const entries = await updates();
    expect(entries).toHaveLength(2);
    const fields = entries.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields).toHaveLength(new Set(fields).size);
  });

  it('is refused unless it is a positive whole number', async () => {
    const { read, change } = await given(kind);
    for (const version of [0, -1, 1.5, '1', null]) {
      expect({ version, status: (await change({ ...kind.one, version })).status }).toEqual({ version, status: 400 });
    }
    expect(await read()).toMatchObject({ version: 1 });
  });
});

describe('a change by the product itself', () => {
  it('does not change the version of a profile: currency, joining and leaving a business', async () => {
    const owner = await aPerson();
    await owner.call('POST', '/payment-settings', { body: { preferredCurrency: 'USD' } });
    expect((await owner.call('GET', '/profile')).body).toMatchObject({ preferredCurrency: 'USD', version: 1 });
    const employee = await anEmployeeOf(owner);
    expect((await employee.call('GET', '/profile')).body).toMatchObject({ version: 1 });
    await owner.call('DELETE', `/employees/${employee.employeeId}`);
    expect((await employee.call('GET', '/profile')).body).toMatchObject({ version: 1 });
  });

  it('does not change the version of payment settings: whether cards may be charged', async () => {
    const [owner, admin] = await Promise.all([aPerson(), theAdministrator()]);
    await owner.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD' } });
    await admin.call('PATCH', `/admin/users/${owner.id}/payment-integration`, { body: { enabled: true } });
    const { body } = await owner.call('GET', `/payment-settings/user/${owner.id}`);
    expect(body).toMatchObject({ paymentIntegrationEnabled: true, version: 1 });
  });
});
