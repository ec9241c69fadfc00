import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber } from '#shared/calendar/day.ts'
import { zipOf } from '#test/support/zip-of.ts'
import { readCells, type Cells } from '#web/company/employees/import/read-cells.ts'

const read = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => readCells(new Blob(parts))
const rowsOf = async (...parts: (string | Uint8Array<ArrayBuffer>)[]) => ((await read(...parts)) as Cells).rows

describe('P02 a text with separators', () => {
  it('is read as it was written, with whatever separator, quotes and line breaks inside of cells', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom(...Array.from('aőÁ9;,\t|"\n ')), maxLength: 8 })
      .map(text => text.trim())
    const written = fc.record({
      delimiter: fc.constantFrom(';', '\t', ','),
      newline: fc.constantFrom('\n', '\r\n'),
      quotes: fc.boolean(),
      rows: fc.array(fc.tuple(fc.constant('x'), cell, cell, cell), { minLength: 1, maxLength: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(written, async ({ rows, ...how }) => {
        const all = [['Vezetéknév', 'Keresztnév', 'E-mail-cím', 'Csoport'], ...rows]
        expect(await rowsOf(Papa.unparse(all, how))).toEqual(all)
      }),
    )
  })

  it('is divided by what divides its titles, also where the rows have more of something else', async () => {
    const rows = ['2015,2018,2020', '2015,2018,2020;x', '2015,2018,2020', '2015,2018,2020;x'].map(
      end => `Kis;Anna;${end}`,
    )
    const [head, ...people] = await rowsOf(`Vezetéknév;Keresztnév;Gyermekek;Csoport;Munkakör\n${rows.join('\n')}`)
    expect(head).toHaveLength(5)
    expect(people.map(([, , children]) => children)).toEqual(Array.from({ length: 4 }, () => '2015,2018,2020'))
  })

  it('is the same in each of the codes that spreadsheets save it in', async () => {
    const code = new Map(Array.from({ length: 256 }, (_, byte) => [cp1250.decode(Uint8Array.of(byte)), byte]))
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('abzÁÉÍÓÖŐÚÜŰáéíóöőúüű')),
      minLength: 1,
      maxLength: 20,
    })
    await fc.assert(
      fc.asyncProperty(text, async name => {
        const all = `Név;Ő\n${name};1\n`
        const wide = new Uint8Array(Uint16Array.from(`\ufeff${all}`, letter => letter.charCodeAt(0)).buffer)
        const found = await Promise.all([
          rowsOf(all),
          rowsOf(`\ufeff${all}`),
          rowsOf(Uint8Array.from(all, letter => code.get(letter)!)),
          rowsOf(wide),
        ])
        for (const rows of found)
          expect(rows).toEqual([
            ['Név', 'Ő'],
            [name, '1'],
          ])
      }),
    )
  })

  it('keeps its empty rows at their places, and none at its end', async () => {
    expect(await rowsOf('A;B\n\n;\nKis;Anna\n;\n\n')).toEqual([['A', 'B'], [''], ['', ''], ['Kis', 'Anna']])
  })
})

