import type * as z from 'zod/mini'

const texts = ['1970-03-04', '2015-06-07', '2024-02-05', '2026-04-01', '2026-06-30', 'felmentés', '1', 'none']
const numbers = [0, 1, 2, 4, 12, 40, 2015, 2019, 2025, 2026]

/** What a schema is made of, as zod keeps it. */
interface Definition {
  type: string
  innerType?: Schema
  element?: Schema
  in?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
  values?: unknown[]
  entries?: Record<string, unknown>
}
type Schema = z.ZodMiniType & { _zod: { def: Definition } }

/** Some values that a schema takes, of every shape it knows; a field that is new in a contract needs no word here. */
export function samplesOf(schema: z.ZodMiniType): unknown[] {
  return candidatesOf(schema as Schema).filter(value => schema.safeParse(value).success)
}

function candidatesOf({ _zod: { def } }: Schema): unknown[] {
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'readonly':
      return samplesOf(def.innerType!)
    case 'nullable':
      return [null, ...samplesOf(def.innerType!)]
    case 'pipe':
      return samplesOf(def.in!)
    case 'boolean':
      return [true, false]
    case 'string':
      return texts
    case 'number':
    case 'int':
      return numbers
    case 'literal':
      return def.values!
    case 'enum':
      return Object.values(def.entries!)
    case 'union':
      return def.options!.flatMap(samplesOf)
    case 'array':
      return [[], ...samplesOf(def.element!).map(one => [one])]
    case 'object':
      return objectsOf(def.shape!)
    default:
      throw new Error(`No samples of ${def.type}`)
  }
}

/** As many objects as the field with the most samples has, each with another sample of every field. */
function objectsOf(shape: Record<string, Schema>): unknown[] {
  const fields = Object.entries(shape).map(([name, schema]) => [name, samplesOf(schema)] as const)
  const most = Math.max(...fields.map(([, samples]) => samples.length))
  return Array.from({ length: most * 3 }, (_, n) =>
    Object.fromEntries(fields.map(([name, samples], place) => [name, samples[(n * (place + 1)) % samples.length]])),
  )
}
