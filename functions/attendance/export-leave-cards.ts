import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/attendance/contract/export-leave-cards.ts'
import { papersIn } from '#shared/attendance/papers/say-papers.ts'
import { Problem } from '#shared/contract/problem.ts'
import { askForFile } from './ask-for-file.ts'
import { isHere, peopleToFile } from './people-to-file.ts'
import { replyOf } from './reply-of-file.ts'

/** Of how many people a file comes at once, which a call has time for. */
const atOnce = 20

/** The cards come at once where they are few; a task makes those of many people. */
export const handler = serve(contract.exportLeaveCards, async ({ query }, context) => {
  const { actor, now, language } = context
  const { year, group, ids } = query
  const { companyName } = actor
  const people = (await peopleToFile({ actor, now }, { group, ids }, language)).filter(isHere)
  if (!people.length) throw new Problem('notFound')
  const say = papersIn(language)
  if (people.length > atOnce) {
    const asked = { what: 'leave_cards' as const, year, ...(group && { group }), ...(ids && { ids }) }
    const name = `${say('papers:cardsFile')}-${year}.zip`
    return askForFile({ asked, name, people: people.length }, context)
  }
  const [{ leaveCards }, { makeCards }] = await Promise.all([
    import('./papers/leave-cards.ts'),
    import('./papers/make-papers.ts'),
  ])
  const cards = await leaveCards(people, { actor, companyName, now, language, year })
  const name = say(people.length === 1 ? 'papers:cardFile' : 'papers:cardsFile')
  return replyOf(`${name}-${year}`, await makeCards(cards, language))
})
