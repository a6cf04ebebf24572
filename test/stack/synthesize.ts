import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { readMergedTemplate } from '#infra/local/assembly/merged-template.ts';
import { addStacks, newApp } from '#infra/stack/stacks.ts';

/** Set by the CDK command line: adds each resource's construct path and asset to the template. */
export const WITH_METADATA = { 'aws:cdk:enable-path-metadata': true, 'aws:cdk:enable-asset-metadata': true };

/** A stage with every optional setting. */
export const EVERY_SETTING = {
  secondRegion: 'ca-west-1',
  domain: 'app.example.ca',
  hostedZoneId: 'Z0123456789ABC',
  hostedZoneName: 'example.ca',
  fromAddress: 'invoices@example.ca',
  dmarcPolicy: 'quarantine',
  supportEmail: 'help@example.ca',
  alarmEmail: 'ops@example.ca',
  monthlyBudgetUsd: 50,
  smsMonthlyLimitUsd: 20,
  dailyMailCap: 2_000,
  dailySmsCap: 200,
  smsDestinations: 'CA, +44, +1876',
  pdfConcurrency: 20,
  concurrencyQuota: 500,
  callsPerSecond: 4_000,
  strictCallsPerSecond: 300,
  adminSecondFactor: 'optional',
  githubRepository: 'northbill@12/invoicing@34',
  canaryEmail: 'canary@example.ca',
  gradual: 'on',
};

/**
 * `product` has the resources of all stacks in the product's region as if they were one, without the nested stack
 * `watching`. `templates` are those that CloudFormation receives, by file.
 */
type Synthesized = {
  product: Template;
  watching: Template;
  edge: Template;
  edgeAlarms: Template;
  secondRegion: Template | undefined;
  templates: Readonly<Record<string, RawTemplate>>;
  app: App;
};

/** A template as CloudFormation receives it. */
export type RawTemplate = {
  Resources: Record<string, { Type: string; DeletionPolicy?: string }>;
  Parameters?: object;
  Outputs?: object;
};

const synthesized = new Map<string, Synthesized>();

/** The templates of one stage, without bundling the functions. The same settings are synthesized once per worker. */
export function synthesize(context: Record<string, unknown> = {}): Synthesized {
  const key = JSON.stringify(context);
  const known = synthesized.get(key) ?? synthesizeAnew(context);
  synthesized.set(key, known);
  return known;
}

function synthesizeAnew(context: Record<string, unknown>): Synthesized {
  const stage = String(context.stage ?? 'production');
  const settings = { alarmEmail: 'none', ...(context[stage] as object | undefined) };
  const app = newApp({
    context: { ...WITH_METADATA, 'aws:cdk:bundling-stacks': [], ...context, [stage]: settings },
  });
  const { edge, edgeAlarms, secondRegion } = addStacks(app);
  const { directory } = app.synth();
  const { Outputs, Resources } = readMergedTemplate(directory);
  const { product = [], watching = [] } = Object.groupBy(Object.entries(Resources), ([, { Metadata }]) =>
    String(Metadata['aws:cdk:path']).includes('/Watching/') ? 'watching' : 'product',
  );
  return {
    product: Template.fromJSON({ Outputs, Resources: Object.fromEntries(product) }),
    watching: Template.fromJSON({ Resources: Object.fromEntries(watching) }),
    edge: Template.fromStack(edge),
    edgeAlarms: Template.fromStack(edgeAlarms),
    secondRegion: secondRegion && Template.fromStack(secondRegion),
    templates: Object.fromEntries(
      readdirSync(directory)
        .filter((file) => file.endsWith('.template.json'))
        .map((file) => [file, JSON.parse(readFileSync(join(directory, file), 'utf8'))]),
    ),
    app,
  };
}

/** A resource of a template, with the properties that a test reads. */
export type Found<Properties> = { id: string; path: string; properties: Properties };

/** All resources of a type. */
export function resources<Properties>(template: Template, type: string): Found<Properties>[] {
  return Object.entries(template.findResources(type)).map(([id, resource]) => ({
    id,
    path: String(resource.Metadata?.['aws:cdk:path'] ?? ''),
    properties: resource.Properties,
  }));
}

/** The only resource of a type. */
export function theOnly<Properties>(template: Template, type: string): Found<Properties> {
  const [only, ...others] = resources<Properties>(template, type);
  if (!only || others.length > 0) throw new Error(`Expected one ${type}, found ${others.length + (only ? 1 : 0)}`);
  return only;
}

/** The properties of a function that tests read. */
export type LambdaProperties = {
  Code: { S3Key: string };
  Architectures: string[];
  Runtime: string;
  Timeout: number;
  MemorySize: number;
  EphemeralStorage?: { Size: number };
  ReservedConcurrentExecutions?: number;
  Environment?: { Variables: Record<string, unknown> };
  LoggingConfig?: { LogFormat?: string; LogGroup?: { Ref: string } };
  TracingConfig?: { Mode: string };
  Role: { 'Fn::GetAtt': [string, string] };
};

/** The product's functions by folder, without the CDK's own. */
export function lambdas(template: Template): Map<string, Found<LambdaProperties>> {
  const all = resources<LambdaProperties>(template, 'AWS::Lambda::Function');
  const named = all.map(
    (found) => [/\/(?:Functions|Identity)\/([\w-]+)\/Resource/.exec(found.path)?.[1], found] as const,
  );
  return new Map(named.filter((entry): entry is [string, Found<LambdaProperties>] => entry[0] !== undefined));
}

/** A policy statement; a single action or resource may be a plain value. */
export type Statement = {
  Effect: string;
  Action: string | string[];
  Resource?: unknown;
  NotResource?: unknown;
  Condition?: unknown;
};

/** The policy statements of a function's role. */
export function statementsOf(template: Template, fn: Found<LambdaProperties>): Statement[] {
  return statementsIn(template, fn.properties.Role['Fn::GetAtt'][0]);
}

/** The statements in a role. */
export function statementsIn(template: Template, roleId: string | undefined): Statement[] {
  const roles = resources<{ Policies?: { PolicyDocument: { Statement: Statement[] } }[] }>(template, 'AWS::IAM::Role');
  const { Policies = [] } = roles.find(({ id }) => id === roleId)?.properties ?? {};
  return Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

/** The actions of a statement on a service, such as `dynamodb`, without the prefix. */
export function actionsOn(service: string, { Action }: Statement): string[] {
  return [Action]
    .flat()
    .filter((action) => action.startsWith(`${service}:`))
    .map((action) => action.slice(service.length + 1));
}
