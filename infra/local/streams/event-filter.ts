/** A pattern of Lambda's event filtering: an object to go into, or the values that a leaf may have. */
type Pattern = { [name: string]: Pattern } | readonly Alternative[]
type Alternative = string | number | boolean | null | { exists: boolean }

export interface FilterCriteria {
  Filters?: { Pattern: string }[]
}

/** Whether Lambda delivers an event under these criteria; without any it delivers all. */
export function eventFilter({ Filters = [] }: FilterCriteria = {}): (event: unknown) => boolean {
  const patterns = Filters.map(({ Pattern }) => JSON.parse(Pattern) as Pattern)
  return event => patterns.length === 0 || patterns.some(pattern => matches(pattern, event))
}

function matches(pattern: Pattern, value: unknown): boolean {
  if (isLeaf(pattern)) return pattern.some(alternative => isMatch(alternative, value))
  const inside = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return Object.entries(pattern).every(([name, part]) => matches(part, inside[name]))
}

const isLeaf = (pattern: Pattern): pattern is readonly Alternative[] => Array.isArray(pattern)

const isMatch = (alternative: Alternative, value: unknown) =>
  typeof alternative === 'object' && alternative !== null
    ? (value !== undefined) === alternative.exists
    : value === alternative
