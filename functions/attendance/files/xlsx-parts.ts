/** The start of every part. */
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const parts = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const startOfSheet = `${xml}<worksheet xmlns="${main}">`
export const startOfTexts = `${xml}<sst xmlns="${main}">`

/** How a cell looks, by its place among the styles of the workbook. */
export const styles = { text: 0, head: 1, day: 2, time: 3, whole: 4, parts: 5, sumText: 6, sumWhole: 7, sumParts: 8 }

/** A number format of the workbook's own; the others are those that every program knows. */
const formats = { day: 164, time: 165, whole: 1, parts: 2 }

const look = ({ format = 0, isBold = false, isHead = false }) =>
  `<xf numFmtId="${format}" fontId="${isBold ? 1 : 0}" fillId="${isHead ? 2 : 0}" borderId="0" xfId="0"` +
  ` applyNumberFormat="1" applyFont="1" applyFill="1"${isHead ? ' applyAlignment="1"><alignment wrapText="1"/></xf>' : '/>'}`

const looks = [
  look({}),
  look({ isBold: true, isHead: true }),
  look({ format: formats.day }),
  look({ format: formats.time }),
  look({ format: formats.whole }),
  look({ format: formats.parts }),
  look({ isBold: true }),
  look({ format: formats.whole, isBold: true }),
  look({ format: formats.parts, isBold: true }),
]

const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`
const fill = (type: string, colour = '') => `<fill><patternFill patternType="${type}">${colour}</patternFill></fill>`

const stylePart =
  `${xml}<styleSheet xmlns="${main}">` +
  `<numFmts count="2"><numFmt numFmtId="${formats.day}" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="${formats.time}" formatCode="hh:mm"/></numFmts>` +
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>` +
  `<fills count="3">${fill('none')}${fill('gray125')}${fill('solid', '<fgColor rgb="FFE3EEEE"/><bgColor indexed="64"/>')}</fills>` +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${looks.length}">${looks.join('')}</cellXfs></styleSheet>`

const relation = (id: number | string, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`
const relationships = (all: readonly string[]) =>
  `${xml}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`
const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${parts}.${type}+xml"/>`

/** The path of a sheet in the file; sheets are counted from one. */
export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

/** Every part of a workbook but its sheets and its texts, by path; `names` are those of its sheets as they stand in XML. */
export const frameOf = (names: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml':
    `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    override('workbook', 'sheet.main') +
    override('styles', 'styles') +
    override('sharedStrings', 'sharedStrings') +
    `${names.map((_, place) => override(`worksheets/sheet${place + 1}`, 'worksheet')).join('')}</Types>`,
  '_rels/.rels': relationships([relation(1, 'officeDocument', 'xl/workbook.xml')]),
  'xl/_rels/workbook.xml.rels': relationships([
    ...names.map((_, place) => relation(place + 1, 'worksheet', `worksheets/sheet${place + 1}.xml`)),
    relation('Styles', 'styles', 'styles.xml'),
    relation('Texts', 'sharedStrings', 'sharedStrings.xml'),
  ]),
  'xl/workbook.xml':
    `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
    `${names.map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/styles.xml': stylePart,
})
