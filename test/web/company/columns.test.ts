import { describe, expect, it } from 'vitest'
import { listed } from '#test/web/people/support.ts'
import { columnsOf, peopleOnTheirWay } from '#web/company/groups/columns.ts'

const people = [
  listed('zita', 'Ács Zita', { group_id: 'office' }),
  listed('aron', 'Ónodi Áron', { group_id: 'office', is_active: false }),
  listed('odon', 'Olasz Ödön', { group_id: 'office' }),
  listed('csilla', 'Csáki Csilla'),
  listed('cili', 'Cukor Cili'),
  listed('gone', 'Volt Vilmos', { group_id: 'gone' }),
]
const groups = [
  { id: 'sales', name: 'Zászlósok' },
  { id: 'office', name: 'Állomás', approver_ids: ['aron', 'zita', 'stranger'] },
  { id: 'clerks', name: 'Bér' },
]
const columns = (search = '', language = 'hu') =>
  columnsOf({ people, groups, search, language, ungrouped: 'Nincs csoportban' })
const idsIn = (name: string, search?: string) =>
  columns(search)
    .find(column => column.name === name)!
    .people.map(({ id }) => id)

describe('the columns of the groups page', () => {
  it('stand in the order of the language, with those of no group last whatever it is called', () => {
    expect(columns().map(({ id }) => id)).toEqual(['office', 'clerks', 'sales', null])
    expect(columnsOf({ people, groups, search: '', language: 'en', ungrouped: 'A' }).at(-1)).toMatchObject({
      id: null,
      name: 'A',
    })
  })

  it('have their people by name as the language sorts them, which takes cs for a letter', () => {
    expect(idsIn('Állomás')).toEqual(['zita', 'odon', 'aron'])
    expect(idsIn('Nincs csoportban')).toEqual(['cili', 'csilla'])
  })

  it('keep their size and their order while a search hides people', () => {
    expect(idsIn('Állomás', '  AR on ')).toEqual(['aron'])
    expect(idsIn('Nincs csoportban', 'zita')).toEqual([])
    expect(columns('zita').map(({ id, size }) => [id, size])).toEqual([
      ['office', 3],
      ['clerks', 0],
      ['sales', 0],
      [null, 2],
    ])
    expect(idsIn('Állomás', '   ').length).toBe(3)
  })

  it('name as approvers only those who are active, and nobody where none is named', () => {
    expect(columns().map(({ approver_ids }) => approver_ids)).toEqual([['zita'], [], [], []])
  })

  it('leave out those on their way from a group that is no more, who are counted apart', () => {
    expect(columns().flatMap(column => column.people.map(({ id }) => id))).not.toContain('gone')
    expect(peopleOnTheirWay(people, groups).map(({ id }) => id)).toEqual(['gone'])
    expect(peopleOnTheirWay(people, [...groups, { id: 'gone', name: 'Új' }])).toEqual([])
  })

  it('change nothing of what they are made from', () => {
    const before = people.map(({ id }) => id)
    columns()
    expect(people.map(({ id }) => id)).toEqual(before)
    expect(groups.map(({ id }) => id)).toEqual(['sales', 'office', 'clerks'])
  })
})
