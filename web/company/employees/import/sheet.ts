import * as z from 'zod/mini'
import { weekdays } from '#shared/calendar/working-pattern.ts'
import type { FieldErrors } from '#shared/contract/problem.ts'
import { ImportedPerson, mostImported, type ImportedField } from '#shared/people/imported-person.ts'
import { fieldOf, mistakesInList } from '#shared/people/import-mistakes.ts'
import { plain } from '#web/ui/form/people-picker/matching.ts'
import type { Cell } from '../download/workbook.ts'
import type { Cells } from './read-cells.ts'

/** The columns of the template, in their order, by the words of either language. */
export const columnTitles = {
  last_name: ['Vezetéknév', 'Last name'],
  first_name: ['Keresztnév', 'First name'],
  email: ['E-mail-cím', 'Email address', 'E-mail', 'Email'],
  group: ['Csoport', 'Group'],
  position: ['Munkakör', 'Position'],
  employee_number: ['Törzsszám', 'Employee number'],
  birth_date: ['Születési dátum', 'Date of birth'],
  employment_start: ['A munkaviszony kezdete', 'Start of employment', 'Belépés'],
  schedule: ['Heti munkarend', 'Working hours'],
  children: ['Gyermekek születési éve', 'Birth years of children'],
  base_days: ['Alapszabadság', 'Base leave'],
  taken: ['Idén már kivett napok', 'Days taken this year'],
  brought: ['Tavalyról maradt napok', 'Days left of last year'],
  approvers: ['Jóváhagyók e-mail-címe', 'Email addresses of approvers'],
} as const satisfies Record<ImportedField, readonly string[]>

const fields = Object.keys(columnTitles) as ImportedField[]

/** What each column of a sheet holds; undefined where it is not known, or an earlier column holds it. */
export function fieldsIn(head: readonly string[]): (ImportedField | undefined)[] {
  const known = new Map(fields.flatMap(field => columnTitles[field].map(title => [plain(title), field] as const)))
  const columns = head.map(title => known.get(plain(title)))
  return columns.map((field, column) => (columns.indexOf(field) === column ? field : undefined))
}

/** The columns without which nobody can be imported. */
export const requiredFields = ['last_name', 'first_name', 'email'] as const satisfies ImportedField[]

/** What is wrong with a cell, as the key of a sentence. */
export interface BadCell {
  /** Both counted from 0, the head included. */
  row: number
  column: number
  field: ImportedField
  sentence: string
}

export interface CheckedSheet {
  /** The people of the rows that have anything in them, and the rows they stand in. */
  people: { row: number; person: Partial<ImportedPerson> }[]
  bad: BadCell[]
}

interface Known {
  today: string
  groups?: readonly string[] | undefined
}

/** What of a row means something, whatever else of it is wrong. */
const PartOfPerson = z.partial(ImportedPerson)

/** Every mistake of a sheet that can be known without the server. */
export function checked({ rows, strange }: Cells, { today, groups }: Known): CheckedSheet {
  const columns = fieldsIn(rows[0] ?? [])
  const columnOf = (field: ImportedField) => Math.max(0, columns.indexOf(field))
  const bad = new Map<string, BadCell>()
  const add = (row: number, field: ImportedField, sentence: string) => {
    const key = fieldOf(row, field)
    if (!bad.has(key)) bad.set(key, { row, column: columnOf(field), field, sentence })
  }
  const filled = new Set(rows.flatMap((cells, row) => (row > 0 && cells.some(Boolean) ? [row] : [])))
  for (const { row, column, why } of strange)
    if (filled.has(row) && columns[column]) add(row, columns[column], `employees:${why}Cell`)

  const people = [...filled].map(row => {
    const raw: Partial<Record<ImportedField, unknown>> = {}
    for (const [column, field] of columns.entries()) {
      const text = rows[row]![column] ?? ''
      if (!field || !text) continue
      if (isFormula(text)) add(row, field, 'employees:formulaCell')
      raw[field] = valueOf(field, text)
    }
    const issues = ImportedPerson.safeParse(raw).error?.issues ?? []
    for (const { path, message } of issues) {
      add(row, path[0] as ImportedField, message)
      delete raw[path[0] as ImportedField]
    }
    return { row, person: PartOfPerson.parse(raw) }
  })
  // People that are too many are not compared with each other, which would take as long as their number squared.
  const mistakes = mistakesInList(
    people.slice(0, mostImported).map(({ person }) => person),
    { today, groups },
  )
  for (const one of placedIn(mistakes, people)) add(one.row, one.field, one.sentence)
  if (people.length > mostImported) add(people[mostImported]!.row, 'email', 'employees:tooManyRows')
  return { people, bad: [...bad.values()].toSorted((a, b) => a.row - b.row || a.column - b.column) }
}

