import { describe, expect, it } from 'vitest'
import { dangersOf, differencesOf } from '#infra/release/differences.ts'
import type { Template } from '#infra/release/templates.ts'

const table = { Type: 'AWS::DynamoDB::Table', Properties: { TableName: 'items', BillingMode: 'PAY_PER_REQUEST' } }
const route = { Type: 'AWS::ApiGatewayV2::Route', Properties: { ApiId: 'api', RouteKey: 'GET /api/{locale}/group' } }
const release = (templates: Record<string, Template['Resources']>) =>
  new Map(Object.entries(templates).map(([file, Resources]) => [file, { Resources }]))

describe('the differences of two releases', () => {
  it('are empty where nothing changes', () => {
    expect(differencesOf(release({ root: { table } }), release({ root: { table } })).size).toBe(0)
  })

  it('are listed by template, new and removed ones included', () => {
    const differences = differencesOf(
      release({ root: { table }, old: { route } }),
      release({ root: { table }, new: { route } }),
    )
    expect([...differences.keys()]).toEqual(['new', 'old'])
  })
})

describe('the dangers of a release', () => {
  it('are empty at the first release, and for what a deployment can recreate', () => {
    expect(dangersOf(new Map(), release({ root: { table, route } }))).toEqual([])
    expect(dangersOf(release({ root: { table, route } }), release({ root: { table } }))).toEqual([])
  })

  it.each([
    ['would be deleted', {}],
    ['would be replaced', { table: { ...table, Properties: { ...table.Properties, TableName: 'others' } } }],
  ])('are reported where stored data %s', (_, next) => {
    expect(dangersOf(release({ root: { table } }), release({ root: next }))).toEqual([
      expect.stringContaining('root: table (AWS::DynamoDB::Table) would be lost'),
    ])
  })

  it('are reported where a route moves to another stack, which fails a deployment halfway', () => {
    expect(dangersOf(release({ company: { route } }), release({ people: { route } }))).toEqual([
      'GET /api/{locale}/group cannot move from company to people in one deployment',
    ])
  })
})
