import { Trans, useTranslation } from 'react-i18next'
import type { Absent } from '#shared/leave/view/absent.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { NameList } from './name-list.tsx'
import { othersAway } from './others-away.ts'

interface OthersAwaySentenceProps {
  request: RequestView
  absences: readonly Absent[]
  colleagues: readonly EssentialEmployee[]
}

/** Names who else of the group is away on the days of a request, or says that nobody is. */
export function OthersAwaySentence({ request, absences, colleagues }: OthersAwaySentenceProps) {
  const { t } = useTranslation('leave')
  const others = othersAway(request, absences, colleagues)
  return others.length ? (
    <Trans t={t} i18nKey="summaryAway" components={{ names: <NameList people={others} /> }} />
  ) : (
    t('awayMeanwhileNobody')
  )
}
