import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { HttpHandler } from '../http-handler.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import type { Markup } from './html.ts'
import { inboxPage, letterHeaders, letterMarkup } from './inbox-page.ts'
import type { Job } from './jobs.ts'
import type { Login } from './logins.ts'
import { startPage } from './start-page.ts'
import { todayInBudapest } from '../today.ts'

interface DeskProps {
  url: string
  mailbox: Mailbox
  jobs: Job[]
  logins: () => Login[]
  meter: () => object
}

const style = readFileSync(join(import.meta.dirname, 'style.css'))

/** What the local cloud says of itself, below `/_local/`. */
export function desk({ url, mailbox, jobs, logins, meter }: DeskProps): HttpHandler {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const [, letter, form] = /^\/_local\/mail\/(\d+)\.(html|eml)$/.exec(pathname) ?? []
    const [, jobName] = /^\/_local\/jobs\/([^/]+)$/.exec(pathname) ?? []

    if (jobName && request.method === 'POST') {
      const job = jobs.find(({ name }) => name === decodeURIComponent(jobName))
      const date = searchParams.get('date') ?? todayInBudapest()
      if (!job) return missing(response)
      if (!/^\d{4}-\d\d-\d\d$/.test(date)) return response.writeHead(400).end('The date is written YYYY-MM-DD.')
      return json(response, await job.run(date))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()
    if (letter) {
      const mail = mailbox.find(Number(letter))
      if (!mail) return missing(response)
      return form === 'html'
        ? response.writeHead(200, letterHeaders).end(letterMarkup(mail.html))
        : response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(mail.raw)
    }
    switch (pathname) {
      case '/_local':
      case '/_local/':
        return show(response, startPage({ url, logins: logins(), jobs }))
      case '/_local/status':
        return json(response, { url, logins: logins(), jobs: jobs.map(({ name, schedule }) => ({ name, schedule })) })
      case '/_local/mail':
        return show(response, inboxPage(mailbox, Number(searchParams.get('id')) || undefined))
      case '/_local/mail.json':
        return json(response, mailbox.all())
      case '/_local/meter':
        return json(response, meter())
      case '/_local/style.css':
        return response.writeHead(200, { 'content-type': 'text/css' }).end(style)
      default:
        return missing(response)
    }
  }
}

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
