import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { html } from '#infra/local/console/html.ts'
import { startPage } from '#infra/local/console/start-page.ts'
import { faultsIn } from '#infra/local/faults/fault.ts'
import { greeting } from '#infra/local/greeting.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { eventually } from './fixture/eventually.ts'
import { startFixture } from './fixture/fixture-cloud.ts'

const anna = {
  email: 'anna@people.test',
  password: 'Secret1',
  name: 'Kis Anna',
  company: 'Fixture',
  role: 'employee',
  note: '<b>',
}

let cloud: LocalCloud
beforeAll(async () => {
  cloud = await startFixture()
  cloud.status.logins.push(anna)
  await fetch(`${cloud.url}/api/hu/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: 'anna@people.test', subject: '<i>Hello</i>' }),
  })
  await eventually(() => cloud.mails().length)
})
afterAll(() => cloud.close())

const get = (path: string) => fetch(`${cloud.url}/_local${path}`)
const text = async (path: string) => (await get(path)).text()

describe('the dev console', () => {
  it('tells programs where everything is', async () => {
    const status = async () => (await get('/status')).json()
    await eventually(async () => ((await status()) as { settled: boolean }).settled)
    expect(await status()).toEqual({ url: cloud.url, ready: true, logins: [anna], settled: true, jobs: [] })
  })

  it('tells people the same, and makes harmless what it shows', async () => {
    const page = await text('/')
    expect(page).toContain('anna@people.test')
    expect(page).toContain('&lt;b&gt;')
  })

  it('shows every email: as JSON, in a list, as sandboxed markup, and as it was sent', async () => {
    expect(await (await get('/mail.json')).json()).toMatchObject([{ to: 'anna@people.test', subject: '<i>Hello</i>' }])
    expect(await (await get('/mail.json?to=anna@people.test')).json()).toHaveLength(1)
    expect(await (await get('/mail.json?to=vera@people.test')).json()).toEqual([])
    const inbox = await text('/mail')
    expect(inbox).toContain('&lt;i&gt;Hello&lt;/i&gt;')
    expect(inbox).toContain('src="/_local/mail/1.html"')
    const email = await get('/mail/1.html')
    expect(email.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/)
    expect(await email.text()).toContain('<b>Ödön</b>')
    expect(await text('/mail/1.eml')).toContain('multipart/alternative')
  })

  it('shows what the functions have done', async () => {
    const { functions } = (await (await get('/meter')).json()) as ReturnType<LocalCloud['meter']>
    expect(functions['fixture-api-probes-send-email']).toMatchObject({ workers: 1, invocations: 1, cold_starts: 1 })
    expect(functions['fixture-api-probes-send-email']?.calls).toEqual({ 'sqs:SendMessage': 1 })
  })

  it('shows the capacity each endpoint consumed, as JSON and as a page', async () => {
    await fetch(`${cloud.url}/api/hu/item/metered`, { method: 'PUT', body: '{}' })
    const { endpoints } = (await (await get('/meter')).json()) as ReturnType<LocalCloud['meter']>
    const reading = endpoints['PUT /api/{locale}/item/{id}']
    expect(reading).toMatchObject({ invocations: 1, failures: 0, read_units: 1, write_units: 1 })
    expect(reading?.cold_milliseconds).toBeGreaterThan(0)
    expect(reading?.milliseconds).toBeGreaterThanOrEqual(reading?.cold_milliseconds ?? 0)

    const page = await (await fetch(`${cloud.url}/_local/meter`, { headers: { accept: 'text/html' } })).text()
    expect(page).toContain('<code>PUT /item/{id}</code>')
    expect(page).toContain('<code>fixture-notifications-send-email</code>')
  })

  it.each(['/nothing', '/mail/99.html', '/mail/1.txt'])('has nothing at %s', async path => {
    expect((await get(path)).status).toBe(404)
  })

  it('runs no job that is not in the template', async () => {
    expect((await fetch(`${cloud.url}/_local/jobs/none`, { method: 'POST' })).status).toBe(404)
  })
})

describe('the console is for this machine alone', () => {
  const port = () => new URL(cloud.url).port

  /** The status of a call with headers that fetch would not send. */
  async function statusOf(method: string, path: string, headers: OutgoingHttpHeaders) {
    const call = request(`${cloud.url}/_local${path}`, { method, headers })
    call.end()
    const [{ statusCode }] = (await once(call, 'response')) as [IncomingMessage]
    return statusCode
  }

  it('and refuses any other host, to which a site could lead its own name', async () => {
    for (const host of ['evil.example', `evil.example:${port()}`, '127.0.0.1', `127.0.0.1.evil.example:${port()}`])
      for (const path of ['/', '/mail.json', '/status', '/nothing'])
        expect([host, path, await statusOf('GET', path, { host })]).toEqual([host, path, 403])
    expect(await statusOf('GET', '/status', { host: `localhost:${port()}` })).toBe(200)
  })

  it('and takes no form of another site, but those of its own pages and of programs', async () => {
    const post = (headers: OutgoingHttpHeaders) => statusOf('POST', '/jobs/none', headers)
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `https://127.0.0.1:${port()}` },
      { origin: 'http://127.0.0.1:1' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: cloud.url },
    ])
      expect([headers, await post(headers)]).toEqual([headers, 403])
    for (const headers of [{}, { origin: cloud.url, 'sec-fetch-site': 'same-origin' }])
      expect([headers, await post(headers)]).toEqual([headers, 404])
    const localhost = `localhost:${port()}`
    expect(await post({ host: localhost, origin: `http://${localhost}` })).toBe(404)
  })
})

