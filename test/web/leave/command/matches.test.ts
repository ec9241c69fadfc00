import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelled, peopleNamed } from '#web/leave/command/matches.ts'
import { personName } from '#web/ui/person/person-name.ts'

const person = (last_name: string, first_name: string) => ({ first_name, last_name })
const [bence, bela, szilvia, anna, double] = [
  person('Szabó', 'Bence'),
  person('Szabó', 'Béla'),
  person('Szűcs', 'Szilvia'),
  person('Őri-Nagy', 'Anna'),
  person('Kovács', 'Kovács'),
] as const
const everybody = [bence, bela, szilvia, anna, double]
const found = (...typed: string[]) => peopleNamed(typed, everybody, 'hu').map(one => personName(one, 'hu'))

describe('the people whom words name', () => {
  it.each([
    [['szabó'], ['Szabó Béla', 'Szabó Bence']],
    [['szabo'], ['Szabó Béla', 'Szabó Bence']],
    [['SZ'], ['Szabó Béla', 'Szabó Bence', 'Szűcs Szilvia']],
    [['szabó', 'bence'], ['Szabó Bence']],
    [['bence', 'szabó'], ['Szabó Bence']],
    [['bencének'], ['Szabó Bence']],
    [['szilviát'], ['Szűcs Szilvia']],
    [['ori', 'nagy'], ['Őri-Nagy Anna']],
    [['őri-nagy'], ['Őri-Nagy Anna']],
    [['kovács', 'kovács'], ['Kovács Kovács']],
    [['szabó', 'szabó'], []],
    [['bencemondat'], []],
    [[], []],
  ])('%j', (typed, names) => {
    expect(found(...typed)).toEqual(names)
  })

  it('may have an ending of four letters, and none on a name of two', () => {
    expect(found('bencevala')).toEqual(['Szabó Bence'])
    expect(found('bencevalam')).toEqual([])
    const short = [person('Bo', 'Éva')]
    expect(peopleNamed(['évának'], short, 'hu')).toEqual(short)
    expect(peopleNamed(['bo'], short, 'hu')).toEqual(short)
    expect(peopleNamed(['bor'], short, 'hu')).toEqual([])
  })

  it('are five at most, by their names', () => {
    const many = Array.from({ length: 9 }, (_, place) => person('Nagy', String.fromCodePoint(73 - place)))
    expect(peopleNamed(['nagy'], many, 'hu').map(({ first_name }) => first_name)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  it('are found by any beginning of their name, with or without accents', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everybody), fc.integer({ min: 1, max: 9 }), (one, length) => {
        const typed = one.last_name.slice(0, length)
        const plain = typed.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
        expect(peopleNamed([typed], everybody, 'hu')).toContain(one)
        expect(peopleNamed([plain], everybody, 'hu')).toContain(one)
      }),
    )
  })
})

describe('the pages that a line names', () => {
  const pages = ['Irányítópult', 'Csapatnaptár', 'Munkaszüneti napok'].map(label => ({ label }))
  const labels = (typed: string) => labelled(typed, pages).map(({ label }) => label)

  it.each([
    ['', ['Irányítópult', 'Csapatnaptár', 'Munkaszüneti napok']],
    ['iran', ['Irányítópult']],
    ['nap', ['Munkaszüneti napok']],
    ['munkaszuneti n', ['Munkaszüneti napok']],
    ['beállítás', []],
  ])('%s', (typed, expected) => {
    expect(labels(typed)).toEqual(expected)
  })
})
