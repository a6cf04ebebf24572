import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#infra/stack/config.ts';
import { actionsOn, EVERY_SETTING, lambdas, resources, statementsOf, synthesize, theOnly } from './synthesize.ts';

describe('a stage without settings', () => {
  const { product, edge } = synthesize();

  it('is reached under the name that CloudFront gives, mails nothing and tells nobody', () => {
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
});

describe('a stage with all settings', () => {
  const { product, edge, app } = synthesize({ production: EVERY_SETTING });

  it('is reached under its own name, with a certificate that proves itself', () => {
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
    expect(
      resources<{ Name: string }>(product, 'AWS::Route53::RecordSet').map(({ properties }) => properties.Name),
    ).toEqual(['app.example.ca.', 'app.example.ca.']);
    expect(environmentOf(product, 'invoices').SITE_URL).toBe('https://app.example.ca');
  });

  it('mails from its own address and domain', () => {
    expect(environmentOf(product, 'invoice-delivery').MAIL_FROM).toBe('invoices@example.ca');
    product.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'example.ca',
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: theOnly(product, 'AWS::SES::ConfigurationSet').id } },
    });
  });

  it('hands messages of the contact form to support', () => {
    expect(environmentOf(product, 'contact')).toMatchObject({
      MAIL_FROM: 'invoices@example.ca',
      SUPPORT_EMAIL: 'help@example.ca',
    });
  });

  it('tells its operator of alarms and of costs', () => {
    product.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'ops@example.ca' });
    product.hasResourceProperties('AWS::Budgets::Budget', { Budget: { BudgetLimit: { Amount: 50, Unit: 'USD' } } });
    product.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'SMSMonthToDateSpentUSD', Threshold: 16 });
  });

  it('reserves nothing for PDFs in an account that has nothing to reserve', () => {
    const pdf = lambdas(product).get('invoice-pdf');
    expect(pdf?.properties.ReservedConcurrentExecutions).toBeUndefined();
  });

  it('passes the validation of its templates', () => {
    expect(() => app.synth()).not.toThrow();
  });
});

it('hands messages of the contact form to its own address where support has none', () => {
  const { product } = synthesize({ production: { fromAddress: 'invoices@example.ca' } });
  expect(environmentOf(product, 'contact').SUPPORT_EMAIL).toBe('invoices@example.ca');
});

it('uses a restored table in place of its own, which stays', () => {
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

it('may live in us-east-1 too', () => {
  expect(() => synthesize({ production: { ...EVERY_SETTING, region: 'us-east-1' } }).app.synth()).not.toThrow();
});

describe('the settings', () => {
  const cdk: { context: { production: object } } = JSON.parse(readFileSync('cdk.json', 'utf8'));

  it('of cdk.json are valid, and none of them is set', () => {
    const { config } = readConfig(new App({ context: cdk.context }).node);
    expect(config).toEqual({
      region: 'ca-central-1',
      smsMonthlyLimitUsd: 1,
      pdfConcurrency: 10,
      secretsRevision: '1',
    });
  });

  it('name everything that can be set, in cdk.json', () => {
    const keys = Object.keys(cdk.context.production);
    expect(keys).toEqual(
      expect.arrayContaining([...Object.keys(EVERY_SETTING), 'region', 'restoredTable', 'secretsRevision']),
    );
  });

  it('of the command line win', () => {
    const { config } = readConfig(new App({ context: { production: EVERY_SETTING, domain: 'other.example.ca' } }).node);
    expect(config.domain).toBe('other.example.ca');
  });

  it('of another stage make other stacks', () => {
    const { product } = synthesize({ stage: 'test', test: { pdfConcurrency: 2 }, production: EVERY_SETTING });
    expect(lambdas(product).get('invoice-pdf')?.properties.ReservedConcurrentExecutions).toBe(2);
    expect(resources(product, 'AWS::SES::EmailIdentity')).toEqual([]);
  });

  it.each([
    [{ fromAdress: 'invoices@example.ca' }, /fromAdress/],
    [{ fromAddress: 'invoices' }, /fromAddress/],
    [{ supportEmail: 'help' }, /supportEmail/],
    [{ domain: 'https://app.example.ca' }, /domain/],
    [{ pdfConcurrency: 'many' }, /pdfConcurrency/],
  ])('%j are refused', (production, message) => {
    expect(() => readConfig(new App({ context: { production } }).node)).toThrow(message);
  });
});

function environmentOf(template: Parameters<typeof lambdas>[0], name: string): Record<string, unknown> {
  return lambdas(template).get(name)?.properties.Environment?.Variables ?? {};
}
