import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '#shared/activity/schema.ts';
import { DEFAULT_REMINDERS, type ReminderSettings } from '#shared/reminder/settings.ts';
import type { ReminderPreview, ReminderPreviewInput, ReminderText } from '#shared/reminder/texts.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { aPerson, aPersonReadyToSend, aSentInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const aText = (changes: Partial<ReminderText> = {}): ReminderText => ({
  ...{ step: 7, language: 'en', subject: 'Still open: {number}', message: 'Hi {customer},\n\nplease pay {amount}.' },
  ...changes,
});
const change = (body: object, by = owner) => by.call<ReminderSettings>('PATCH', '/reminders', { body });
const textsOf = async (by = owner) => (await by.call<ReminderSettings>('GET', '/reminders')).body.texts;
const preview = (body: ReminderPreviewInput, by = owner) =>
  by.call<ReminderPreview>('POST', '/reminders/preview', { body });

describe('own texts of reminders', () => {
  it('are saved by step and language, replaced as a whole, and removed', async () => {
    const person = await aPerson();
    const texts = [aText(), aText({ language: 'fr', message: 'Bonjour {customer},\r\n\r\n{amount}…' })];
    expect((await change({ texts }, person)).body).toEqual({ ...DEFAULT_REMINDERS, texts, version: 2 });
    expect(await textsOf(person)).toEqual(texts);
    expect((await change({ hour: 10 }, person)).body.texts).toEqual(texts);
    await change({ texts: [aText({ step: 14 })] }, person);
    expect(await textsOf(person)).toEqual([aText({ step: 14 })]);
    expect((await change({ texts: [] }, person)).body).not.toHaveProperty('texts');
  });

  it('stay with their day, and go with it', async () => {
    const person = await aPerson();
    await change({ texts: [aText({ step: 0 }), aText()] }, person);
    expect((await change({ days: [0, 10] }, person)).body.texts).toEqual([aText({ step: 0 })]);
    await change({ days: [0, 7, 10] }, person);
    expect(await textsOf(person)).toEqual([aText({ step: 0 })]);
    const both = { days: [10], texts: [aText({ step: 10 })] };
    expect((await change(both, person)).body).toMatchObject(both);
  });

  it.each<[string, object, object]>([
    [
      'an unknown placeholder, which the message names',
      aText({ message: 'Dear {name}, {number}' }),
      {
        message: 'texts.0.message must not contain the unknown placeholder {name}',
        issues: [{ path: 'texts.0.message', rule: 'placeholder', params: { placeholder: '{name}' } }],
      },
    ],
    ['a link', aText({ message: 'Pay at www.example.com' }), { issues: [{ rule: 'noAddress' }] }],
    ['a second line in the subject', aText({ subject: 'a\nBcc: b' }), { issues: [{ rule: 'singleLine' }] }],
    ['a day without a reminder', aText({ step: 8 }), { issues: [{ path: 'texts.0.step', rule: 'oneOf' }] }],
    ['a field that there is not', { ...aText(), html: '<b>' }, { issues: [{ rule: 'unknown' }] }],
  ])('are refused with %s', async (_, text, body) => {
    expect(await change({ texts: [text] })).toMatchObject({ status: 400, body });
  });

  it('are not changed by an outdated version', async () => {
    const person = await aPerson();
    expect((await change({ texts: [aText()], version: 1 }, person)).status).toBe(200);
    const late = await change({ texts: [aText({ subject: 'Late' })], version: 1 }, person);
    expect(late).toMatchObject({ status: 409, body: { reason: 'CHANGED_MEANWHILE' } });
    expect(await textsOf(person)).toEqual([aText()]);
  });

  it('are one business’s own, read by its employees and changed by its owner', async () => {
    const person = await aPerson();
    await change({ texts: [aText()] }, person);
    const employee = await anEmployeeOf(person);
    expect(await textsOf(employee)).toEqual([aText()]);
    expect((await change({ texts: [] }, employee)).status).toBe(403);
    expect((await preview({ step: 7, language: 'en' }, employee)).status).toBe(403);
    expect(await textsOf(await aPerson())).toBeUndefined();
    expect(await textsOf(person)).toEqual([aText()]);
  });

  it('are named in the activity log, without what they say', async () => {
    const person = await aPerson();
    await change({ texts: [aText()] }, person);
    const { body } = await person.call<{ data: Activity[] }>('GET', '/activity');
    expect(body.data[0]).toMatchObject({
      action: 'reminders.update',
      changes: [{ field: 'texts', to: { kind: 'hidden' } }],
    });
  });

  it('are in the reminder that is sent by hand, if their day has come', async () => {
    const person = await aPersonReadyToSend();
    await change({ texts: [aText()] }, person);
    const to = `late-${crypto.randomUUID()}@example.com`;
    const late = { issueDate: '2020-01-01', dueDate: '2020-01-31', billingEmail: to, billingName: 'Zoé' };
    const { id, invoiceNumber } = await aSentInvoice(person, late);
    await change({ days: [-3, 0, 7] }, person);
    await person.call('POST', `/invoices/${id}/reminder`, { body: { action: 'send' } });
    await expect.poll(() => mailsTo(to), { timeout: 50_000 }).toHaveLength(1);
    const [mail] = await mailsTo(to);
    expect(mail?.subject).toBe(`Still open: ${invoiceNumber}`);
    expect(mail?.text).toMatch(/^Hi Zoé,\n\nplease pay [\d,.]+ CAD\./);
  });
});

