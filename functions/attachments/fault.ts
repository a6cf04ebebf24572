import type { FILE_REFUSED } from '#shared/refusals/attachments.ts';
import type { WhatOf } from '#shared/refusals/refusal.ts';

/** Why a file may not be attached; undefined if it may. */
export type Fault = WhatOf<typeof FILE_REFUSED> | undefined;
