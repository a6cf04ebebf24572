import { readFileSync } from 'node:fs';
import { App, type Stack } from 'aws-cdk-lib';
import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#infra/stack/config.ts';
import { actionsOn, EVERY_SETTING, lambdas, resources, statementsOf, synthesize, theOnly } from './synthesize.ts';

describe('a stage without settings', () => {
  const { product, edge } = synthesize();

  it('uses CloudFront’s domain, sends no email and notifies no one', () => {
    const { properties } = theOnly<{ DistributionConfig: { Aliases?: unknown } }>(
      product,
      'AWS::CloudFront::Distribution',
    );
    expect(properties.DistributionConfig.Aliases).toBeUndefined();
    expect(resources(edge, 'AWS::CertificateManager::Certificate')).toEqual([]);
    expect(resources(product, 'AWS::SES::EmailIdentity')).toEqual([]);
    product.resourcePropertiesCountIs('AWS::SNS::Subscription', { Protocol: 'email' }, 0);
    expect(environmentOf(product, 'invoice-delivery').MAIL_FROM).toBe('');
    expect(environmentOf(product, 'contact').SUPPORT_EMAIL).toBe('');
  });

  it('reserves no concurrency, which the initial quota of an account forbids', () => {
    for (const { properties } of lambdas(product).values()) {
      expect(properties.ReservedConcurrentExecutions).toBeUndefined();
    }
  });

  it('asks administrators for a second factor', () => {
    expect(environmentOf(product, 'admin').ADMIN_SECOND_FACTOR).toBe('required');
  });
});

describe('a stage with all settings', () => {
  const { product, watching, edge, app } = synthesize({ production: EVERY_SETTING });

  it('uses its own domain, with a DNS-validated certificate', () => {
    product.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['app.example.ca'],
        ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
      },
    });
    edge.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'app.example.ca',
      DomainValidationOptions: [{ HostedZoneId: 'Z0123456789ABC' }],
    });
    for (const Type of ['A', 'AAAA'])
      product.hasResourceProperties('AWS::Route53::RecordSet', { Name: 'app.example.ca.', Type });
    expect(environmentOf(product, 'invoices').SITE_URL).toBe('https://app.example.ca');
  });

  it('asks administrators for a second factor unless it is optional', () => {
    expect(environmentOf(product, 'admin').ADMIN_SECOND_FACTOR).toBe('optional');
  });

  it('sends email from its own address and domain', () => {
    expect(environmentOf(product, 'invoice-delivery').MAIL_FROM).toBe('invoices@example.ca');
    product.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'example.ca',
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: theOnly(product, 'AWS::SES::ConfigurationSet').id } },
    });
  });

  it('sends SMS to the added prefixes', () => {
    expect(environmentOf(product, 'invoice-delivery').SMS_DESTINATIONS).toBe('CA, +44, +1876');
  });

  it('caps what it sends in a day', () => {
    for (const name of ['invoice-delivery', 'employees']) {
      expect(environmentOf(product, name)).toMatchObject({ DAILY_MAIL_CAP: '2000', DAILY_SMS_CAP: '200' });
    }
  });

  it('sends contact form messages to support', () => {
    expect(environmentOf(product, 'contact')).toMatchObject({
      MAIL_FROM: 'invoices@example.ca',
      SUPPORT_EMAIL: 'help@example.ca',
    });
  });

  it('notifies its operator of alarms and costs', () => {
    product.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'ops@example.ca' });
    product.hasResourceProperties('AWS::Budgets::Budget', { Budget: { BudgetLimit: { Amount: 50, Unit: 'USD' } } });
    watching.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'SMSMonthToDateSpentUSD', Threshold: 16 });
  });

  it('reserves concurrency for PDFs', () => {
    expect(lambdas(product).get('invoice-pdf')?.properties.ReservedConcurrentExecutions).toBe(20);
  });

  it('passes template validation', () => {
    expect(() => app.synth()).not.toThrow();
  });
});

it('sends contact form messages to its own address if support has none', () => {
  const { product } = synthesize({ production: { fromAddress: 'invoices@example.ca' } });
  expect(environmentOf(product, 'contact').SUPPORT_EMAIL).toBe('invoices@example.ca');
});

