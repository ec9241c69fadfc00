import { useTranslation } from 'react-i18next'
import type { Year } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** Takes over the public holidays of a company's country, where they are not known by law. */
export function ImportYear({ year }: { year: Year }) {
  const { t } = useTranslation('calendar')
  const { change, isChanging } = useChange(company.importHolidays)

  async function take() {
    try {
      const { data } = await change({ body: { year } })
      toast.success(data.length ? t('imported', { count: data.length }) : t('importedNone'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(Object.values(error.errors).flat()[0] ?? error.message)
    }
  }

  return (
    <Button icon="download" isPending={isChanging} onPress={() => void take()}>
      {t('importYear', { year })}
    </Button>
  )
}
