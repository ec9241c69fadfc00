import { leave } from '#shared/leave/contract.ts'
import { listWaitingBalances, type YearAfter } from '#shared/leave/contract/request/list-waiting-balances.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { othersAway, type OthersAway } from '../others-away.ts'
import type { Block } from './block.ts'

/** What a decision is taken by; each undefined until it is known, and where it could not be loaded. */
export interface RowFacts {
  years: readonly YearAfter[] | undefined
  others: OthersAway | undefined
}

/** What is left to the person, and who else is away; the rows of a block share the calls. */
export function useRowFacts(request: RequestView, { ids, window }: Block): RowFacts {
  const kept = { keepPreviousData: true, shouldRetryOnError: false }
  const balances = useApi(listWaitingBalances, { query: { ids } }, kept).data?.data
  const absences = useApi(leave.listAbsent, { query: window }, kept).data?.data
  const colleagues = useApi(people.listPeople).data?.data
  const isInWindow = request.to_date <= window.to
  return {
    years: balances?.find(({ id }) => id === request.id)?.years,
    others: absences && colleagues && isInWindow ? othersAway(request, absences, colleagues) : undefined,
  }
}
