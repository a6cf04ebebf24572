import { describe, expect, it } from 'vitest';
import type { Profile, SessionUser } from '#shared/user/schema.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import { aPerson, type Person } from '#test/support/given.ts';

const change = (person: Person, body: unknown) => person.call<Profile>('PATCH', '/profile', { body });
const read = async (person: Person) => (await person.call<Profile>('GET', '/profile')).body;

describe('the profile', () => {
  it('keeps what a person enters, and the session returns it too', async () => {
    const person = await aPerson();
    const entered = { firstName: ' Zoé ', lastName: 'Nguyễn', phone: '(403) 555-0100', isProfileCompleted: true };
    const kept = { ...entered, firstName: 'Zoé', email: person.email };
    expect(await change(person, { email: person.email, ...entered })).toMatchObject({ status: 200, body: kept });
    expect(await read(person)).toMatchObject(kept);
    const session = await person.call<SessionUser>('GET', '/auth/profile');
    expect(session.body.profile).toMatchObject(kept);
  });

  it('keeps fields that are not sent', async () => {
    const person = await aPerson();
    await change(person, { firstName: 'Zoé', lastName: 'Nguyễn', phone: '403 555 0100', preferredCurrency: 'USD' });
    await change(person, { email: person.email, lastName: 'Roy' });
    expect(await read(person)).toMatchObject({
      firstName: 'Zoé',
      lastName: 'Roy',
      phone: '403 555 0100',
      preferredCurrency: 'USD',
    });
  });

  it('has a language, English until a person chooses another', async () => {
    const person = await aPerson();
    expect(await read(person)).toMatchObject({ language: 'en' });
    expect(await change(person, { language: 'fr' })).toMatchObject({ status: 200, body: { language: 'fr' } });
    await change(person, { firstName: 'Zoé' });
    expect(await read(person)).toMatchObject({ language: 'fr' });
    const session = await person.call<SessionUser>('GET', '/auth/profile');
    expect(session.body.profile).toMatchObject({ language: 'fr' });
  });

  it('accepts its own email address in any case', async () => {
    const person = await aPerson();
    const response = await change(person, { email: person.email.toUpperCase(), firstName: 'Zoé' });
    expect(response).toMatchObject({ status: 200, body: { email: person.email } });
  });

  it('refuses any other email address, in use or not, and changes nothing', async () => {
    const [person, other] = await Promise.all([aPerson(), aPerson()]);
    for (const email of [other.email, 'nobody@example.com']) {
      const response = await change(person, { email, firstName: 'Zoé' });
      expect(response).toMatchObject({ status: 400, body: { message: 'email cannot be changed' } });
    }
    expect(await read(person)).toMatchObject({ email: person.email, firstName: '' });
  });

  it.each([
    'id',
    'role',
    'businessId',
    'employerId',
    'disabled',
    'sessionsValidFrom',
    'providerApiKey',
    'providerMerchantId',
  ])('refuses a field that users cannot set: %s', async (field) => {
    const person = await aPerson();
    const response = await change(person, { email: person.email, firstName: 'Zoé', [field]: 'x' });
    expect(response).toMatchObject({ status: 400, body: { message: `property ${field} should not exist` } });
    expect(await read(person)).toMatchObject({ firstName: '' });
  });

  it.each([
    ['firstName', 100],
    ['lastName', 100],
    ['phone', 30],
  ])('accepts %s of up to %d characters', async (field, max) => {
    const person = await aPerson();
    const longest = '5'.repeat(max);
    expect(await change(person, { [field]: longest })).toMatchObject({ status: 200, body: { [field]: longest } });
    const response = await change(person, { [field]: `${longest}5` });
    expect(response).toMatchObject({ status: 400, body: { message: `${field} must be at most ${max} characters` } });
    expect(await read(person)).toMatchObject({ [field]: longest });
  });

  it.each([
    [{ firstName: 'a\nb' }, 'firstName must not contain line breaks or control characters'],
    [{ firstName: 7 }, 'firstName must be a string'],
    [{ email: 'nonsense' }, 'email must be an email'],
    [{ language: 'de' }, 'language must be one of en, fr'],
    [{ language: null }, 'language must be one of en, fr'],
    [{ isProfileCompleted: 'yes' }, 'isProfileCompleted must be a boolean'],
  ])('refuses %j', async (body, message) => {
    const person = await aPerson();
    expect(await change(person, body)).toMatchObject({ status: 400, body: { message } });
  });

  it('returns to an employee the currency of the business they work in', async () => {
    const owner = await aPerson();
    const employee = await anEmployeeOf(owner);
    await change(employee, { preferredCurrency: 'GBP' });
    await change(owner, { preferredCurrency: 'EUR' });
    expect(await read(employee)).toMatchObject({ email: employee.email, preferredCurrency: 'EUR' });
    await owner.call('DELETE', `/employees/${employee.employeeId}`);
    expect(await read(employee)).toMatchObject({ preferredCurrency: 'GBP' });
  });

  it('is separate for each person', async () => {
    const [person, other] = await Promise.all([aPerson(), aPerson()]);
    await change(person, { firstName: 'Zoé' });
    expect(await read(other)).toMatchObject({ email: other.email, firstName: '' });
  });

  it.each(['GET', 'PATCH'])('is refused without a session: %s', async (method) => {
    const options = method === 'PATCH' ? { body: { firstName: 'Zoé' } } : {};
    expect(await call(method, '/profile', options)).toMatchObject({ status: 401 });
  });
});
