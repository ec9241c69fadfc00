import { useTranslation } from 'react-i18next'
import type { Say } from '#shared/attendance/files/payroll-words.ts'

/** Says what stands in the files of payroll too, in the language of the page. */
export function useSay(): Say {
  const { t } = useTranslation(['payroll', 'common'])
  return (key, values = {}) => t(key, values)
}