it('uses a restored table instead of its own, which it keeps', () => {
  const { product } = synthesize({ production: { restoredTable: 'Invoicing-2026-11-20' } });
  const onTable = [...lambdas(product).values()]
    .flatMap((fn) => statementsOf(product, fn))
    .filter((statement) => actionsOn('dynamodb', statement).length > 0);
  expect(onTable.length).toBeGreaterThan(0);
  expect(environmentOf(product, 'invoices').TABLE_NAME).toBe('Invoicing-2026-11-20');
  expect(JSON.stringify(onTable.map(({ Resource }) => Resource))).not.toContain(
    theOnly(product, 'AWS::DynamoDB::GlobalTable').id,
  );
});

it('can be deployed to us-east-1', () => {
  expect(() => synthesize({ production: { ...EVERY_SETTING, region: 'us-east-1' } }).app.synth()).not.toThrow();
});

it.each([
  ['warns of alarms that no one receives', '', 1],
  ['accepts "none" as the recipient of alarms', 'none', 0],
])('%s', (_, alarmEmail, warnings) => {
  // The CDK also prints its warnings.
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  const { product, app } = synthesize({ production: { alarmEmail, monthlyBudgetUsd: 50 } });
  const found = Annotations.fromStack(app.node.findChild('Invoicing-Data') as Stack);
  expect(found.findWarning('*', Match.stringLikeRegexp('alarmEmail'))).toHaveLength(warnings);
  expect(resources(product, 'AWS::Budgets::Budget')).toEqual([]);
  product.resourcePropertiesCountIs('AWS::SNS::Subscription', { Protocol: 'email' }, 0);
});

describe('the settings', () => {
  const cdk: { context: { production: object } } = JSON.parse(readFileSync('cdk.json', 'utf8'));

  it('in cdk.json are valid, and equal the defaults', () => {
    const { config } = readConfig(new App({ context: cdk.context }).node);
    expect(config).toEqual(readConfig(new App().node).config);
  });

  it('are all listed in cdk.json', () => {
    const keys = Object.keys(cdk.context.production);
    expect(keys).toEqual(
      expect.arrayContaining([
        ...Object.keys(EVERY_SETTING),
        'region',
        'mailIdentityExists',
        'originSecretRevision',
        'restoredTable',
        'secretsRevision',
        'userPoolRevision',
      ]),
    );
  });

  it.each([['other.example.ca'], ['']])('on the command line win, and an empty one unsets: "%s"', (domain) => {
    const { config } = readConfig(new App({ context: { production: EVERY_SETTING, domain } }).node);
    expect(config.domain).toBe(domain || undefined);
  });

  it('of another stage do not apply', () => {
    const { product } = synthesize({ stage: 'test', test: { pdfConcurrency: 2 }, production: EVERY_SETTING });
    expect(lambdas(product).get('invoice-pdf')?.properties.ReservedConcurrentExecutions).toBe(2);
    expect(resources(product, 'AWS::SES::EmailIdentity')).toEqual([]);
  });

  it.each([
    [{ fromAdress: 'invoices@example.ca' }, /fromAdress/],
    [{ fromAddress: 'invoices' }, /fromAddress/],
    [{ supportEmail: 'help' }, /supportEmail/],
    [{ alarmEmail: 'nobody' }, /alarmEmail/],
    [{ domain: 'https://app.example.ca' }, /domain/],
    [{ pdfConcurrency: 'many' }, /pdfConcurrency/],
    [{ dailySmsCap: -1 }, /dailySmsCap/],
    [{ smsDestinations: 'CA, 44' }, /smsDestinations/],
    [{ githubRepository: 'https://github.com/northbill/invoicing' }, /githubRepository/],
  ])('%j are refused', (production, message) => {
    expect(() => readConfig(new App({ context: { production } }).node)).toThrow(message);
  });
});

function environmentOf(template: Parameters<typeof lambdas>[0], name: string): Record<string, unknown> {
  return lambdas(template).get(name)?.properties.Environment?.Variables ?? {};
}
