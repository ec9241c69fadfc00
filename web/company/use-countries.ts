import { useTranslation } from 'react-i18next'
import { listCountries } from '#shared/company/contract/list-countries.ts'
import { useApi } from '#web/api/use-api.ts'
import { countries } from '#web/ui/form/countries.ts'

/** The countries that a company may choose; those of every release until it is known what operators have written of them. */
export function useCountries(kept?: string) {
  const { i18n } = useTranslation()
  return countries(i18n.language, useApi(listCountries).data?.data, kept)
}
