import type { Permission } from '#shared/contract/permission.ts'

/** How many permissions differ from those of a template. */
export const differences = (template: readonly Permission[], permissions: readonly Permission[]) =>
  template.filter(one => !permissions.includes(one)).length + permissions.filter(one => !template.includes(one)).length
