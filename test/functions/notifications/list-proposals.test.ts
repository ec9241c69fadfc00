import { describe, expect, it } from 'vitest'
import type { ProposalView } from '#shared/notifications/contract/list-proposals.ts'
import type { FactStatus } from '#shared/people/facts/fact-change.ts'
import { now, type Caller } from '../in-memory/call.ts'
import { asAdmin, asOwner, memberOf, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')

const facts = [{ fact: 'birth_date' as const, before: '1990-05-06', after: '1970-05-06' }]
const keep = (member: string, id: string, over: { at?: number; status?: FactStatus } = {}) =>
  office.table.keep(factChanges, {
    company: 'c',
    member,
    id,
    by: member,
    at: now.seconds,
    status: 'proposed',
    facts,
    ...over,
  })
const listed = (by: Caller) => to<ProposalView[]>('notifications/list-proposals', {}, by)
const idsFor = async (by: Caller) => (await listed(by)).map(({ id }) => id)

describe('the proposed changes of facts that wait for an administrator', () => {
  it('are listed with whose they are and a sentence, the newest first', async () => {
    keep('anna', 'older', { at: now.seconds - 60 })
    keep('bela', 'newer')
    expect(await listed(asAdmin)).toEqual([
      expect.objectContaining({ id: 'newer', user: { id: 'bela', name: 'Béla Kis' } }),
      {
        id: 'older',
        user: { id: 'anna', name: 'Anna Kis' },
        created_at: now.seconds - 60,
        message: 'Anna Kis has reported a change of details that waits for confirmation',
        company: { id: 'c', name: expect.any(String) },
      },
    ])
    expect(
      (await to<ProposalView[]>('notifications/list-proposals', {}, { ...asAdmin, language: 'hu' }))[1]!.message,
    ).toBe('Kis Anna adatváltozást jelentett be, amely megerősítésre vár')
  })

  it('are those alone on which nobody has decided, of people who are still there', async () => {
    for (const status of ['recorded', 'confirmed', 'declined', 'withdrawn'] as const) keep('anna', status, { status })
    keep('emese', 'gone')
    office.table.keep(members, memberOf('emese', { status: 'deleted' }))
    expect(await idsFor(asAdmin)).toEqual([])
  })

  it('are neither one’s own nor, for an administrator, those of a superadmin', async () => {
    keep('csilla', 'of-admin')
    keep('denes', 'of-owner')
    expect(await idsFor(asAdmin)).toEqual([])
    expect(await idsFor(asOwner)).toEqual(['of-admin'])
  })

  it('are read from an index of what waits, however much was decided before', async () => {
    for (let number = 0; number < 500; number++) keep('anna', `done-${number}`, { status: 'confirmed' })
    keep('anna', 'open')
    const before = office.table.queried().length
    expect(await idsFor(asAdmin)).toEqual(['open'])
    expect(office.table.queried().slice(before)).toEqual(['COMPANY#c#PROPOSED'])
  })
})
