import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCells, type Cells } from '#web/company/employees/import/read-cells.ts'
import { checked, templateCells } from '#web/company/employees/import/sheet.ts'
import { employeeRows, textsOf } from '#web/company/employees/download/employee-rows.ts'
import { workbookOf, type Cell } from '#web/company/employees/download/workbook.ts'
import { employeesFrom } from '#web/company/employees/employee.ts'
import { csvOf } from '#shared/words/csv-of.ts'
import { listed } from '../people/support.ts'

const read = async (rows: readonly (readonly Cell[])[]) =>
  (await readCells(new Blob([workbookOf('Lap', rows)]))) as Cells

describe('P02 a workbook that is downloaded', () => {
  it('is read again as it was written, its days as days, and no text of it is computed', async () => {
    const text = fc
      .string({ unit: fc.constantFrom(...Array.from('aőÁ9=+-@<>&"\'; ')), minLength: 1, maxLength: 12 })
      .map(one => `x${one.trim()}`)
    const cell: fc.Arbitrary<Cell> = fc.oneof(
      text,
      fc.constantFrom('=1+1', '+36 1 234', '@SUM(A1)', '-2+3', "=cmd|'/c calc'!A0"),
      fc.integer({ min: -999, max: 999 }),
      fc.constantFrom({ day: '1900-03-01' }, { day: '1990-04-12' }, { day: '2024-02-29' }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), async rows => {
        const all = [['Vezetéknév', 'Keresztnév', 'E-mail-cím'], ...rows]
        const { rows: found, strange } = await read(all)
        expect([found, strange]).toEqual([textsOf(all), []])
      }),
      { numRuns: 30 },
    )
  })

  it('is a template in which nothing is wrong, in either language', async () => {
    for (const isHungarian of [true, false]) {
      const { bad, people } = checked(await read(templateCells(isHungarian)), { today: '2026-11-20', groups: [] })
      expect(bad).toEqual([])
      expect(people[0]!.person).toMatchObject({ birth_date: '1990-04-12', taken: 12, brought: 3 })
    }
  })

  it('has the columns beyond the twenty-sixth at their places', async () => {
    const wide = Array.from({ length: 30 }, (_, n) => `c${n}`)
    expect((await read([wide, wide])).rows[1]).toEqual(wide)
  })
})

describe('R18 the downloaded list of employees', () => {
  const around = { groups: [{ id: 'office', name: 'Iroda' }], country: 'HU', language: 'hu' }
  const employees = employeesFrom(
    [listed('anna', 'Kis Anna', { group_id: 'office', approver_ids: ['bela'] }), listed('bela', '=Nagy Béla')],
    around,
  )
  const words = { titleOf: (column: string) => column, roleOf: () => 'role', stateOf: () => 'state' }
  const anna = {
    id: 'anna',
    email: 'anna@ceg.hu',
    employee_number: '17',
    birth_date: '1990-04-12',
    employment_start: null,
    employment_end: null,
  }

  it('has what is known of each, and nothing of whom nothing is known', () => {
    const [head, first, second] = employeeRows(employees, new Map([['anna', anna]]), words)
    expect(Object.fromEntries(head!.map((column, n) => [column, first![n]]))).toMatchObject({
      last_name: 'Kis',
      first_name: 'Anna',
      email: 'anna@ceg.hu',
      group: 'Iroda',
      birth_date: { day: '1990-04-12' },
      employment_start: null,
      approvers: '=Nagy Béla',
    })
    expect(second!.filter(Boolean)).toEqual(['=Nagy', 'Béla', 'role', 'state'])
  })

  it('holds no cell that a spreadsheet would compute, as a text with separators either', () => {
    const text = csvOf(textsOf(employeeRows(employees, new Map(), words)))
    expect(text).toContain("'=Nagy")
    expect(text).not.toMatch(/(^|;)=/m)
  })
})
