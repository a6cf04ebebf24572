import type { Employee } from '#shared/employee/schema.ts';
import type { EmploymentRole } from '#shared/user/roles.ts';
import { call } from './client.ts';
import { aPerson, type Person } from './given.ts';
import { mailsTo } from './outbox.ts';

/** An invited person, by default as an employee, with the emailed token. */
export async function anInvitation(
  by: Person,
  email: string,
  role?: EmploymentRole,
): Promise<{ employee: Employee; token: string }> {
  const { status, body } = await by.call<Employee>('POST', '/employees', { body: { email, ...(role && { role }) } });
  if (status !== 201) throw new Error(`Inviting returned ${status}: ${JSON.stringify(body)}`);
  return { employee: body, token: await invitationToken(email) };
}

/** The token of the latest invitation emailed to an address. */
export async function invitationToken(email: string): Promise<string> {
  const tokens = (await mailsTo(email)).map(({ text }) => /\/accept-invitation\?token=([\w-]+)/.exec(text)?.[1]);
  const token = tokens.find((each) => each !== undefined);
  if (!token) throw new Error(`No invitation was mailed to ${email}`);
  return token;
}

/** Someone who works in a business of somebody else, with the id of their employee record. */
export type Employed = Person & { readonly employeeId: string };

/** A new person who works in the owner's business as an employee. */
export const anEmployeeOf = (owner: Person): Promise<Employed> => anEmployed(owner, 'EMPLOYEE');

/** A new person who reads the books of the owner's business. */
export const anAccountantOf = (owner: Person): Promise<Employed> => anEmployed(owner, 'ACCOUNTANT');

async function anEmployed(owner: Person, role: EmploymentRole): Promise<Employed> {
  const person = await aPerson();
  const { employee, token } = await anInvitation(owner, person.email, role);
  const { status, body } = await call('POST', `/invitations/${token}/accept`);
  if (status !== 200) throw new Error(`Accepting returned ${status}: ${JSON.stringify(body)}`);
  return { ...person, role, employeeId: employee.id };
}
