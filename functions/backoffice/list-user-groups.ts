import * as contract from '#shared/backoffice/contract/user-groups/list-user-groups.ts'
import { serve } from '#functions/platform/serve.ts'
import { allUserGroups } from './user-groups/user-group-store.ts'
import { withVersion } from './with-version.ts'

export const handler = serve(contract.listUserGroups, async () => ({
  data: (await allUserGroups()).map(withVersion).toSorted((one, other) => one.name.localeCompare(other.name, 'hu')),
}))
