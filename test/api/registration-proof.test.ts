import { expect, it } from 'vitest';
import { call, productUrl } from '#test/support/client.ts';
import { PASSWORD } from '#test/support/given.ts';
import { solvePuzzle } from '#web/features/account/solve-puzzle.ts';

const anEmail = () => `new-${crypto.randomUUID()}@example.com`;

/** Registers from an address on the internet. */
async function registerFrom(address: string, body: object) {
  const response = await fetch(`${productUrl()}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ password: PASSWORD, ...body }),
  });
  return { status: response.status, body: await response.json() };
}

async function aProofFor(email: string): Promise<string> {
  const { body } = await call<{ puzzle: string }>('POST', '/users/puzzle', { body: { email } });
  return solvePuzzle(body.puzzle);
}

const REFUSED = { status: 403, body: { code: 'FORBIDDEN', reason: 'PROOF_REQUIRED' } };

it('requires a solved puzzle from the sixth registration of a network on', async () => {
  const network = `198.51.${Math.floor(Math.random() * 256)}`;
  for (let count = 0; count < 5; count += 1) {
    expect(await registerFrom(`${network}.${count}`, { email: anEmail() })).toMatchObject({ status: 201 });
  }
  const [email, other] = [anEmail(), anEmail()];
  expect(await registerFrom(`${network}.9`, { email })).toMatchObject(REFUSED);
  expect(await registerFrom(`${network}.9`, { email, proof: 'made-up' })).toMatchObject(REFUSED);
  const proof = await aProofFor(email);
  expect(await registerFrom(`${network}.9`, { email: other, proof })).toMatchObject(REFUSED);
  expect(await registerFrom(`${network}.9`, { email, proof })).toMatchObject({ status: 201 });
  expect(await registerFrom(`${network}.9`, { email, proof })).toMatchObject({ status: 409 });
});