describe('the preview of a reminder', () => {
  const words = { subject: '{number}, {customer}', message: 'Dear {customer},\n\n{amount} by {dueDate}.\n\n{company}' };

  it('has the texts of the request, which are not saved', async () => {
    const { status, body } = await preview({ step: 0, language: 'en', words });
    expect(status).toBe(200);
    expect(body.subject).toBe('INV-014, Camille Roy');
    expect(body.text).toMatch(/^Dear Camille Roy,\n\n1,250\.00 CAD by \w+ \d\d, \d{4}\.\n\n/);
    expect(body.html).toContain('Dear Camille Roy,');
    expect(await textsOf()).toBeUndefined();
  });

  it.each([
    [-3, 'en', /^Reminder: invoice INV-014 from /, / is due \w+ \d\d, \d{4}\./],
    [0, 'en', /is due today$/, / is due today\./],
    [14, 'en', /^Overdue: /, / is overdue by 14 days\./],
    [14, 'fr', /^Facture en retard\u00a0: /, / elle est en retard de 14 jours\./],
  ] as const)('of day %i in %s has the standard texts without own ones', async (step, language, subject, text) => {
    const { body } = await preview({ step, language });
    expect(body.subject).toMatch(subject);
    expect(body.text).toMatch(text);
  });

  it('looks like the business’s own email', async () => {
    const person = await aPerson();
    const company = { name: 'Studio <Boréal>', address: '1 Rue Main', city: 'Gatineau', brandColor: '#7a1f5c' };
    expect((await person.call('POST', '/companies', { body: { ...company, email: 'hello@example.com' } })).status).toBe(
      201,
    );
    const { body } = await preview({ step: 7, language: 'en', words }, person);
    expect(body.html).toContain('Studio &lt;Boréal&gt;');
    expect(body.html).toContain('1 Rue Main');
    expect(body.html).toContain('#7a1f5c');
    expect(body.text.replaceAll('\u2060', '')).toContain('Reply to this email to reach Studio <Boréal>.');
  });

  it.each<[string, object]>([
    ['an unknown placeholder', { subject: 'Hi {you}', message: 'Hi' }],
    ['a link', { subject: 'Hi', message: 'https://example.com' }],
    ['no message', { subject: 'Hi' }],
  ])('is refused with %s', async (_, refused) => {
    const body = { step: 7, language: 'en', words: refused };
    expect((await owner.call('POST', '/reminders/preview', { body })).status).toBe(400);
  });
});
