import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec'
import type { Property, PropertyType } from '@aws-cdk/service-spec-types'
import type { IPolicyValidationPlugin } from 'aws-cdk-lib/core'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Types = ReturnType<typeof loadAwsServiceSpecSync>
type Properties = Record<string, Property>

interface Template {
  Resources: Record<string, { Type: string; Properties?: unknown }>
}

/** A place in a template that CloudFormation would not take. */
interface Fault {
  resource: string
  /** Where in the resource, as `Properties.BucketEncryption`. */
  location: string
  says: string
}

let loaded: Types | undefined
/** AWS's own schemas of resources, as the CDK is made from them. */
const types = () => (loaded ??= loadAwsServiceSpecSync())

/** Holds every template against the schemas of its resources: what must be there, what may be there, and of which kind. */
export const resourceSchemas: IPolicyValidationPlugin = {
  name: 'resource-schemas',
  validate({ templatePaths }) {
    const violations = withNested(templatePaths).flatMap(templatePath =>
      schemaFaults(JSON.parse(readFileSync(templatePath, 'utf8'))).map(({ resource, location, says }) => ({
        ruleName: 'resource-schema',
        description: says,
        violatingResources: [{ resourceLogicalId: resource, templatePath, locations: [location] }],
      })),
    )
    return { success: !violations.length, violations }
  },
}

/** The CDK names the stacks that stand by themselves; those nested in them lie beside. */
const withNested = (templatePaths: string[]): string[] =>
  [...new Set(templatePaths.map(path => dirname(path)))].flatMap(directory =>
    readdirSync(directory)
      .filter(file => file.endsWith('.template.json'))
      .map(file => join(directory, file)),
  )

/** Everything in a template that the schemas do not allow. */
export const schemaFaults = ({ Resources }: Template): Fault[] =>
  Object.entries(Resources).flatMap(([resource, { Type, Properties = {} }]) => {
    // What a custom resource takes is known to its own function alone.
    if (Type.startsWith('Custom::')) return []
    const [schema] = types().lookup('resource', 'cloudFormationType', 'equals', Type)
    const found = schema
      ? faultsOfObject(Properties, schema.properties, 'Properties')
      : [{ location: 'Type', says: `There is no resource of the type ${Type}` }]
    return found.map(fault => ({ resource, ...fault }))
  })

type Found = Omit<Fault, 'resource'>

function faultsOfObject(value: unknown, properties: Properties, location: string): Found[] {
  if (isWorkedOut(value)) return []
  if (!isObject(value)) return [{ location, says: 'An object is expected' }]
  return [
    ...Object.keys(properties)
      .filter(name => properties[name]?.required && value[name] === undefined)
      .map(name => ({ location: `${location}.${name}`, says: 'This must be there' })),
    ...Object.entries(value).flatMap(([name, part]) => {
      const property = properties[name]
      const at = `${location}.${name}`
      return property ? faultsOfValue(part, property, at) : [{ location: at, says: 'No such property is known' }]
    }),
  ]
}

/** A property may be of the kind it has, or of one it had before. */
function faultsOfValue(value: unknown, { type, previousTypes = [] }: Property, location: string): Found[] {
  const found = faultsOfType(value, type, location)
  return previousTypes.some(earlier => !faultsOfType(value, earlier, location).length) ? [] : found
}

function faultsOfType(value: unknown, type: PropertyType, location: string): Found[] {
  if (isWorkedOut(value)) return []
  const unless = (good: boolean) => (good ? [] : [{ location, says: `The kind ${type.type} is expected` }])
  switch (type.type) {
    case 'string':
      if (type.allowedValues && !type.allowedValues.includes(String(value)))
        return [{ location, says: `One of ${type.allowedValues.join(', ')} is expected` }]
      return unless(typeof value !== 'object')
    case 'date-time':
      return unless(typeof value === 'string')
    case 'number':
    case 'integer':
      return unless(typeof value === 'number' && (type.type === 'number' || Number.isInteger(value)))
    case 'boolean':
      return unless(typeof value === 'boolean')
    case 'null':
      return unless(value === null)
    case 'tag':
      return unless(isObject(value) && 'Key' in value && 'Value' in value)
    case 'array':
      if (!Array.isArray(value)) return unless(false)
      return value.flatMap((part, index) => faultsOfType(part, type.element, `${location}[${index}]`))
    case 'map':
      if (!isObject(value)) return unless(false)
      return Object.entries(value).flatMap(([name, part]) => faultsOfType(part, type.element, `${location}.${name}`))
    case 'ref':
      return faultsOfObject(value, types().get('typeDefinition', type.reference.$ref).properties, location)
    case 'union':
      return nearest(type.types.map(one => faultsOfType(value, one, location)))
    default:
      // JSON of any shape, as policies are.
      return []
  }
}

/** Of several kinds that a value may be, the faults of the one it comes nearest to. */
const nearest = (each: Found[][]): Found[] => each.sort((a, b) => a.length - b.length)[0] ?? []

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is known only at deployment: `Ref`, `Fn::GetAtt` and their like. */
function isWorkedOut(value: unknown): boolean {
  const [name, ...others] = isObject(value) ? Object.keys(value) : []
  return !others.length && (name === 'Ref' || !!name?.startsWith('Fn::'))
}
