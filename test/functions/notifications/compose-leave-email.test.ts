import { describe, expect, it } from 'vitest'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { signLinks, stopClock } from '../in-memory/emails.ts'
import { asAdmin, asAnna, asBela, asEmese, ask, memberOf, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
signLinks()
stopClock()
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { get } = await import('#functions/platform/table.ts')

const owner = (request: string) => request.split('-')[0]!
/** The email about the last step of a request. */
async function emailTo(member: string, type: number, request: string) {
  const { history } = (await get(requests, { company: 'c', member: owner(request), id: request }))!
  return composeEmail({
    email: 'leave',
    event: 'e',
    type,
    company: 'c',
    to: member,
    member: owner(request),
    request,
    step: history.length,
  })
}
const known = () =>
  office.table.keep(terms, {
    ...newEmploymentTerms({ company: 'c', member: 'anna' }),
    birth_date: '1990-05-05',
    employment_start: '2020-02-01',
  })
const approve = (id: string) => to('approve-leave', { path: { id }, body: { comment: 'Jó utat!' } }, asBela)

describe('the email about a new request', () => {
  it('shows who decides what they decide on: the days, who else is away, what would be left', async () => {
    known()
    await ask(asEmese, { type_id: 2, from_date: '2026-11-24', to_date: '2026-11-24' })
    const { id } = await ask(asAnna, { from_date: '2026-11-20' })
    const { text, subject, to: address } = (await emailTo('bela', 1, id))!
    expect(address).toBe('bela@example.hu')
    expect(subject).toBe('Anna Kis has requested annual leave: 20\u2009–\u200924 Nov 2026')
    expect(text).toContain('Fri 20, Mon 23, Tue 24: working day requested\nSat 21, Sun 22: rest day, not counted')
    expect(text).toContain('Who else is away: Emese Kis, 24 Nov 2026')
    expect(text).toMatch(/If you approve it: \d+ days left of \d+\nthis request 3 · left \d+/)
    expect(text).toMatch(
      /Approve:\nhttps:\/\/szabi\.example\/en\/decide\?token=c_anna-\w+_bela_\w+_[\da-f]+\.[\w-]+&decision=approved/,
    )
  })

  it('says nothing of what is left where too little is known of the person', async () => {
    const { id } = await ask(asAnna)
    expect((await emailTo('bela', 1, id))!.text).not.toContain('days left')
  })

  it('has no buttons for somebody who may not decide by a link, nor once it is decided', async () => {
    const { id } = await ask(asAnna)
    const company = (await get(companies, { id: 'c' }))!
    office.table.keep(companies, { ...company, admins_need_second_factor: true })
    const toAdmin = (await emailTo('csilla', 1, id))!.text
    expect(toAdmin).not.toContain('/decide?')
    expect(toAdmin).toContain('Waiting for your decision')
    expect((await emailTo('bela', 1, id))!.text).toContain('/decide?')
    await approve(id)
    expect((await emailTo('bela', 1, id))!.text).not.toMatch(/\/decide\?|Waiting for/)
  })

  it('goes to nobody who has left, and about nobody who is not there', async () => {
    const { id } = await ask(asAnna)
    office.table.keep(members, memberOf('bela', { status: 'inactive' }))
    expect(await emailTo('bela', 1, id)).toBeUndefined()
    office.table.keep(members, memberOf('bela'))
    office.table.keep(members, memberOf('anna', { status: 'deleted' }))
    expect((await emailTo('csilla', 1, id))!.text).toContain('Mon 23, Tue 24')
  })
})

describe('the email about a decision', () => {
  it('says who decided, when one is back, and what is left', async () => {
    known()
    const { id } = await ask(asAnna)
    await approve(id)
    const { subject, text } = (await emailTo('anna', 9, id))!
    expect(subject).toMatch(/^Béla Kis has approved your request: 23/)
    expect(text).toContain('Comment: “Jó utat!”')
    expect(text).toContain('Back at work: Wednesday, 25 November 2026')
    expect(text).toMatch(/Allowance of 2026: \d+ days left of \d+\napproved 2 · left/)
  })

  it('counts the leave that follows, and the days on which nobody works', async () => {
    known()
    const { id } = await ask(asAnna, { from_date: '2026-11-26', to_date: '2026-11-27' })
    const { id: next } = await ask(asAnna, { type_id: 2, from_date: '2026-11-30', to_date: '2026-11-30' })
    expect(next).toBeTruthy()
    await approve(id)
    expect((await emailTo('anna', 9, id))!.text).toContain('Back at work: Tuesday, 1 December 2026')
  })

  it('lapses with the decision', async () => {
    const { id } = await ask(asAnna)
    await approve(id)
    expect(await emailTo('anna', 10, id)).toBeUndefined()
    await to('cancel-leave', { path: { id } }, asAnna)
    expect(await emailTo('anna', 9, id)).toBeUndefined()
  })

  it('of a denied request draws its days as withdrawn, without a balance', async () => {
    known()
    const { id } = await ask(asAnna)
    await to('deny-leave', { path: { id }, body: { comment: '' } }, asBela)
    const { text, html } = (await emailTo('anna', 10, id))!
    expect(html.match(/<s>\d+<\/s>/g)).toHaveLength(2)
    expect(text).not.toMatch(/days left|Back at work/)
  })

  it('of leave that an administrator recorded says who did', async () => {
    const { id } = await ask(asAdmin, { user_id: 'anna', auto_approve: 1 })
    expect((await emailTo('anna', 9, id))!.file?.content).toContain('SUMMARY:Annual leave')
    expect((await emailTo('anna', 9, id))!.subject).toMatch(/^Csilla Kis has recorded an absence for you: /)
  })

  it('of leave that was recorded afterwards says nothing of a way back, since they are long back', async () => {
    known()
    const { id } = await ask(asAdmin, {
      user_id: 'anna',
      auto_approve: 1,
      from_date: '2026-11-09',
      to_date: '2026-11-10',
    })
    expect((await emailTo('anna', 9, id))!.text).not.toContain('Back at work')
  })

  it('PRODUCT 2 of home office calls none of its days an absence', async () => {
    const { id } = await ask(asAnna, { type_id: 3 })
    const { text } = (await emailTo('bela', 3, id))!
    expect(text).toContain('Mon 23, Tue 24: home office')
    expect(text).not.toContain('absence')
  })
})
