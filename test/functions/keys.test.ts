import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Kind } from '#functions/platform/kind.ts'
import { isTest, roomOf, sourceFiles } from '../support/source-tree.ts'

type AnyKind = Kind<Record<string, unknown>>
const isKind = (value: unknown): value is AnyKind =>
  typeof value === 'object' && value !== null && 'schema' in value && 'key' in value && 'name' in value

const sources = sourceFiles().filter(
  ({ path, text }) => roomOf(path) === 'functions' && !isTest(path) && /: Kind</.test(text),
)

/** An item whose every attribute is its own name in braces, but for those that an index asks about. */
const itemWith = (known: Record<string, unknown>) =>
  new Proxy<Record<string, unknown>>(
    {},
    { get: (_, name: string) => ({ documents: [], asks_document: false, ...known })[name] ?? inBraces(name) },
  )
// Of a date, an occasion keeps month and day: five letters of the placeholder are cut off like the year.
const inBraces = (name: string) => (name === 'date' ? '-----{date}' : `{${name}}`)
/** A partition named by a state has its attribute, not the example of an index that asks for one state alone. */
const general = (pk: string) => pk.replace(/#sent$/, '#{state}')
const examples = [
  itemWith({ status: 'pending', state: 'sent' }),
  itemWith({ status: 'active', role: 2, is_deleted: false, choices: { digest: { email: true } } }),
  itemWith({ status: 'proposed' }),
  itemWith({ status: 'approved', documents: [{}] }),
  itemWith({ status: 'approved', asks_document: true }),
]

const rows = readFileSync('functions/KEYS.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim().replaceAll('`', '')),
  )
const kindRows = rows.filter(row => row.length === 4 && row[0] !== 'Kind')
const indexRows = rows.filter(row => row.length === 6 && /^\d$/.test(row[1] ?? ''))

const ordered = <T>(rows: T[]): T[] => rows.toSorted((one, other) => String(one).localeCompare(String(other)))

describe('KEYS.md', () => {
  let kinds: AnyKind[] = []
  beforeAll(async () => {
    process.env.TABLE = 'any'
    const modules = await Promise.all(
      sources.map(({ path }) => import(`../../${path}`) as Promise<Record<string, unknown>>),
    )
    kinds = modules.flatMap(exports => Object.values(exports).filter(isKind))
  })

  it('names every kind of item once', () => {
    const named = sources.flatMap(({ text }) =>
      [...text.matchAll(/: Kind<[\s\S]*?name: '(\w+)'/g)].map(match => match[1]),
    )
    expect(ordered(kindRows.map(([name]) => name))).toEqual(ordered([...new Set(named)]))
  })

  it('has the key of every kind', () => {
    const inCode = kinds.map(({ name, key }) => [name, key(examples[0]!).pk, key(examples[0]!).sk])
    expect(ordered(kindRows.map(row => row.slice(0, 3)))).toEqual(ordered(inCode))
  })

  it('has every question that an index answers', () => {
    const inCode = kinds.flatMap(({ name, index1, index2 }) =>
      [index1, index2].flatMap((answer, place) => {
        const keys = examples.flatMap(example => answer?.(example) ?? [])
        const questions = new Map(keys.map(key => [general(key.pk), { ...key, pk: general(key.pk) }]))
        return [...questions.values()].map(({ pk, sk }) => [String(place + 1), name, pk, sk])
      }),
    )
    expect(ordered(indexRows.map(row => row.slice(1, 5)))).toEqual(ordered(inCode))
  })

  /** What an item is said to be, where it is said that it ends by itself. */
  const saysEnd = /\bexpires?\b|\bkept (\d+|half a|a|five|as long as)\b/

  it('says of every kind that expires by the clock of the table that it does, and of no other', () => {
    const said = kindRows.filter(row => saysEnd.test(row[3] ?? '')).map(([name]) => name)
    expect(ordered(said)).toEqual(ordered(kinds.flatMap(({ name, expires }) => (expires ? name : []))))
  })

  it('has the end of every item that has one as its time to live, so that no job need delete it', () => {
    const ends = kinds.filter(({ schema }) => 'shape' in schema && 'expires_at' in (schema.shape as object))
    expect(ends.length).toBeGreaterThan(15)
    // Some outlast their end, so that whoever comes too late is told so.
    for (const { name, expires } of ends)
      expect([name, Number(expires?.({ expires_at: 7 })) >= 7]).toEqual([name, true])
  })
})
