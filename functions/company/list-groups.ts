import * as contract from '#shared/company/contract/list-groups.ts'
import { groupView } from '#shared/company/rules.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { groupsOf } from './group-store.ts'

export const handler = serveReadingAhead(
  contract.listGroups,
  (_, { company }) => groupsOf(company, { mayLag: true }),
  async (_input, _context, reading) => ({ data: (await reading()).map(groupView) }),
)
