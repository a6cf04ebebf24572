import { expect, it } from 'vitest';
import { adminStore } from '#functions/admin/store.ts';
import { businessItems, PURGES, userKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { emailVerificationsIn, newSecrets } from '#functions/domain/people/email-verifications.ts';
import { employmentsIn } from '#functions/domain/people/employment.ts';
import { optOutOf } from '#functions/domain/people/opt-outs.ts';
import { scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import { newInvitation } from '#functions/domain/people/secret-token.ts';
import { personFields, type UserRecord } from '#functions/domain/people/user-record.ts';
import { verificationStore } from '#functions/email-verification/store.ts';
import { employeeStore, type Invited } from '#functions/employees/store.ts';
import { optOutStore } from '#functions/invitations/opt-out-store.ts';
import { invitationStore } from '#functions/invitations/store.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { refusingEntries } from '#test/support/refused-entries.ts';

const table = await emulatedTable();
const harness = accountHarness(table);
const NOW = new Date(harness.now);
const AT = NOW.toISOString();

/** An owner, a person whom they invited, and an administrator. */
type People = {
  readonly owner: UserRecord;
  readonly guest: UserRecord;
  readonly invited: Invited;
  readonly admin: UserRecord;
};

type Change = (opened: Table, people: People) => Promise<unknown>;

const invitation = ({ owner, invited }: People) => ({ businessId: owner.businessId, employee: invited });
const accept: Change = async (opened, people) =>
  expect(await invitationStore(opened).accept(invitation(people), people.guest)).toBeNull();
const storeOf = (opened: Table, { owner }: People) => employeeStore(opened, owner.businessId, async () => undefined);

/** Each change, after those before it. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'an accepted invitation, and the end of the employment': [
    accept,
    async (opened, people) => {
      const user = await harness.users.find(people.guest.id);
      return user && employmentsIn(opened, async () => undefined).leaveEmployer(user, 'employee.leave');
    },
  ],
  'a rejected invitation, and its removal': [
    (opened, people) => invitationStore(opened).reject(invitation(people), people.guest),
    async (opened, people) => {
      const employee = await storeOf(opened, people).findByUser(people.guest.id);
      return employee && storeOf(opened, people).remove(employee, {});
    },
  ],
  'a blocked invitation': [
    (opened, { owner, guest, invited: { tokenHash = '', expiresAt = 0 } }) =>
      optOutStore(opened).block(
        optOutOf({ tokenHash, expiresAt }, { businessId: owner.businessId, userId: guest.id }),
        guest,
      ),
  ],
  'whether a business takes cards': [
    async (opened, { owner }) => {
      const businesses = businessesIn(opened);
      const business = await businesses.find(owner.businessId);
      return business && businesses.setCardPayments(business, { paymentIntegrationEnabled: true });
    },
  ],
  'a scheduled deletion, and its end': [
    (opened, { owner: { businessId } }) => scheduledDeletionsIn(opened).add({ businessId, deletesAt: AT }, {}),
    (opened, { owner: { businessId } }) => scheduledDeletionsIn(opened).cancel(businessId),
  ],
  'a promotion, its undoing and the deletion of the account': [
    async (opened, { admin, owner: user }) =>
      expect(await adminStore(opened).setRole({ by: admin.id, user, role: 'ADMIN' })).toBeNull(),
    (opened, { owner }) => adminStore(opened).undoPromotion(owner, 'demotion'),
    async (opened, { admin, owner: user }) =>
      expect(await adminStore(opened).disableAccount({ by: { ...admin, userId: admin.id }, user, at: AT })).toBeNull(),
  ],
  'a confirmed email': [
    async (opened, { owner: user }) => {
      const store = verificationStore(opened);
      const verification = await store.find(user.id);
      return verification && store.verify({ user, verification, now: NOW });
    },
  ],
};

async function somePeople(): Promise<People> {
  const [owner, guest, admin] = [
    await harness.anUnverifiedPerson(),
    await harness.aPerson(),
    await harness.aPerson({ role: 'ADMIN' }),
  ];
  await emailVerificationsIn(table).open(owner, { email: owner.email, secrets: newSecrets(), now: NOW }, {});
  const { token: _token, ...open } = newInvitation(NOW);
  const store = employeeStore(table, owner.businessId, async () => undefined);
  const invited = await store.invite({ userId: guest.id, ...personFields(guest), ...open }, NOW, {});
  if (!invited) throw new Error('The guest is invited already');
  return { owner, guest, admin, invited };
}

/** Everything that the people and their businesses have, without the activity log. */
async function stored({ owner, guest }: People): Promise<object> {
  return {
    records: await table.query(startingWith(businessItems(owner.businessId))),
    owner: await table.query(startingWith({ ...userKey(owner.id), sk: '' })),
    guest: await table.query(startingWith({ ...userKey(guest.id), sk: '' })),
    purges: await table.query(startingWith(PURGES)),
  };
}

it.each(Object.entries(CHANGES))('%s: nothing of it is stored if its entry is refused', async (_, changes) => {
  const people = await somePeople();
  for (const change of changes) {
    const before = await stored(people);
    await expect(change(refusingEntries(table), people)).rejects.toThrow('The activity entry was refused');
    expect(await stored(people)).toEqual(before);
    expect(await change(table, people)).not.toBe(false);
    expect(await stored(people)).not.toEqual(before);
  }
});
