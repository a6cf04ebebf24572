import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#infra/stack/permissions.ts';
import { TABLE } from '#infra/table.ts';
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
  it('include email, SMS and PDFs only for the functions that need them', () => {
    expect(whoMay('ses')).toEqual({
      admin: ['SendRawEmail'],
      auth: ['SendRawEmail'],
      business: ['SendRawEmail'],
      contact: ['SendRawEmail'],
      'email-verification': ['SendRawEmail'],
      employees: ['SendRawEmail'],
      'export-archives': ['SendRawEmail'],
      'invoice-mails': ['SendRawEmail'],
      'password-reset': ['SendRawEmail'],
      'payment-settings': ['SendRawEmail'],
      'purge-businesses': ['SendRawEmail'],
      'reset-mails': ['SendRawEmail'],
      security: ['SendRawEmail'],
      stripe: ['SendRawEmail'],
      users: ['SendRawEmail'],
    });
    expect(whoMay('sns')).toEqual({ 'invoice-delivery': ['Publish'] });
    expect(whoMay('lambda')).toEqual({
      'export-archives': ['InvokeFunction'],
      'invoice-mails': ['InvokeFunction'],
    });
  });

  it('allow email from the configured address only', () => {
    for (const { Condition } of findAll('ses:SendRawEmail')) {
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'invoices@example.ca' } });
    }
  });

  it('allow SMS to phone numbers, but not publishing to topics', () => {
    expect(find('sns:Publish')?.NotResource).toBe('arn:aws:sns:*:*:*');
  });

  it('give each function access to the files it works with, and no others', () => {
    const files = (name: string) =>
      functions
        .filter((fn) => fn.name === name)
        .flatMap(({ statements }) => statements)
        .map((statement) => [actionsOn('s3', statement), JSON.stringify(statement.Resource)] as const)
        .filter(([actions]) => actions.length > 0)
        .map(([actions, resource]) => [actions, ...(resource.match(/\/\w+\/\*/g) ?? [])]);
    expect(Object.keys(whoMay('s3')).sort()).toEqual([
      'business-export',
      'companies',
      'export-archives',
      'invoice-pdf',
      'purge-businesses',
    ]);
    expect(files('business-export')).toEqual([[['GetObject'], '/exports/*'], [['ListBucket']]]);
    expect(files('export-archives')).toEqual([
      [['AbortMultipartUpload', 'DeleteObject', 'PutObject'], '/exports/*'],
      [['GetObject'], '/images/*'],
      [['ListBucket']],
    ]);
    expect(files('companies')).toEqual([[['DeleteObject', 'PutObject'], '/images/*']]);
    expect(files('purge-businesses')).toEqual([
      [['DeleteObject'], '/exports/*', '/images/*', '/pdf/*'],
      [['ListBucket']],
      [['ListBucket']],
    ]);
    const listings = functions
      .find(({ name }) => name === 'purge-businesses')
      ?.statements.filter(({ Action }) => Action === 's3:ListBucket');
    expect(listings?.map(({ Condition }) => Condition)).toEqual([
      { StringLike: { 's3:prefix': 'pdf/*' } },
      { StringLike: { 's3:prefix': 'exports/*' } },
    ]);
    expect(files('invoice-pdf')).toEqual([
      [['GetObject', 'PutObject'], '/pdf/*'],
      [['ListBucket']],
      [['GetObject'], '/images/*'],
    ]);
  });

  it('give access to accounts only to sign-in, registration, invitations, changes of password and email, roles and deletions', () => {
    expect(whoMay('cognito-idp')).toEqual({
      admin: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
      auth: ['AdminInitiateAuth', 'AdminListGroupsForUser'],
      'email-verification': ['AdminUpdateUserAttributes'],
      invitations: ['AdminSetUserPassword'],
      'password-reset': ['AdminSetUserPassword'],
      'purge-businesses': ['AdminDeleteUser'],
      'role-groups': ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
      security: ['AdminSetUserPassword'],
      users: ['AdminCreateUser', 'AdminGetUser', 'AdminListGroupsForUser', 'AdminSetUserPassword'],
    });
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
