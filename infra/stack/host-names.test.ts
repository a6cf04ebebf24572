import { expect, it } from 'vitest';
import { zoneName } from './host-names.ts';

it.each([
  ['app.example.ca', undefined, 'app.example.ca'],
  ['app.example.ca', 'invoices@app.example.ca', 'app.example.ca'],
  ['app.example.ca', 'invoices@example.ca', 'example.ca'],
  ['example.ca', 'invoices@mail.example.ca', 'example.ca'],
  ['app.example.ca', 'invoices@other.ca', 'app.example.ca'],
  ['app.badexample.ca', 'invoices@example.ca', 'app.badexample.ca'],
  [undefined, 'invoices@example.ca', 'example.ca'],
  [undefined, undefined, undefined],
])('the zone of %s and %s is %s', (domain, fromAddress, name) => {
  expect(zoneName({ domain, fromAddress, hostedZoneId: 'Z1' } as Parameters<typeof zoneName>[0])).toBe(name);
});
