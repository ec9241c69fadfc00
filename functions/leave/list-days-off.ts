import { nowAt } from '#functions/platform/clock.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { getAll, list } from '#functions/platform/table.ts'
import { yearOf, type Year } from '#shared/calendar/day.ts'
import * as contract from '#shared/leave/contract/list-days-off.ts'
import { type OfferedType } from '#shared/leave/contract/list-days-off.ts'
import { asksForDocument } from '#shared/leave/document/asked-document.ts'
import { yearsAhead, type LeaveRequest } from '#shared/leave/model.ts'
import { duringDraft } from '#shared/leave/request/request-leave.ts'
import { isOffered, unavailable, windowsOf } from '#shared/leave/request/offer.ts'
import { patternsShown, type Situation } from '#shared/leave/situation.ts'
import { isForChild, leaveTypes } from '#shared/leave/types.ts'
import { refusalToAsk } from '#shared/leave/permissions.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import type { Language } from '#shared/words/language.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import type { Sentence } from '#shared/words/sentence.ts'
import { balanceView, grantersIn } from './balance-view.ts'
import { readLeave, requests } from './leave-store.ts'
import { peopleOf } from './named-people.ts'
import { idsIn, typeLabel, viewsOf } from './request-view.ts'
import { visibleLeave } from './visible-leave.ts'

export const handler = serveReadingAhead(
  contract.listDaysOff,
  async ({ query }, { company, user }) => {
    const whose = { company, member: query.user_id ?? user }
    const year = query.year ?? yearOf(nowAt(new Date()).today)
    const last = query.year ?? year + yearsAhead
    const [leave, begun] = await Promise.all([readLeave(whose), begunBetween(year, last, whose)])
    return { whose, year, last, leave, begun }
  },
  async (_, { actor, now, language }, reading) => {
    const { whose, year, last, leave, begun } = await reading()
    const { situation } = await visibleLeave(
      actor,
      whose,
      books => [year, ...books.map(book => book.year).filter(one => one > year && one <= last)],
      now.today,
      leave,
    )
    const [found, people] = await Promise.all([
      withBooked(begun, situation),
      peopleOf(actor.company, [...idsIn(begun), ...grantersIn(situation)], [situation.member]),
    ])
    const knowsTerms = mayKnowTerms(actor, situation.member)
    const isOwn = situation.member.id === actor.user
    const refusal = refusalToAsk(actor, situation.member)?.sentence
    return {
      data: await viewsOf(found, { actor, language, now }, situation, people),
      types: offered(employedOn(now.today, situation), now.today, language, refusal),
      balance: await balanceView(situation, { year, today: now.today, language, knowsTerms, isOwn }, people),
      working_patterns: [...patternsShown(situation, knowsTerms)],
    }
  },
)

/** The requests that begin in some years, of an index that may lag. */
const begunBetween = (
  first: Year,
  last: Year,
  whose: { company: string; member: string },
): Promise<Stored<LeaveRequest>[]> =>
  list(requests, { pk: memberPartition(whose), index: 2, between: [`${first}-01-01`, `${last}-12-31`] })

/** The requests that touch the years, newest first: those that begin in them, and as they are now those that their books name. */
async function withBooked(begun: Stored<LeaveRequest>[], { member, books }: Situation): Promise<LeaveRequest[]> {
  const whose = { company: member.company, member: member.id }
  const booked = [...new Set(books.flatMap(({ bookings }) => bookings.map(({ request }) => request)))]
  const fresh = await getAll(
    requests,
    booked.map(id => ({ ...whose, id })),
  )
  const others = begun.filter(({ id }) => !booked.includes(id))
  return [...fresh, ...others].sort((one, other) => (one.from_date < other.from_date ? 1 : -1))
}

/** The situation of the employment of a day, by which leave of that day is judged. */
const employedOn = (today: string, situation: Situation) =>
  duringDraft({ from_date: today, to_date: today }, situation, today)

/**
 * The types of leave, and why they cannot be taken today. A reader who may not ask for the person is told that alone, since
 * what is on offer tells of gender and children.
 */
const offered = (
  situation: Situation,
  today: string,
  language: Language,
  refusal: Sentence | undefined,
): OfferedType[] =>
  leaveTypes
    .filter(({ id }) => isOffered(id, situation))
    .map(({ id }) => {
      const why = refusal ?? unavailable(id, situation, today)
      const windows = !refusal && isForChild(id) ? { windows: windowsOf(id, situation).map(asShown) } : {}
      return {
        id,
        label: typeLabel(id, language),
        available: !why,
        ...(why && { reason: sayReply(why, language) }),
        ...(asksForDocument(id, situation.calendar) && { asks_document: true as const }),
        ...windows,
      }
    })

const asShown = ({ child, ...window }: ReturnType<typeof windowsOf>[number]) => ({ child_id: child.id, ...window })
