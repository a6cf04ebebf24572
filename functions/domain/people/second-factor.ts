import { randomInt } from 'node:crypto';
import { userKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Sealer } from '#functions/services/sealed.ts';
import { totpStep } from '#functions/services/totp.ts';

/** An authenticator app, as stored in the user's record. */
export type SecondFactor = {
  /** The app's secret, sealed for the user. */
  readonly sealedSecret: string;
  readonly enabledAt: string;
  /** The time step of the last code used; codes up to this step are refused. */
  readonly lastStep: number;
  /** Hashes of the unused recovery codes. */
  readonly recoveryCodes: Readonly<Record<string, true>>;
};

type Holder = { readonly id: string; readonly secondFactor?: SecondFactor | undefined };

export type ConsumeCode = (user: Holder, code: string, now: Date) => Promise<boolean>;

/**
 * Consumes a code of a user's authenticator app or one of their recovery codes. Returns false if it is wrong or already
 * used. Of several concurrent uses of a code, one succeeds.
 */
export function secondFactorIn(table: Table, sealer: Sealer): ConsumeCode {
  return async (user, typed, now) => {
    if (!user.secondFactor) return false;
    const code = normalized(typed);
    if (isRecoveryCode(code)) return consumeRecoveryCode(table, user.id, sealer.hash(code, user.id));
    const { sealedSecret } = user.secondFactor;
    const step = totpStep(sealer.open(sealedSecret, user.id), code, now);
    return step !== null && consumeStep(table, user.id, { sealedSecret, step });
  };
}

/** Whether a code is not one of an authenticator app, which has six digits. */
export function isRecoveryCode(typed: string): boolean {
  return !/^\d{6}$/.test(normalized(typed));
}

async function consumeStep(
  table: Table,
  userId: string,
  { sealedSecret, step }: { sealedSecret: string; step: number },
): Promise<boolean> {
  const used = await table.update({
    Key: userKey(userId),
    UpdateExpression: 'SET secondFactor.lastStep = :step',
    ConditionExpression: 'secondFactor.sealedSecret = :secret AND secondFactor.lastStep < :step',
    ExpressionAttributeValues: { ':step': step, ':secret': sealedSecret },
  });
  return used !== null;
}

async function consumeRecoveryCode(table: Table, userId: string, hash: string): Promise<boolean> {
  const used = await table.update({
    Key: userKey(userId),
    UpdateExpression: 'REMOVE secondFactor.recoveryCodes.#hash',
    ConditionExpression: 'attribute_exists(secondFactor.recoveryCodes.#hash)',
    ExpressionAttributeNames: { '#hash': hash },
  });
  return used !== null;
}

const RECOVERY_CODES = 10;
/** Omits ambiguous characters. A code of 16 has 79 bits of entropy. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_CODE_LENGTH = 16;

/** New recovery codes of a user, to be shown once, and the hashes to store. */
export function newRecoveryCodes(sealer: Sealer, userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((code) => [sealer.hash(normalized(code), userId), true] as const);
  return { codes, hashes: Object.fromEntries(hashes) satisfies SecondFactor['recoveryCodes'] };
}

function newRecoveryCode(): string {
  const characters = Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return characters.replace(/.{4}(?=.)/g, '$&-');
}

/** Accepts a code in any case, with or without spaces and hyphens. */
function normalized(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}