describe('P02 a spreadsheet', () => {
  it('has numbers, yes and no, and texts as they are seen, at the places where they stand', async () => {
    const cells = `${text('A1', ' Név ')}${text('C1', 'Kezdet')}`
    const filled = `<c r="A3"><v>1017</v></c><c r="B3"><v>7.5</v></c><c r="C3" s="1"><v>43525</v></c><c r="D3" t="b"><v>1</v></c>`
    expect(await readBook({ 'sheet1.xml': sheet(`<row r="1">${cells}</row><row r="3">${filled}</row>`) })).toEqual({
      rows: [
        ['Név', '', 'Kezdet', ''],
        ['', '', '', ''],
        ['1017', '7.5', '2019-03-01', 'true'],
      ],
      strange: [],
    })
  })

  it('has the days that it shows, at whatever time of them, counted from 1900 or 1904', async () => {
    const day = fc.integer({ min: 0, max: 70_000 }).map(days => addDays('1904-01-02', days))
    const property = fc.asyncProperty(day, fc.constantFrom(0, 0.5, 0.999), fc.boolean(), async (one, time, is1904) => {
      const serial = dayNumber(one) - dayNumber(is1904 ? '1904-01-01' : '1899-12-30') + time
      const book = { 'sheet1.xml': sheet(`<row r="1"><c r="A1" s="1"><v>${serial}</v></c></row>`) }
      expect((await readBook(book, is1904 ? '<workbookPr date1904="1"/>' : '')).rows).toEqual([[one]])
    })
    await fc.assert(property, { numRuns: 50 })
  })

  it.each([
    ['a formula', '<c r="AB2"><f>1+1</f><v>2</v></c>', { row: 1, column: 27, why: 'formula' }],
    ['a formula of many cells', '<c r="A2"><f t="shared" si="0"/><v>2</v></c>', { row: 1, column: 0, why: 'formula' }],
    [
      'a formula after its format',
      '<c s="0" r="B2" t="str"><f>A1</f><v>x</v></c>',
      { row: 1, column: 1, why: 'formula' },
    ],
  ])('names the cell of %s', async (_, cell, place) => {
    const rows = `<row r="1">${text('A1', 'Név')}</row><row r="2">${cell}</row>`
    expect((await readBook({ 'sheet1.xml': sheet(rows) })).strange).toEqual([place])
  })

  it('names each cell that a merged one covers, and not the one whose text is seen', async () => {
    const merged = '<mergeCells><mergeCell ref="B2:C3"/></mergeCells>'
    const rows = `<row r="1">${text('A1', 'Név')}</row><row r="2">${text('B2', 'Iroda')}</row>`
    expect((await readBook({ 'sheet1.xml': sheet(rows, merged) })).strange).toEqual([
      { row: 1, column: 2, why: 'merged' },
      { row: 2, column: 1, why: 'merged' },
      { row: 2, column: 2, why: 'merged' },
    ])
  })

  it('is the first sheet of the workbook with its formulas, whatever part that lies in', async () => {
    const first = sheet(`<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>`)
    const other = sheet(`<row r="1">${text('A1', 'other')}</row>`)
    for (const target of ['worksheets/sheet2.xml', '/xl/worksheets/sheet2.xml'])
      expect(await readBook({ 'sheet2.xml': first, 'sheet1.xml': other }, '', target)).toEqual({
        rows: [['2']],
        strange: [{ row: 0, column: 0, why: 'formula' }],
      })
  })
})

describe('P02 a file that is not read', () => {
  const bytes = (...some: number[]) => Uint8Array.from(some)
  it.each([
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13), 'fileUnreadable'],
    ['a spreadsheet of before 2007', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0), 'fileUnreadable'],
    ['a document in the same wrapping', zipOf({ 'word/document.xml': '<w/>' }), 'fileUnreadable'],
    ['a spreadsheet that is cut off', zipOf({ 'xl/workbook.xml': '<workbook/>' }).subarray(0, 60), 'fileUnreadable'],
    ['nothing', '', 'fileEmpty'],
    ['separators alone', ';;\r\n;;\r\n', 'fileEmpty'],
    ['more rows than anybody imports', 'a;b\n'.repeat(20_001), 'fileTooManyRows'],
    ['more bytes than it may have', new Uint8Array(5_000_001), 'fileTooLarge'],
  ] as const)('says why: %s', async (_, content, why) => expect(await read(content)).toBe(why))

  it('is one that unpacks to more than it may, of which no more than that is unpacked', async () => {
    const much = new Uint8Array(16_000_000)
    const bomb = zipOf({ 'xl/a.xml': much, 'xl/b.xml': much, 'xl/c.xml': much, 'xl/d.xml': much }, () => 1)
    expect(bomb.length).toBeLessThan(100_000)
    expect(await read(bomb)).toBe('fileTooLarge')
  })

  it('is one that was moved away after it was chosen', async () => {
    const gone = Object.assign(new Blob(['a;b']), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
    expect(await readCells(gone)).toBe('fileUnreadable')
  })

  it('is none of as many rows as may be', async () => {
    expect(await rowsOf('a;b\n'.repeat(20_000))).toHaveLength(20_000)
  })
})

const cp1250 = new TextDecoder('windows-1250')
const text = (at: string, content: string) => `<c r="${at}" t="inlineStr"><is><t>${content}</t></is></c>`
const sheet = (rows: string, more = '') => `<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`

/** The cells of a workbook whose sheets are in the order of its parts, and the first of which its table of parts calls by a path. */
async function readBook(parts: Record<string, string>, settings = '', first?: string): Promise<Cells> {
  const names = Object.keys(parts)
  const sheets = names.map((_, n) => `<sheet name="S${n}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`).join('')
  const targets = names.map((name, n) => (n === 0 && first) || `worksheets/${name}`)
  const relations = targets.map((target, n) => relation(`rId${n + 1}`, 'worksheet', target)).join('')
  const styles = '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>'
  const book = zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="${relationships}">${settings}<sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId9', 'styles', 'styles.xml')}${relations}</Relationships>`,
    'xl/styles.xml': `${styles}</styleSheet>`,
    ...Object.fromEntries(Object.entries(parts).map(([name, content]) => [`xl/worksheets/${name}`, content])),
  })
  return (await read(book)) as Cells
}
