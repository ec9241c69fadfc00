import { expect, it } from 'vitest'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { asAdmin, asAnna, memberOf, openLeaveOffice, to } from '../in-memory/leave-office.ts'
import type { Caller } from '../in-memory/call.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')

const listed = async (by: Caller) =>
  new Map((await to<EssentialEmployee[]>('people/list-people', {}, by)).map(one => [one.id, one]))

it('R18 administrators are told who is invited or deactivated, who administers, the address, and what is missing', async () => {
  office.table.keep(members, memberOf('bela', { status: 'invited', first_name: '', last_name: '', missing: [] }))
  office.table.keep(members, memberOf('emese', { status: 'inactive', missing: ['birth_date'] }))
  office.table.keep(members, memberOf('csilla', { role: 2, missing: [] }))
  const people = await listed(asAdmin)
  expect(people.get('bela')).toEqual({
    id: 'bela',
    first_name: '',
    last_name: '',
    avatar: null,
    approver_ids: [],
    is_active: false,
    group_id: null,
    status: 'invited',
    email: 'bela@example.hu',
  })
  expect(people.get('emese')).toMatchObject({ status: 'inactive', missing: ['birth_date'] })
  expect(people.get('emese')).toHaveProperty('email', 'emese@example.hu')
  expect(people.get('csilla')).toMatchObject({ is_active: true, role: 2 })
  expect(people.get('csilla')).not.toHaveProperty('status')
})

it('nobody else is told more than who the colleagues are', async () => {
  office.table.keep(members, memberOf('bela', { status: 'invited', missing: ['birth_date'] }))
  for (const one of (await listed(asAnna)).values())
    expect(Object.keys(one)).toEqual([
      'id',
      'first_name',
      'last_name',
      'avatar',
      'approver_ids',
      'is_active',
      'group_id',
    ])
})
