import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings of a deployment', () => {
  it('are those of cdk.json', () => {
    expect(readSettings([])).toMatchObject({
      stage: 'production',
      stackName: 'Invoicing',
      dataStackName: 'Invoicing-Data',
      config: { region: 'ca-central-1' },
    });
  });

  it.each([
    [['-c', 'stage=test', '-c', 'domain=app.example.ca']],
    [['--context', 'stage=test', '--context=domain=app.example.ca']],
    [['--require-approval', 'never', '-c', 'stage=test', '--verbose', '-c', 'domain=app.example.ca']],
  ])('on the command line win: %j', (args) => {
    expect(readSettings(args)).toMatchObject({
      stage: 'test',
      stackName: 'Invoicing-test',
      dataStackName: 'Invoicing-test-Data',
      config: { domain: 'app.example.ca' },
    });
  });

  it('are refused when one is unknown or malformed', () => {
    expect(() => readSettings(['-c', 'pdfConcurrency=many'])).toThrow(/pdfConcurrency/);
    expect(() => readSettings(['-c', 'domian=app.example.ca'])).toThrow(/There is no setting domian/);
    expect(readSettings(['-c', '@aws-cdk/core:stackRelativeExports=true'])).toMatchObject({ stage: 'production' });
  });
});
