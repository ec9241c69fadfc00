import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { faultsIn } from '../faults/fault.ts'
import type { FaultControl } from '../faults/fault-control.ts'
import type { HttpHandler } from '../http/http-handler.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import type { Markup } from './html.ts'
import { inboxPage, emailHeaders, emailMarkup } from './inbox-page.ts'
import type { Job } from '../jobs/jobs.ts'
import { jobsPage } from './jobs-page.ts'
import type { MeterReading } from '../functions/meter-reading.ts'
import { meterPage } from './meter-page.ts'
import { startPage } from './start-page.ts'
import type { Status } from './status.ts'
import { todayInBudapest } from '../clock/today.ts'

interface ConsoleProps {
  url: string
  mailbox: Mailbox
  jobs: Job[]
  status: Status
  meter: () => MeterReading
  /** Only where services may be made to fail. */
  faults?: FaultControl
}

const style = readFileSync(join(import.meta.dirname, 'style.css'))

/** What the local cloud says of itself, below `/_local/`. */
export function devConsole({ url, mailbox, jobs, status, meter, faults }: ConsoleProps): HttpHandler {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const [, letter, form] = /^\/_local\/mail\/(\d+)\.(html|eml)$/.exec(pathname) ?? []
    const [, jobName] = /^\/_local\/jobs\/([^/]+)$/.exec(pathname) ?? []

    if (jobName && request.method === 'POST') {
      const job = jobs.find(({ name }) => name === decodeURIComponent(jobName))
      const form = new URLSearchParams(await text(request))
      const date = searchParams.get('date') ?? form.get('date') ?? todayInBudapest()
      if (!job) return missing(response)
      if (!/^\d{4}-\d\d-\d\d$/.test(date)) return response.writeHead(400).end('The date is written YYYY-MM-DD.')
      return json(response, await job.run(date))
    }
    if (faults && pathname === '/_local/faults') {
      if (request.method === 'POST') {
        const refusal = await setFaults(faults, await text(request))
        if (refusal) return response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(refusal)
      }
      return json(response, faults.all())
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()
    if (letter) {
      const mail = mailbox.find(Number(letter))
      if (!mail) return missing(response)
      return form === 'html'
        ? response.writeHead(200, emailHeaders).end(emailMarkup(mail.html))
        : response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(mail.raw)
    }
    switch (pathname) {
      case '/_local':
      case '/_local/':
        return show(response, startPage({ url, ...status, jobs }))
      case '/_local/status':
        return json(response, { url, ...status, jobs: jobs.map(({ name, schedule }) => ({ name, schedule })) })
      case '/_local/jobs':
        return show(response, jobsPage(jobs, todayInBudapest()))
      case '/_local/mail':
        return show(response, inboxPage(mailbox, Number(searchParams.get('id')) || undefined))
      case '/_local/mail.json':
        return json(response, mailbox.all())
      case '/_local/meter':
        return wantsPage(request) ? show(response, meterPage(meter())) : json(response, meter())
      case '/_local/style.css':
        return response.writeHead(200, { 'content-type': 'text/css' }).end(style)
      default:
        return missing(response)
    }
  }
}

/** Sets the faults that a text describes, or says what is wrong with it. */
async function setFaults(faults: FaultControl, description: string): Promise<string | undefined> {
  try {
    await faults.set(faultsIn(description))
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Browsers ask for pages, programs for anything. */
const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false

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
