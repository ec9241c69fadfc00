/** A route and its target. */
export interface Route<Answer> {
  /** API Gateway's key: `PUT /user/{id}/role`, `ANY /{proxy+}` or `$default`. */
  key: string
  answer: Answer
}

export interface Match<Answer> extends Route<Answer> {
  parameters: Record<string, string>
}

interface Pattern<Answer> extends Route<Answer> {
  method: string
  segments: string[]
}

/** The specificity of a route segment: literal before variable before greedy. */
const rank = (segment: string) => (segment.endsWith('+}') ? 0 : segment.startsWith('{') ? 1 : 2)

/**
 * Finds the route of a call as API Gateway does: the most specific path wins, segment by segment, then a method over `ANY`,
 * and `$default` takes the rest.
 */
export function router<Answer>(routes: Route<Answer>[]) {
  const patterns = routes
    .filter(({ key }) => key !== '$default')
    .map(patternOf)
    .sort(bySpecificity)
  const fallback = routes.find(({ key }) => key === '$default')

  return (method: string, path: string): Match<Answer> | undefined => {
    const segments = path.split('/').slice(1)
    for (const { key, answer, ...pattern } of patterns) {
      if (pattern.method !== method && pattern.method !== 'ANY') continue
      const parameters = parametersOf(pattern.segments, segments)
      if (parameters) return { key, answer, parameters }
    }
    return fallback && { ...fallback, parameters: {} }
  }
}

function patternOf<Answer>(route: Route<Answer>): Pattern<Answer> {
  const [method = '', path = ''] = route.key.split(' ')
  return { ...route, method, segments: path.split('/').slice(1) }
}

function bySpecificity(a: Pattern<unknown>, b: Pattern<unknown>) {
  for (let i = 0; i < Math.max(a.segments.length, b.segments.length); i++) {
    const difference = rank(b.segments[i] ?? '{+}') - rank(a.segments[i] ?? '{+}')
    if (difference) return difference
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY')
}

/** The path parameters, or nothing if the path does not match. */
function parametersOf(pattern: string[], path: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {}
  for (const [i, segment] of pattern.entries()) {
    if (rank(segment) === 0) {
      const rest = path.slice(i).join('/')
      return rest ? { ...parameters, [segment.slice(1, -2)]: rest } : undefined
    }
    const value = path[i]
    if (!value) return undefined
    if (rank(segment) === 1) parameters[segment.slice(1, -1)] = value
    else if (segment !== value) return undefined
  }
  return pattern.length === path.length ? parameters : undefined
}
