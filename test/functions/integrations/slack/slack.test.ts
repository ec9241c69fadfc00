import { describe, expect, it, vi } from 'vitest'
import { requestMessage } from '#shared/integrations/slack/request-message.ts'
import { noPlan } from '#shared/company/plan/plan.ts'
import { callAs } from '../../waves/company.ts'
import {
  asked,
  askedByAnna,
  called,
  connect,
  kept,
  link,
  newSlack,
  office,
  run,
  seconds,
  stateFor,
  statusOf,
  tell,
} from './slack-office.ts'

const { tellChannel, queueDigest } = await import('#functions/integrations/slack/tell-channel.ts')
const { installState } = await import('#functions/integrations/slack/install-state.ts')
const { slackConnections, slackUsers, slackWorkspaces } = await import('#functions/integrations/slack/slack-store.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { companies, headcounts } = await import('#functions/company/company-store.ts')
const { companyPlans } = await import('#functions/company/plan-store.ts')
const { members } = await import('#functions/company/member-store.ts')

const { queued } = office

describe('connecting a workspace', () => {
  it('takes the state that the same administrator was given a short while ago', async () => {
    const state = await stateFor('csilla')
    const codeOf = (who: 'csilla' | 'denes', body: object) => statusOf(callAs(who, 'POST /slack/connect', { body }))
    expect(await codeOf('denes', { code: 'right', state })).toBe(409)
    expect(await codeOf('csilla', { code: 'right', state: `${state}x` })).toBe(409)
    expect(await codeOf('csilla', { code: 'wrong', state })).toBe(409)
    const stale = await installState({ company: 'c', user: 'csilla' }, { seconds: seconds - 901 })
    expect(await codeOf('csilla', { code: 'right', state: stale })).toBe(409)
    expect(office.table.kept(slackConnections, { company: 'c' })).toBeUndefined()
  })

  it('keeps the token sealed, and offers the channels of all pages by name', async () => {
    await connect()
    const connection = office.table.kept(slackConnections, { company: 'c' })!
    expect(connection.token).not.toContain('xoxb')
    expect(connection.channel).toEqual({ id: 'C1', name: 'altalanos' })
    const { data } = (await callAs('csilla', 'GET /slack/channel')).body
    expect(data).toEqual([
      { id: 'C1', name: 'altalanos' },
      { id: 'C2', name: 'szabadsag' },
    ])
    expect(JSON.stringify((await callAs('csilla', 'GET /slack')).body)).not.toContain(connection.token)
    expect(await statusOf(callAs('anna', 'GET /slack'))).toBe(403)
  })

  it('finds every channel of a large workspace by a part of the name or by its id, and offers so many at most', async () => {
    const { slack } = office
    await connect()
    for (let n = 0; n < 12_500; n++) slack.channels.push({ id: `C9${n}`, name: `csapat-${String(n).padStart(5, '0')}` })
    const listed = async (query: Record<string, string> = {}) => {
      const { body } = await callAs('csilla', 'GET /slack/channel', { query })
      return body as unknown as { data: { id: string; name: string }[]; is_complete: boolean }
    }
    const pages = () => slack.asked.splice(0).filter(method => method === 'conversations.list').length
    pages()
    const all = await listed()
    expect([all.data.length, all.is_complete, pages()]).toEqual([200, false, 10])
    expect((await listed({ search: 'csapat-0912' })).data.map(({ name }) => name)).toHaveLength(10)
    expect((await listed({ search: '#Altal' })).data).toEqual([{ id: 'C1', name: 'altalanos' }])
    pages()
    // One that is beyond what is looked through is found by its id, in one call.
    expect(await listed({ search: 'c912400' })).toMatchObject({ data: [{ name: 'csapat-12400' }], is_complete: true })
    expect(await listed({ search: 'CNOWHERE' })).toMatchObject({ data: [] })
    expect(await statusOf(listed({ search: 'a'.repeat(101) }))).toBe(422)
    const posts = { requests: true, decisions: true, digest: true }
    const change = (channel_id: string) =>
      callAs('csilla', 'PUT /slack', { body: { channel_id, posts, language: 'hu' } })
    await change('C912400')
    expect(office.table.kept(slackConnections, { company: 'c' })!.channel).toEqual({
      id: 'C912400',
      name: 'csapat-12400',
    })
    slack.channels.push({ id: 'COLD', name: 'regi', is_archived: true })
    for (const id of ['CNOWHERE', 'COLD']) expect(await statusOf(change(id))).toBe(422)
  })

  it('ends here and there when it is disconnected, and when the app is removed there', async () => {
    await connect()
    await callAs('csilla', 'DELETE /slack')
    expect(office.slack.asked).toContain('apps.uninstall')
    expect(office.table.kept(slackConnections, { company: 'c' })).toBeUndefined()
    expect(office.table.kept(slackWorkspaces, { team: 'T1' })).toBeUndefined()
    await newSlack()
    await connect()
    vi.setSystemTime(new Date((seconds + 60) * 1000))
    await called(office.slack.event('app_uninstalled', seconds + 60))
    await run()
    expect(office.table.kept(slackConnections, { company: 'c' })).toBeUndefined()
    expect(office.table.kept(slackWorkspaces, { team: 'T1' })).toBeUndefined()
  })

  it('is refused to a second company, whose connection and commands stay with the first, until that one disconnects', async () => {
    const { table, slack } = office
    const posts = { requests: true, decisions: true, digest: true }
    const first = { company: 'first', team: 'T1', team_name: 'Kéktó', token: 'sealed', posts, language: 'hu' as const }
    table.keep(slackConnections, { ...first, channel: { id: 'C1', name: 'a' }, connected_at: 1, connected_by: 'f' })
    table.keep(slackWorkspaces, { team: 'T1', company: 'first' })
    const connecting = async () =>
      callAs('csilla', 'POST /slack/connect', { body: { code: 'right', state: await stateFor('csilla') } })
    await expect(connecting()).rejects.toThrow(/answers 409.*This Slack workspace is used by another company/s)
    expect(slack.asked).not.toContain('apps.uninstall')
    expect(table.kept(slackConnections, { company: 'c' })).toBeUndefined()
    expect(table.kept(slackWorkspaces, { team: 'T1' })).toMatchObject({ company: 'first' })
    expect(table.kept(slackConnections, { company: 'first' })).toMatchObject({ token: 'sealed', channel: { id: 'C1' } })
    await called(slack.event('app_uninstalled', seconds))
    await run()
    expect(table.kept(slackConnections, { company: 'first' })).toBeUndefined()
    await connect()
    expect(table.kept(slackWorkspaces, { team: 'T1' })).toMatchObject({ company: 'c' })
  })

  it('gives the former workspace back where another one is connected in its place', async () => {
    await connect()
    office.slack.team.id = 'T2'
    await connect()
    expect(office.table.kept(slackWorkspaces, { team: 'T1' })).toBeUndefined()
    expect(office.table.kept(slackWorkspaces, { team: 'T2' })).toMatchObject({ company: 'c' })
  })
})

describe('an event that the app was removed', () => {
  it('ends no connection that was made after it happened, nor where only the token of a user was revoked', async () => {
    await connect()
    vi.setSystemTime(new Date((seconds + 60) * 1000))
    const told = (event: object, event_time: number) =>
      called(
        office.slack.signed(
          JSON.stringify({ type: 'event_callback', team_id: 'T1', event_time, event }),
          'application/json',
          seconds + 60,
        ),
      )
    await told({ type: 'app_uninstalled' }, seconds - 5)
    await told({ type: 'tokens_revoked', tokens: { oauth: ['U1'], bot: [] } }, seconds + 50)
    await run()
    expect(office.table.kept(slackConnections, { company: 'c' })).toBeDefined()
    await told({ type: 'tokens_revoked', tokens: { bot: ['U2'] } }, seconds + 50)
    await run()
    expect(office.table.kept(slackConnections, { company: 'c' })).toBeUndefined()
  })
})

describe("what Slack's calls are answered with", () => {
  it('is nothing where the signature is wrong or stale, and nothing is done', async () => {
    const call = office.slack.command('U1', '', seconds)
    for (const wrong of [
      { ...call, body: `${call.body}&text=x` },
      { ...call, headers: { ...call.headers, 'x-slack-signature': 'v0=0' } },
      office.slack.command('U1', '', seconds - 301),
    ])
      expect((await called(wrong)).statusCode).toBe(401)
    expect(queued).toEqual([])
  })

  it('is the challenge when the address is entered there, and an empty answer to what is not known', async () => {
    const body = JSON.stringify({ type: 'url_verification', challenge: 'abc' })
    expect(await called(office.slack.signed(body, 'application/json', seconds))).toMatchObject({
      statusCode: 200,
      body: 'abc',
    })
    for (const unknown of ['{', '{}', 'null', '[]'])
      expect(await called(office.slack.signed(unknown, 'application/json', seconds))).toMatchObject({
        statusCode: 200,
        body: '',
      })
    expect(
      await called(office.slack.signed('payload=%7B', 'application/x-www-form-urlencoded', seconds)),
    ).toMatchObject({
      statusCode: 200,
    })
    expect(queued).toEqual([])
  })
})

describe('the channel', () => {
  it('hears that somebody asks to be away and when, and not why', async () => {
    await connect()
    await askedByAnna()
    const [message] = office.slack.messages()
    expect(message).toMatchObject({ to: 'C1' })
    expect(message!.text).toMatch(/távollétet kér.*22.*23/)
    expect(message!.buttons.map(({ action_id }) => action_id)).toEqual(['approve', 'deny'])
    expect(JSON.stringify(message)).not.toMatch(/műtét|[Ss]zabadság/)
  })

  it('lets those decide who may, once they have said who they are, and its message says what became of it', async () => {
    await connect()
    const id = await askedByAnna()
    const [approve] = office.slack.messages()[0]!.buttons
    // A stranger is asked who they are; an employee may not.
    expect((await asked(office.slack.press('USTRANGER', approve!, seconds))).buttons[0]?.url).toContain(
      '/user/slack?token=',
    )
    link('UEMESE', 'emese')
    await asked(office.slack.press('UEMESE', approve!, seconds))
    expect(kept(id).status).toBe('pending')
    link('UBELA', 'bela')
    expect((await asked(office.slack.press('UBELA', approve!, seconds))).text).toBe('You have approved the request.')
    expect(kept(id)).toMatchObject({ status: 'approved', approved_by: 'bela' })
    expect(kept(id).history.at(-1)).toMatchObject({ what: 'approved', by: 'bela', by_link: true })
    await tell(id)
    expect(office.slack.messages()).toHaveLength(1)
    expect(office.slack.messages()[0]!.text).toMatch(/távol lesz/)
    expect(office.slack.messages()[0]!.buttons).toEqual([])
    // Pressed again, by whoever has not seen that yet.
    await asked(office.slack.press('UBELA', approve!, seconds))
    expect(kept(id).history.filter(({ what }) => what === 'approved')).toHaveLength(1)
  })

  it('lets nobody decide on a request that has changed since, nor on one of another company', async () => {
    await connect()
    const id = await askedByAnna()
    const [approve] = office.slack.messages()[0]!.buttons
    link('UBELA', 'bela')
    await callAs('csilla', 'PUT /day-off/{id}', {
      path: { id },
      body: { type_id: 1, from_date: '2026-12-21', to_date: '2026-12-23' },
    })
    await asked(office.slack.press('UBELA', approve!, seconds))
    expect(kept(id).status).toBe('pending')
    const forged = { action_id: 'approve', value: 'other-company-request.1' }
    expect((await asked(office.slack.press('UBELA', forged, seconds))).text).toMatch(/[Nn]ot found/)
  })

  it('shows names as they are, and no markup or mention in them', () => {
    const request = {
      id: 'r',
      status: 'pending',
      from_date: '2026-12-22',
      to_date: '2026-12-22',
      days_by_year: { 2026: 1 },
      history: [],
    } as const
    const { text, blocks } = requestMessage({ ...request, history: [] }, '<!channel> & <http://x|Anna>', 'hu')
    expect(text).toContain('&lt;!channel&gt; &amp; &lt;http://x|Anna&gt;')
    expect(JSON.stringify(blocks)).not.toContain('<')
  })

  it('hears nothing of home office, of a denial that it had not heard asked, nor where the app was removed', async () => {
    await connect()
    const body = { type_id: 3, from_date: '2026-12-14', to_date: '2026-12-14' }
    const { id } = (await callAs('anna', 'POST /day-off', { body })).body.data
    await tell(id)
    expect(office.slack.messages()).toEqual([])
    office.slack.refuseWith('token_revoked')
    await askedByAnna()
    expect(office.slack.messages()).toEqual([])
  })

  it('hears nothing more of a company that was deleted', async () => {
    await connect()
    const body = { type_id: 1, from_date: '2026-12-22', to_date: '2026-12-23', comment: '' }
    const { id } = (await callAs('anna', 'POST /day-off', { body })).body.data
    await tellChannel({ before: undefined, after: kept(id) })
    expect(queued).toHaveLength(1)
    office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })!, is_deleted: true })
    await run()
    expect(office.slack.messages()).toEqual([])
  })

  it('is told once in the morning who is away, and only on that day', async () => {
    await connect()
    const id = await askedByAnna()
    link('UBELA', 'bela')
    await asked(office.slack.press('UBELA', office.slack.messages()[0]!.buttons[0]!, seconds))
    expect(kept(id).status).toBe('approved')
    const before = office.slack.messages().length
    await queueDigest({ company: 'c', day: '2026-12-22' })
    const again = [...queued]
    await run()
    expect(office.slack.messages()).toHaveLength(before)
    vi.setSystemTime(new Date('2026-12-22T05:30:00Z'))
    queued.push(...again)
    await run()
    expect(office.slack.messages().at(-1)!.text).toMatch(/^Ma 1 munkatárs van távol: /)
  })
})

