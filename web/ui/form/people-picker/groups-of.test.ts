import { expect, it } from 'vitest'
import { groupsOf } from './groups-of.ts'
import { matchesName, matching } from './matching.ts'

const person = (id: string, last_name: string, first_name: string, group?: string) => ({
  id,
  last_name,
  first_name,
  group,
})

it('orders people by group and by the Hungarian alphabet, with a row for a whole group of several, those without a group last', () => {
  const groups = groupsOf(
    [
      person('1', 'Zsoldos', 'Vera'),
      person('2', 'Őri', 'János', 'Pénzügy'),
      person('3', 'Orosz', 'Lili', 'Pénzügy'),
      person('4', 'Ács', 'Éva', 'Építés'),
      person('5', 'Zalai', 'Noé', 'Értékesítés'),
    ],
    'hu',
  )
  expect(groups.map(({ name }) => name)).toEqual(['Építés', 'Értékesítés', 'Pénzügy', ''])
  expect(groups.flatMap(({ people }) => people.map(({ name }) => name))).toEqual([
    'Ács Éva',
    'Zalai Noé',
    'Pénzügy',
    'Orosz Lili',
    'Őri János',
    'Zsoldos Vera',
  ])
})

it('finds names without their accents and in any order', () => {
  expect(matchesName('Őri János', 'ori')).toBe(true)
  expect(matchesName('Őri János', 'JANOS ŐR')).toBe(true)
  expect(matchesName('Orosz Lili', 'Őro')).toBe(true)
  expect(matchesName('Őri János', 'lili')).toBe(false)
  expect(matchesName('Őri János', '')).toBe(true)
})

it('leaves out groups in which nobody is found, and the row for everyone where there is only one', () => {
  const groups = groupsOf([person('1', 'Őri', 'János', 'Pénzügy'), person('2', 'Nagy', 'Anna')], 'hu')
  const rows = (typed: string) =>
    matching(groups, 'Mindenki', typed).flatMap(({ people }) => people.map(({ name }) => name))
  expect(rows('')).toEqual(['Mindenki', 'Őri János', 'Nagy Anna'])
  expect(rows('ori')).toEqual(['Őri János'])
  expect(rows('mind')).toEqual(['Mindenki'])
  expect(matching(groups.slice(0, 1), 'Mindenki', '')).toHaveLength(1)
})
