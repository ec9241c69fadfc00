import * as z from 'zod/mini'
import type { AnyEndpoint } from '../contract/client.ts'
import { fileOf } from '../contract/endpoint.ts'

type Schema = Record<string, unknown>

interface ObjectSchema extends Schema {
  properties?: Record<string, Schema>
  required?: string[]
}

/** A tool of assistants, as it describes itself. */
export interface Tool {
  name: string
  description: string
  inputSchema: { type: 'object'; properties: Record<string, Schema>; required: string[]; additionalProperties: false }
  /** What a client may tell the person before it calls. */
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: false }
}

/** The argument by which a second call confirms what the first one has shown. */
export const confirmation = 'confirmation'

/** The name of the tool of a contract entry: `request_leave` for `requestLeave`. */
export const toolName = (entry: string) => fileOf(entry).replaceAll('-', '_')

const placesIn = ({ path }: AnyEndpoint): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

function schemaOf(schema: z.ZodMiniType | undefined): ObjectSchema {
  if (!schema) return {}
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return plain as ObjectSchema
}

/** The tool of a contract entry: what its path, query and body take are its arguments. */
export function toolOf(entry: string, endpoint: AnyEndpoint): Tool {
  const [query, body] = [schemaOf(endpoint.query), schemaOf(endpoint.body)]
  const places = placesIn(endpoint)
  const tool = endpoint.tool
  const confirmed: Record<string, Schema> =
    tool?.scope === 'write'
      ? {
          [confirmation]: {
            type: 'string',
            description:
              'Left out in the first call, which changes nothing and shows what would happen. Ask the person, and call again with the same arguments and the confirmation that the first reply gave.',
          },
        }
      : {}
  return {
    name: toolName(entry),
    description: [endpoint.summary, tool?.hint].filter(Boolean).join('. '),
    inputSchema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(places.map(place => [place, { type: 'string' }])),
        ...query.properties,
        ...body.properties,
        ...confirmed,
      },
      required: [...places, ...(query.required ?? []), ...(body.required ?? [])],
      additionalProperties: false,
    },
    annotations: {
      readOnlyHint: tool?.scope === 'read',
      destructiveHint: endpoint.method === 'DELETE',
      openWorldHint: false,
    },
  }
}

/** The arguments that a tool does not have. */
export function unknownIn(endpoint: AnyEndpoint, given: Record<string, unknown>): string[] {
  const { properties } = toolOf('', endpoint).inputSchema
  return Object.keys(given).filter(name => !Object.hasOwn(properties, name))
}

/** A value as it stands in an address; one that has no place there is refused as what it is. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The arguments of a tool as path, query and body take them; what none of them takes is left out. */
export function inputOfTool(endpoint: AnyEndpoint, given: Record<string, unknown>) {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.filter(name => Object.hasOwn(given, name)).map(name => [name, given[name]]))
  const namesOf = (schema: z.ZodMiniType | undefined) => Object.keys(schemaOf(schema).properties ?? {})
  const query = pick(namesOf(endpoint.query))
  return {
    path: Object.fromEntries(placesIn(endpoint).map(name => [name, textOf(given[name] ?? '')])),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, textOf(value)])),
    ...(endpoint.body && { body: pick(namesOf(endpoint.body)) }),
  }
}
