import { describe, expect, it } from 'vitest';
import { QUEUES } from '#infra/queues.ts';
import { PERMISSIONS } from '#infra/stack/permissions.ts';
import { TABLE } from '#infra/table.ts';
import { api } from '#shared/api/index.ts';
import { actionsOn, lambdas, type Statement, statementsOf, synthesize, theOnly } from './synthesize.ts';

const { product } = synthesize({ production: { fromAddress: 'invoices@example.ca' } });
const functions = [...lambdas(product)].map(([name, fn]) => ({ name, statements: statementsOf(product, fn) }));
const tableId = theOnly(product, 'AWS::DynamoDB::GlobalTable').id;
const tableArn = { 'Fn::GetAtt': [tableId, 'Arn'] };

/** The actions on a service that each function's role allows, by function. */
function whoMay(service: string): Record<string, string[]> {
  const may = functions.map(({ name, statements }) => [
    name,
    statements.flatMap((each) => actionsOn(service, each)).sort(),
  ]);
  return Object.fromEntries(may.filter(([, actions]) => actions?.length));
}

/** The functions that may do something with the files in a folder. */
function whoMayOn(folder: string, action: string): string[] {
  const mayDo = (statement: Statement) =>
    actionsOn('s3', statement).includes(action) && JSON.stringify(statement.Resource).includes(`/${folder}/*`);
  return functions.filter(({ statements }) => statements.some(mayDo)).map(({ name }) => name);
}

describe.each(functions)('the function $name', ({ name, statements }) => {
  const declared = PERMISSIONS[name as keyof typeof PERMISSIONS];
  const allStatements = statements.filter((statement) => actionsOn('dynamodb', statement).length > 0);
  const onTable = allStatements.filter(({ Effect }) => Effect === 'Allow');

  it('has the declared permissions on the table, and no more', () => {
    const granted = onTable.map((statement) => [actionsOn('dynamodb', statement), statement.Resource]);
    const expected: unknown[] = declared.table.length > 0 ? [[[...declared.table].map(String).sort(), tableArn]] : [];
    const indexes = (declared.indexes ?? []).map((name) => ({ 'Fn::Join': ['', [tableArn, `/index/${name}`]] }));
    if (indexes.length > 0) expected.push([['Query'], indexes.length === 1 ? indexes[0] : indexes]);
    expect(granted.map(([actions, resource]) => [[actions].flat().sort(), resource])).toEqual(expected);
  });

  it('may not change the activity log, nor delete from it unless it purges businesses', () => {
    const denied = allStatements.filter(({ Effect }) => Effect === 'Deny');
    const actions = declared.table.filter((action) => action === 'UpdateItem' || action === 'DeleteItem');
    const expected = name === 'purge-businesses' ? ['UpdateItem'] : actions;
    expect(denied.flatMap((statement) => actionsOn('dynamodb', statement)).sort()).toEqual([...expected].sort());
    for (const { Resource, Condition } of denied) {
      expect(Resource).toEqual(tableArn);
      expect(Condition).toEqual({ 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['AUDIT#*'] } });
    }
  });

  it('never scans and has no wildcard on the table', () => {
    expect(onTable.length > 0).toBe(declared.table.length > 0);
    for (const { Action, Resource } of onTable) {
      expect(JSON.stringify([Action, Resource])).not.toMatch(/\*|Scan/);
    }
  });

  it('has no wildcard except for tracing, where AWS requires it', () => {
    const wild = statements.filter(({ Resource }) => Resource === '*').flatMap(({ Action }) => Action);
    expect(wild.sort()).toEqual(['xray:PutTelemetryRecords', 'xray:PutTraceSegments']);
    expect(statements.flatMap(({ Action }) => Action).filter((action) => action.includes('*'))).toEqual([]);
  });
});

describe('permissions beyond the table', () => {
  it('let one function send email, which no request reaches', () => {
    const senders = functions.filter(({ statements }) => JSON.stringify(statements).includes('ses:'));
    expect(senders.map(({ name }) => name)).toEqual([QUEUES.mails.consumer]);
    expect(api).not.toHaveProperty(QUEUES.mails.consumer);
  });

  it.each([
    ['sns', 'sms', 'Publish'],
    ['lambda', 'pdf', 'InvokeFunction'],
  ] as const)('on %s are those of the functions that declare %s: %s', (service, use, action) => {
    const declared = Object.entries(PERMISSIONS).filter(([, { uses }]) => uses?.includes(use));
    expect(whoMay(service)).toEqual(Object.fromEntries(declared.map(([name]) => [name, [action]])));
  });

  it('let no function that serves the API invoke the PDF function', () => {
    expect(Object.keys(whoMay('lambda')).filter((name) => name in api)).toEqual([]);
  });

  it('allow email from the configured address only', () => {
    for (const { Condition } of findAll('ses:SendRawEmail')) {
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'invoices@example.ca' } });
    }
  });

  it('allow SMS to phone numbers, but not publishing to topics', () => {
    expect(find('sns:Publish')?.NotResource).toBe('arn:aws:sns:*:*:*');
  });

  it.each([
    ['images', 'companies'],
    ['exports', 'export-archives'],
    ['pdf', 'invoice-pdf'],
  ])('let one function write %s, and only the purge delete them besides: %s', (folder, writer) => {
    expect(whoMayOn(folder, 'PutObject')).toEqual([writer]);
    const others = whoMayOn(folder, 'DeleteObject').filter((name) => name !== writer);
    expect(others).toEqual(['purge-businesses']);
  });

  it('let only the function that signs their links read exports', () => {
    expect(whoMayOn('exports', 'GetObject')).toEqual(['business-export']);
  });

  it('let the purge list only what it deletes', () => {
    const purge = functions.find(({ name }) => name === 'purge-businesses');
    const listings = purge?.statements.filter(({ Action }) => Action === 's3:ListBucket') ?? [];
    expect(listings).not.toEqual([]);
    for (const { Condition } of listings) expect(JSON.stringify(Condition)).toMatch(/"s3:prefix":"\w+\/\*"/);
  });

  it('on accounts are the declared ones', () => {
    const declared = Object.entries(PERMISSIONS).filter(([, { accounts }]) => accounts);
    expect(whoMay('cognito-idp')).toEqual(
      Object.fromEntries(declared.map(([name, { accounts = [] }]) => [name, [...accounts].sort()])),
    );
  });

  it('let only administration and the mirror of roles change groups, and the function that signs in set no password', () => {
    const whoMayDo = (action: string) =>
      Object.entries(whoMay('cognito-idp')).flatMap(([name, actions]) => (actions.includes(action) ? [name] : []));
    expect(whoMayDo('AdminAddUserToGroup')).toEqual(['admin', 'role-groups']);
    expect(whoMayDo('AdminSetUserPassword')).not.toContain('auth');
  });

  it('refer to existing indexes only', () => {
    const names: string[] = [...TABLE.localIndexes, ...TABLE.globalIndexes].map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.values(PERMISSIONS).flatMap(({ indexes = [] }) => indexes)));
  });
});

function find(action: string): Statement | undefined {
  return findAll(action)[0];
}

function findAll(action: string): Statement[] {
  return functions.flatMap(({ statements }) => statements).filter(({ Action }) => [Action].flat().includes(action));
}
