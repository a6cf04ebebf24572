import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  ListUserPoolClientsCommand,
  ListUserPoolsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetQueueUrlCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import type { InvoiceMail } from '#functions/mail/orders/business-mails.ts';
import type { Cloud } from '#infra/local/cloud.ts';
import { deadLettersOf } from '#infra/local/emulators/fauxqs.ts';
import { TABLE_NAME } from '#infra/local/environment.ts';
import type { QueueName } from '#infra/queues.ts';
import { productUrl } from './client.ts';
import { UNSIGNED } from './unsigned.ts';

let origins: Promise<Cloud['endpoints']> | undefined;

/** Endpoints of the emulators behind the running product. */
export function endpoints(): Promise<Cloud['endpoints']> {
  origins ??= fetch(`${productUrl()}/local/endpoints.json`).then((response) => response.json());
  return origins;
}

/** An item as stored in the table. */
export async function storedItem(pk: string, sk: string): Promise<Record<string, unknown> | undefined> {
  const { Item } = await (await documentClient()).send(
    new GetCommand({ TableName: TABLE_NAME, Key: { pk, sk }, ConsistentRead: true }),
  );
  return Item;
}

/** Puts an item, replacing any with the same key. */
export async function storeItem(Item: Record<string, unknown>): Promise<void> {
  await (await documentClient()).send(new PutCommand({ TableName: TABLE_NAME, Item }));
}

/** The items of a partition, or those whose sort key starts with `prefix`. */
export async function storedItems(pk: string, prefix = ''): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await (await documentClient()).send(
    new QueryCommand({
      TableName: TABLE_NAME,
      // DynamoDB rejects key conditions with an empty string.
      KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
    }),
  );
  return Items;
}

/** The Stripe account of the business that owns an invoice. */
export async function stripeAccountOf(invoiceId: string): Promise<string> {
  const invoice = await storedItem(`INVOICE#${invoiceId}`, 'INVOICE');
  const business = await storedItem(`BUSINESS#${invoice?.businessId}`, 'BUSINESS');
  return String(business?.stripeAccountId);
}

/** A queued Stripe event; `tries` counts how often it was received. */
type QueuedEvent = { body: string; tries: number };

/** Events on the queue, including those in flight. */
export async function waitingEvents(): Promise<QueuedEvent[]> {
  return messagesOn('stripe-events');
}

/** Events in the dead-letter queue. */
export async function deadEvents(): Promise<QueuedEvent[]> {
  return messagesOn(deadLettersOf('stripe-events'));
}

/** Resolves once all queued emails to this address have been sent, or have failed for good. */
export async function mailsProcessed(address: string): Promise<void> {
  for (const queue of ['account-mails', 'mails'] as const) await processed(queue, address);
}

/** Queues emails about invoices, as `invoice-delivery` does. */
export async function queueMails(...mails: InvoiceMail[]): Promise<void> {
  const endpoint = (await endpoints()).sqs;
  const sqs = new SQSClient({ ...UNSIGNED, endpoint });
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: 'mails' }));
  for (const mail of mails) await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(mail) }));
}

/**
 * Waits until no message on a queue contains a text: an email waits for its PDF, which is slow on a busy machine, and one
 * that could not be sent for its next try.
 */
async function processed(queue: QueueName, address: string): Promise<void> {
  const waiting = async () => (await messagesOn(queue)).filter(({ body }) => body.includes(`"${address}"`));
  // Also called outside of tests, where `expect.poll` throws. A look lists the whole queue, so it is not taken often.
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 110_000, interval: 100 });
}

/** Resolves once no shard of open invoices waits to be swept. */
export async function shardsSwept(): Promise<void> {
  await expect.poll(() => messagesOn('open-shards')).toEqual([]);
}

async function messagesOn(queue: string): Promise<QueuedEvent[]> {
  type Message = { body: string; approximateReceiveCount: number };
  const response = await fetch(`${(await endpoints()).sqs}/_fauxqs/queues/${queue}`);
  const { messages } = (await response.json()) as { messages: { ready: Message[]; inflight: { message: Message }[] } };
  const all = [...messages.ready, ...messages.inflight.map(({ message }) => message)];
  return all.map(({ body, approximateReceiveCount: tries }) => ({ body, tries }));
}

/** Stripe's SDK, connected to the stand-in. */
export async function stripe(): Promise<Stripe> {
  const url = new URL((await endpoints()).stripe);
  return new Stripe('sk_test_local', { host: url.hostname, port: url.port, protocol: 'http', telemetry: false });
}

/** Creates a user in the ADMIN group, as an operator does in the Cognito console. */
export async function anAdministratorInCognito(email: string): Promise<void> {
  const { cognito, UserPoolId } = await userPool();
  await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: email, MessageAction: 'SUPPRESS' }));
  await addToGroup(email, 'ADMIN');
}

/** Adds an account to a group in Cognito, as an operator does in the console. */
export async function addToGroup(email: string, GroupName: string): Promise<void> {
  const { cognito, UserPoolId } = await userPool();
  await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: email, GroupName }));
}

/** The groups of an account in Cognito, by its subject, sorted. */
export async function groupsOf(Username: string): Promise<string[]> {
  const { cognito, UserPoolId } = await userPool();
  const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
  return Groups.map(({ GroupName = '' }) => GroupName).sort();
}

let pool: ReturnType<typeof findUserPool> | undefined;

/** The user pool of the running product, its client for the product, and an SDK client for it. */
export function userPool() {
  pool ??= findUserPool();
  return pool;
}

async function findUserPool() {
  const cognito = new CognitoIdentityProviderClient({ ...UNSIGNED, endpoint: (await endpoints()).cognito });
  const { UserPools = [] } = await cognito.send(new ListUserPoolsCommand({ MaxResults: 1 }));
  const UserPoolId = UserPools[0]?.Id;
  const { UserPoolClients = [] } = await cognito.send(new ListUserPoolClientsCommand({ UserPoolId, MaxResults: 1 }));
  return { cognito, UserPoolId, ClientId: UserPoolClients[0]?.ClientId };
}

let client: DynamoDBDocumentClient | undefined;

/** A client for the product's table. */
export async function documentClient(): Promise<DynamoDBDocumentClient> {
  const endpoint = (await endpoints()).dynamodb;
  client ??= DynamoDBDocumentClient.from(new DynamoDBClient({ ...UNSIGNED, endpoint }));
  return client;
}
