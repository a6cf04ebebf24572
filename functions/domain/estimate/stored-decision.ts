import type { Issuer } from '#shared/document/issuer.ts';
import type { DecisionWay } from '#shared/estimate/event.ts';

/** The yes or no to a version of an estimate, as stored with it. */
export type StoredDecision = {
  readonly outcome: 'ACCEPTED' | 'DECLINED';
  /** The version that was decided. */
  readonly version: number;
  readonly at: string;
  /** Email of the user who recorded it; absent if the recipient decided. */
  readonly by?: string;
  /** Who accepted, as they typed it. */
  readonly name?: string;
  /** Why they declined. */
  readonly reason?: string;
  /** How the business was told, if it recorded the decision. */
  readonly way?: DecisionWay | undefined;
  readonly reference?: string | undefined;
  /** The lines that were chosen, by their places; absent if there was nothing to choose. */
  readonly chosen?: readonly number[] | undefined;
  /** The path of their drawn signature on a field of 600 × 200. */
  readonly signature?: string | undefined;
  /** Of an acceptance by its recipient: what it was of, and where it came from. No answer contains these. */
  readonly evidence?: {
    /** SHA-256 of what was shown (`shownHash`), in base64url. */
    readonly hash: string;
    /** Who issued it, as shown, which is a part of the hash and may change. */
    readonly issuer: Issuer;
    readonly address?: string;
    readonly device?: string;
  };
};
