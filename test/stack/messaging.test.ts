import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { EVERY_SETTING, lambdas, resources, synthesize, theOnly } from './synthesize.ts';

type RecordSet = { HostedZoneId: string; Name: unknown; Type: string; ResourceRecords: unknown[] };

const { hostedZoneName, dmarcPolicy, ...SITE_AND_SENDER } = EVERY_SETTING;

describe('a sender within the hosted zone', () => {
  const { product } = synthesize({ production: EVERY_SETTING });
  const { id: identity, properties } = theOnly<Record<string, unknown>>(product, 'AWS::SES::EmailIdentity');

  it('names its own domain as the sender of bounces, once the records are in the DNS', () => {
    expect(properties.MailFromAttributes).toEqual({
      MailFromDomain: 'bounces.example.ca',
      BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
    });
  });

  it('has its DKIM, SPF and DMARC records created automatically', () => {
    const records = mailRecords(product);
    expect(records).toEqual([
      ...[1, 2, 3].map((index) => [
        { 'Fn::GetAtt': [identity, `DkimDNSTokenName${index}`] },
        'CNAME',
        { 'Fn::GetAtt': [identity, `DkimDNSTokenValue${index}`] },
      ]),
      ['bounces.example.ca', 'MX', '10 feedback-smtp.ca-central-1.amazonses.com'],
      ['bounces.example.ca', 'TXT', '"v=spf1 include:amazonses.com ~all"'],
      ['_dmarc.example.ca', 'TXT', '"v=DMARC1; p=quarantine"'],
    ]);
    expect(outputs(product)).toEqual([]);
  });
});

it('finds the zone of a site below the sender’s domain', () => {
  const { product } = synthesize({ production: SITE_AND_SENDER });
  expect(mailRecords(product)).toContainEqual(['_dmarc.example.ca', 'TXT', '"v=DMARC1; p=none"']);
});

it('leaves a DMARC record alone that the domain has already', () => {
  const { product } = synthesize({ production: { ...EVERY_SETTING, dmarcPolicy: 'existing' } });
  expect(mailRecords(product).map(([name]) => name)).not.toContain('_dmarc.example.ca');
});

it.each([
  ['without a hosted zone', { fromAddress: 'invoices@example.ca' }],
  ['outside the hosted zone', { ...EVERY_SETTING, hostedZoneName: 'app.example.ca' }],
])('a sender %s has the records as outputs', (_, production) => {
  const { product } = synthesize({ production });
  expect(mailRecords(product)).toEqual([]);
  expect(outputs(product)).toHaveLength(6);
});

describe.each([[true], ['true']])('a sender whose domain is in SES already: %j', (mailIdentityExists) => {
  const { product } = synthesize({ production: { ...EVERY_SETTING, mailIdentityExists } });

  it('is not created again, nor are its records', () => {
    expect(resources(product, 'AWS::SES::EmailIdentity')).toEqual([]);
    expect(mailRecords(product)).toEqual([]);
    expect(outputs(product)).toEqual([]);
  });

  it('sends email through the configuration set of its stage, so that bounces arrive', () => {
    const set = { Ref: theOnly(product, 'AWS::SES::ConfigurationSet').id };
    expect(lambdas(product).get('mails')?.properties.Environment?.Variables).toMatchObject({
      MAIL_FROM: 'invoices@example.ca',
      MAIL_CONFIGURATION_SET: set,
    });
  });
});

function mailRecords(product: Template): unknown[][] {
  return resources<RecordSet>(product, 'AWS::Route53::RecordSet')
    .filter(({ path }) => path.includes('/Messaging/'))
    .map(({ properties }) => [properties.Name, properties.Type, ...properties.ResourceRecords]);
}

function outputs(product: Template): string[] {
  return Object.keys(product.findOutputs('*')).filter((name) => name.includes('MailRecord'));
}
