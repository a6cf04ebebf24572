import type { Locator } from 'playwright-core';

/** What a journey costs a person; `seconds` is an estimate at an unhurried pace. */
export type Effort = { readonly clicks: number; readonly fields: number; readonly seconds: number };

/** Seconds to find and press something, to turn to a field, and to type a character at 40 words a minute. */
const CLICK_S = 3;
const FIELD_S = 2;
const CHARACTER_S = 0.3;

/** Uses a page like a person, with the mouse for what is pressed, and counts it. */
export function countedPerson() {
  let [clicks, fields, seconds] = [0, 0, 0];
  return {
    async click(target: Locator): Promise<void> {
      await target.click();
      clicks += 1;
      seconds += CLICK_S;
    },
    /** Fills in a field, to which Tab leads. */
    async type(field: Locator, text: string): Promise<void> {
      await field.fill(text);
      fields += 1;
      seconds += FIELD_S + text.length * CHARACTER_S;
    },
    /** Chooses from a list by the keyboard. */
    async choose(field: Locator, option: string): Promise<void> {
      await field.selectOption(option);
      fields += 1;
      seconds += FIELD_S + CLICK_S;
    },
    effort: (): Effort => ({ clicks, fields, seconds: Math.round(seconds) }),
  };
}
