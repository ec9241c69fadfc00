import { describe, expect, it } from 'vitest'
import { everyone, groupsOf, type Pickable } from './groups-of.ts'
import { matchesName, matching } from './matching.ts'

const person = (id: string, last_name: string, first_name: string, group?: string | null): Pickable => ({
  id,
  last_name,
  first_name,
  ...(group !== undefined && { group }),
})
const team = [
  person('1', 'Őri', 'János', 'Pénzügy'),
  person('2', 'Nagy', 'Anna', 'Műhely'),
  person('3', 'Ács', 'Éva', 'Műhely'),
  person('4', 'Zalai', 'Noé', null),
]
const found = (typed: string, people = team, language = 'hu') =>
  matching(groupsOf(people, language), 'Mindenki', typed).map(({ name, people: rows }) => [
    name,
    rows.map(row => row.name),
  ])

describe('the people who can be picked', () => {
  it('stand by group in the order of the alphabet, and last those without one', () => {
    expect(groupsOf(team, 'hu').map(({ name, people }) => [name, people.map(({ id }) => id)])).toEqual([
      ['Műhely', ['whole Műhely', '3', '2']],
      ['Pénzügy', ['1']],
      ['', ['4']],
    ])
  })

  it('R18 are named and sorted as the language of the page does', () => {
    const both = [person('1', 'Nagy', 'Zita'), person('2', 'Zala', 'Anna')]
    const names = (language: string) => groupsOf(both, language)[0]!.people.map(({ name }) => name)
    expect(names('hu')).toEqual(['Nagy Zita', 'Zala Anna'])
    expect(names('en')).toEqual(['Anna Zala', 'Zita Nagy'])
  })

  it('are in no group where there are none', () => {
    expect(groupsOf([], 'hu')).toEqual([])
    expect(groupsOf([person('1', 'Nagy', 'Anna')], 'hu').map(({ name }) => name)).toEqual([''])
  })
})

describe('the search among them', () => {
  it('offers everybody and the row for all before anything is typed', () => {
    expect(found('')).toEqual([
      ['', ['Mindenki']],
      ['Műhely', ['Műhely', 'Ács Éva', 'Nagy Anna']],
      ['Pénzügy', ['Őri János']],
      ['', ['Zalai Noé']],
    ])
  })

  it('has no row for all where there is only one to pick', () => {
    expect(found('', team.slice(0, 1))).toEqual([['Pénzügy', ['Őri János']]])
  })

  it('finds by any part of the name, in any order, without accents and capitals', () => {
    expect(found('eva ac')).toEqual([['Műhely', ['Ács Éva']]])
    expect(found('ŐRI')).toEqual([['Pénzügy', ['Őri János']]])
    expect(found('an')).toEqual([
      ['Műhely', ['Nagy Anna']],
      ['Pénzügy', ['Őri János']],
    ])
  })

  it('finds nobody by a word that no name has, whatever the others find', () => {
    expect(found('anna x')).toEqual([])
    expect(matchesName('Nagy Anna', 'anna nagy')).toBe(true)
    expect(matchesName('Nagy Anna', 'nagyanna')).toBe(false)
  })

  it('gives the row for all an id that belongs to nobody', () => {
    const [all] = matching(groupsOf(team, 'hu'), 'Mindenki', 'minden')
    expect(all!.people).toEqual([{ id: everyone, name: 'Mindenki' }])
    expect(team.map(({ id }) => id)).not.toContain(everyone)
  })

  it('names its groups anew for what is typed, so that their rows are drawn anew', () => {
    const ids = (typed: string) => matching(groupsOf(team, 'hu'), 'Mindenki', typed).map(({ id }) => id)
    const [short, long] = [ids('a'), ids('an')]
    expect(short.filter(id => long.includes(id))).toEqual([])
    expect(new Set(short).size).toBe(short.length)
  })
})
