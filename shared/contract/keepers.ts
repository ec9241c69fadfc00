import { effectivePermissions, type Permission } from './permission.ts'

interface Given {
  template: string | null
  additions: readonly string[]
  removals: readonly string[]
}
type Templates = readonly { id: string; permissions: readonly string[] }[]

/** What somebody may do who is an operator, whether active or not. */
export const grantedTo = ({ template, additions, removals }: Given, templates: Templates): Permission[] =>
  effectivePermissions({
    template: templates.find(({ id }) => id === template)?.permissions ?? [],
    additions,
    removals,
  })

/** What an operator may do now: nothing, where they were deactivated. */
export const permissionsOf = (operator: Given & { is_active: boolean }, templates: Templates): Permission[] =>
  operator.is_active ? grantedTo(operator, templates) : []

/** An operator as the last holder is looked for: whoever cannot sign in could not help anybody back in. */
export interface Holder extends Given {
  account: string
  is_active: boolean
  canSignIn: boolean
}

const keeping = 'admin-users.write' satisfies Permission

/** Who keeps the operators, of those that are given. */
export const keepersAmong = <H extends Holder>(all: readonly H[], templates: Templates): H[] =>
  all.filter(one => one.canSignIn && permissionsOf(one, templates).includes(keeping))
