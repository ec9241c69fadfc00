import { describe, expect, it } from 'vitest'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { DecisionView } from '#shared/notifications/contract/show-decision.ts'
import { theCalendar } from '#shared/leave/effect/recount.ts'
import { now, refusal } from '../in-memory/call.ts'
import { signLinks } from '../in-memory/emails.ts'
import {
  asAdmin,
  asAnna,
  asBela,
  asEmese,
  ask,
  memberOf,
  openLeaveOffice,
  replyOf,
  to,
  whose,
} from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
signLinks()
const { decisionLinks } = await import('#functions/notifications/decision-link.ts')
const { accountOf } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')
const { get } = await import('#functions/platform/table.ts')

const visitor = { user: '' }
const tokenFor = async (request: string, decider = 'bela', at = now.seconds) => {
  const { approve } = (await decisionLinks({ company: 'c', request, decider, at }, 'hu'))!
  return new URL(approve).searchParams.get('token')!
}
const show = (token: string) => to<DecisionView>('notifications/show-decision', { query: { token } }, visitor)
const decide = (token: string, decision: 'approved' | 'denied', over: object = {}) =>
  replyOf('notifications/decide-by-link', { body: { token, decision, comment: '', version: 1, ...over } }, visitor)
const kept = async (id: string) => (await get(requests, { ...whose, id }))!
const over = { code: 'notFound', sentence: { key: 'problems:invalidToken' } }
const asked = async () => {
  const { id } = await ask(asAnna)
  return { id, token: await tokenFor(id) }
}

describe('the links of an email about a request', () => {
  it('lead to a page in the language of the recipient, one to approve and one to deny', async () => {
    const { approve, deny } = (await decisionLinks({ company: 'c', request: 'anna-1', decider: 'bela', at: 0 }, 'hu'))!
    expect(approve).toMatch(/^https:\/\/szabi\.example\/hu\/decide\?token=[\w.-]+&decision=approved$/)
    expect(deny).toBe(approve.replace('approved', 'denied'))
  })

  it('show the request without deciding on it, to whoever the link was sent to', async () => {
    await ask(asEmese, { type_id: 2 })
    const { id, token } = await asked()
    expect(await show(token)).toMatchObject({
      company: 'Cég',
      decider: { first_name: 'Béla' },
      user: { first_name: 'Anna' },
      type: { id: 1 },
      days: 2,
      status: 'pending',
      version: 1,
      over: null,
      away: [{ first_name: 'Emese', from_date: '2026-11-23', is_asked: false }],
    })
    expect(await kept(id)).toMatchObject({ status: 'pending' })
  })

  it('approve, and the history says who did, and that it was by a link', async () => {
    const { id, token } = await asked()
    await decide(token, 'approved')
    const { status, history } = await kept(id)
    expect([status, history.at(-1)]).toEqual([
      'approved',
      { what: 'approved', by: 'bela', at: now.seconds, by_link: true },
    ])
    expect(await show(token)).toMatchObject({
      status: 'approved',
      over: { by: { first_name: 'Béla' }, at: now.seconds },
      left: [],
    })
  })

  it('deny with a comment, which the person gets', async () => {
    const { id, token } = await asked()
    await decide(token, 'denied', { comment: 'Sokan vannak távol.' })
    expect(await kept(id)).toMatchObject({ status: 'denied', response: 'Sokan vannak távol.', approved_by: 'bela' })
  })

  it('decide once: whoever comes later is told that somebody else has decided', async () => {
    const { token } = await asked()
    await decide(token, 'approved')
    for (const decision of ['approved', 'denied'] as const)
      expect(await refusal(decide(token, decision))).toMatchObject({
        code: 'conflict',
        sentence: { key: 'problems:alreadyDecided' },
      })
  })

  it('decide on nothing that nobody has seen: a request changed since is shown anew', async () => {
    const { id, token } = await asked()
    const { type_id, from_date } = await kept(id)
    await to<RequestView>(
      'change-leave',
      { path: { id }, body: { type_id, from_date, to_date: from_date, comment: '' } },
      asAdmin,
    )
    expect(await refusal(decide(token, 'approved'))).toMatchObject({ sentence: { key: 'refusals:requestChanged' } })
    const { version } = await show(token)
    await decide(token, 'approved', { version })
    expect(await kept(id)).toMatchObject({ status: 'approved', to_date: from_date })
  })

  it.each(['without_working_days', 'outside_employment'] as const)(
    'blame nobody for a request that ended by itself (%s)',
    async what => {
      const { id, token } = await asked()
      const request = await kept(id)
      const at = now.seconds + 60
      const history = [...request.history, { what, by: theCalendar, at }]
      office.table.keep(requests, { ...request, status: 'cancelled', history })
      expect((await show(token)).over).toEqual({ by: { first_name: '', last_name: '' }, at, automatic: what })
    },
  )

  it('tell of a request that its owner withdrew', async () => {
    const { id, token } = await asked()
    await to('cancel-leave', { path: { id } }, asAnna)
    expect(await show(token)).toMatchObject({ status: 'cancelled', over: { by: { first_name: 'Anna' } } })
    expect(await refusal(decide(token, 'approved'))).toMatchObject({ code: 'conflict' })
  })
})

