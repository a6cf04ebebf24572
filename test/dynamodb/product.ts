import type { TestProject } from 'vitest/node';
import startRunningProduct from '#test/support/running-product.ts';
import { startDynamoDbLocal } from './dynamodb-local.ts';

/**
 * Runs the product on AWS's own DynamoDB Local for the tests of one project: the one at `DYNAMODB_LOCAL_URL` if set,
 * otherwise a new one. The name of the product's table is unique to the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env.DYNAMODB_LOCAL_URL;
  const dynamodb = named ? { endpoint: named, stop: async () => undefined } : await startDynamoDbLocal();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = dynamodb.endpoint;
  process.env.TABLE_NAME = `northbill-${crypto.randomUUID()}`;
  const stopProduct = await startRunningProduct(project).catch(async (error) => {
    await dynamodb.stop();
    throw error;
  });
  return async () => {
    await stopProduct();
    await dynamodb.stop();
  };
}
