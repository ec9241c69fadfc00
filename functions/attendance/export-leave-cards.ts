import { newSecretId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/export-leave-cards.ts'
import { askedFile } from '#shared/attendance/file-export.ts'
import { papersIn } from '#shared/attendance/papers/say-papers.ts'
import { Problem } from '#shared/contract/problem.ts'
import { fileExports } from './file-export-store.ts'
import { isHere, peopleToFile } from './people-to-file.ts'
import { replyOf } from './reply-of-file.ts'

/** Of how many people a file comes at once, which a call has time for. */
const atOnce = 20

/** The cards come at once where they are few; a task makes those of many people. */
export const handler = serve(contract.exportLeaveCards, async ({ query }, { actor, now, language, once }) => {
  const { year, group, ids } = query
  const { company, companyName, user: member } = actor
  const people = (await peopleToFile({ actor, now }, { group, ids }, language)).filter(isHere)
  if (!people.length) throw new Problem('notFound')
  const say = papersIn(language)
  if (people.length > atOnce) {
    const asked = { what: 'leave_cards' as const, year, ...(group && { group }), ...(ids && { ids }) }
    const name = `${say('papers:cardsFile')}-${year}.zip`
    const file = askedFile({ company, member, id: newSecretId(), asked, language, name, people: people.length }, now)
    const reply = { data: { file: null, id: file.id } }
    await commit(insert(fileExports, file), ...once(reply))
    return reply
  }
  const [{ leaveCards }, { makeCards }] = await Promise.all([
    import('./papers/leave-cards.ts'),
    import('./papers/make-papers.ts'),
  ])
  const cards = await leaveCards(people, { actor, companyName, now, language, year })
  const name = say(people.length === 1 ? 'papers:cardFile' : 'papers:cardsFile')
  return replyOf(`${name}-${year}`, await makeCards(cards, language))
})
