import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The purposes for which keys are derived. */
const SEALED = 'sealed texts';
const HASHED = 'hashed texts';

/** Encrypts short secrets for the table, so that read access to it yields neither a session nor a second factor. */
export type Sealer = ReturnType<typeof sealerOf>;

/** Seals with a secret, by default the environment's `AUTH_KEY` (AES-256-GCM). */
export function sealerOf(secret = process.env.AUTH_KEY ?? '') {
  const keyFor = (purpose: string) => {
    if (!secret) throw new Error('AUTH_KEY is not set');
    return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  };
  return {
    /** Encrypts a text for one owner. */
    seal(text: string, owner: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyFor(SEALED), nonce).setAAD(Buffer.from(owner));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
    },
    /** Decrypts a sealed text. Throws if it was changed or belongs to another owner. */
    open(sealed: string, owner: string): string {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, keyFor(SEALED), bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const parts = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
      return Buffer.concat(parts).toString('utf8');
    },
    /** A keyed hash of a text of one owner, so that texts cannot be guessed offline. */
    hash: (text: string, owner: string) =>
      createHmac('sha256', keyFor(HASHED))
        .update(JSON.stringify([owner, text]))
        .digest('base64url'),
  };
}
