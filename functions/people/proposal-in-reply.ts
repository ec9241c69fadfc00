import type { Member } from '#shared/company/model.ts'
import type { FactChange } from '#shared/people/facts/fact-change.ts'
import type { Reader } from './fact-change-view.ts'

/** What waits for confirmation, for the reply of the change that proposed it; few changes do, so its view is loaded when one does. */
export async function proposalInReply(change: FactChange | undefined, person: Member, reader: Reader) {
  if (change?.status !== 'proposed') return {}
  const { factChangeView } = await import('./fact-change-view.ts')
  return { proposal: await factChangeView(change, person, reader) }
}