/** The errors of a list at the rows of the sheet that its people stand in. */
export function placedIn(
  errors: Readonly<Record<string, readonly (FieldErrors[string][number] | string)[]>>,
  people: CheckedSheet['people'],
) {
  return Object.entries(errors).flatMap(([key, [first]]) => {
    const [, place, field] = /^rows\.(\d+)\.(\w+)/.exec(key) ?? []
    const one = people[Number(place)]
    if (!one || first === undefined) return []
    return [{ row: one.row, field: field as ImportedField, sentence: typeof first === 'string' ? first : first.key }]
  })
}

/** A text that a spreadsheet would compute. */
const isFormula = (text: string) => /^[=+@\t\r]|^-(?!\d*(?:[.,]\d+)?$)/.test(text)

/** The value that a cell means; what means none is left as it is, for the schema to name. */
function valueOf(field: ImportedField, text: string): unknown {
  switch (field) {
    case 'birth_date':
    case 'employment_start':
      return text.replace(
        /^(\d{4})[./]\s*(\d{1,2})[./]\s*(\d{1,2})\.?$/,
        (_, year: string, month: string, day: string) => [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
      )
    case 'base_days':
    case 'taken':
    case 'brought':
      return /^\d+$/.test(text) ? Number(text) : text
    case 'children':
      return piecesOf(text).map(piece => ({
        birth_year: Number(piece.replace('*', '')),
        disabled: piece.endsWith('*'),
      }))
    case 'approvers':
      return text.split(/[;,\s]+/).filter(Boolean)
    case 'schedule':
      return weekOf(piecesOf(text).map(piece => Number(piece.replace(',', '.'))))
    default:
      return text
  }
}

const piecesOf = (text: string) => text.split(/[;\s]+/).filter(Boolean)

/** Seven numbers are the hours from Monday to Sunday, a single one those of each day from Monday to Friday. */
function weekOf(hours: readonly number[]) {
  const [only] = hours
  const week = hours.length === 1 && only !== undefined ? [only, only, only, only, only, 0, 0] : hours
  return week.length === weekdays.length ? Object.fromEntries(weekdays.map((day, n) => [day, week[n]])) : hours
}

/** The template as cells of a workbook: its dates are dates, and its days are numbers. */
export const templateCells = (isHungarian: boolean): Cell[][] =>
  templateRows(isHungarian).map((row, n) =>
    row.map((text, column): Cell => {
      if (n === 0) return text
      if (/^\d{4}-\d\d-\d\d$/.test(text)) return { day: text }
      return ['taken', 'brought', 'base_days'].includes(fields[column]!) && text ? Number(text) : text
    }),
  )

/** The head of the template, and a row that shows how each column is filled in. */
export const templateRows = (isHungarian: boolean): string[][] => [
  fields.map(field => columnTitles[field][isHungarian ? 0 : 1]),
  [
    ...(isHungarian ? ['Kis', 'Anna'] : ['Smith', 'Anna']),
    'anna@example.com',
    '',
    isHungarian ? 'Könyvelő' : 'Accountant',
    '1017',
    '1990-04-12',
    '2019-03-01',
    '8 8 8 8 8 0 0',
    '2015; 2018*',
    '',
    '12',
    '3',
    '',
  ],
]
