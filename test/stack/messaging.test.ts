import { describe, expect, it } from 'vitest';
import { EVERY_SETTING, lambdas, resources, synthesize, theOnly } from './synthesize.ts';

describe.each([[true], ['true']])('a sender whose domain is in SES already: %j', (mailIdentityExists) => {
  const { product } = synthesize({ production: { ...EVERY_SETTING, mailIdentityExists } });

  it('is not created again', () => {
    expect(resources(product, 'AWS::SES::EmailIdentity')).toEqual([]);
    expect(Object.keys(product.findOutputs('*')).filter((name) => name.includes('MailRecord'))).toEqual([]);
  });

  it('mails through the configuration set of its stage, so that bounces arrive', () => {
    const set = { Ref: theOnly(product, 'AWS::SES::ConfigurationSet').id };
    expect(lambdas(product).get('invoice-delivery')?.properties.Environment?.Variables).toMatchObject({
      MAIL_FROM: 'invoices@example.ca',
      MAIL_CONFIGURATION_SET: set,
    });
  });
});
