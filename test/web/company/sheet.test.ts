import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checked, fieldsIn, placedIn, templateRows } from '#web/company/employees/import/sheet.ts'

const head = [
  'Vezetéknév',
  'Keresztnév',
  'E-mail-cím',
  'Csoport',
  'Születési dátum',
  'Jóváhagyók e-mail-címe',
  'Cipőméret',
]
const known = { today: '2026-11-20', groups: ['Iroda'] }
const check = (rows: string[][], strange: { row: number; column: number; why: 'formula' | 'merged' }[] = []) =>
  checked({ rows: [head, ...rows], strange }, known)
const sentences = (rows: string[][]) => check(rows).bad.map(({ row, column, sentence }) => [row, column, sentence])

describe('P02 a sheet of people', () => {
  it('is known by the titles of its columns, in either language, whatever their case', () => {
    expect(fieldsIn(['VEZETÉKNÉV', 'first name', 'Cipőméret'])).toEqual(['last_name', 'first_name', undefined])
    for (const isHungarian of [true, false]) expect(fieldsIn(templateRows(isHungarian)[0]!)).not.toContain(undefined)
  })

  it('has nothing wrong with it where it is filled in as the template says', () => {
    const { bad, people } = checked({ rows: templateRows(true), strange: [] }, known)
    expect(bad).toEqual([])
    expect(people[0]!.person).toMatchObject({
      email: 'anna@example.com',
      birth_date: '1990-04-12',
      schedule: { monday: 8, friday: 8, saturday: 0, sunday: 0 },
      children: [
        { birth_year: 2015, disabled: false },
        { birth_year: 2018, disabled: true },
      ],
      taken: 12,
      brought: 3,
    })
  })

  it('takes several approvers of a cell apart at commas as at semicolons', () => {
    const cell = 'bela@ceg.hu, csilla@ceg.hu;dora@ceg.hu'
    const { people } = check([['Kis', 'Anna', 'anna@ceg.hu', 'Iroda', '', cell, '']])
    expect(people[0]!.person.approvers).toEqual(['bela@ceg.hu', 'csilla@ceg.hu', 'dora@ceg.hu'])
  })

  it('leaves groups to the server where their names are not known here', () => {
    const rows = [head, ['Kis', 'Anna', 'anna@ceg.hu', 'Nincs ilyen', '', '', '']]
    expect(checked({ rows, strange: [] }, { today: known.today }).bad).toEqual([])
  })

  it('names each bad cell by row and column, and leaves empty rows out', () => {
    expect(
      sentences([
        ['Kis', 'Anna', 'anna@ceg', 'Iroda', '1990-13-02'],
        ['', '', '', '', ''],
        ['Nagy', '', 'bela@ceg.hu', 'Raktár', '1990. 4. 2.'],
        ['=cmd|calc', 'Éva', 'bela@ceg.hu', '', ''],
      ]),
    ).toEqual([
      [1, 2, 'problems:email'],
      [1, 4, 'problems:noSuchDay'],
      [3, 1, 'problems:required'],
      [3, 3, 'problems:groupUnknown'],
      [4, 0, 'employees:formulaCell'],
      [4, 2, 'problems:addressTwice'],
    ])
  })

  it.each([
    ['=cmd|calc', true],
    ["=cmd|' /C calc'!A0", true],
    ['+cmd|calc', true],
    ['-cmd|calc', true],
    ["-2+3+cmd|' /C calc'!A0", true],
    ['@SUM(A1:A9)', true],
    ['\t=1+1', true],
    ['-', false],
    ['-12', false],
    ['-1,5', false],
    ['Kis-Nagy', false],
    ['T-1017', false],
  ])('takes %j for a computed cell: %s', (text, isComputed) => {
    const { bad } = check([['Kis', 'Anna', 'anna@ceg.hu', text]])
    expect(bad.map(({ sentence }) => sentence)).toEqual([
      isComputed ? 'employees:formulaCell' : 'problems:groupUnknown',
    ])
  })

  it('says of days below none that they are no such number, and not that they are computed', () => {
    const cells = {
      rows: [
        [...head, 'Days taken this year'],
        ['Kis', 'Anna', 'a@ceg.hu', '', '', '', '', '-3'],
      ],
    }
    expect(checked({ ...cells, strange: [] }, known).bad).toMatchObject([{ column: 7, sentence: 'problems:number' }])
  })

  it('means the same people whatever the order and the language of its columns', () => {
    const [titles, filled] = templateRows(true) as [string[], string[]]
    const english = templateRows(false)[0]!
    const peopleOf = (rows: string[][]) => checked({ rows, strange: [] }, known).people
    const expected = peopleOf([titles, filled])
    const order = fc.shuffledSubarray([...titles.keys()], { minLength: titles.length })
    fc.assert(
      fc.property(order, fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }), (columns, isEnglish) => {
        const names = columns.map((column, n) => (isEnglish[n] ? english : titles)[column]!.toUpperCase())
        expect(peopleOf([names, columns.map(column => filled[column]!)])).toEqual(expected)
      }),
    )
  })

  it('reads the first of two columns of one meaning, in which a correction is seen', () => {
    expect(fieldsIn(['E-mail', 'Keresztnév', 'E-mail-cím'])).toEqual(['email', 'first_name', undefined])
    const rows = [
      [...head, 'Email'],
      ['Kis', 'Anna', 'rossz', '', '', '', '', 'anna@ceg.hu'],
    ]
    expect(checked({ rows, strange: [] }, known).bad).toMatchObject([{ column: 2, sentence: 'problems:email' }])
  })

  it('has the same address twice also in other case, whatever else is wrong with the row', () => {
    expect(
      sentences([
        ['Kis', 'Anna', 'anna@ceg.hu'],
        ['Nagy', '', ' Anna@CEG.hu'],
      ]),
    ).toEqual([
      [2, 1, 'problems:required'],
      [2, 2, 'problems:addressTwice'],
    ])
  })

  it.each([
    ['1990-04-12', '1990-04-12'],
    ['1990.04.12.', '1990-04-12'],
    ['1990. 4. 2.', '1990-04-02'],
    ['1990/4/2', '1990-04-02'],
    ['2024.02.29', '2024-02-29'],
  ])('takes a day that is written %s', (text, day) => {
    const rows = [
      [...head, 'Belépés'],
      ['Kis', 'Anna', 'a@ceg.hu', '', '', '', '', text],
    ]
    const { people, bad } = checked({ rows, strange: [] }, known)
    expect([people[0]!.person.employment_start, bad]).toEqual([day, []])
  })

  it.each(['12.04.1990', '04/12/1990', '33025', '1990.02.30.', '1990', 'tavaly'])(
    'does not guess which day %s is',
    text => expect(sentences([['Kis', 'Anna', 'a@ceg.hu', '', text]])).toMatchObject([[1, 4, /problems:/]]),
  )

  it('names only cells that it has, each once and in their order, whatever stands in it', () => {
    const nasty = [
      '',
      'Kis',
      'a@ceg.hu',
      'A@ceg.hu',
      'b@ceg.hu',
      '=1',
      'Iroda',
      '1990-01-01',
      '2999.1.1',
      '\u202e',
      '1e9',
    ]
    const row = fc.array(fc.constantFrom(...nasty), { maxLength: head.length })
    const place = fc.record({
      row: fc.nat({ max: 9 }),
      column: fc.nat({ max: 9 }),
      why: fc.constantFrom('formula' as const, 'merged' as const),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fc.array(place, { maxLength: 5 }), (rows, strange) => {
        const { bad, people } = check(rows, strange)
        expect(people.map(one => one.row)).toEqual(rows.flatMap((cells, n) => (cells.some(Boolean) ? [n + 1] : [])))
        const places = bad.map(one => one.row * 100 + one.column)
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
        for (const { row: at, column } of bad) {
          expect(people.map(one => one.row)).toContain(at)
          expect(fieldsIn(head)[column]).toBeDefined()
        }
      }),
    )
  })

  it('names everybody of a circle of approvers', () => {
    const row = (name: string, approver: string) => [name, 'Éva', `${name}@ceg.hu`, '', '', `${approver}@ceg.hu`]
    expect(sentences([row('a', 'b'), row('b', 'c'), row('c', 'a'), row('d', 'a')])).toEqual([
      [1, 5, 'problems:approverCircle'],
      [2, 5, 'problems:approverCircle'],
      [3, 5, 'problems:approverCircle'],
    ])
  })

  it('takes no computed cell, and none that was merged into another', () => {
    const { bad } = check(
      [['Kis', 'Anna', 'anna@ceg.hu']],
      [
        { row: 1, column: 1, why: 'formula' },
        { row: 1, column: 3, why: 'merged' },
        { row: 9, column: 0, why: 'merged' },
      ],
    )
    expect(bad.map(({ column, sentence }) => [column, sentence])).toEqual([
      [1, 'employees:formulaCell'],
      [3, 'employees:mergedCell'],
    ])
  })

  it('says once that ten thousand people are too many', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => ['Kis', 'Anna', `a${n}@ceg.hu`])
    expect(check(many).bad).toMatchObject([{ row: 1001, sentence: 'employees:tooManyRows' }])
  })

  it('is checked at once however many decide on one another and are computed', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => ['Kis', 'A', `a${n}@ceg.hu`, '', '', `a${n + 1}@ceg.hu`])
    const strange = many.flatMap((_, n) => [0, 1, 2].map(column => ({ row: n + 1, column, why: 'formula' as const })))
    expect(check(many, strange).bad).toHaveLength(30_000)
  })

  it('puts what the server refuses at the row it is about', () => {
    const { people } = check([[], ['Kis', 'Anna', 'anna@ceg.hu']])
    expect(placedIn({ 'rows.0.email': ['Már itt van.'], 'rows.7.email': ['?'] }, people)).toEqual([
      { row: 2, field: 'email', sentence: 'Már itt van.' },
    ])
  })
})
