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

/** A property that CloudFormation would reject. */
interface SchemaError {
  resource: string
  /** The path in the resource, as `Properties.BucketEncryption`. */
  location: string
  message: string
}

let loaded: Types | undefined
/** AWS's resource schemas, from which the CDK is generated. */
const types = () => (loaded ??= loadAwsServiceSpecSync())

/** Validates every template against the schemas of its resources: required properties, known properties and their types. */
export const resourceSchemas: IPolicyValidationPlugin = {
  name: 'resource-schemas',
  validate({ templatePaths }) {
    const violations = withNested(templatePaths).flatMap(templatePath =>
      schemaErrors(JSON.parse(readFileSync(templatePath, 'utf8'))).map(({ resource, location, message }) => ({
        ruleName: 'resource-schema',
        description: message,
        violatingResources: [{ resourceLogicalId: resource, templatePath, locations: [location] }],
      })),
    )
    return { success: !violations.length, violations }
  },
}

/** The CDK names only top-level stacks; the templates of nested stacks are in the same folder. */
const withNested = (templatePaths: string[]): string[] =>
  [...new Set(templatePaths.map(path => dirname(path)))].flatMap(directory =>
    readdirSync(directory)
      .filter(file => file.endsWith('.template.json'))
      .map(file => join(directory, file)),
  )

/** Everything in a template that violates the schemas. */
export const schemaErrors = ({ Resources }: Template): SchemaError[] =>
  Object.entries(Resources).flatMap(([resource, { Type, Properties = {} }]) => {
    // Only its own function knows the properties of a custom resource.
    if (Type.startsWith('Custom::')) return []
    const [schema] = types().lookup('resource', 'cloudFormationType', 'equals', Type)
    const found = schema
      ? objectErrors(Properties, schema.properties, 'Properties')
      : [{ location: 'Type', message: `There is no resource of the type ${Type}` }]
    return found.map(error => ({ resource, ...error }))
  })

type Found = Omit<SchemaError, 'resource'>

function objectErrors(value: unknown, properties: Properties, location: string): Found[] {
  if (isIntrinsic(value)) return []
  if (!isObject(value)) return [{ location, message: 'An object is expected' }]
  return [
    ...Object.keys(properties)
      .filter(name => properties[name]?.required && value[name] === undefined)
      .map(name => ({ location: `${location}.${name}`, message: 'This must be there' })),
    ...Object.entries(value).flatMap(([name, part]) => {
      const property = properties[name]
      const at = `${location}.${name}`
      return property ? propertyErrors(part, property, at) : [{ location: at, message: 'No such property is known' }]
    }),
  ]
}

/** A property may have its current type or a previous one. */
function propertyErrors(value: unknown, { type, previousTypes = [] }: Property, location: string): Found[] {
  const found = typeErrors(value, type, location)
  return previousTypes.some(earlier => !typeErrors(value, earlier, location).length) ? [] : found
}

function typeErrors(value: unknown, type: PropertyType, location: string): Found[] {
  if (isIntrinsic(value)) return []
  const unless = (valid: boolean) => (valid ? [] : [{ location, message: `The kind ${type.type} is expected` }])
  switch (type.type) {
    case 'string':
      if (type.allowedValues && !type.allowedValues.includes(String(value)))
        return [{ location, message: `One of ${type.allowedValues.join(', ')} is expected` }]
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
      return value.flatMap((part, index) => typeErrors(part, type.element, `${location}[${index}]`))
    case 'map':
      if (!isObject(value)) return unless(false)
      return Object.entries(value).flatMap(([name, part]) => typeErrors(part, type.element, `${location}.${name}`))
    case 'ref':
      return objectErrors(value, types().get('typeDefinition', type.reference.$ref).properties, location)
    case 'union':
      return nearest(type.types.map(one => typeErrors(value, one, location)))
    default:
      // JSON of any shape, as policies are.
      return []
  }
}

/** Of a union's types, the errors of the closest one. */
const nearest = (each: Found[][]): Found[] => each.sort((a, b) => a.length - b.length)[0] ?? []

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is an intrinsic function, known only at deployment. */
function isIntrinsic(value: unknown): boolean {
  const [name, ...others] = isObject(value) ? Object.keys(value) : []
  return !others.length && (name === 'Ref' || !!name?.startsWith('Fn::'))
}
