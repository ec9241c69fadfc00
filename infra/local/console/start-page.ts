import { html, page } from './html.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Login } from './logins.ts'
import type { Status } from './status.ts'

interface StartPageProps extends Status {
  url: string
  jobs: Job[]
}

/** The start page of the dev console. */
export const startPage = ({ url, ready, logins, jobs }: StartPageProps) =>
  page(
    'Local cloud',
    html`<h1>Local cloud</h1>
      <ul>
        <li><a href="/">${url}</a>: the product</li>
        <li><a href="/_local/mail">Inbox</a>: every email it has sent</li>
        <li><a href="/_local/meter">Meter</a>: what every endpoint has done and consumed</li>
        <li><a href="/_local/jobs">Jobs</a>: ${jobs.length || 'no'} schedules, which can be run for any date</li>
        <li>
          <a href="/_local/replay">Parked</a>: work that failed for good; <code>npm run replay -- --local</code> does it
          again
        </li>
        <li><a href="/_gallery">Gallery</a>: every component in every state</li>
        <li><a href="/_local/status">Status</a>: this page as JSON</li>
      </ul>
      <h2>Demo logins</h2>
      ${ready ? loginsOf(logins) : html`<p>The demo company is being created; reload this page in a moment.</p>`}`,
  )

const loginsOf = (logins: Login[]) => (logins.length ? loginTable(logins) : html`<p>None: the data are your own.</p>`)

const loginTable = (logins: Login[]) =>
  html`<table>
    <tr>
      <th>E-mail</th>
      <th>Password</th>
      <th>Name</th>
      <th>Role</th>
      <th></th>
    </tr>
    ${logins.map(
      ({ email, password, name, role, note }) =>
        html`<tr>
          <td><code>${email}</code></td>
          <td><code>${password}</code></td>
          <td>${name}</td>
          <td>${role}</td>
          <td>${note}</td>
        </tr>`,
    )}
  </table>`
