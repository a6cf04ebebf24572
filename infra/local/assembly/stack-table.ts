import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { TABLE_NAME } from '#infra/local/environment.ts';
import type { Resolve } from './resolve.ts';
import { type Template, theOnly } from './template.ts';

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
export function stackTable(template: Template, resolve: Resolve): CreateTableCommandInput {
  const { properties } = theOnly(template, 'AWS::DynamoDB::GlobalTable');
  return { TableName: TABLE_NAME, ...GlobalTable.parse(resolve(properties)) };
}
