import type { Employee } from '#shared/employee/schema.ts';
import { call } from './client.ts';
import { aPerson, type Person } from './given.ts';
import { mailsTo } from './outbox.ts';

/** An invited employee, with the emailed token. */
export async function anInvitation(by: Person, email: string): Promise<{ employee: Employee; token: string }> {
  const { status, body } = await by.call<Employee>('POST', '/employees', { body: { email } });
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

/** A new person who works in the owner's business, with the id of their employee record. */
export async function anEmployeeOf(owner: Person): Promise<Person & { employeeId: string }> {
  const person = await aPerson();
  const { employee, token } = await anInvitation(owner, person.email);
  const { status, body } = await call('POST', `/invitations/${token}/accept`);
  if (status !== 200) throw new Error(`Accepting returned ${status}: ${JSON.stringify(body)}`);
  return { ...person, role: 'EMPLOYEE', employeeId: employee.id };
}
