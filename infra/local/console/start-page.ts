import { codeAt } from './authenticator-code.ts'
import { html, page } from './html.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Login } from './logins.ts'
import type { Status } from './status.ts'

interface StartPageProps extends Status {
  url: string
  /** When it is shown, which the codes of the second step depend on. */
  now: Date
  jobs: Job[]
}

/** The start page of the dev console. */
export const startPage = ({ url, ready, logins, jobs, now }: StartPageProps) =>
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
      ${ready ? loginsOf(logins, now) : html`<p>The demo company is being created; reload this page in a moment.</p>`}`,
  )

const loginsOf = (logins: Login[], now: Date) =>
  logins.length
    ? [loginTable(logins), ...logins.map(login => secondStepOf(login, now))]
    : html`<p>None: the data are your own.</p>`

/** The code that is asked for after the password; nothing where none is. */
function secondStepOf({ email, authenticator }: Login, now: Date) {
  if (!authenticator) return ''
  const { code, seconds } = codeAt(authenticator, now)
  return html`<h2>Second step of ${email}</h2>
    <p>
      <code>${code}</code>, for ${seconds} seconds more. Each code counts once: for the next one, reload this page after
      that. An authenticator app takes the secret <code>${authenticator}</code>.
    </p>`
}

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
