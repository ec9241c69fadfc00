/** What stands for the person or the company itself, whose folder it is. */
const omitted = ['company', 'member', 'account']

const isMoment = (key: string) => key === 'at' || /_(at|until|since)$/.test(key)

/** Fields that hold the id of somebody, or several. */
const ofPeople = ['by', 'approved_by', 'submitter', 'invited_by', 'stand_in', 'approver_ids']

type Visit<T> = (key: string, value: unknown) => T | undefined

/** Stored attributes as people read them: moments in the form of ISO 8601, people by name, and nothing of how they are stored. */
export function readable(value: unknown, nameOf: (id: string) => string): unknown {
  return visited(value, (key, found) => {
    if (isMoment(key) && typeof found === 'number') return new Date(found * 1000).toISOString()
    if (!ofPeople.includes(key)) return undefined
    if (Array.isArray(found)) return found.map(id => nameOf(String(id)))
    return typeof found === 'string' ? nameOf(found) : undefined
  })
}

/** The people whom stored attributes name by their ids. */
export function peopleIn(value: unknown): string[] {
  const ids: string[] = []
  visited(value, (key, found) => {
    if (ofPeople.includes(key)) ids.push(...[found].flat().filter(id => typeof id === 'string'))
    return undefined
  })
  return ids
}

function visited(value: unknown, visit: Visit<unknown>): unknown {
  if (Array.isArray(value)) return value.map(one => visited(one, visit))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('_') && !omitted.includes(key))
  return Object.fromEntries(entries.map(([key, found]) => [key, visit(key, found) ?? visited(found, visit)]))
}