describe('a link that decides is over', () => {
  const isOver = async (token: string) => {
    expect(await refusal(show(token))).toMatchObject(over)
    expect(await refusal(decide(token, 'approved'))).toMatchObject(over)
  }

  it('after a week', async () => {
    const { id } = await ask(asAnna)
    const week = 7 * 24 * 3600
    await isOver(await tokenFor(id, 'bela', now.seconds - week))
    await show(await tokenFor(id, 'bela', now.seconds - week + 1))
  })

  it('where anything in it was changed', async () => {
    const { id, token } = await asked()
    const other = await tokenFor(id, 'emese')
    for (const forged of [
      token.replace('bela', 'csilla'),
      token.replace(/.$/, end => (end === 'A' ? 'Q' : 'A')),
      `${other.split('.')[0]}.${token.split('.')[1]}`,
      token.split('.')[0]!,
      'c_x_y.z',
      '',
    ])
      await isOver(forged)
  })

  it('once its owner is no approver any more, or is not active, or the company is deleted', async () => {
    const { id, token } = await asked()
    expect(await refusal(show(await tokenFor(id, 'emese')))).toMatchObject({ code: 'notFound' })
    expect(await refusal(decide(await tokenFor(id, 'emese'), 'approved'))).toMatchObject({ code: 'notFound' })
    office.table.keep(members, memberOf('bela', { status: 'inactive' }))
    await isOver(token)
    office.table.keep(members, memberOf('bela'))
    await show(token)
    const company = (await get(companies, { id: 'c' }))!
    office.table.keep(companies, { ...company, is_deleted: true })
    await isOver(token)
  })

  it('for administrators whose company demands a second factor, and for nobody else', async () => {
    const { id, token } = await asked()
    const byAdmin = await tokenFor(id, 'csilla')
    await show(byAdmin)
    const company = (await get(companies, { id: 'c' }))!
    office.table.keep(companies, { ...company, admins_need_second_factor: true })
    await isOver(byAdmin)
    expect(await show(token)).toMatchObject({ decider: { first_name: 'Béla' } })
  })

  it('S3 once its owner has another password or address, since others may read the mailbox of before, or an account that operators deactivated', async () => {
    const { token } = await asked()
    for (const over of [{ password_version: 2 }, { email: 'bela@elsewhere.example' }, { deactivated_at: 1 }]) {
      office.table.keep(accounts, accountOf('bela', over))
      await isOver(token)
    }
    office.table.keep(accounts, accountOf('bela'))
    await show(token)
  })

  it('S3 before anything is read for it, where it is forged', async () => {
    const { token } = await asked()
    const queried = office.table.queried().length
    await isOver(token.replace(/.$/, end => (end === 'A' ? 'Q' : 'A')))
    expect(office.table.queried()).toHaveLength(queried)
    await show(token)
    expect(office.table.queried().length).toBeGreaterThan(queried)
  })

  it('for whoever asked: nobody decides on an own request by it', async () => {
    const { id } = await ask(asBela)
    const token = await tokenFor(id, 'bela')
    expect(await refusal(decide(token, 'approved'))).toMatchObject({ sentence: { key: 'problems:ownDecision' } })
  })
})
