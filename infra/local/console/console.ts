import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { faultsIn } from '../faults/fault.ts'
import type { FaultControl } from '../faults/fault-control.ts'
import type { HttpHandler } from '../http/http-handler.ts'
import { standInProvider } from '../identity/stand-in-provider.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import { parkedIn, replay, type Parking } from '#infra/replay/parking.ts'
import type { Markup } from './html.ts'
import { inboxPage, emailHeaders, emailMarkup } from './inbox-page.ts'
import type { Job } from '../jobs/jobs.ts'
import { jobsPage } from './jobs-page.ts'
import type { MeterReading } from '../functions/meter-reading.ts'
import { meterPage } from './meter-page.ts'
import { isOwnRequest } from './own-request.ts'
import { startPage } from './start-page.ts'
import type { Status } from './status.ts'
import { todayInBudapest } from '../clock/today.ts'

interface ConsoleProps {
  url: string
  mailbox: Mailbox
  jobs: Job[]
  /** What failed for good. */
  parking: Parking
  /** Runs an operator's program over the table, and gives what it says. */
  operate: (file: string, ...args: string[]) => Promise<string>
  status: Status
  /** Whether nothing follows any more from what was written. */
  isSettled: () => boolean
  meter: () => MeterReading
  /** Present where faults can be injected. */
  faults?: FaultControl
}

interface Call {
  request: IncomingMessage
  response: ServerResponse
  query: URLSearchParams
}

const style = readFileSync(join(import.meta.dirname, 'style.css'))

/** The dev console, below `/_local/`: inbox, meter, jobs, parked work, faults and status. */
export function devConsole(props: ConsoleProps): HttpHandler {
  const { url, mailbox, jobs, parking, operate, faults } = props
  const pages = pagesOf(props)
  const identity = standInProvider(url)
  return async (request, response) => {
    if (!isOwnRequest(request))
      return response.writeHead(403, plainText).end('The console is open to this machine alone.')
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url)
    if (pathname.startsWith('/_local/identity/')) return identity(request, response)
    const call = { request, response, query }
    const [, job] = /^\/_local\/jobs\/([^/]+)$/.exec(pathname) ?? []
    if (job && request.method === 'POST') return runJob(jobs, decodeURIComponent(job), call)
    if (pathname === '/_local/migrate' && request.method === 'POST')
      return sayOutcome(
        response,
        operate('functions/migration/main.ts', ...(query.has('dry-run') ? ['--dry-run'] : [])),
      )
    if (pathname === '/_local/remove-lost-factors' && request.method === 'POST')
      return sayOutcome(response, operate('functions/account/remove-lost-factors-program.ts', query.get('email') ?? ''))
    if (pathname === '/_local/operator' && request.method === 'POST')
      return sayOutcome(response, operate('functions/backoffice/operator-program.ts', query.get('email') ?? ''))
    if (pathname === '/_local/restore-company' && request.method === 'POST')
      return sayOutcome(response, operate('functions/company/restore-company-program.ts', query.get('company') ?? ''))
    if (pathname === '/_local/plan' && request.method === 'POST')
      return sayOutcome(
        response,
        operate('functions/billing/plan-program.ts', query.get('company') ?? '', query.get('deed') ?? ''),
      )
    if (pathname === '/_local/replay') return json(response, await parked(parking, request))
    if (faults && pathname === '/_local/faults') return serveFaults(faults, call)
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()

    const [, email, form] = /^\/_local\/mail\/(\d+)\.(html|eml)$/.exec(pathname) ?? []
    if (email) return showEmail(mailbox.find(Number(email)), form, response)
    return pages[pathname]?.(call) ?? missing(response)
  }
}

/** The pages by path. */
function pagesOf({
  url,
  mailbox,
  jobs,
  status,
  isSettled,
  meter,
}: ConsoleProps): Record<string, (call: Call) => ServerResponse> {
  const schedules = jobs.map(({ name, schedule }) => ({ name, schedule }))
  const start = ({ response }: Call) => show(response, startPage({ url, ...status, jobs, now: new Date() }))
  return {
    '/_local': start,
    '/_local/': start,
    '/_local/status': ({ response }) => json(response, { url, ...status, settled: isSettled(), jobs: schedules }),
    '/_local/jobs': ({ response }) => show(response, jobsPage(jobs, todayInBudapest())),
    '/_local/mail': ({ response, query }) => show(response, inboxPage(mailbox, Number(query.get('id')) || undefined)),
    '/_local/mail.json': ({ response, query }) => json(response, emailsTo(mailbox, query.get('to'))),
    '/_local/meter': ({ request, response }) =>
      wantsHtml(request) ? show(response, meterPage(meter())) : json(response, meter()),
    '/_local/style.css': ({ response }) => response.writeHead(200, { 'content-type': 'text/css' }).end(style),
  }
}

/** All emails, or those to one address: whoever waits for one asks often, and a demo company gets many. */
const emailsTo = (mailbox: Mailbox, address: string | null) =>
  address === null ? mailbox.all() : mailbox.all().filter(({ to }) => to === address)

/** What an operator's program says, or why it failed. */
async function sayOutcome(response: ServerResponse, said: Promise<string>) {
  const outcome = await said.then(
    text => ({ status: 200, text }),
    (error: unknown) => ({ status: 400, text: error instanceof Error ? error.message : String(error) }),
  )
  return response.writeHead(outcome.status, plainText).end(outcome.text)
}

/** Lists what is parked, or replays it by a POST. */
const parked = (parking: Parking, { method }: IncomingMessage) =>
  method === 'POST' ? replay(parking) : parkedIn(parking)

async function runJob(jobs: Job[], name: string, { request, response, query }: Call) {
  const job = jobs.find(one => one.name === name)
  const form = new URLSearchParams(await text(request))
  const date = query.get('date') ?? form.get('date') ?? todayInBudapest()
  if (!job) return missing(response)
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return response.writeHead(400).end('The date is written YYYY-MM-DD.')
  return json(response, { message: job.run(date) })
}

async function serveFaults(faults: FaultControl, { request, response }: Call) {
  if (request.method === 'POST') {
    const error = await setFaults(faults, await text(request))
    if (error) return response.writeHead(400, plainText).end(error)
  }
  return json(response, faults.all())
}

function showEmail(email: ReturnType<Mailbox['find']>, form: string | undefined, response: ServerResponse) {
  if (!email) return missing(response)
  return form === 'html'
    ? response.writeHead(200, emailHeaders).end(emailMarkup(email.html))
    : response.writeHead(200, plainText).end(email.raw)
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' }

/** Sets the faults described by a text, or gives the error in it. */
async function setFaults(faults: FaultControl, description: string): Promise<string | undefined> {
  try {
    await faults.set(faultsIn(description))
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Browsers accept HTML, programs anything. */
const wantsHtml = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false

const show = (response: ServerResponse, { text }: Markup) =>
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'",
    })
    .end(text)

const json = (response: ServerResponse, value: unknown) =>
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value))

const missing = (response: ServerResponse) => response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
