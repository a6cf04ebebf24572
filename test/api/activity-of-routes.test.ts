import { expect, it } from 'vitest';
import type { Activity, ActivityPage } from '#shared/activity/schema.ts';
import { api } from '#shared/api/index.ts';
import type { RouteGroup } from '#shared/api/route.ts';
import { enCaActivity } from '#shared/locale/en-ca-activity.ts';
import { AUDITED_CALLS, type AuditedKey } from '#test/support/audited-calls.ts';
import { aPerson } from '#test/support/given.ts';

const ROUTES = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));
const AUDITED = ROUTES.flatMap((route) => (route.audit ? [[route.call, route.audit] as const] : []));

it('has a call for every recorded route, and for no other', () => {
  expect(Object.keys(AUDITED_CALLS).toSorted()).toEqual(AUDITED.map(([key]) => key).toSorted());
});

it.each(AUDITED)('%s is recorded as %s', async (key, action) => {
  const owner = await aPerson();
  const begun = Date.now();
  const {
    answer,
    by = owner,
    recordedFor = owner,
    label,
    fields,
    outcome = action,
    hasAddress = by !== null,
  } = await AUDITED_CALLS[key as AuditedKey](owner);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  const query = new URLSearchParams({ from: new Date(begun).toISOString(), limit: '20' });
  const { body } = await recordedFor.call<ActivityPage>('GET', `/activity?${query}`);
  const entries = body.data.filter((entry) => entry.action === outcome && (!label || entry.record?.label === label));
  expect(entries, JSON.stringify(body.data)).toHaveLength(1);
  const [entry] = entries as [Activity];
  // The owner of a suspended business does not learn which administrator did it.
  expect(entry.by?.userId).toBe(by?.id);
  expect(Boolean(entry.address)).toBe(hasAddress);
  if (fields) expect(entry.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
  expect(body.data.flatMap(unlabelled)).toEqual([]);
});

/** Constants in an entry that have no label. */
function unlabelled({ changes }: Activity): string[] {
  const labels: Readonly<Record<string, object>> = enCaActivity.choices;
  return changes.flatMap(({ field, from, to }) =>
    [from, to].flatMap((value) =>
      value?.kind === 'choice' && !Object.hasOwn(labels[field] ?? {}, value.choice) ? [`${field} ${value.choice}`] : [],
    ),
  );
}
