import { describe, expect, it } from 'vitest'
import { operatorActs } from '#shared/company/audit/operator-entry.ts'
import { areas, permissions } from '#shared/contract/permission.ts'
import { openapi } from '#shared/contract/openapi.ts'
import { backoffice } from '#shared/backoffice/contract.ts'
import { translations } from '#shared/words/translations.ts'

describe.each(Object.entries(translations))('the words of the back office in %s', (_, words) => {
  it('name every area, each by another name', () => {
    const names = areas.map(area => words.backoffice[area])
    expect(names.every(Boolean)).toBe(true)
    expect(new Set(names).size).toBe(areas.length)
  })

  it('say every act of an operator', () => {
    expect(operatorActs.filter(act => !words.operatorlog[act])).toEqual([])
  })
})

describe('the documentation of the API', () => {
  const document = openapi({ backoffice }, { title: 'API', version: '1', languages: ['hu', 'en'] })
  const operations = Object.values(document.paths).flatMap(path => Object.values(path) as { description: string }[])

  it('says of every endpoint of the back office which permission it asks for', () => {
    expect(operations.length).toBeGreaterThan(5)
    const said = operations.map(({ description }) => description)
    expect(said).toContain('For operators of the service.')
    const named = said.flatMap(description => /permission (\S+)\.$/.exec(description)?.[1] ?? [])
    expect(named.length).toBe(operations.length - 1)
    expect(named.filter(one => !permissions.some(permission => permission === one))).toEqual([])
  })
})
