/** What of a kept draft still fits the form: a field of another release, and one of another kind, are left out. */
export function fitting<Values extends object>(kept: unknown, known: Values): Partial<Values> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const fields = Object.entries(kept).filter(
    ([field, value]) => field in known && isAlike(known[field as keyof Values], value),
  )
  return fields.length ? (Object.fromEntries(fields) as Partial<Values>) : undefined
}

/** What is not known yet may become anything, and a number nothing. */
const isAlike = (known: unknown, value: unknown) =>
  known === null ||
  known === undefined ||
  (value === null ? typeof known === 'number' : kindOf(value) === kindOf(known))

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** The fields that hold something else than before; undefined where none does. */
export function changedSince<Values extends object>(before: Values, now: Values): Partial<Values> | undefined {
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Values]),
  )
  return changed.length ? (Object.fromEntries(changed) as Partial<Values>) : undefined
}
