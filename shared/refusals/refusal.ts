import { AppError, type ErrorParams } from '#shared/errors.ts';
import { fillTemplate } from '#shared/fill-template.ts';
import type { RefusalReason } from './refusals.ts';
import type { Refusal, Wording } from './wording.ts';

type Named<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type ParamsOf<Of extends Wording> = Of extends string
  ? { readonly [Name in Named<Of>]: string | number }
  : { readonly what: keyof Of } & { readonly [Name in Named<Of[keyof Of]>]: string | number };

/** The values of `what` for a refusal with several wordings. */
export type WhatOf<Of extends Refusal> = Exclude<keyof Of[1], keyof string>;

type Details = ErrorOptions & {
  /** The record that was created with the client's id. */
  readonly record?: string;
};
type Args<Params> = Record<never, never> extends Params ? [details?: Details] : [details: Params & Details];

/**
 * The error for a refusal, given by its name, such as `refusal({ NUMBER_TAKEN }, { what: 'taken', number })`. So a
 * bundle contains only the refusals that it uses.
 */
export function refusal<Named extends { readonly [Reason in RefusalReason]?: Refusal }>(
  named: Named,
  ...[details = {}]: Args<ParamsOf<Extract<Named[keyof Named], Refusal>[1]>>
): AppError {
  const { cause, ...params } = details as ErrorOptions & ErrorParams;
  const [[reason, [code, wording]]] = Object.entries(named) as [[RefusalReason, Refusal]];
  const text = typeof wording === 'string' ? wording : (wording[String(params.what)] ?? '');
  return new AppError(code, fillTemplate(text, params), { cause, reason, params });
}
