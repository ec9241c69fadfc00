import { beforeAll, describe, expect, it } from 'vitest'
import { company } from '#shared/company/contract.ts'
import { changeGroup } from '#shared/people/contract/group/change-group.ts'
import { mergeGroup } from '#shared/people/contract/group/merge-group.ts'
import { moveToGroup } from '#shared/people/contract/group/move-to-group.ts'
import { removeGroup } from '#shared/people/contract/group/remove-group.ts'
import { people } from '#shared/people/contract.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()

let owner: Person
let anna: Person
let bela: Person
let emese: Person
beforeAll(async () => {
  owner = await world.founder()
  ;[anna, bela, emese] = (await Promise.all([1, 2, 3].map(() => world.colleague(owner)))) as [Person, Person, Person]
})

const add = async (name: string, approver_ids: string[] = []) => {
  const { data } = await owner.client.asked(company.addGroup, { body: { name } })
  if (approver_ids.length) await change(data.id, { name, approver_ids })
  return data.id
}
const change = (id: string, body: { name: string; approver_ids?: string[] }) =>
  owner.client.asked(changeGroup, { path: { id }, body })
const move = (user_ids: string[], group_id: string | null, by = owner) =>
  by.client.asked(moveToGroup, { body: { user_ids, group_id } })
const listed = async () => (await owner.client.asked(company.listGroups)).data
const known = async (id: string) => (await owner.client.asked(people.listPeople)).data.find(one => one.id === id)!
const name = (approver_ids: string[], id = anna.id) =>
  owner.client.asked(people.saveApprovers, { path: { id }, body: { approver_ids } })

describe('a group', () => {
  it('R20 is renamed, and its name is free for another one then', async () => {
    const id = await add('Raktár')
    const other = await add('Bolt')
    expect((await change(id, { name: 'Telephely' })).data).toEqual({ id, name: 'Telephely' })
    expect((await change(id, { name: 'TELEPHELY' })).data).toEqual({ id, name: 'TELEPHELY' })
    const taken = await refused(change(other, { name: 'telephely' }))
    expect(taken).toMatchObject({ status: 422, errors: { name: ['There is already a group with this name.'] } })
    expect((await change(other, { name: 'Raktár' })).data.name).toBe('Raktár')
    expect(await refused(change('nobody', { name: 'X' }))).toMatchObject({ status: 404 })
  })

  it('R20 is deleted: its people belong to none, keep their approvers, and its name is free', async () => {
    const id = await add('Műhely', [bela.id])
    await name([])
    await move([anna.id], id)
    await owner.client.asked(removeGroup, { path: { id } })
    expect(await listed()).not.toContainEqual(expect.objectContaining({ id }))
    await eventually(async () => (await known(anna.id)).group_id === null)
    expect((await known(anna.id)).approver_ids).toEqual([bela.id])
    await add('Műhely')
    expect(await refused(move([anna.id], id))).toMatchObject({
      status: 422,
      errors: { group_id: ['This group does not exist.'] },
    })
    expect(await refused(owner.client.asked(removeGroup, { path: { id } }))).toMatchObject({ status: 404 })
  })

  it('R20 is merged into another, which its people join, and into none of those that are no more', async () => {
    const [from, into] = [await add('Egyik', [bela.id]), await add('Másik', [emese.id])]
    await name([])
    await move([anna.id, bela.id], from)
    const merge = (id: string, target: string) =>
      owner.client.asked(mergeGroup, { path: { id }, body: { into: target } })
    expect(await refused(merge(from, from))).toMatchObject({ status: 422 })
    await merge(from, into)
    await eventually(async () => (await known(bela.id)).group_id === into && (await known(anna.id)).group_id === into)
    expect((await known(anna.id)).approver_ids).toEqual([emese.id])
    expect(await refused(merge(into, from))).toMatchObject({ status: 422 })
  })

  it('A04 gives its standard approvers to those who join without their own, and revokes those of the group they leave', async () => {
    const [first, second, third] = [await add('A', [bela.id]), await add('B', [emese.id]), await add('C')]
    await name([])
    const joined = async (group: string | null) => (await move([anna.id], group)).data[0]!.approver_ids
    expect(await joined(first)).toEqual([bela.id])
    expect((await bela.client.asked(people.showMe)).data.is_approver).toBe(true)
    expect(await joined(second)).toEqual([emese.id])
    expect((await bela.client.asked(people.showMe)).data.is_approver).toBe(false)
    // A group that names nobody leaves nobody without approvers.
    expect(await joined(third)).toEqual([emese.id])
    await name([owner.id])
    await name([], bela.id)
    expect(await joined(first)).toEqual([owner.id])
    expect((await move([bela.id], first)).data).toEqual([{ id: bela.id, group_id: first, approver_ids: [] }])
  })

  it('A04 gives other standard approvers to the people who had the former ones, and not to those with their own', async () => {
    const id = await add('Iroda', [bela.id])
    await name([])
    await name([owner.id], emese.id)
    await move([anna.id, emese.id], id)
    await change(id, { name: 'Iroda', approver_ids: [owner.id, bela.id] })
    await eventually(async () => (await known(anna.id)).approver_ids.length === 2)
    expect((await known(emese.id)).approver_ids).toEqual([owner.id])
    expect((await listed()).find(group => group.id === id)).toEqual({
      id,
      name: 'Iroda',
      approver_ids: [owner.id, bela.id],
    })
    const nobody = await refused(change(id, { name: 'Iroda', approver_ids: ['nobody'] }))
    expect(nobody.errors).toHaveProperty('approver_ids')
  })

  it('A04 gives them to who joins it by the employment information too', async () => {
    const id = await add('Konyha', [bela.id])
    await name([])
    const body = { group_id: id }
    const path = { id: anna.id }
    const { data } = await owner.client.asked(people.saveEmploymentInformation, { path, body })
    expect(data).toMatchObject({ group_id: id, approver_ids: [bela.id] })
    expect((await bela.client.asked(people.showMe)).data.is_approver).toBe(true)
  })
})

describe('moving people to a group', () => {
  it('A05 is done with nobody above, nobody deleted and nobody of another company', async () => {
    const [admin, leaver, stranger] = [
      await world.colleague(owner, 2),
      await world.colleague(owner),
      await world.founder(),
    ]
    const id = await add('Kert')
    expect(await refused(move([owner.id], id, admin))).toMatchObject({
      status: 403,
      message: 'You have no permission to update this user',
    })
    await owner.client.asked(people.deletePerson, { path: { id: leaver.id } })
    for (const gone of [leaver.id, stranger.id, 'nobody'])
      expect(await refused(move([gone, anna.id], id))).toMatchObject({ status: 404 })
    expect(await refused(move([stranger.id], id, stranger))).toMatchObject({ status: 422 })
    expect((await known(anna.id)).group_id).not.toBe(id)
  })
})
