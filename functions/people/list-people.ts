import { missingFactsOf, type DirectoryEntry } from '#shared/company/directory.ts'
import { isAdmin } from '#shared/contract/role.ts'
import * as contract from '#shared/people/contract/list-people.ts'
import { directoryStateOf, loadDirectory, versionOf } from '#functions/company/directory.ts'
import { serve } from '#functions/platform/serve.ts'

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

/** Who has the list already asks for its version first, as does a function that has just made it; everybody else for all of it at once. */
export const handler = serve(contract.listPeople, async (_, { actor, version }) => {
  const reading = directoryStateOf(actor.company)
  const isForAdmin = isAdmin(actor)
  const alike = `${actor.company} ${isForAdmin ? 'administrators' : 'everybody'}`
  const loading = version.isAsked || version.isKept(alike) ? undefined : loadDirectory(actor.company, reading)
  // What fails is told by the state.
  loading?.catch(() => {})
  const state = await reading
  const named = versionOf(state)
  if (named) version.set(isForAdmin ? `${named} for administrators` : named, alike)
  const directory = await (loading ?? loadDirectory(actor.company, state))
  return {
    data: [...directory.values()].sort(byId).map(entry => ({
      ...essentialsOf(entry),
      ...(isForAdmin && factsForAdmin(entry)),
    })),
  }
})

const essentialsOf = ({
  id,
  first_name,
  last_name,
  avatar,
  approver_ids,
  status,
  group,
  position,
}: DirectoryEntry) => ({
  id,
  first_name,
  last_name,
  avatar,
  approver_ids,
  ...(position && { position }),
  is_active: status === 'active',
  group_id: group,
})

/** What administrators are told beside, where it is not as with most people. */
const factsForAdmin = ({ status, role, email, missing }: DirectoryEntry) => ({
  ...((status === 'invited' || status === 'inactive') && { status }),
  ...(role && { role }),
  ...(email && { email }),
  ...(missing && { missing: missingFactsOf(missing) }),
})
