import type { Role } from '#shared/user/schema.ts';
import { type Records, recordsOf } from './access-records.ts';
import { anAccountantOf, anEmployeeOf } from './an-employee.ts';
import { storedItem, storeItem } from './emulators.ts';
import { forged, reSigned } from './forged-token.ts';
import { anAdministrator, aPerson, type Person, theAdministrator } from './given.ts';

/** A business of the access matrix: its owner, and one record of each kind that no call may consume. */
export type Business = { readonly owner: Person; readonly records: Records };

/** A caller, with the role that the product must grant; null if it must respond with 401. */
export type Caller = {
  readonly name: string;
  readonly token: string | undefined;
  readonly role: Role | null;
  /** Whether they have not confirmed their email. */
  readonly isUnproven?: true;
  /** The business they work in. */
  readonly own: Business;
  /** A business they have no access to. */
  readonly foreign: Business;
};

/** A caller for each case of the access matrix. */
export async function allCallers(): Promise<Caller[]> {
  const [owner, stranger, unproven, administrator, demoted, disabled] = await Promise.all([
    aPerson(),
    aPerson(),
    aPerson(),
    anAdministrator(),
    aDemotedAdministrator(),
    aDisabledPerson(),
  ]);
  const [employee, accountant] = [await anEmployeeOf(owner), await anAccountantOf(owner)];
  const removed = await aRemovedEmployeeOf(owner);
  const people = [owner, stranger, unproven, administrator, demoted, removed];
  const businesses = await Promise.all(people.map(async (each) => ({ owner: each, records: await recordsOf(each) })));
  await setProven(unproven, false);
  const [ours, theirs, ofUnproven, ...others] = businesses as [
    Business,
    Business,
    Business,
    Business,
    Business,
    Business,
  ];
  const inUnproven = { own: { ...ofUnproven, owner: { ...unproven, emailVerified: false } }, foreign: ours };
  const inOurs = { own: ours, foreign: theirs };
  const [ofAdministrator, ofDemoted, ofRemoved] = others.map((own) => ({ own, foreign: ours })) as [
    Pick<Caller, 'own' | 'foreign'>,
    Pick<Caller, 'own' | 'foreign'>,
    Pick<Caller, 'own' | 'foreign'>,
  ];
  const past = Math.floor(Date.now() / 1000) - 60;
  return [
    { name: 'no token', token: undefined, role: null, ...inOurs },
    { name: 'forged token', token: forged(stranger.token, { sub: owner.id }), role: null, ...inOurs },
    { name: 'expired token', token: reSigned(owner.token, { exp: past }), role: null, ...inOurs },
    { name: 'disabled', token: disabled.token, role: null, ...inOurs },
    { name: 'owner', token: owner.token, role: 'USER', ...inOurs },
    { name: 'employee', token: employee.token, role: 'EMPLOYEE', ...inOurs },
    { name: 'accountant', token: accountant.token, role: 'ACCOUNTANT', ...inOurs },
    { name: 'owner of another business', token: stranger.token, role: 'USER', own: theirs, foreign: ours },
    { name: 'unproven owner', token: unproven.token, role: 'USER', isUnproven: true, ...inUnproven },
    { name: 'removed employee', token: removed.token, role: 'USER', ...ofRemoved },
    { name: 'demoted admin', token: demoted.token, role: 'USER', ...ofDemoted },
    { name: 'admin', token: administrator.token, role: 'ADMIN', ...ofAdministrator },
  ];
}

async function aDemotedAdministrator(): Promise<Person> {
  const [person, admin] = await Promise.all([anAdministrator(), theAdministrator()]);
  await admin.call('PATCH', `/admin/users/${person.id}/role`, { body: { role: 'USER' } });
  return person;
}

async function aDisabledPerson(): Promise<Person> {
  const person = await aPerson();
  await storeItem({ ...(await storedItem(`USER#${person.id}`, 'USER')), disabled: true });
  return person;
}

/** Runs `work` while an unproven person's email counts as confirmed. */
export async function whileProven<Result>(person: Person, work: () => Promise<Result>): Promise<Result> {
  await setProven(person, true);
  const result = await work();
  await setProven(person, false);
  return result;
}

async function setProven({ id }: Person, isProven: boolean): Promise<void> {
  const { emailVerifiedAt: _, ...user } = (await storedItem(`USER#${id}`, 'USER')) ?? {};
  await storeItem({ ...user, ...(isProven && { emailVerifiedAt: new Date().toISOString() }) });
}

async function aRemovedEmployeeOf(owner: Person): Promise<Person> {
  const person = await anEmployeeOf(owner);
  await owner.call('DELETE', `/employees/${person.employeeId}`);
  return person;
}