describe('the command', () => {
  it('asks who somebody is by a link that works once, for whoever is in the company', async () => {
    await connect()
    const { buttons } = await asked(office.slack.command('UANNA', '', seconds))
    const token = new URL(buttons[0]!.url!).searchParams.get('token')!
    const linked = (body: object) => callAs('anna', 'POST /slack/link', { body })
    expect(await statusOf(linked({ token: `${token}x` }))).toBe(404)
    expect((await linked({ token })).body).toMatchObject({ data: { team: 'Kéktó' } })
    expect(await statusOf(callAs('emese', 'POST /slack/link', { body: { token } }))).toBe(404)
    expect(office.table.kept(slackUsers, { company: 'c', team: 'T1', slack_user: 'UANNA' })).toMatchObject({
      member: 'anna',
    })
  })

  it('tells the own balance, who is away, and how it is used', async () => {
    await connect()
    link('UANNA', 'anna')
    expect((await asked(office.slack.command('UANNA', '', seconds))).text).toMatch(/^2026: \d+ days in all/)
    expect((await asked(office.slack.command('UANNA', 'ki', seconds))).text).toMatch(/away today/)
    expect((await asked(office.slack.command('UANNA', 'help', seconds))).text).toContain('/szabi dec 22-23')
  })

  it('asks for days after a question, and for none where something was not understood', async () => {
    await connect()
    link('UEMESE', 'emese')
    expect((await asked(office.slack.command('UEMESE', 'dec 22-23 blabla', seconds))).buttons).toEqual([])
    const question = await asked(office.slack.command('UEMESE', 'szabi dec 22-23', seconds))
    expect(question.buttons.map(({ action_id }) => action_id)).toEqual(['ask', 'forget'])
    const requestsOfEmese = () =>
      [...office.table.rows().values()].filter(
        row => row._kind === 'LeaveRequest' && row.member === 'emese' && row.from_date === '2026-12-22',
      )
    expect(requestsOfEmese()).toEqual([])
    await asked(office.slack.press('UEMESE', question.buttons[0]!, seconds))
    expect(requestsOfEmese()).toMatchObject([{ to_date: '2026-12-23', status: 'pending', submitter: 'emese' }])
    // Pressed twice, it overlaps with itself.
    await asked(office.slack.press('UEMESE', question.buttons[0]!, seconds))
    expect(requestsOfEmese()).toHaveLength(1)
  })

  it('is closed to those who were deactivated, and where the workspace belongs to no company', async () => {
    expect((await asked(office.slack.command('UANNA', '', seconds))).text).toMatch(/nincs összekapcsolva/)
    await connect()
    link('UANNA', 'anna')
    const [anna, account] = [
      office.table.kept(members, { company: 'c', id: 'anna' })!,
      office.table.kept(accounts, { id: 'anna' })!,
    ]
    const answer = async () => (await asked(office.slack.command('UANNA', '', seconds))).text
    expect(await answer()).toMatch(/days in all/)
    office.table.keep(members, { ...anna, status: 'inactive' })
    expect(await answer()).not.toMatch(/days in all/)
    office.table.keep(members, anna)
    office.table.keep(accounts, { ...account, deactivated_at: seconds })
    expect(await answer()).not.toMatch(/days in all/)
    office.table.keep(accounts, { ...account, password_version: account.password_version + 1 })
    link('UOTHER', 'anna', { team: 'T2' })
    expect(await answer()).not.toMatch(/days in all/)
    expect((await asked(office.slack.command('UOTHER', '', seconds))).text).not.toMatch(/days in all/)
  })
})

describe('P05 Slack', () => {
  it('is closed with the plan that had it: it posts nothing, answers why, and is open again with the plan', async () => {
    const { table, slack } = office
    await connect()
    link('UANNA', 'anna')
    const lasting = { company: 'c', trial_from: '2026-01-01' }
    table.keep(headcounts, { company: 'c', part: 'x', active: 10 })
    table.keep(companyPlans, { ...noPlan('c'), ...lasting })
    const said = async () => (await asked(slack.command('UANNA', '', seconds))).text
    expect(await said()).toMatch(/csomagjában nincs benne a Slack/)
    await askedByAnna()
    expect(slack.messages()).toEqual([])
    await expect(callAs('csilla', 'POST /slack/install')).rejects.toThrow(/answers 403/)
    table.keep(companyPlans, { ...noPlan('c'), ...lasting, grant: 'granted' })
    expect(await said()).toMatch(/days in all/)
  })
})
