import { effectivePermissions, type Permission } from '../contract/permission.ts'
import { problem, type Problem } from '../contract/problem.ts'
import type { Operator, PermissionTemplate } from './operator.ts'

type Given = Pick<Operator, 'template' | 'additions' | 'removals'>
type Templates = readonly Pick<PermissionTemplate, 'id' | 'permissions'>[]

/** What somebody may do who is an operator, whether active or not. */
export const grantedTo = ({ template, additions, removals }: Given, templates: Templates): Permission[] =>
  effectivePermissions({
    template: templates.find(({ id }) => id === template)?.permissions ?? [],
    additions,
    removals,
  })

/** What an operator may do now: nothing, where they were deactivated. */
export const permissionsOf = (operator: Given & Pick<Operator, 'is_active'>, templates: Templates): Permission[] =>
  operator.is_active ? grantedTo(operator, templates) : []

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

/** An operator as the last holder is looked for: whoever has no password yet could not help anybody back in. */
export interface Holder extends Given, Pick<Operator, 'account' | 'is_active'> {
  canSignIn: boolean
}

const keeping = 'admin-users.write' satisfies Permission

/** Who keeps the operators, of those that are given. */
export const keepersAmong = <H extends Holder>(all: readonly H[], templates: Templates): H[] =>
  all.filter(one => one.canSignIn && permissionsOf(one, templates).includes(keeping))
