import type { Locator } from 'playwright-core';

/** The effort that a journey takes; `seconds` is an estimate at an unhurried pace. */
export type Effort = { readonly clicks: number; readonly fields: number; readonly seconds: number };

/** Seconds to find and click something, to move to a field, and to type a character at 40 words a minute. */
const CLICK_S = 3;
const FIELD_S = 2;
const CHARACTER_S = 0.3;

/** Uses a page like a person and counts the effort; clicks are by mouse. */
export function effortCounter() {
  let [clicks, fields, seconds] = [0, 0, 0];
  return {
    async click(target: Locator): Promise<void> {
      await target.click();
      clicks += 1;
      seconds += CLICK_S;
    },
    /** Fills in a field reached with Tab. */
    async type(field: Locator, text: string): Promise<void> {
      await field.fill(text);
      fields += 1;
      seconds += FIELD_S + text.length * CHARACTER_S;
    },
    /** Chooses from a list with the keyboard. */
    async choose(field: Locator, option: string): Promise<void> {
      await field.selectOption(option);
      fields += 1;
      seconds += FIELD_S + CLICK_S;
    },
    effort: (): Effort => ({ clicks, fields, seconds: Math.round(seconds) }),
  };
}
