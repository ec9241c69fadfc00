import { effectivePermissions, type Permission } from '../contract/permission.ts'
import { problem, type Problem } from '../contract/problem.ts'
import type { Operator } from '../account/operator.ts'

/** How permissions differ from a template, so that the two together give them. */
export function differencesFrom(
  template: readonly string[],
  wanted: readonly Permission[],
): Pick<Operator, 'additions' | 'removals'> {
  const base = effectivePermissions({ template, additions: [], removals: [] })
  const closed = effectivePermissions({ template: [], additions: wanted, removals: [] })
  return {
    additions: closed.filter(one => !base.includes(one)),
    removals: base.filter(one => !closed.includes(one)),
  }
}

const without = (all: readonly Permission[], some: readonly Permission[]) => all.filter(one => !some.includes(one))

/** Nobody grants what they lack. */
export const grantObstacle = (
  actor: readonly Permission[],
  before: readonly Permission[],
  after: readonly Permission[],
): Problem | undefined =>
  without(without(after, before), actor).length ? problem('forbidden', 'refusals:grantsMore') : undefined

/** Nobody changes somebody who may do more than they. */
export const rankObstacle = (actor: readonly Permission[], target: readonly Permission[]): Problem | undefined =>
  without(target, actor).length ? problem('forbidden', 'refusals:operatorHasMore') : undefined
