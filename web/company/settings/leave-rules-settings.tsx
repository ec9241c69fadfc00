import { useTranslation } from 'react-i18next'
import { showLeaveRules } from '#shared/leave/contract/show-leave-rules.ts'
import { useApi } from '#web/api/use-api.ts'
import { Card } from '#web/ui/card/card.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { typedOf } from './leave-rule.ts'
import { LeaveRulesForm } from './leave-rules-form.tsx'

/** The company's choices where the law leaves room. */
export function LeaveRulesSettings() {
  const { t } = useTranslation('settings')
  const { data, error, mutate } = useApi(showLeaveRules)
  if (data) return <LeaveRulesForm known={typedOf(data.data)} />
  return (
    <Card title={t('rules')}>
      {error ? <LoadFailed title={t('rulesLoadFailed')} onRetry={() => void mutate()} /> : <SkeletonRows rows={8} />}
    </Card>
  )
}
