import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { openapi } from '#shared/contract/openapi.ts'
import { languages } from '#shared/words/language.ts'

interface Operation {
  'x-api-key-scope'?: string
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: {
    required: boolean
    content: { 'application/json': { schema: { properties?: object; oneOf?: object[] } } }
  }
  responses: Record<
    string,
    { $ref?: string; content?: { 'application/json': { schema: { properties: object; required: string[] } } } }
  >
}

const document = openapi(api, { title: 'Szabi', version: '1', languages })
const endpoints: Endpoint[] = Object.values(api).flatMap(feature => Object.values(feature) as Endpoint[])
const operationOf = ({ path, method }: Pick<Endpoint, 'path' | 'method'>) =>
  document.paths[path]?.[method.toLowerCase()] as Operation
const operations = endpoints.map(endpoint => [endpoint.route, endpoint, operationOf(endpoint)] as const)

/** What the official schema of OpenAPI 3.1 finds wrong, in words; nothing where the document is valid. */
async function faultsOf(description: typeof document): Promise<string> {
  const { valid, errors } = await new Validator().validate(structuredClone(description))
  return valid ? '' : JSON.stringify(errors)
}

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await faultsOf(document)).toBe('')
  })

  it('would be found out if it were not', async () => {
    const broken = (change: (copy: typeof document) => void) => {
      const copy = structuredClone(document)
      change(copy)
      return faultsOf(copy)
    }
    const me = (copy: typeof document) => copy.paths['/user/me']!.get as Record<string, unknown>
    expect(await broken(copy => (copy.success = 1))).toMatch(/unevaluated/)
    expect(await broken(copy => (me(copy).parameters = [{ name: 'x', in: 'body' }]))).not.toBe('')
    expect(await broken(copy => (copy.paths['user/me'] = {}))).not.toBe('')
  })

  it('has every endpoint of the contract, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter(name => name !== 'servers')
        .map(method => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(endpoints.map(({ route }) => route).sort())
    expect(new Set(operations.map(([, , { operationId }]) => operationId)).size).toBe(endpoints.length)
  })

  it.each(operations)(
    'says of %s who may call it, what goes in and how it may be refused',
    (_, endpoint, operation) => {
      expect(operation.summary).toBe(endpoint.summary)
      expect(operation.description).toMatch(/^For .*\.$/)
      const byKey = endpoint.keys ? [{ apiKey: [] }] : []
      expect(operation.security).toEqual(endpoint.access === 'anyone' ? [] : [{ bearer: [] }, ...byKey])
      expect(operation['x-api-key-scope']).toBe(endpoint.keys)
      const places = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)).toEqual(places)
      expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body))
      expect('401' in operation.responses).toBe(
        endpoint.access !== 'anyone' || Boolean(endpoint.problems?.includes('unauthenticated')),
      )
      expect('422' in operation.responses || !endpoint.body).toBe(true)
      expect(operation.responses['500']).toEqual({ $ref: '#/components/responses/fault' })
    },
  )

  it('shows replies in their envelope, but for the description itself', () => {
    for (const [, { plain }, { responses }] of operations) {
      const { properties, required } = responses['200']!.content!['application/json'].schema
      if (plain) expect(properties).toBeUndefined()
      else
        expect([properties, required]).toEqual([
          expect.objectContaining({ success: { const: 1 } }),
          expect.arrayContaining(['success']),
        ])
    }
  })

  it('refers only to what it holds, and names the schemas of no other place', () => {
    const text = JSON.stringify(document)
    for (const [, place] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = place!
        .split('/')
        .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)
      expect([place, typeof found]).toEqual([place, 'object'])
    }
    expect(text).not.toMatch(/"\$(schema|defs|id)"/)
  })

  it('takes a body that may be left out for one', () => {
    expect(operationOf({ path: '/auth/login', method: 'POST' }).requestBody?.required).toBe(true)
    expect(
      operationOf({ path: '/user/preference', method: 'PUT' }).requestBody?.content['application/json'].schema.oneOf,
    ).toHaveLength(2)
  })
})
