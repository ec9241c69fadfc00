import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvOf } from '#shared/words/csv-of.ts'

describe('a file of cells with separators', () => {
  it('says that it is UTF-8, and quotes only what would end a cell', () => {
    expect(csvOf([['=1+1', '-2', '@x', 'a;"b"'], ['Kis, Anna']])).toBe(
      '\ufeff\'=1+1;\'-2;\'@x;"a;""b"""\r\nKis, Anna\r\n',
    )
  })

  it('holds no cell that a spreadsheet would calculate', async () => {
    const unit = fc.constantFrom(...Array.from('=+-@\t\r\n;"a'))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit, maxLength: 6 }), { minLength: 1, maxLength: 4 }), async cells => {
        const { data } = Papa.parse<string[]>(csvOf([cells]), { delimiter: ';' })
        expect(data[0]!.map(cell => cell.replace(/^'/, ''))).toEqual(cells)
        for (const cell of data[0]!) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})
