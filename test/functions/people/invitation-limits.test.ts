import { describe, expect, it } from 'vitest'
import { people } from '#shared/people/contract.ts'
import { invitationsADay } from '#shared/people/model.ts'
import { refused } from '#test/support/client.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()
const ask = async (by: Person, emails: string[], headers?: Record<string, string>) =>
  (await by.client.asked(people.invitePeople, { body: { invites: emails.map(email => ({ email })) } }, headers)).data
const tooMany = 'Several invitations have gone to this address today. You can try again tomorrow.'

describe('security 3: invitations', () => {
  it('reach an address a few times a day from a company, whoever of it sends them, and a retry counts once', async () => {
    const one = await world.founder('en')
    const other = await world.colleague(one, 2)
    const headers = { 'idempotency-key': 'invited-once-only' }
    await ask(one, ['target@example.hu'], headers)
    await ask(one, ['target@example.hu'], headers)
    for (let n = 1; n < invitationsADay.receiverFromCompany; n++)
      expect(await ask(n % 2 ? other : one, ['Target@example.hu'])).toEqual([{ email: 'target@example.hu' }])
    expect(await ask(one, ['target@example.hu', `fine-${one.id}@example.hu`])).toEqual([
      { email: 'target@example.hu', errors: [tooMany] },
      { email: `fine-${one.id}@example.hu` },
    ])
    // What a company is refused takes nothing of what others may send.
    for (let n = 0; n < invitationsADay.receiver; n++) await ask(one, ['target@example.hu'])
    expect(await ask(await world.founder('en'), ['target@example.hu'])).toEqual([{ email: 'target@example.hu' }])
  })

  it('reach an address so many times a day from all companies together', async () => {
    const { receiver, receiverFromCompany } = invitationsADay
    const to = 'flooded@example.hu'
    for (let n = 0; n < receiver / receiverFromCompany; n++) {
      const owner = await world.founder('en')
      for (let i = 0; i < receiverFromCompany; i++) expect(await ask(owner, [to])).toEqual([{ email: to }])
    }
    expect(await ask(await world.founder('en'), [to])).toEqual([{ email: to, errors: [tooMany] }])
  })

  it('are so many a day from an inviter and from a company, and then refused with a sentence', async () => {
    const owner = await world.founder('en')
    const many = (n: number) => Array.from({ length: 50 }, (_, i) => `crowd${n * 50 + i}-${owner.id}@example.hu`)
    for (let n = 0; n < invitationsADay.inviter / 50; n++) await ask(owner, many(n))
    expect(await refused(ask(owner, ['one-more@example.hu']))).toMatchObject({
      status: 429,
      message: 'You have sent too many invitations today. You can go on tomorrow.',
    })
    const theirs = `-${owner.id}@example.hu`.toLowerCase()
    const reached = () => new Set(world.cloud.mails().flatMap(({ to }) => (to.endsWith(theirs) ? to : [])))
    // Whoever comes after them in the stream waits until they are all emailed.
    await eventually(() => reached().size === invitationsADay.inviter, 170_000)
  })

  it('security 11: tell nothing about an account: the same reply, no id, no name, and ids that have no age', async () => {
    const [owner, stranger] = [await world.founder('en'), await world.founder('hu')]
    const replies = await ask(owner, [stranger.email, 'unheard-of@example.hu'])
    expect(replies).toEqual([{ email: stranger.email }, { email: 'unheard-of@example.hu' }])
    const shown = async (email: string) => {
      const { id, ...rest } = (
        await owner.client.asked(people.showPerson, { path: { id: await world.idOf(owner, email) } })
      ).data
      return { ...rest, email: '', id: id.length }
    }
    expect(await shown(stranger.email)).toEqual(await shown('unheard-of@example.hu'))
    // An id that is sorted by time would begin like those made in the same minute.
    const ids = [owner.id, stranger.id, await world.idOf(owner, 'unheard-of@example.hu')]
    expect(new Set(ids.map(id => id.slice(0, 4))).size).toBe(3)
  })
})
