import type { CompanyInput } from '#shared/company/schema.ts';
import { type Invoice, InvoiceInput, type InvoiceUpdate } from '#shared/invoice/schema.ts';
import { aPerson, type Person } from './given.ts';

/** A company in Québec with both of its registrations, as entered; it sells services. */
export const REGISTERED: CompanyInput = {
  name: 'Studio Boréal inc.',
  province: 'QC',
  taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' },
};

/** An owner who has entered a company; by default a new owner, registered in Québec. */
export async function aRegisteredOwner(changes: Partial<CompanyInput> = {}, owner?: Person): Promise<Person> {
  const person = owner ?? (await aPerson());
  const { status, body } = await person.call('POST', '/companies', { body: { ...REGISTERED, ...changes } });
  if (status !== 201) throw new Error(`Creating a company returned ${status}: ${JSON.stringify(body)}`);
  return person;
}

/** Changes the company of an owner. */
export async function changeCompany(owner: Person, changes: Partial<CompanyInput>): Promise<void> {
  const { body } = await owner.call<{ id: string }>('GET', '/companies/me');
  const { status } = await owner.call('PATCH', `/companies/${body.id}`, { body: changes });
  if (status !== 200) throw new Error(`Changing a company returned ${status}`);
}

/** The codes and amounts of the computed taxes; undefined if the invoice has a custom tax. */
export const chargedOn = ({ taxes }: Pick<Invoice, 'taxes'>) => taxes?.map(({ code, amount }) => [code, amount]);

/** Everything a screen sends to save an invoice as it was read, with some fields changed. */
export function wholePayload(invoice: Invoice, changes: InvoiceUpdate = {}): InvoiceUpdate {
  const entered = Object.entries(invoice).filter(([field]) => field in InvoiceInput.shape && field !== 'status');
  const items = invoice.items.map(({ amount: _computed, ...item }) => item);
  const { supplyProvince = '', version } = invoice;
  return { ...Object.fromEntries(entered), items, supplyProvince, version, ...changes };
}
