import { useTranslation } from 'react-i18next'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import type { FeedView } from '#shared/leave/contract/feed/feed-view.ts'
import { useApi } from '#web/api/use-api.ts'

/** Says what a feed shows; of a group that is no more, that it is. */
export function useShownBy() {
  const { t } = useTranslation('calendarfeeds')
  const groups = useApi(listGroups).data?.data
  return ({ scope, group }: Pick<FeedView, 'scope' | 'group'>): string => {
    if (scope === 'own') return t('showsOwn')
    if (scope === 'company') return t('showsCompany')
    const name = groups?.find(({ id }) => id === group)?.name
    if (name !== undefined) return t('showsGroup', { group: name })
    return groups ? t('showsGoneGroup') : ''
  }
}
