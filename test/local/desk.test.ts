import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { html } from '#infra/local/desk/html.ts'
import { jobsOf } from '#infra/local/desk/jobs.ts'
import { greeting } from '#infra/local/greeting.ts'
import type { Crew } from '#infra/local/functions/crew.ts'
import type { LocalFunction } from '#infra/local/functions/local-function.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import type { Resource } from '#infra/local/template/resources.ts'
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
  cloud.logins.push(anna)
  await fetch(`${cloud.url}/api/hu/letter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: 'anna@people.test', subject: '<i>Hello</i>' }),
  })
  await eventually(() => cloud.mails().length)
})
afterAll(() => cloud.close())

const get = (path: string) => fetch(`${cloud.url}/_local${path}`)
const text = async (path: string) => (await get(path)).text()

describe('the desk', () => {
  it('tells programs where everything is', async () => {
    expect(await (await get('/status')).json()).toEqual({ url: cloud.url, logins: [anna], jobs: [] })
  })

  it('tells people the same, and makes harmless what it shows', async () => {
    const page = await text('/')
    expect(page).toContain('anna@people.test')
    expect(page).toContain('&lt;b&gt;')
  })

  it('shows every letter: to programs, in a list, as markup that can do nothing, and as it was sent', async () => {
    expect(await (await get('/mail.json')).json()).toMatchObject([{ to: 'anna@people.test', subject: '<i>Hello</i>' }])
    const inbox = await text('/mail')
    expect(inbox).toContain('&lt;i&gt;Hello&lt;/i&gt;')
    expect(inbox).toContain('src="/_local/mail/1.html"')
    const letter = await get('/mail/1.html')
    expect(letter.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/)
    expect(await letter.text()).toContain('<b>Ödön</b>')
    expect(await text('/mail/1.eml')).toContain('multipart/alternative')
  })

  it('says what the functions have done', async () => {
    const { functions } = (await (await get('/meter')).json()) as ReturnType<LocalCloud['meter']>
    expect(functions['fixture-api-probes-send-letter']).toMatchObject({ workers: 1, invocations: 1, cold_starts: 1 })
  })

  it.each(['/nothing', '/mail/99.html', '/mail/1.txt'])('has nothing at %s', async path => {
    expect((await get(path)).status).toBe(404)
  })

  it('runs no job that the template has not', async () => {
    expect((await fetch(`${cloud.url}/_local/jobs/none`, { method: 'POST' })).status).toBe(404)
  })
})

describe('a job', () => {
  const events: unknown[] = []
  const crew = { invoke: async (_: LocalFunction, event: unknown) => events.push(event) } as unknown as Crew
  const birthday = { name: 'congratulate', arn: 'arn:congratulate' } as LocalFunction
  const schedule = (Target: object) =>
    ({
      type: 'AWS::Scheduler::Schedule',
      name: 'birthdays',
      path: 'x',
      properties: { ScheduleExpression: 'cron(0 7 * * ? *)', Target },
    }) as unknown as Resource

  it('runs its function for the day that was asked for', async () => {
    const Input = '{"day":"<aws.scheduler.scheduled-time>"}'
    const [job] = jobsOf([schedule({ Arn: 'arn:congratulate', Input })], [birthday], crew)
    await job?.run('2026-03-15')
    expect(job).toMatchObject({ name: 'birthdays', schedule: 'cron(0 7 * * ? *)' })
    expect(events).toEqual([{ day: '2026-03-15T00:00:00Z' }])
  })

  it('that runs nothing of the template is refused', () => {
    expect(() => jobsOf([schedule({ Arn: 'arn:other' })], [birthday], crew)).toThrow('runs no function')
  })
})

it('markup keeps what is markup and nothing else', () => {
  expect(html`<p title="${'"'}">${html`<b>${'<'}</b>`}${['&', 1]}${undefined}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;</b>&amp;1</p>',
  )
})

it('the greeting names the address, the inbox and every login, in columns', () => {
  const lines = greeting('http://127.0.0.1:3000', [anna, { ...anna, email: 'b@people.test' }]).split('\n')
  expect(lines).toContain('  Inbox    http://127.0.0.1:3000/_local/mail')
  const columns = lines.filter(line => line.includes('Secret1')).map(line => line.indexOf('Secret1'))
  expect(new Set(columns).size).toBe(1)
  expect(columns).toHaveLength(2)
})
