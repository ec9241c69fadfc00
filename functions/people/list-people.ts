import * as contract from '#shared/people/contract/list-people.ts'
import { directoryStateOf, loadDirectory, versionOf } from '#functions/company/directory.ts'
import { serve } from '#functions/platform/serve.ts'

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

/** Who has the list already asks for its version first; everybody else for all of it at once. */
export const handler = serve(contract.listPeople, async (_, { actor, version }) => {
  const reading = directoryStateOf(actor.company)
  const loading = version.isAsked ? undefined : loadDirectory(actor.company, reading)
  // What fails is told by the state.
  loading?.catch(() => {})
  const state = await reading
  const named = versionOf(state)
  if (named) version.set(named)
  const directory = await (loading ?? loadDirectory(actor.company, state))
  return {
    data: [...directory.values()].sort(byId).map(({ status, group, position: _position, ...colleague }) => ({
      ...colleague,
      is_active: status === 'active',
      group_id: group,
    })),
  }
})
