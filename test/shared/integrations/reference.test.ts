import { describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { openapi } from '#shared/contract/openapi.ts'
import { commandOf, referenceOf, typeOf, type ReferenceEntry } from '#shared/integrations/reference.ts'
import { languages } from '#shared/words/language.ts'
import { translations } from '#shared/words/translations.ts'

const entries = referenceOf(openapi(api, { title: 'Szabi', version: '1', languages }), '2026-11-24')
const of = (name: string) => entries.find(entry => entry.name === name)!
const named = (name: string, place: string) =>
  Object.fromEntries(of(name).fields.flatMap(one => (one.place === place ? [[one.name, one.type]] : [])))

describe('P05: what the page about the API says of an endpoint', () => {
  it('is said of all that a key may call, and of no other', () => {
    const open = Object.values(api).flatMap(feature =>
      Object.values(feature as Record<string, Endpoint>).flatMap(({ route, keys }) =>
        keys ? [`${route} ${keys}`] : [],
      ),
    )
    expect(entries.map(({ method, path, scope }) => `${method} ${path} ${scope}`).sort()).toEqual(open.sort())
  })

  it.each(languages)('is a sentence of its own in %s', language => {
    const words = translations[language].api as Record<string, string>
    const sentences = entries.map(({ name }) => words[name])
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
    expect(new Set(sentences).size).toBe(entries.length)
  })

  it('is in English what the contract says', () => {
    for (const { name, summary } of entries)
      expect((translations.en.api as Record<string, string>)[name]).toBe(`${summary}.`)
  })

  it('names what it takes and gives, with their types', () => {
    expect(named('listAbsent', 'query')).toEqual({ from: '"today" | YYYY-MM-DD', to: '"today" | YYYY-MM-DD' })
    expect(named('showCalendar', 'query')).toEqual({ month: 'YYYY-MM', months: '"3" | "12"', people: 'string' })
    expect(named('listExtraDays', 'query')).toEqual({ year: 'YYYY' })
    expect(named('removeExtraDays', 'path')).toEqual({ id: 'string', extraId: 'string' })
    expect(named('grantExtraDays', 'body')).toEqual({ year: 'integer', days: 'integer', comment: 'string' })
    expect(named('listPeople', 'reply')).toEqual({ data: 'object[]' })
  })

  it('leaves out the envelope of a reply', () => {
    for (const { fields } of entries)
      expect(fields.filter(({ name, place }) => place === 'reply' && name === 'success')).toEqual([])
  })

  it.each([
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [{ anyOf: [{ type: 'integer' }, { type: 'integer' }, { type: 'null' }] }, 'integer | null'],
    [{ const: 3 }, '3'],
    [{}, 'any'],
  ])('calls %j %s', (schema, type) => expect(typeOf(schema)).toBe(type))
})

describe('P05: the command of an endpoint', () => {
  const base = 'https://szabi.example/api/hu'
  const command = (name: string) => commandOf(of(name), base).replaceAll(' \\\n  ', ' ')

  it('gives what has to be given, and nothing else', () => {
    expect(command('listPeople')).toBe(`curl "${base}/user/list" -H "Authorization: Bearer $SZABI_KEY"`)
    expect(command('listSheets')).toBe(
      `curl "${base}/attendance/list?month=2026-11&ids=ID" -H "Authorization: Bearer $SZABI_KEY"`,
    )
    expect(command('removeExtraDays')).toBe(
      `curl "${base}/user/ID/extra-day-off/EXTRAID" -X DELETE -H "Authorization: Bearer $SZABI_KEY"`,
    )
  })

  it('has a body where the endpoint takes one', () => {
    expect(command('previewLeave')).toContain(
      `-d '{"type_id":1,"from_date":"2026-11-24","to_date":"2026-11-24","user_id":"ID"}'`,
    )
    expect(command('approveLeave')).toContain("-d '{}'")
    expect(command('changePosition')).toContain(`-X PUT -H "Authorization: Bearer $SZABI_KEY"`)
  })

  it('is never split by what it gives', () => {
    const quoted = (entry: ReferenceEntry) => [...commandOf(entry, base).matchAll(/["']/g)].length % 2
    expect(entries.map(quoted)).toEqual(entries.map(() => 0))
  })
})
