import { html } from '#functions/mail/html.ts';
import { htmlPage } from './html.ts';

/** What a run as of a time came to; absent before one. */
export type ScheduleRun = { readonly at: Date; readonly isDone: boolean };

/** The page that runs the schedules as of a time, so that a year of recurring invoices passes in a minute. */
export function schedulesPage(now: Date, run?: ScheduleRun): string {
  const body = html`<main>
    <h1>Schedules</h1>
    <p class="muted">Runs everything that is due by a time once: decisions of banks on debits, recurring invoices,
      charges of saved cards and bank accounts, reminders, overdue invoices and deletions. Reminders and recurring invoices of later days stay as they are. The clock itself does not move.</p>
    ${run ? html`<p class="card">${outcome(run)} <a href="/local/outbox">Outbox</a></p>` : null}
    <form class="card" method="post" action="/local/schedules/run">
      <label for="at">As of (UTC)</label>
      <input id="at" name="at" type="datetime-local" required value="${(run?.at ?? now).toISOString().slice(0, 16)}">
      <button>Run</button>
    </form>
  </main>`;
  return htmlPage({ title: 'Schedules', body, css: CSS });
}

function outcome({ at, isDone }: ScheduleRun): string {
  const time = at.toISOString().slice(0, 16).replace('T', ' ');
  return isDone ? `Done as of ${time} UTC.` : `Still busy with what is due by ${time} UTC.`;
}

const CSS = `
form { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
input, button { min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--muted); border-radius: .5rem; }
button { color: var(--on-accent); background: var(--accent); border-color: var(--accent); cursor: pointer; }
`;
