import type { Job } from '../jobs/jobs.ts'
import { html, page } from './html.ts'

/** The template's schedules, each with a button that runs it for a date. */
export const jobsPage = (jobs: Job[], today: string) =>
  page(
    'Jobs',
    html`<p><a href="/_local/">Local cloud</a></p>
      <h1>Jobs</h1>
      ${
        jobs.length
          ? html`<p>They run on schedule. Running a job twice for a date changes nothing.</p>`
          : html`<p>The template has no schedule.</p>`
      }
      ${jobs.map(
        ({ name, schedule, enabled }) =>
          html`<form method="post" action="/_local/jobs/${name}">
            <h2>${name}</h2>
            <p><code>${schedule}</code>${enabled ? '' : ', switched off'}</p>
            <p>
              <label>Date <input type="date" name="date" value="${today}" required /></label>
              <button>Run for this date</button>
            </p>
          </form>`,
      )}`,
  )
