import { describe, expect, it } from 'vitest'
import { addPosition } from '#shared/company/contract/add-position.ts'
import { changePosition } from '#shared/company/contract/change-position.ts'
import { listPositions } from '#shared/company/contract/list-positions.ts'
import { removePosition } from '#shared/company/contract/remove-position.ts'
import { people } from '#shared/people/contract.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { book, monday } from '../leave/office.ts'

const world = openWorld()

const employ = (by: Person, id: string, position: string | null) =>
  by.client.asked(people.saveEmploymentInformation, { path: { id }, body: { position } })
const listed = async ({ client }: Person) => (await client.asked(listPositions)).data
const positionOf = async ({ client }: Person, id: string) =>
  (await client.asked(people.listPeople)).data.find(one => one.id === id)?.position

describe('the positions of a company', () => {
  it('E09 are added, renamed and named once, in whatever case', async () => {
    const owner = await world.founder()
    const add = (name: string) => owner.client.asked(addPosition, { body: { name } })
    const { data } = await add('asztalos')
    const rename = (name: string) => owner.client.asked(changePosition, { path: { id: data.id }, body: { name } })
    const taken = { status: 422, errors: { name: ['There is already a position with this name.'] } }
    expect(await refused(add('ASZTALOS'))).toMatchObject(taken)
    expect((await rename('Asztalos')).data.name).toBe('Asztalos')
    expect((await rename('ács')).data).toEqual({ id: data.id, name: 'ács' })
    await add('asztalos')
    expect(await refused(rename('asztalos'))).toMatchObject(taken)
    expect(await listed(await world.founder())).toEqual([])
  })

  it('E09 are added where somebody is given one that is not there, and not twice', async () => {
    const owner = await world.founder()
    const [anna, bela] = [await world.colleague(owner), await world.colleague(owner)]
    const [first] = await Promise.all([employ(owner, anna.id, 'lakatos'), employ(owner, bela.id, 'Lakatos')])
    expect(first.data.position?.toLowerCase()).toBe('lakatos')
    expect(await listed(owner)).toHaveLength(1)
    expect((await employ(owner, anna.id, null)).data.position).toBeNull()
    expect(await listed(owner)).toHaveLength(1)
    const { data: entries } = await owner.client.asked(listAuditLog, { query: { act: 'position_added' } })
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ by: { id: owner.id }, changes: [{ field: 'name', before: 'none' }] })
  })

  it('E09 are renamed everywhere at once, in requests too, and taken from everybody when deleted', async () => {
    const owner = await world.founder()
    const [anna, bela] = [await world.colleague(owner), await world.colleague(owner)]
    await Promise.all([anna, bela].map(({ id }) => employ(owner, id, 'gyakornok')))
    const [position] = await listed(owner)
    const path = { id: position!.id }
    await owner.client.asked(changePosition, { path, body: { name: 'asztalostanuló' } })
    for (const { id } of [anna, bela]) await eventually(async () => (await positionOf(owner, id)) === 'asztalostanuló')
    const { submitter } = await book(anna, { from_date: monday(yearOf(todayInBudapest()) + 1) })
    expect(submitter.position).toEqual({ name: 'asztalostanuló' })

    await owner.client.asked(removePosition, { path })
    for (const { id } of [anna, bela]) await eventually(async () => (await positionOf(owner, id)) === undefined)
    expect(await refused(owner.client.asked(removePosition, { path }))).toMatchObject({ status: 404 })
    expect(await refused(owner.client.asked(changePosition, { path, body: { name: 'ács' } }))).toMatchObject({
      status: 404,
    })
    expect(await listed(owner)).toEqual([])
    const again = await owner.client.asked(addPosition, { body: { name: 'asztalostanuló' } })
    expect(again.data.id).not.toBe(path.id)
  })

  it('E09 leave in the audit log of each person what they became, and who renamed or deleted it', async () => {
    const owner = await world.founder()
    const [anna, admin] = [await world.colleague(owner), await world.colleague(owner, 2)]
    await employ(owner, anna.id, 'hegesztő')
    const path = { id: (await listed(owner))[0]!.id }
    await admin.client.asked(changePosition, { path, body: { name: 'lakatos' } })
    await eventually(async () => (await positionOf(owner, anna.id)) === 'lakatos')
    await admin.client.asked(removePosition, { path })
    await eventually(async () => (await positionOf(owner, anna.id)) === undefined)
    const { data } = await owner.client.asked(listAuditLog, { query: { subject: anna.id } })
    const changes = data.map(({ act, by, changes: [{ before, after } = {}] }) => [act, by.id, before, after])
    expect(changes).toHaveLength(3)
    // Entries of one second are in no order.
    expect(changes).toEqual(
      expect.arrayContaining([
        ['employment_changed', admin.id, 'lakatos', 'none'],
        ['employment_changed', admin.id, 'hegesztő', 'lakatos'],
        ['employment_changed', owner.id, 'none', 'hegesztő'],
      ]),
    )
  })
})
