import { Trans, useTranslation } from 'react-i18next'
import type { Absent } from '#shared/leave/view/absent.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { NameList } from './name-list.tsx'
import { othersAway, type OverlappingRequest } from './others-away.ts'

interface OthersAwaySentenceProps {
  request: OverlappingRequest
  absences: readonly Absent[]
  colleagues: readonly EssentialEmployee[]
}

/** Names who else of the group is away on the days of a request and who has only asked, or says that nobody is. */
export function OthersAwaySentence({ request, absences, colleagues }: OthersAwaySentenceProps) {
  const { t } = useTranslation(['leave', 'request'])
  const { away, asked } = othersAway(request, absences, colleagues)
  if (!away.length && !asked.length) return t('awayMeanwhileNobody')
  return (
    <>
      {away.length > 0 && <Trans t={t} i18nKey="summaryAway" components={{ names: <NameList people={away} /> }} />}{' '}
      {asked.length > 0 && (
        <Trans t={t} i18nKey="request:othersAsked" components={{ names: <NameList people={asked} /> }} />
      )}
    </>
  )
}
