import { showOwnPermissions } from '#shared/backoffice/contract/show-own-permissions.ts'
import type { Permission } from '#shared/contract/permission.ts'
import { useApi } from '#web/api/use-api.ts'

/** How often it is asked what the operator may do, in milliseconds: what was taken leaves the menu without a reload. */
const every = 60_000

/** The operator who is in, once known. */
export const useOperator = () => useApi(showOwnPermissions, undefined, { refreshInterval: every })

/** Whether the operator has a permission; the server asks again at every call. */
export function useMay() {
  const permissions = useApi(showOwnPermissions, undefined, { revalidateIfStale: false }).data?.data.permissions ?? []
  return (permission: Permission) => permissions.includes(permission)
}