describe('faults', () => {
  it('cannot be injected where they are not enabled', async () => {
    expect((await fetch(`${cloud.url}/_local/faults`, { method: 'POST', body: '[]' })).status).toBe(405)
    expect((await get('/faults')).status).toBe(404)
  })

  it.each([
    ['{', 'The body is no JSON.'],
    ['{"kind":"quake"}', 'kind'],
    ['[{"kind":"delay","milliseconds":-1}]', 'milliseconds'],
    ['[{"kind":"delay","probability":2}]', 'probability'],
    ['[{"kind":"delay","tabel":"x"}]', 'tabel'],
  ])('described by %s are rejected', (text, named) => {
    expect(() => faultsIn(text)).toThrow(named)
  })

  it('may be one or several, and an empty body clears them', () => {
    expect(faultsIn('{"kind":"delay"}')).toEqual([{ kind: 'delay', milliseconds: 1_000, probability: 1 }])
    expect(faultsIn('')).toEqual([])
  })
})

it('a template escapes everything but markup', () => {
  expect(html`<p title="${'"'}">${html`<b>${'<'}</b>`}${['&', 1]}${undefined}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;</b>&amp;1</p>',
  )
})

it('whoever is asked for a code after the password finds it beside the login, with the secret for an app', () => {
  const now = new Date('2026-11-20T09:00:10Z')
  const operator = { ...anna, email: 'denes@people.test', authenticator: 'JBSWY3DPEHPK3PXP' }
  const shown = startPage({ url: cloud.url, ready: true, logins: [anna, operator], jobs: [], now }).text
  const code = new TOTP({ secret: operator.authenticator }).generate({ timestamp: now.getTime() })
  expect(shown).toContain(`<code>${code}</code>, for 20 seconds more`)
  expect(shown).toContain('JBSWY3DPEHPK3PXP')
  expect(shown.match(/Second step of/g)).toHaveLength(1)
  // Such a login is said at the start too, however many others there are.
  const many = Array.from({ length: 30 }, (_, n) => ({ ...anna, email: `p${n}@people.test` }))
  const said = greeting(cloud.url, [...many, operator])
  expect(said).toContain('denes@people.test')
  expect(said).toContain('22 more at')
})

it('the greeting names the address, the inbox and every login, in columns', () => {
  const lines = greeting('http://127.0.0.1:3000', [anna, { ...anna, email: 'b@people.test' }]).split('\n')
  expect(lines).toContain('  Inbox    http://127.0.0.1:3000/_local/mail')
  const columns = lines.filter(line => line.includes('Secret1')).map(line => line.indexOf('Secret1'))
  expect(new Set(columns).size).toBe(1)
  expect(columns).toHaveLength(2)
})
