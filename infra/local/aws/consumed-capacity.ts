/** Asks DynamoDB for the capacity that a call consumes. */
const question = '"ReturnConsumedCapacity":"TOTAL"'
const asked = Buffer.from('"ReturnConsumedCapacity"')
const answer = Buffer.from('"ConsumedCapacity":')

const [comma, quote] = [Buffer.from(',')[0], Buffer.from('"')[0]]
const [opening, closing] = [Buffer.from('{['), Buffer.from('}]')]

/** A call's body that also asks for the consumed capacity, made without parsing it; undefined where it may say so itself. */
export function withCapacityAsked(body: Buffer): Buffer | undefined {
  if (!body.includes('"') || body.includes(asked)) return undefined
  return Buffer.concat([Buffer.from(`{${question},`), body.subarray(body.indexOf('{') + 1)])
}

/**
 * The units that a reply tells of, and the reply without them; the rest of it is not parsed. Undefined where that takes a parser, as where
 * an attribute has the same name.
 */
export function capacityTold(body: Buffer): { units: number; rest: Buffer } | undefined {
  const at = body.indexOf(answer)
  if (at < 0 || at !== body.lastIndexOf(answer)) return undefined
  const begin = at + answer.length
  const end = endOf(body, begin)
  const units = end === undefined ? undefined : unitsIn(JSON.parse(body.toString('utf8', begin, end)))
  if (end === undefined || units === undefined) return undefined
  const [from, to] = body[at - 1] === comma ? [at - 1, end] : [at, body[end] === comma ? end + 1 : end]
  return { units, rest: Buffer.concat([body.subarray(0, from), body.subarray(to)]) }
}

/** The sum of the units of one table or of several; undefined where the value is something else. */
export function unitsIn(value: unknown): number | undefined {
  const units = [value].flat().map(one => (one as { CapacityUnits?: unknown } | null)?.CapacityUnits)
  return units.every(one => typeof one === 'number') ? units.reduce((sum, one) => sum + one, 0) : undefined
}

/** Where the object or list that begins here ends; names of tables and indexes need no escapes. */
function endOf(body: Buffer, begin: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = begin; at < body.length; at++) {
    const byte = body[at] ?? 0
    if (byte === quote) quoted = !quoted
    else if (!quoted && opening.includes(byte)) depth += 1
    else if (!quoted && closing.includes(byte) && --depth === 0) return at + 1
    if (depth === 0) return undefined
  }
  return undefined
}
