import { describe, expect, it } from 'vitest'
import { addNote } from '#shared/backoffice/contract/companies/add-note.ts'
import { bringCompanyBack } from '#shared/backoffice/contract/companies/bring-company-back.ts'
import { changeTrial } from '#shared/backoffice/contract/companies/change-trial.ts'
import { decideGrant } from '#shared/backoffice/contract/companies/decide-grant.ts'
import { listCompanies } from '#shared/backoffice/contract/companies/list-companies.ts'
import { markOrderPaid } from '#shared/backoffice/contract/companies/mark-order-paid.ts'
import { removeNote } from '#shared/backoffice/contract/companies/remove-note.ts'
import { showCompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { viewCompany } from '#shared/backoffice/contract/companies/view-company.ts'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { askForGrant } from '#shared/billing/contract/ask-for-grant.ts'
import { showPlan } from '#shared/billing/contract/show-plan.ts'
import { company } from '#shared/company/contract.ts'
import { permissions } from '#shared/contract/permission.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()
const all = { additions: permissions }
const account = (by: Person, id: string) => by.client.asked(showCompanyAccount, { path: { id } })

describe('O12 companies', () => {
  it('are found by a word of their name, by an index that the stream keeps', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const name = `Zöldfülű Őrház ${owner.company.slice(-6)}`
    await owner.client.asked(company.changeCompany, { body: { name, country: 'HU' } })
    const q = `orhaz ${owner.company.slice(-6)}`
    const found = await eventually(async () => {
      const { data } = await operator.client.asked(listCompanies, { query: { q } })
      return data.length > 0 && data
    })
    expect(found).toMatchObject([{ id: owner.company, name, standing: 'starter', seats: 1 }])
    expect((await operator.client.asked(listCompanies, { query: { q: 'x' } })).data).toEqual([])
    expect((await operator.client.asked(listCompanies, { query: { q: 'nincsilyencég' } })).data).toEqual([])
  })

  it('are listed page by page, each once', async () => {
    const operator = await world.operator(all)
    await world.founder()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await operator.client.asked(listCompanies, { query: { ...(cursor && { cursor }) } })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('are given everything free of charge, once, and it is in the log', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const path = { id: owner.company }
    expect(await refused(operator.client.asked(decideGrant, { path, body: { answer: 'declined' } }))).toMatchObject({
      status: 409,
    })
    await operator.client.asked(decideGrant, { path, body: { answer: 'granted' } })
    expect((await owner.client.asked(showPlan)).data.standing).toBe('granted')
    expect(await refused(operator.client.asked(decideGrant, { path, body: { answer: 'granted' } }))).toMatchObject({
      status: 409,
    })
    const { data } = await operator.client.asked(listOperatorLog, { query: { subject: owner.company } })
    expect(data).toMatchObject([{ act: 'granted', area: 'companies', by: { id: operator.id } }])
  })

  it('have what they would have had once free use is taken back, which both logs say, and may ask again', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const path = { id: owner.company }
    const decide = (answer: 'granted' | 'declined') => operator.client.asked(decideGrant, { path, body: { answer } })
    const before = (await owner.client.asked(showPlan)).data.standing
    await decide('granted')
    await decide('declined')
    expect((await owner.client.asked(showPlan)).data.standing).toBe(before)
    expect((await refused(decide('declined'))).status).toBe(409)
    const { data } = await operator.client.asked(listOperatorLog, { query: { subject: owner.company } })
    expect(data).toMatchObject([
      { act: 'declined', changes: [{ field: 'standings', before: 'granted', after: null }] },
      { act: 'granted', changes: [] },
    ])
    const log = await owner.client.asked(listAuditLog, { query: {} })
    expect(log.data.map(({ act }) => act)).toEqual(expect.arrayContaining(['grant_taken_back', 'grant_given']))
    await owner.client.asked(askForGrant)
    await decide('granted')
    expect((await owner.client.asked(showPlan)).data.standing).toBe('granted')
  })

  it('are changed by nobody who has not just confirmed who they are', async () => {
    const [stale, owner] = [await world.operator({ ...all, isConfirmed: false }), await world.founder()]
    const path = { id: owner.company }
    for (const call of [
      () => stale.client.asked(decideGrant, { path, body: { answer: 'granted' } }),
      () => stale.client.asked(bringCompanyBack, { path }),
      () => stale.client.asked(markOrderPaid, { path: { ...path, number: 'D-2026-0001' } }),
    ])
      expect(await refused(call())).toMatchObject({ status: 428, code: 'identityUnconfirmed' })
    expect((await owner.client.asked(showPlan)).data.standing).toBe('starter')
  })

  it('are restored after they were deleted, and noted about', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const path = { id: owner.company }
    expect((await refused(operator.client.asked(bringCompanyBack, { path }))).status).toBe(409)
    const { data: before } = await owner.client.asked(company.showCompany)
    await owner.client.asked(company.deleteCompany, { body: { name: before.name } })
    expect((await account(operator, owner.company)).data.erase_on).not.toBeNull()
    await operator.client.asked(bringCompanyBack, { path })
    expect((await owner.client.asked(company.showCompany)).data).toEqual(before)

    await operator.client.asked(addNote, { path, body: { text: 'Hétfőn hívni' } })
    const [note] = (await account(operator, owner.company)).data.notes
    expect(note).toMatchObject({ text: 'Hétfőn hívni' })
    await operator.client.asked(removeNote, { path: { ...path, noteId: note!.id } })
    expect((await account(operator, owner.company)).data.notes).toEqual([])
    expect((await refused(operator.client.asked(removeNote, { path: { ...path, noteId: note!.id } }))).status).toBe(404)
    // The log says that there was a note, and no word of it.
    const log = await operator.client.asked(listOperatorLog, { query: { subject: owner.company } })
    // Nor does it read as if the company itself were added or removed.
    const ofNotes = log.data.filter(({ changes }) => changes.some(({ field }) => field === 'note'))
    expect(ofNotes.map(({ act, changes }) => ({ act, changes }))).toEqual([
      { act: 'changed', changes: [{ field: 'note', before: '…', after: null }] },
      { act: 'changed', changes: [{ field: 'note', before: null, after: '…' }] },
    ])
    expect(JSON.stringify(log)).not.toContain('hívni')
  })

  it('are looked at as support, read-only, and each look is in the log', async () => {
    const [operator, owner] = [await world.operator({ additions: ['companies.read'] }), await world.founder()]
    const anna = await world.colleague(owner)
    const { data, next } = await operator.client.asked(viewCompany, { path: { id: owner.company }, query: {} })
    expect(data.map(({ id }) => id).toSorted()).toEqual([owner.id, anna.id].toSorted())
    expect(next).toBeNull()
    const keeper = await world.operator(all)
    const log = await keeper.client.asked(listOperatorLog, { query: { subject: owner.company } })
    expect(log.data).toMatchObject([{ act: 'viewed', by: { id: operator.id } }])
    // No door of the company opens by it.
    expect((await refused(operator.client.asked(company.showCompany))).status).toBe(403)
  })

  it('are in the log wherever a look begins, of each operator once however many pages they turn', async () => {
    const [first, second, owner] = [await world.operator(all), await world.operator(all), await world.founder()]
    const looks = async () => {
      const { data } = await first.client.asked(listOperatorLog, { query: { subject: owner.company } })
      return data.filter(({ act }) => act === 'viewed').map(({ by }) => by.id)
    }
    const look = (by: Person, query: { cursor?: string }) =>
      by.client.asked(viewCompany, { path: { id: owner.company }, query })
    // A cursor that no page has given stands before everybody.
    expect((await look(first, { cursor: '-' })).data.map(({ id }) => id)).toEqual([owner.id])
    expect(await looks()).toEqual([first.id])
    await look(first, {})
    await look(first, { cursor: owner.id })
    expect(await looks()).toEqual([first.id])
    await look(second, { cursor: owner.id })
    expect(new Set(await looks())).toEqual(new Set([first.id, second.id]))
    const { data } = await owner.client.asked(listAuditLog, { query: { act: 'people_viewed' } })
    expect(data).toHaveLength(2)
  })

  it('are read anew by a look that is tried again, so that no reply outlives the people in it', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const look = async () => {
      const { data } = await operator.client.asked(
        viewCompany,
        { path: { id: owner.company }, query: {} },
        { 'idempotency-key': 'a-look-tried-again' },
      )
      return data.map(({ id }) => id).toSorted()
    }
    expect(await look()).toEqual([owner.id])
    const anna = await world.colleague(owner)
    expect(await look()).toEqual([owner.id, anna.id].toSorted())
  })

  it('refuse what cannot be done of them with a sentence', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const path = { id: owner.company }
    const none = { ...path, number: 'D-2026-9999' }
    expect(await refused(operator.client.asked(markOrderPaid, { path: none }))).toMatchObject({ status: 404 })
    const { version } = (await account(operator, owner.company)).data
    const body = { to_date: '2027-01-01', version }
    expect((await refused(operator.client.asked(changeTrial, { path, body }))).message).toContain('No trial')
    expect((await refused(account(operator, 'unknown'))).status).toBe(404)
    expect((await refused(operator.client.asked(viewCompany, { path: { id: 'unknown' }, query: {} }))).status).toBe(404)
  })
})
