import * as z from 'zod';
import { email, line, requiredLine, requiredText } from '#shared/text-field.ts';

/** A message to support (spec 1 §3). `website` is a honeypot: people do not see it and leave it empty. */
export const ContactMessage = z.strictObject({
  name: requiredLine(100),
  email: email(),
  phone: line(30).optional(),
  company: line(100).optional(),
  subject: requiredLine(150),
  message: requiredText(5_000),
  website: z.string().max(500).optional(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
