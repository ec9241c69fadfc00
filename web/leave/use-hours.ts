import { useTranslation } from 'react-i18next'

/** Hours as the language writes them: `38,5`. */
export function useHoursFormat() {
  const { i18n } = useTranslation()
  return (hours: number) => hours.toLocaleString(i18n.language, { maximumFractionDigits: 2 })
}
