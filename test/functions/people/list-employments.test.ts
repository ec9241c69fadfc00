import { expect, it } from 'vitest'
import type { PersonEmployment } from '#shared/people/contract/list-employments.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { asAdmin, memberOf, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')

const listed = (ids: string, over: object = {}) =>
  to<PersonEmployment[]>('people/list-employments', { query: { ids } }, { ...asAdmin, ...over })

it('tells the address, the number and the dates of each, and nothing of strangers and of those who are gone', async () => {
  office.table.keep(members, memberOf('anna', { employee_number: '17' }))
  office.table.keep(members, memberOf('emese', { status: 'deleted' }))
  office.table.keep(terms, {
    ...newEmploymentTerms({ company: 'c', member: 'anna' }),
    birth_date: '1990-04-12',
    employment_start: '2019-03-01',
  })
  expect(await listed('anna,bela,anna,emese,nobody')).toEqual([
    {
      id: 'anna',
      email: 'anna@example.hu',
      employee_number: '17',
      birth_date: '1990-04-12',
      employment_start: '2019-03-01',
      employment_end: null,
    },
    {
      id: 'bela',
      email: 'bela@example.hu',
      employee_number: null,
      birth_date: null,
      employment_start: null,
      employment_end: null,
    },
  ])
  expect(await listed('anna,bela', { company: 'other' })).toEqual([])
})
