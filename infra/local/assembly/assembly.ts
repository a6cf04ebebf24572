import { tmpdir } from 'node:os';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import type { TrustedTokens } from '#infra/local/emulators/access-token.ts';
import { endpointVariables, LOCAL_KEY, type Locals, TABLE_NAME } from '#infra/local/environment.ts';
import type { GatewayRoute } from '#infra/local/gateway/routes.ts';
import type { LoadFunction } from '#infra/local/triggers/functions.ts';
import type { QueueName } from '#infra/queues.ts';
import { type Guards, startGuards } from './guard.ts';
import { lambdaProcess } from './lambda-process.ts';
import { localNames, SITE_HOST } from './local-names.ts';
import { type Resolve, resolver } from './resolve.ts';
import { type StackFunction, stackFunctions } from './stack-functions.ts';
import { stackAuthorizer, stackOriginHeaders, stackRoutes } from './stack-routes.ts';
import { readTemplate, type Template, theOnly } from './template.ts';

/** The output of `cdk synth`, ready to run here: the bundles, routes, permissions and names that would be deployed. */
export type Assembly = {
  table: CreateTableCommandInput;
  routes: readonly GatewayRoute[];
  /** The issuer and client of the API's tokens. */
  tokens: TrustedTokens;
  /** The headers that CloudFront adds to API calls. */
  originHeaders: Readonly<Record<string, string>>;
  /** Calls the bundles, each in its own process. */
  load: LoadFunction;
  stop: () => Promise<void>;
};

/** A function's environment, with what Lambda would add. Its access key is its name, so that guards know the caller. */
function environmentOf(fn: StackFunction, { url, runtimeVariables }: Locals, { endpoints }: Guards) {
  const { PATH = '' } = process.env;
  const own = Object.entries(fn.environment).map(([name, value]) => [name, value.replace(`https://${SITE_HOST}`, url)]);
  return {
    PATH,
    TMPDIR: tmpdir(),
    ...runtimeVariables,
    ...endpointVariables(endpoints),
    AWS_ACCESS_KEY_ID: fn.name,
    ...Object.fromEntries(own),
  };
}

/** Opens the assembly in a folder. Throws if the template lacks something that a deployment needs. */
export async function openAssembly(folder: string, locals: Locals): Promise<Assembly> {
  const template = readTemplate(folder);
  const secrets = { ...locals.stripeSecrets, '': LOCAL_KEY };
  const guards = await startGuards(locals.endpoints, (name) => functions.get(name)?.statements ?? []);
  const queueUrlOf = (name: QueueName) => `${guards.endpoints.sqs}${new URL(locals.queueUrlOf(name)).pathname}`;
  const resolve = resolver(localNames(template, { pool: locals.pool, queueUrlOf, secrets }));
  const functions = stackFunctions(template, resolve);
  const processes = new Map(
    [...functions.values()].map((fn) => [
      fn.name,
      lambdaProcess({ ...fn, environment: environmentOf(fn, locals, guards) }),
    ]),
  );
  return {
    table: stackTable(template, resolve),
    routes: stackRoutes(template, resolve),
    tokens: stackAuthorizer(template, resolve),
    originHeaders: stackOriginHeaders(template, resolve),
    load: async (name) => {
      const found = processes.get(name);
      if (!found) throw new Error(`The stack has no function ${name}`);
      return (event) => found.invoke(event);
    },
    async stop() {
      await Promise.all([...processes.values()].map((each) => each.stop()));
      await guards.stop();
    },
  };
}

const Keys = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const Index = z.object({
  IndexName: z.string(),
  KeySchema: Keys,
  Projection: z.object({ ProjectionType: z.enum(['ALL', 'KEYS_ONLY']) }),
});
const GlobalTable = z.object({
  BillingMode: z.literal('PAY_PER_REQUEST'),
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  KeySchema: Keys,
  LocalSecondaryIndexes: z.array(Index),
  GlobalSecondaryIndexes: z.array(Index),
});

/** The table as the template defines it. */
function stackTable(template: Template, resolve: Resolve): CreateTableCommandInput {
  const { properties } = theOnly(template, 'AWS::DynamoDB::GlobalTable');
  return { TableName: TABLE_NAME, ...GlobalTable.parse(resolve(properties)) };
}
