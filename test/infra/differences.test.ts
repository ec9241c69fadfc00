import { describe, expect, it } from 'vitest'
import { dangersOf, differencesOf, unacceptedIn } from '#infra/release/differences.ts'
import { optionsOf } from '#infra/deploy/options.ts'
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
      { message: expect.stringContaining('root: table (AWS::DynamoDB::Table) would be lost'), loses: 'table' },
    ])
  })

  it('are reported where a route moves to another stack, which fails a deployment halfway', () => {
    expect(dangersOf(release({ company: { route } }), release({ people: { route } }))).toEqual([
      { message: 'GET /api/{locale}/group cannot move from company to people in one deployment' },
    ])
  })
})

describe('cloud 2: accepting a loss', () => {
  const dangers = [
    { message: 'table would be lost', loses: 'table' },
    { message: 'queue would be lost', loses: 'queue' },
    { message: 'a route cannot move' },
  ]

  it('lets through what is named and nothing else, least of all a deployment that would fail', () => {
    expect(unacceptedIn(dangers, [])).toEqual(['table would be lost', 'queue would be lost', 'a route cannot move'])
    expect(unacceptedIn(dangers, ['queue'])).toEqual(['table would be lost', 'a route cannot move'])
    expect(unacceptedIn(dangers.slice(0, 2), ['queue', 'table'])).toEqual([])
  })

  it('is refused where nothing of that name would be lost', () => {
    expect(unacceptedIn([], ['tabel'])).toEqual([expect.stringContaining('tabel would not be lost')])
  })

  it('names each resource, among the options of the CDK', () => {
    expect(optionsOf(['--require-approval', 'never'])).toEqual({
      acceptedLosses: [],
      cdk: ['--require-approval', 'never'],
    })
    expect(optionsOf(['--accept-loss', 'table', '--verbose', '--accept-loss=queue'])).toEqual({
      acceptedLosses: ['table', 'queue'],
      cdk: ['--verbose'],
    })
    for (const args of [['--accept-loss'], ['--accept-loss', '--verbose'], ['--accept-loss=']])
      expect(() => optionsOf(args)).toThrow('--accept-loss is followed by the logical id')
  })
})
