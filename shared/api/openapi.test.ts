import { describe, expect, it } from 'vitest';
import { api } from './index.ts';
import { toOpenApi } from './openapi.ts';
import { callParts, type Route, type RouteGroup } from './route.ts';

type Operation = {
  operationId: string;
  description?: string;
  responses: object;
  security: unknown[];
  parameters: { name: string; required?: boolean }[];
  requestBody?: { content: { 'application/json': { schema: { $ref?: string } } } };
};
type Schema = { properties?: Record<string, object>; $ref?: string };
const description = toOpenApi(api) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const { paths } = description;
const { schemas } = description.components;

describe('the API description', () => {
  it.each(
    Object.values<RouteGroup>(api).flatMap((group) =>
      Object.values(group).map((route) => [route.call, route] as const),
    ),
  )('includes %s', (_, route) => {
    const [method, path] = callParts(route.call);
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.security).toHaveLength(route.access === 'public' ? 0 : 1);
    expect(Object.keys(operation?.responses ?? {})).toContain(
      String(route.response === null ? 204 : (route.status ?? 200)),
    );
  });

  it('gives every operation a unique id', () => {
    const ids = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names every object and choice after its type, or else after its call and field', () => {
    expect(paths['/customers']?.post?.requestBody?.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/CustomerInput',
    });
    expect(paths['/invoices/{id}']?.get?.responses).toMatchObject({
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Invoice' } } } },
    });
    expect(schemas.Invoice?.properties?.items).toMatchObject({ items: { $ref: '#/components/schemas/PricedItem' } });
    const inline = JSON.stringify(paths).match(/"(properties|enum)":/g) ?? [];
    expect(inline).toEqual([]);
    const references = JSON.stringify(description).matchAll(/#\/components\/schemas\/(\w+)/g);
    for (const [, name = ''] of references) expect(schemas, name).toHaveProperty(name);
  });

  it('has no schema that is no object, and says how long lists of fixed items are', () => {
    expect(JSON.stringify(description)).not.toContain('"items":false');
    const lists = Object.values(schemas).flatMap(({ properties = {} }) => Object.values(properties));
    expect(lists).toContainEqual(
      expect.objectContaining({ items: expect.objectContaining({ maxItems: 2, minItems: 2 }) }),
    );
  });

  it('has patterns that other languages read', () => {
    const patterns = JSON.stringify(description).match(/"pattern":"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => /\\p|\(\?<[=!]/i.test(pattern))).toEqual([]);
  });

  it('describes an empty text by its length, since generated clients compare the other texts of a choice with it', () => {
    expect(JSON.stringify(description)).not.toContain('"const":""');
    expect(JSON.stringify(schemas.InvoiceInput?.properties?.billingEmail)).toContain('"maxLength":0');
  });

  it('describes PDFs as binary', () => {
    expect(paths['/invoices/{id}/pdf']?.get?.responses).toMatchObject({
      200: { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
    });
  });

  it('describes the parameters of a list', () => {
    const names = paths['/invoices']?.get?.parameters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['page', 'limit', 'searchQuery', 'startDate', 'endDate', 'status']));
  });

  it('adds the business header to calls within a business, with the 409 it can cause', () => {
    const headers = (operation?: Operation) => operation?.parameters.filter(({ name }) => name === 'x-business-id');
    expect(headers(paths['/customers']?.post)).toHaveLength(1);
    expect(paths['/customers']?.post?.responses).toHaveProperty('409');
    expect(headers(paths['/profile']?.patch)).toEqual([]);
    expect(headers(paths['/auth/login']?.post)).toEqual([]);
  });

  it('says which calls require a confirmed email', () => {
    const described = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap(({ operationId, description = '' }) =>
        description.includes('EMAIL_NOT_VERIFIED') ? [operationId] : [],
      ),
    );
    expect(described.toSorted()).toEqual([
      'attachments.add',
      'attachments.addPart',
      'attachments.addPartToAppointment',
      'attachments.addToAppointment',
      'employees.invite',
      'employees.resend',
      'estimates.publish',
      'estimates.send',
      'invoice-delivery.actOnReminder',
      'invoice-delivery.send',
      'invoice-delivery.sendEmail',
      'invoice-delivery.sendEstimateSms',
      'invoice-delivery.sendSms',
      'invoice-delivery.sendStatement',
      'payment-settings.askForCards',
      'series.resume',
      'series.schedule',
      'stripe.connect',
    ]);
  });

  it('says which query parameters are required', () => {
    const required = (operation?: Operation) => operation?.parameters.filter((parameter) => parameter.required);
    expect(required(paths['/appointments']?.get)?.map(({ name }) => name)).toEqual(['startDate', 'endDate']);
    expect(required(paths['/invoices']?.get)).toEqual([]);
  });

  it('includes formats checked by the second step of a schema', () => {
    const { $ref } = paths['/employees']?.post?.requestBody?.content['application/json'].schema ?? {};
    expect(schemas[$ref?.split('/').at(-1) ?? '']?.properties?.email).toMatchObject({
      type: 'string',
      maxLength: 254,
      allOf: [{ format: 'email' }],
    });
  });

  it.each<[string, Route['call'], string[]]>([
    ['inputs', 'POST /contact', ['200', '400', '413', '429', '500', '502', '503']],
    ['a token', 'GET /auth/profile', ['200', '401', '429', '500', '503']],
    ['a role', 'DELETE /employees/{id}', ['204', '401', '403', '404', '409', '429', '500', '503']],
    ['a confirmation', 'POST /stripe/disconnect', ['204', '401', '403', '409', '429', '500', '502', '503']],
  ])('lists the statuses that follow from %s', (_, key, statuses) => {
    const [method, path] = callParts(key);
    expect(Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {})).toEqual(statuses);
  });

  it('uses each method and path once in the whole registry', () => {
    const keys = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group).map(({ call }) => call));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
