import { useTranslation } from 'react-i18next'
import { company } from '#shared/company/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'

/** Leads to a calendar feed of what the team calendar shows: a group that is chosen, or the company. */
export function SubscribeLink({ group }: { group: string | null }) {
  const { t } = useTranslation('leave')
  const groups = useApi(company.listGroups).data?.data ?? []
  const chosen = groups.some(({ id }) => id === group) ? group : null
  return (
    <p>
      <LinkButton to={`/user/account-settings?feed=${chosen ?? 'company'}`} variant="quiet" size="sm" icon="calendar">
        {t('calendarSubscribe')}
      </LinkButton>
    </p>
  )
}
