import { describe, expect, it } from 'vitest'
import { slackLinkLasts } from '#shared/integrations/slack/slack.ts'
import { callAs } from '../../waves/company.ts'
import { asked, askedByAnna, called, connect, link, newSlack, office, run, seconds, statusOf } from './slack-office.ts'

const { accounts } = await import('#functions/account/account-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { integrateOnChange } = await import('#functions/integrations/on-change.ts')
const { forgetUsers } = await import('#functions/integrations/slack/forget-users.ts')
const { userIn } = await import('#functions/integrations/slack/slack-link.ts')
const { slackConnections, slackPosts, slackUsers } = await import('#functions/integrations/slack/slack-store.ts')
const { erasures } = await import('#functions/company/erasure-store.ts')
const { ownSlackUsers } = await import('#functions/leave/own-data/own-slack.ts')

const userOf = (slack_user: string, team = 'T1') =>
  office.table.kept(slackUsers, { company: 'c', team, slack_user })?.member
const answer = async (user: string) => (await asked(office.slack.command(user, '', seconds))).text
const linkOf = (who: 'anna' | 'emese') => callAs(who, 'GET /slack/link').then(({ body }) => body.data as unknown)

/** The connection ends, of which the stream tells. */
async function disconnected(end: () => Promise<unknown>) {
  const before = office.table.kept(slackConnections, { company: 'c' })!
  await end()
  await integrateOnChange({ before: { ...before, _kind: 'SlackConnection' }, after: undefined })
  await run()
}

describe('who somebody is in Slack', () => {
  it('is shown to them alone, with since when', async () => {
    await connect()
    const { buttons } = await asked(office.slack.command('UANNA', '', seconds))
    const token = new URL(buttons[0]!.url!).searchParams.get('token')!
    expect(await linkOf('anna')).toBeNull()
    await callAs('anna', 'POST /slack/link', { body: { token } })
    expect(await linkOf('anna')).toEqual({ team: 'Kéktó', linked_at: seconds })
    expect(await linkOf('emese')).toBeNull()
  })

  it('is forgotten by them, who is asked anew, and of the others nothing is forgotten', async () => {
    await connect()
    link('UANNA', 'anna')
    link('UPHONE', 'anna')
    link('UEMESE', 'emese')
    await callAs('anna', 'DELETE /slack/link')
    expect(await linkOf('anna')).toBeNull()
    expect(await answer('UANNA')).not.toMatch(/days in all/)
    expect(await answer('UPHONE')).not.toMatch(/days in all/)
    expect(await answer('UEMESE')).toMatch(/days in all/)
    expect(await statusOf(callAs('anna', 'DELETE /slack/link'))).toBe(404)
  })

  it.each([
    ['their password is another one', { password_version: 7 }],
    ['their address is another one', { email: 'anna@elsewhere.example' }],
    ['an operator has deactivated their account', { deactivated_at: seconds }],
  ])('security is asked anew where %s since they said so', async (_, over) => {
    await connect()
    link('UANNA', 'anna')
    expect(await answer('UANNA')).toMatch(/days in all/)
    office.table.keep(accounts, { ...office.table.kept(accounts, { id: 'anna' })!, ...over })
    const { text, buttons } = await asked(office.slack.command('UANNA', '', seconds))
    expect(text).not.toMatch(/days in all/)
    expect(new URL(buttons[0]!.url!).searchParams.has('token')).toBe(true)
  })

  it('security is not enough for administrators of whom their company wants a second step', async () => {
    await connect()
    link('UCSILLA', 'csilla')
    link('UANNA', 'anna')
    expect(await answer('UCSILLA')).toMatch(/days in all/)
    office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })!, admins_need_second_factor: true })
    expect(await answer('UCSILLA')).toMatch(/második lépést/)
    expect(await answer('UANNA')).toMatch(/days in all/)
  })

  it('security is not said by a link that is over', async () => {
    await connect()
    const { buttons } = await asked(office.slack.command('UANNA', '', seconds))
    const token = new URL(buttons[0]!.url!).searchParams.get('token')!
    const sent = office.table.kept(slackUsers, { company: 'c', team: 'T1', slack_user: 'UANNA' })!
    expect(sent.expires_at).toBe(seconds + slackLinkLasts)
    const linking = () => statusOf(callAs('anna', 'POST /slack/link', { body: { token } }))
    office.table.keep(slackUsers, { ...sent, expires_at: seconds })
    expect(await linking()).toBe(404)
    office.table.keep(slackUsers, { ...sent, expires_at: seconds + 1 })
    expect(await linking()).toBe(200)
  })

  it('security is said by a link until the second in which it is over, also while the table still has it', async () => {
    await connect()
    const { buttons } = await asked(office.slack.command('UANNA', '', seconds))
    const token = new URL(buttons[0]!.url!).searchParams.get('token')!
    const over = seconds + slackLinkLasts
    expect(await userIn(token, 'c', { seconds: over - 1 })).toMatchObject({ slack_user: 'UANNA' })
    expect(await userIn(token, 'c', { seconds: over })).toBeUndefined()
  })

  it.each([
    ['an administrator disconnects the workspace', () => callAs('csilla', 'DELETE /slack')],
    [
      'the app is removed there',
      async () => {
        await called(office.slack.signed(removed(seconds + 1), 'application/json', seconds))
        await run()
      },
    ],
  ])('is forgotten where %s, with the messages', async (_, end) => {
    await connect()
    const id = await askedByAnna()
    link('UANNA', 'anna')
    link('UOTHER', 'anna', { team: 'T2' })
    expect(office.table.kept(slackPosts, { company: 'c', request: id })).toBeDefined()
    await disconnected(end)
    expect(userOf('UANNA')).toBeUndefined()
    expect(office.table.kept(slackPosts, { company: 'c', request: id })).toBeUndefined()
    expect(userOf('UOTHER', 'T2')).toBe('anna')
    await newSlack()
    await connect()
    expect(await answer('UANNA')).not.toMatch(/days in all/)
  })

  it('is not forgotten by a job that comes after the workspace was connected again', async () => {
    await connect()
    link('UANNA', 'anna')
    link('UFORMER', 'emese', { linked_at: seconds - 1 })
    await answer('USTRANGER')
    await forgetUsers({ chat: 'disconnected', company: 'c', team: 'T1' })
    expect([userOf('UANNA'), userOf('UFORMER'), userOf('USTRANGER')]).toEqual(['anna', undefined, null])
  })

  it('is left to the erasure of a company, which counts what it erases', async () => {
    const proof = {
      company: 'c',
      erase_on: '2027-01-01',
      began_at: 1,
      ended_at: null,
      items: {},
      files: {},
      months: null,
    }
    office.table.keep(erasures, proof)
    link('UANNA', 'anna')
    await forgetUsers({ chat: 'disconnected', company: 'c', team: 'T1' })
    expect(userOf('UANNA')).toBe('anna')
  })

  it('is among what they get of their own data, without by which credentials they said so', async () => {
    link('UANNA', 'anna')
    const [own, ...others] = await ownSlackUsers({ company: 'c', member: 'anna' })
    expect(own).toMatchObject({ team: 'T1', slack_user: 'UANNA', linked_at: seconds })
    expect(own).not.toHaveProperty('trusted')
    expect(others).toEqual([])
    expect(await ownSlackUsers({ company: 'c', member: 'emese' })).toEqual([])
  })
})

/** What Slack tells where the app is removed from the workspace. */
const removed = (event_time: number) =>
  JSON.stringify({ type: 'event_callback', team_id: 'T1', event_time, event: { type: 'app_uninstalled' } })
