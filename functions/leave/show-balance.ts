import { serveReadingAhead } from '#functions/platform/serve.ts'
import { yearOf } from '#shared/calendar/day.ts'
import * as contract from '#shared/leave/contract/show-balance.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import { readLeave } from './leave-store.ts'
import { balanceView } from './balance-view.ts'
import { visibleLeave } from './visible-leave.ts'

export const handler = serveReadingAhead(
  contract.showBalance,
  ({ path }, { company, user }) => readLeave({ company, member: memberIn(path, user) }),
  async ({ path, query }, { actor, now, language }, reading) => {
    const year = query.year ?? yearOf(now.today)
    const whose = { company: actor.company, member: memberIn(path, actor.user) }
    const { situation } = await visibleLeave(actor, whose, [year], now.today, await reading())
    const knowsTerms = mayKnowTerms(actor, situation.member)
    const isOwn = situation.member.id === actor.user
    return { data: await balanceView(situation, { year, today: now.today, language, knowsTerms, isOwn }) }
  },
)

const memberIn = ({ id }: { id: string }, user: string) => (id === 'me' ? user : id)
