import { describe, expect, it } from 'vitest'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { listed } from '#test/web/people/support.ts'
import {
  employeesFrom,
  filtered,
  isFoundByAddress,
  pageOf,
  sorted,
  type EmployeeFilter,
} from '#web/company/employees/employee.ts'

const people: EssentialEmployee[] = [
  listed('a', 'Őri János', { position: 'Könyvelő', group_id: 'office', approver_ids: ['b', 'gone'] }),
  listed('b', 'Nagy Béla', { role: 2, missing: ['birth_date', 'base_days'], email: 'bela@műhely.example' }),
  listed('c', '', { is_active: false, status: 'invited', email: 'uj.anna@kekto.example', missing: ['base_days'] }),
  listed('d', 'Ónodi Áron', { is_active: false, status: 'inactive', group_id: 'gone' }),
]
const around = { groups: [{ id: 'office', name: 'Iroda' }], country: 'HU', language: 'hu' }
const employees = employeesFrom(people, around)
const found = (filter: EmployeeFilter) => filtered(employees, filter).map(({ id }) => id)

describe('R18 the employees of a company', () => {
  it('have the names of their group and approvers, and the address until there is a name', () => {
    expect(employees.map(({ name, group, approvers, state, role }) => [name, group, approvers, state, role])).toEqual([
      ['Őri János', 'Iroda', 'Nagy Béla', 'active', 1],
      ['Nagy Béla', null, '', 'active', 2],
      ['uj.anna@kekto.example', null, '', 'invited', 1],
      ['Ónodi Áron', null, '', 'inactive', 1],
    ])
  })

  it('miss what leave is counted from in their country, and nothing else', () => {
    const missing = (country: string) => employeesFrom(people, { ...around, country }).map(one => one.missing)
    expect(missing('HU')).toEqual([[], ['birth_date'], [], []])
    expect(missing('SK')).toEqual([[], ['base_days'], ['base_days'], []])
  })

  it('are found by every typed word of name, position or address, whatever the accents', () => {
    expect(found({ search: 'ori jan' })).toEqual(['a'])
    expect(found({ search: '  KONYV ' })).toEqual(['a'])
    expect(found({ search: 'uj.anna' })).toEqual(['c'])
    expect(found({ search: 'nagy janos' })).toEqual([])
    expect(found({ search: 'Muhely.ex' })).toEqual(['b'])
    expect(found({ search: 'nagy muhely' })).toEqual(['b'])
    expect(found({ search: '@' })).toEqual(['b', 'c'])
    expect(found({})).toEqual(['a', 'b', 'c', 'd'])
  })

  it('show their address where nothing else of them is what was typed', () => {
    const byAddress = (search: string) =>
      employees
        .filter(one => isFoundByAddress(one, search))
        .flatMap(({ id }) => (found({ search }).includes(id) ? id : []))
    expect(byAddress('bela')).toEqual([])
    expect(byAddress('bela muhely')).toEqual(['b'])
    expect(byAddress('')).toEqual([])
  })

  it('are filtered by state, group, role and what is missing, all at once', () => {
    expect(found({ state: 'invited' })).toEqual(['c'])
    expect(found({ group: 'office' })).toEqual(['a'])
    expect(found({ group: '' })).toEqual(['b', 'c'])
    expect(found({ role: 2 })).toEqual(['b'])
    expect(found({ missing: true })).toEqual(['b'])
    expect(found({ missing: true, state: 'inactive' })).toEqual([])
  })

  it('stand in the order of the language, turned round by a hyphen, and by name where they are alike', () => {
    const order = (sort: string) => sorted(employees, sort, 'hu').map(({ id }) => id)
    expect(order('name')).toEqual(['b', 'd', 'a', 'c'])
    expect(order('-name')).toEqual(['c', 'a', 'd', 'b'])
    expect(order('state')).toEqual(['b', 'a', 'c', 'd'])
    expect(order('-group')).toEqual(['a', 'b', 'd', 'c'])
    expect(order('nonsense')).toEqual(order('name'))
  })

  it('stand in the order of what is left, whoever it is not known of last in both directions', () => {
    const left: Record<string, number> = { a: 4, d: -1 }
    const order = (sort: string, of: Record<string, number> = left) =>
      sorted(employees, sort, 'hu', ({ id }) => of[id]).map(({ id }) => id)
    expect(order('balance')).toEqual(['d', 'a', 'b', 'c'])
    expect(order('-balance')).toEqual(['a', 'd', 'b', 'c'])
    expect(order('-balance', { a: 2, b: 2, c: 2, d: 2 })).toEqual(order('name'))
    expect(order('-balance', {})).toEqual(order('name'))
  })

  it('come in pages of two hundred, the last of which is shown where the address asks for more', () => {
    const rows = Array.from({ length: 401 }, (_, index) => index)
    expect(pageOf(rows, 2)).toMatchObject({ page: 2, pages: 3, from: 200 })
    expect(pageOf(rows, 9)).toMatchObject({ page: 3, rows: [400] })
    expect(pageOf(rows, 1.5)).toMatchObject({ page: 1, from: 0 })
    expect(pageOf(rows, -2)).toMatchObject({ page: 1, from: 0 })
    expect(pageOf([], 0)).toMatchObject({ page: 1, pages: 1, rows: [] })
  })
})
